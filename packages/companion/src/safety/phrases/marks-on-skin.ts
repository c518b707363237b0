import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

/** Over lower case without accents. */
interface Cues {
  /** Done once more, whatever it is. */
  again: RegExp;
  marks: RegExp;
  /** Who may see it, and what covers it. */
  seen: RegExp;
  otherwise: RegExp;
  /** Nail biting, picking at the skin, a tattoo: what people do with their skin that is none of it. */
  habit: RegExp;
}

const cues: Readonly<Record<Language, Cues>> = {
  it: {
    again:
      /\b(?:l'ho (?:ri)?fatto (?:di nuovo|ancora|un'altra volta)|l'ho rifatto|ci sono ricascat[oa]|ci sono ricadut[oa]|di nuovo ieri)\b/u,
    marks:
      /\b(?:cicatric[ei]|tagli|segni|graffi|ferite)\b.{0,20}\b(?:bracci[oa]|braccia|pols[oi]|gamb[ae]|cosc[eia]+|pancia|fianchi)\b/u,
    seen: /\b(?:le|li|se ne|lo) (?:ved(?:a|e|ano|ono|esse|rann?o|ra)|accorg\w+|nota|noti|scopra)\b|\bmaniche lunghe\b/u,
    otherwise:
      /\b(?:gatt[oa]|cane|rovi|bici|moto|incidente|operazione|intervento|chirurg\w+|acne|caduta|giardin\w+|lavoro|calcio)\b/u,
    habit:
      /\b(?:mi (?:mangio|mordo|rosicchio|mordicchio) (?:sempre )?(?:le (?:unghie|pellicine)|l'interno)|mangiarmi le unghie|mi (?:stuzzico|tormento|gratto|pizzico) (?:sempre )?(?:la pelle|le pellicine|i brufoli|le crosticine)|mi schiaccio i brufoli|(?:fatt[oa]|fare) (?:un |il )?(?:tatuaggio|piercing)|con le mie mani)\b(?: (?:fino )?a(?:l)? sangue)?/u,
  },
  en: {
    again: /\b(?:i (?:did|done|have done|'ve done) it again|i relapsed|did it again)\b/u,
    marks:
      /\b(?:scars?|cuts|marks|scratches|wounds?)\b.{0,20}\b(?:arms?|wrists?|legs?|thighs?|stomach|hips?)\b/u,
    seen: /\b(?:see|sees|seeing|saw|notice[sd]?|find out|finds out) (?:them|it|my (?:arms?|scars?|cuts))\b|\blong sleeves\b/u,
    otherwise:
      /\b(?:cat|kitten|dog|bramble\w*|bike|motorbike|accident|burn|surgery|operation|acne|fell|garden\w*|work|football|rugby)\b/u,
    habit:
      /\bi (?:always |keep )?(?:bit(?:e|ing)|chew(?:ing)?|pick(?:ing)?(?: at)?) (?:on )?my (?:nails?|cuticles|skin|lips?|spots|scabs|fingers)\b(?: (?:until|till) (?:they|it) bleeds?)?|\b(?:got|get|getting) (?:a |my )(?:\p{L}+ )?(?:tattoo|piercing)\b|\b(?:made|built|knitted|baked|painted|sewed|cooked|drew) (?:it|this|that|them)(?: all)?(?: by)? myself\b(?:,? with my own (?:two )?hands)?|\bwith my own (?:two )?hands\b/u,
  },
  es: {
    again: /\b(?:lo he vuelto a hacer|lo volvi a hacer|lo hice otra vez|he recaido|recai)\b/u,
    marks:
      /\b(?:cicatrices|cortes|marcas|heridas|aranazos)\b.{0,20}\b(?:brazos?|munecas?|piernas?|muslos?|barriga|caderas?)\b/u,
    seen: /\b(?:l[ao]s? (?:vea|ve|vean|ven|note|descubra)|se de cuenta|se den cuenta)\b|\bmanga larga\b/u,
    otherwise:
      /\b(?:gat[oa]|perr[oa]|zarzas|bici|moto|accidente|operacion|cirugia|acne|caida|jardin|trabajo|futbol)\b/u,
    habit:
      /\b(?:me (?:muerdo|como|arranco|pellizco|rasco|toqueteo) (?:siempre )?(?:las unas|los pellejit?os|pellejit?os|los padrastros|la piel|las costras|los granos)(?: hasta (?:que (?:me )?sangr\p{L}+|sangrar|hacerme sangre))?|morderme las unas|comerme las unas|(?:hice|hecho|hacerme|hacer) (?:un |el )?(?:tatuaje|piercing)|con mis propias manos)\b/u,
  },
  nl: {
    again:
      /\b(?:ik heb het (?:weer|opnieuw) gedaan|heb het weer gedaan|(?:weer|opnieuw) teruggevallen|het is weer gebeurd)\b/u,
    marks:
      /\b(?:littekens?|sneeen|sneetjes|krassen|wonden)\b.{0,20}\b(?:arm|armen|pols|polsen|been|benen|bovenbenen|buik|heupen)\b/u,
    seen: /\b(?:ze (?:ziet|zien|zag|merkt)|(?:ziet|zien|merkt|ontdekt) (?:ze|het|mijn (?:armen|littekens)))\b|\blange mouwen\b/u,
    otherwise:
      /\b(?:kat|kitten|hond|bramen|fiets|motor|ongeluk|operatie|acne|gevallen|tuin|werk|voetbal)\b/u,
    habit:
      /\b(?:ik )?(?:bijt|kluif|pulk|krab|pluk|peuter) (?:altijd |steeds )?(?:op |aan |in )?(?:mijn|m'n|mn) (?:nagels?|nagelriemen|velletjes|huid|vingers|lippen|korstjes|puistjes)\b(?: tot (?:bloedens toe|bloed|ze bloeden|het bloedt))?|\b(?:nagelbijten|nagels bijten)\b|\b(?:tattoo|tatoeage|piercing) (?:gezet|laten zetten)\b|\bmet mijn eigen (?:twee )?handen\b|\b(?:helemaal )?zelf (?:gemaakt|gebouwd|gebreid|gebakken|geschilderd)\b/u,
  },
};

const bare: Readonly<Record<Language, RegExp>> = {
  it: /^(?:e )?(?:l'ho (?:ri)?fatto|ci sono ricascat[oa])(?: di nuovo| ancora| da sol[oa]| io)*$/u,
  en: /^(?:and )?(?:i )?(?:just )?(?:did|done|made) it(?: all)?(?: again| by myself| myself| on my own)+$/u,
  es: /^(?:y )?(?:lo (?:he vuelto a hacer|volvi a hacer|hice(?: otra vez)?|he hecho))(?: yo)?(?: sol[oa]| mism[oa])?$/u,
  nl: /^(?:en )?(?:ik )?(?:heb )?het (?:weer|opnieuw|zelf|helemaal zelf)(?: zelf)? (?:gedaan|gemaakt)$/u,
};

/** What the last messages come to: hurt oneself once more, or marks that nobody may see. */
export function marksOnSkin(
  text: string,
  earlier: readonly string[],
  language: Language,
): 'again' | 'hidden' | null {
  const { again, marks, seen, otherwise } = cues[language];
  const newest = foldCharacters(text);
  if (![again, marks, seen].some((cue) => cue.test(newest))) return null;
  const whole = foldCharacters([...earlier, text].join(' . '));
  if (!marks.test(whole) || otherwise.test(whole)) return null;
  if (again.test(whole)) return 'again';
  return seen.test(whole) ? 'hidden' : null;
}

/** 'I did it again', 'I did it myself', and nothing of what. */
export function saysOnlyDone(text: string, language: Language): boolean {
  const plain = foldCharacters(text)
    .replace(/[^\p{L}' ]/gu, '')
    .trim();
  return bare[language].test(plain);
}

/** A message without what it says of a habit with one's skin or nails; null: it says nothing of one. */
export function withoutHabit(text: string, language: Language): string | null {
  const plain = foldCharacters(text);
  const { habit } = cues[language];
  return habit.test(plain) ? plain.replace(habit, ' ') : null;
}
