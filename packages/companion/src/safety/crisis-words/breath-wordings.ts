import type { Language } from '@accanto/contract';
import type { MessageAssessment } from '../assess.ts';
import { breathTold } from '../breath.ts';

type Say = (number: string) => string;

interface Words {
  /** To whoever says that it passes. */
  eased: readonly Say[];
  /** To whoever knows it as panic: a yes to what is asked is danger, as it is to every guess. */
  panic: readonly Say[];
}

/** Said to whoever had no air and tells that it is passing, or what it is: heard, with what would still need a doctor. */
const breathWordings: Readonly<Record<Language, Words>> = {
  it: {
    eased: [
      (number) =>
        `Che sollievo leggerlo. Se torna più forte, o ti fa male il petto, chiama il ${number}. Che cosa ti ha aiutato?`,
      (number) =>
        `Bene che stia passando, prenditi tempo. Se torna e non va via, il ${number} risponde sempre. Come ti senti, adesso?`,
    ],
    panic: [
      (number) =>
        `Va bene, allora andiamo piano: butta fuori l’aria lentamente, più a lungo di come la prendi. Se non passa, chiama il ${number}. Ti fa male il petto, o è diverso dalle altre volte?`,
    ],
  },
  en: {
    eased: [
      (number) =>
        `I’m so glad to read that. If it comes back stronger, or your chest hurts, call ${number}. What helped?`,
      (number) =>
        `Good that it’s passing, take your time. If it comes back and stays, ${number} always answers. How do you feel now?`,
    ],
    panic: [
      (number) =>
        `All right, then slowly: let the air out, longer than you take it in. If it doesn’t pass, call ${number}. Does your chest hurt, or is it different from other times?`,
    ],
  },
  es: {
    eased: [
      (number) =>
        `Qué alivio leerlo. Si vuelve más fuerte, o te duele el pecho, llama al ${number}. ¿Qué te ha ayudado?`,
      (number) =>
        `Qué bien que se esté pasando, tómate tu tiempo. Si vuelve y no se va, el ${number} responde siempre. ¿Cómo te sientes ahora?`,
    ],
    panic: [
      (number) =>
        `Vale, entonces despacio: suelta el aire poco a poco, más tiempo del que tardas en cogerlo. Si no se pasa, llama al ${number}. ¿Te duele el pecho, o es distinto de otras veces?`,
    ],
  },
  nl: {
    eased: [
      (number) =>
        `Wat fijn om te lezen. Komt het sterker terug, of heb je pijn op je borst, bel dan ${number}. Wat hielp?`,
      (number) =>
        `Goed dat het zakt, neem de tijd. Komt het terug en blijft het, dan neemt ${number} altijd op. Hoe voel je je nu?`,
    ],
    panic: [
      (number) =>
        `Oké, dan rustig aan: adem langzaam uit, langer dan je inademt. Zakt het niet, bel dan ${number}. Heb je pijn op je borst, of is het anders dan andere keren?`,
    ],
  },
};

/** What is said after such a message; null: it is another. */
export function wordsOfBreath(
  message: MessageAssessment,
  language: Language,
): readonly Say[] | null {
  const told = breathTold(message);
  return told === null ? null : breathWordings[language][told];
}
