import type { Language } from '@accanto/contract';
import type { Lane } from '../risk.ts';

type Wordings = readonly ((number: string) => string)[];
/** What a guess is about: thoughts of dying, somebody violent, somebody else, a body; or nobody knows. */
type GuessKind = 'self' | 'violence' | 'other' | 'body' | 'any';

/**
 * What is asked about a guess of these lanes.
 * @param isSomebodyMentioned whether another person stands in the message: then it may be theirs
 */
export function kindOfGuess(lanes: readonly Lane[], isSomebodyMentioned: boolean): GuessKind {
  const [lane] = lanes;
  const kind = lane === undefined || lanes.length > 1 ? undefined : kinds[lane];
  return kind === undefined || (kind === 'self' && isSomebodyMentioned) ? 'any' : kind;
}

const kinds: Readonly<Partial<Record<Lane, GuessKind>>> = {
  self_harm: 'self',
  eating_disorder: 'self',
  violence: 'violence',
  third_party: 'other',
  medical: 'body',
};

/**
 * Said where danger is only guessed, to whoever is in danger as to whoever just told of a day: asks one thing directly,
 * names the emergency number for the case, and leaves a way back.
 */
export const confirmWordings: Readonly<Record<Language, Readonly<Record<GuessKind, Wordings>>>> = {
  it: {
    self: [
      (number) =>
        `Te lo chiedo direttamente, perché non voglio fraintenderti: stai pensando di morire, o di farti del male? Se è così, il ${number} risponde subito. Se ho capito male, dimmelo e andiamo avanti.`,
      (number) =>
        `Mi fermo un attimo su questo: ti vengono pensieri di morte, o di farti del male? Se il pericolo è adesso c’è il ${number}; se non è così, basta che tu me lo dica.`,
    ],
    violence: [
      (number) =>
        `Ti chiedo una cosa, per capire bene: c’è qualcuno che ti fa del male, o che ti fa paura, in questo momento? Se è così, il ${number} risponde subito. Se ho capito male, dimmelo e andiamo avanti.`,
      (number) =>
        `Mi fermo un attimo per capire bene: qualcuno ti minaccia o ti mette in pericolo, adesso? Per questo c’è il ${number}; se non è così, basta che tu me lo dica.`,
    ],
    other: [
      (number) =>
        `Ti chiedo una cosa, per capire bene: la persona di cui parli è in pericolo adesso? Se è così, il ${number} risponde subito, anche a chi chiama per un’altra persona. Se ho capito male, dimmelo e andiamo avanti.`,
      (number) =>
        `Mi fermo un attimo per capire bene: temi per la vita di qualcuno, in questo momento? Per questo c’è il ${number}, subito; se non è così, basta che tu me lo dica.`,
    ],
    body: [
      (number) =>
        `Ti chiedo una cosa, per capire bene: c’è qualcuno, tu o chi è con te, che in questo momento sta così male da aver bisogno di un medico? Se è così, il ${number} risponde subito. Se ho capito male, dimmelo e andiamo avanti.`,
      (number) =>
        `Mi fermo un attimo per capire bene: sta succedendo adesso, a te o a chi è con te? Se è così, chiama il ${number}; se non è così, basta che tu me lo dica.`,
    ],
    any: [
      (number) =>
        `Ti chiedo una cosa, perché non voglio fraintenderti: c’è un pericolo adesso, per te o per qualcuno vicino, o pensi di farti del male? Se è così, il ${number} risponde subito. Se ho capito male, dimmelo e andiamo avanti.`,
      (number) =>
        `Mi fermo un attimo per capire bene: tu, o qualcuno che è con te, siete in pericolo in questo momento, o ti vengono pensieri di farti del male? Per questo c’è il ${number}, subito; se non è così, basta che tu me lo dica.`,
    ],
  },
  en: {
    self: [
      (number) =>
        `I’ll ask you straight, because I don’t want to misunderstand you: are you thinking of dying, or of hurting yourself? If so, ${number} answers at once. If I got it wrong, tell me and we’ll go on.`,
      (number) =>
        `Let me stop at this for a moment: do you have thoughts of dying, or of harming yourself? If the danger is now there is ${number}; if that’s not it, just say so.`,
    ],
    violence: [
      (number) =>
        `I want to be sure I understand you: is somebody hurting you, or frightening you, at this moment? If so, ${number} answers at once. If I got it wrong, tell me and we’ll go on.`,
      (number) =>
        `Let me stop for a moment to get this right: is anybody threatening you or putting you in danger right now? For that there is ${number}; if that’s not it, just say so.`,
    ],
    other: [
      (number) =>
        `I want to be sure I understand you: is the person you write about in danger right now? If so, ${number} answers at once, even if you’re calling for somebody else. If I got it wrong, tell me and we’ll go on.`,
      (number) =>
        `Let me stop for a moment to get this right: do you fear for somebody’s life at this moment? For that there is ${number}, right away; if that’s not it, just say so.`,
    ],
    body: [
      (number) =>
        `I want to be sure I understand you: is somebody, you or whoever is with you, so unwell at this moment that they need a doctor? If so, ${number} answers at once. If I got it wrong, tell me and we’ll go on.`,
      (number) =>
        `Let me stop for a moment to get this right: is this happening now, to you or to somebody with you? If so, call ${number}; if that’s not it, just say so.`,
    ],
    any: [
      (number) =>
        `I want to be sure I understand you: is there danger right now, for you or someone near you, or are you thinking of hurting yourself? If so, ${number} answers at once. If I got it wrong, tell me and we’ll go on.`,
      (number) =>
        `Let me stop for a moment to get this right: are you, or is somebody with you, in danger at this moment, or do you have thoughts of harming yourself? For that there is ${number}, right away; if that’s not it, just say so.`,
    ],
  },
  es: {
    self: [
      (number) =>
        `Te lo pregunto de frente, porque no quiero entenderte mal: ¿estás pensando en morir, o en hacerte daño? Si es así, el ${number} responde enseguida. Si te he entendido mal, dímelo y seguimos.`,
      (number) =>
        `Me paro un momento en esto: ¿te vienen ideas de morir, o de hacerte daño? Si el peligro es ahora, está el ${number}; si no es así, basta con que me lo digas.`,
    ],
    violence: [
      (number) =>
        `Te pregunto una cosa, para entender bien: ¿hay alguien que te hace daño, o que te da miedo, en este momento? Si es así, el ${number} responde enseguida. Si te he entendido mal, dímelo y seguimos.`,
      (number) =>
        `Me paro un momento para entender bien: ¿alguien te amenaza o te pone en peligro ahora mismo? Para eso está el ${number}; si no es así, basta con que me lo digas.`,
    ],
    other: [
      (number) =>
        `Te pregunto una cosa, para entender bien: ¿la persona de la que hablas está en peligro ahora? Si es así, el ${number} responde enseguida, también a quien llama por otra persona. Si te he entendido mal, dímelo y seguimos.`,
      (number) =>
        `Me paro un momento para entender bien: ¿temes por la vida de alguien en este momento? Para eso está el ${number}, ya; si no es así, basta con que me lo digas.`,
    ],
    body: [
      (number) =>
        `Te pregunto una cosa, para entender bien: ¿hay alguien, tú o quien está contigo, que se encuentra tan mal ahora que necesita un médico? Si es así, el ${number} responde enseguida. Si te he entendido mal, dímelo y seguimos.`,
      (number) =>
        `Me paro un momento para entender bien: ¿está pasando ahora, a ti o a quien está contigo? Si es así, llama al ${number}; si no es así, basta con que me lo digas.`,
    ],
    any: [
      (number) =>
        `Te pregunto una cosa, porque no quiero entenderte mal: ¿hay peligro ahora, para ti o para alguien cercano, o piensas en hacerte daño? Si es así, el ${number} responde enseguida. Si te he entendido mal, dímelo y seguimos.`,
      (number) =>
        `Me paro un momento para entender bien: ¿corres peligro ahora mismo, tú o alguien que está contigo, o te vienen ideas de hacerte daño? Para eso está el ${number}, ya; si no es así, basta con que me lo digas.`,
    ],
  },
  nl: {
    self: [
      (number) =>
        `Ik vraag het je recht op de man af, omdat ik je niet verkeerd wil begrijpen: denk je aan doodgaan, of eraan jezelf iets aan te doen? Dan neemt ${number} meteen op. Heb ik het verkeerd begrepen, zeg het, en we gaan verder.`,
      (number) =>
        `Ik sta hier even bij stil: heb je gedachten aan de dood, of om jezelf pijn te doen? Is het gevaar nu, dan is er ${number}; is het niet zo, dan hoef je dat alleen maar te zeggen.`,
    ],
    violence: [
      (number) =>
        `Ik vraag je één ding, om het goed te begrijpen: is er iemand die je nu pijn doet, of voor wie je nu bang bent? Dan neemt ${number} meteen op. Heb ik het verkeerd begrepen, zeg het, en we gaan verder.`,
      (number) =>
        `Ik sta even stil om het goed te begrijpen: word je op dit moment door iemand bedreigd of in gevaar gebracht? Daar is ${number} voor; is het niet zo, dan hoef je dat alleen maar te zeggen.`,
    ],
    other: [
      (number) =>
        `Ik vraag je één ding, om het goed te begrijpen: is degene over wie je schrijft nu in gevaar? Dan neemt ${number} meteen op, ook voor wie voor een ander belt. Heb ik het verkeerd begrepen, zeg het, en we gaan verder.`,
      (number) =>
        `Ik sta even stil om het goed te begrijpen: vrees je op dit moment voor het leven van iemand? Daar is ${number} voor, meteen; is het niet zo, dan hoef je dat alleen maar te zeggen.`,
    ],
    body: [
      (number) =>
        `Ik vraag je één ding, om het goed te begrijpen: is er iemand, jij of wie bij je is, die zich nu zo slecht voelt dat er een dokter nodig is? Dan neemt ${number} meteen op. Heb ik het verkeerd begrepen, zeg het, en we gaan verder.`,
      (number) =>
        `Ik sta even stil om het goed te begrijpen: gebeurt dit nu, met jou of met iemand bij je? Bel dan ${number}; is het niet zo, dan hoef je dat alleen maar te zeggen.`,
    ],
    any: [
      (number) =>
        `Ik vraag je één ding, omdat ik je niet verkeerd wil begrijpen: is er nu gevaar, voor jou of voor iemand bij je, of denk je eraan jezelf iets aan te doen? Dan neemt ${number} meteen op. Heb ik het verkeerd begrepen, zeg het, en we gaan verder.`,
      (number) =>
        `Ik sta even stil om het goed te begrijpen: ben jij, of is iemand bij je, op dit moment in gevaar, of heb je gedachten om jezelf pijn te doen? Daar is ${number} voor, meteen; is het niet zo, dan hoef je dat alleen maar te zeggen.`,
    ],
  },
};

