/** Irregular forms, as `form=gloss`; the glosses of the other languages tell the past as 'did' in the same way. */
const irregular = `am=be is=be are=be was=did+be were=did+be been=be being=be has=have had=did+have having=have
  does=do done=do doing=do went=did+go gone=go goes=go said=did+say made=did+make got=did+get gotten=get
  took=did+take taken=take came=did+come knew=did+know known=know thought=did+think saw=did+see seen=see
  gave=did+give given=give found=did+find told=did+tell left=did+leave felt=did+feel kept=did+keep began=did+begin
  begun=begin heard=did+hear held=did+hold brought=did+bring wrote=did+write written=write sat=did+sit
  stood=did+stand lost=did+lose paid=did+pay met=did+meet ran=did+run led=did+lead understood=did+understand
  spoke=did+speak spoken=speak drank=did+drink drunk=drink ate=did+eat eaten=eat fell=did+fall fallen=fall
  slept=did+sleep woke=did+wake woken=wake drove=did+drive driven=drive broke=did+break broken=break
  bought=did+buy chose=did+choose chosen=choose threw=did+throw thrown=throw hid=did+hide hidden=hide
  shot=did+shoot hung=did+hang stole=did+steal stolen=steal swam=did+swim bled=did+bleed sent=did+send
  sold=did+sell built=did+build caught=did+catch taught=did+teach forgot=did+forget forgotten=forget lay=did+lie
  lied=did+lie lying=lie dying=die died=did+die dies=die tying=tie tied=did+tie cried=did+cry cries=cry
  tried=did+try tries=try buried=did+bury burnt=did+burn dreamt=did+dream meant=did+mean spent=did+spend
  rang=did+ring rung=ring sang=did+sing sung=sing sank=did+sink sunk=sink shook=did+shake shaken=shake
  froze=did+freeze frozen=freeze bit=did+bite bitten=bite beaten=beat blew=did+blow blown=blow drew=did+draw
  drawn=draw flew=did+fly flown=fly grew=did+grow grown=grow rode=did+ride ridden=ride rose=did+rise risen=rise
  swore=did+swear sworn=swear tore=did+tear torn=tear wore=did+wear worn=wear won=did+win lit=did+light
  fed=did+feed fought=did+fight dug=did+dig stuck=did+stick struck=did+strike wept=did+weep crept=did+creep
  knelt=did+kneel leant=did+lean children=child kids=kid men=man women=woman feet=foot teeth=tooth lives=life
  wives=wife knives=knife halves=half mice=mouse an=a changed=did+change using=use used=did+use dyed=did+dye
  theyve=they+have youve=you+have weve=we+have theyll=they+will youll=you+will itll=it+will theyd=they+would
  whod=who+would youd=you+would hed=he+would itd=it+would wheres=where+be whos=who+be heres=here+be
  theres=there+be everythings=everything+be everyones=everyone+be nobodys=nobody+be somebodys=somebody+be
  everybodys=everybody+be wifes=wife husbands=husband grandads=grandad mums=mum moms=mum mom=mum dads=dad
  tonights=tonight tbh=honestly lets=let+us its=it+be whats=what+be thats=that+be brothers=brother
  sisters=sister`;

/** Words that only look like plurals, past or '-ing' forms. */
const whole = new Set(
  `this his us yes bus gas always less thus news perhaps towards thing something nothing anything everything during
  morning evening king ring spring string wing bring sing bed red need feed speed bleed hundred sacred indeed seed weed
  ceiling wedding building series species christmas besides afterwards sometimes jesus virus glass class pass mess loss
  boss cross dress kiss miss stress across unless grass press address princess business illness happiness sadness
  darkness naked wicked suicidal darling pudding`.split(/\s+/u),
);

const irregularForms = new Map(
  irregular.split(/\s+/u).map((pair) => {
    const [form = '', gloss = ''] = pair.split('=');
    return [form, gloss.split('+')] as const;
  }),
);

type Rank = (word: string) => number | undefined;

/**
 * The base form of an English word, with 'did' before it when it tells the past.
 * @param rankOf how common a word is, 0 the most; undefined when it is rare or no word at all
 */
export function lemmaOf(word: string, rankOf: Rank): string[] {
  const listed = irregularForms.get(word);
  if (listed !== undefined) return [...listed];
  if (whole.has(word) || word.length < 4) return [word];
  const ending = /(?:ed|ing|s)$/u.exec(word)?.[0];
  if (ending === 's') return [singular(word, rankOf)];
  if (ending === undefined) return [word];
  const base = verbBase(word.slice(0, -ending.length), rankOf);
  if (base === undefined) return [word];
  return ending === 'ed' ? ['did', base] : [base];
}

/** Of 'stopp', 'chang', 'tri' or 'help' what stands in a dictionary, and is the most common. */
function verbBase(stem: string, rankOf: Rank): string | undefined {
  const candidates = [stem, `${stem}e`];
  if (stem.at(-1) === stem.at(-2)) candidates.push(stem.slice(0, -1));
  if (stem.endsWith('i')) candidates.push(`${stem.slice(0, -1)}y`);
  const rare = Number.MAX_SAFE_INTEGER;
  return candidates
    .filter((form) => form.length > 1 && rankOf(form) !== undefined)
    .sort((one, other) => (rankOf(one) ?? rare) - (rankOf(other) ?? rare))[0];
}

function singular(word: string, rankOf: Rank): string {
  if (/(?:ss|us|is)$/u.test(word)) return word;
  const candidates: string[] = [];
  if (word.endsWith('ies')) candidates.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/u.test(word)) candidates.push(word.slice(0, -2));
  candidates.push(word.slice(0, -1));
  return candidates.find((form) => rankOf(form) !== undefined) ?? word;
}
