import type { Language } from '@accanto/contract';

/**
 * Said where danger is only guessed, to whoever is in danger as to whoever just told of a day: asks directly, names the
 * emergency number for the case, and leaves a way back.
 */
export const confirmWordings: Readonly<Record<Language, readonly ((number: string) => string)[]>> =
  {
    it: [
      (number) =>
        `Ti chiedo una cosa, perché non voglio fraintenderti: c’è un pericolo adesso, per te o per qualcuno vicino, o pensi di farti del male? Se è così, il ${number} risponde subito. Se ho capito male, dimmelo e andiamo avanti.`,
      (number) =>
        `Mi fermo un attimo per capire bene: tu, o qualcuno che è con te, siete in pericolo in questo momento, o ti vengono pensieri di farti del male? Per questo c’è il ${number}, subito; se non è così, basta che tu me lo dica.`,
    ],
    en: [
      (number) =>
        `I want to be sure I understand you: is there danger right now, for you or someone near you, or are you thinking of hurting yourself? If so, ${number} answers at once. If I got it wrong, tell me and we go on.`,
      (number) =>
        `Let me stop for a moment to get this right: are you, or is somebody with you, in danger at this moment, or do you have thoughts of harming yourself? For that there is ${number}, right away; if it isn’t so, just say it.`,
    ],
    es: [
      (number) =>
        `Te pregunto una cosa, porque no quiero entenderte mal: ¿hay peligro ahora, para ti o para alguien cercano, o piensas en hacerte daño? Si es así, el ${number} responde enseguida. Si te he entendido mal, dímelo y seguimos.`,
      (number) =>
        `Me paro un momento para entender bien: ¿corres peligro ahora mismo, tú o alguien que está contigo, o te vienen ideas de hacerte daño? Para eso está el ${number}, ya; si no es así, basta con que me lo digas.`,
    ],
    nl: [
      (number) =>
        `Ik vraag je één ding, omdat ik je niet verkeerd wil begrijpen: is er nu gevaar, voor jou of voor iemand bij je, of denk je eraan jezelf iets aan te doen? Dan neemt ${number} meteen op. Heb ik het verkeerd begrepen, zeg het, en we gaan verder.`,
      (number) =>
        `Ik sta even stil om het goed te begrijpen: ben jij, of is iemand bij je, op dit moment in gevaar, of heb je gedachten om jezelf pijn te doen? Daar is ${number} voor, meteen; is het niet zo, dan hoef je dat alleen maar te zeggen.`,
    ],
  };

/** The same to whoever takes leave: a goodbye meets no question, and nothing that holds back. */
export const confirmLeaveWordings: Readonly<
  Record<Language, readonly ((number: string) => string)[]>
> = {
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
      `Take care of yourself. If this goodbye is heavier than it sounds, ${number} answers at any hour, and here you can say it in plain words. If it isn’t so, until whenever you like.`,
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
      `Pas goed op jezelf. Is dit afscheid zwaarder dan het klinkt, dan neemt ${number} op elk uur op, en hier mag je het gewoon zeggen. Is het niet zo, dan tot wanneer je wilt.`,
  ],
};