/** The same to whoever takes leave: a goodbye meets no question, and nothing that holds back. */
export const confirmLeaveWordings: Readonly<Record<Language, Wordings>> = {
  it: [
    (number) =>
      `A presto. Una cosa sola, perché non voglio fraintenderti: se c’è un pericolo, o se pensi di farti del male, il ${number} risponde subito, e puoi scriverlo anche a me. Se ho capito male, va bene così.`,
    (number) =>
      `Ciao, stammi bene. Se fosse un saluto più pesante di quello che sembra, il ${number} risponde a qualsiasi ora e qui puoi dirlo senza giri di parole. Se non è così, ci leggiamo quando vuoi.`,
  ],
  en: [
    (number) =>
      `Goodbye for now. Just one thing, so that I don’t misunderstand you: if there is danger, or if you are thinking of hurting yourself, ${number} answers at once, and you can say it here too. If I got it wrong, that’s fine.`,
    (number) =>
      `Take care of yourself. If this goodbye is heavier than it sounds, ${number} answers at any hour, and here you can say it in plain words. If not, come back whenever you like.`,
  ],
  es: [
    (number) =>
      `Hasta pronto. Solo una cosa, porque no quiero entenderte mal: si hay peligro, o si piensas en hacerte daño, el ${number} responde enseguida, y también puedes decirlo aquí. Si te he entendido mal, está bien así.`,
    (number) =>
      `Cuídate. Si esta despedida pesa más de lo que parece, el ${number} responde a cualquier hora y aquí puedes decirlo sin rodeos. Si no es así, hasta cuando quieras.`,
  ],
  nl: [
    (number) =>
      `Tot later. Eén ding nog, omdat ik je niet verkeerd wil begrijpen: is er gevaar, of denk je eraan jezelf iets aan te doen, dan neemt ${number} meteen op, en hier mag je het ook zeggen. Heb ik het verkeerd begrepen, dan is het goed zo.`,
    (number) =>
      `Pas goed op jezelf. Is dit afscheid zwaarder dan het klinkt, dan neemt ${number} op elk uur op, en hier mag je het gewoon zeggen. Is het niet zo, dan tot een volgende keer.`,
  ],
};
