import type { Language } from '@accanto/contract';

/** Written by people, for somebody who said to be under age; `lines` are names with their numbers. */
export const minorWords: Record<Language, (lines: readonly string[]) => string> = {
  it: (lines) =>
    text(
      'Grazie di avermelo detto. Accanto è pensato per persone dai 18 anni in su, quindi non posso continuare a parlare con te come prima. Quello che provi conta, e c’è chi ascolta ogni giorno ragazze e ragazzi della tua età:',
      lines,
      'Anche un adulto di cui ti fidi può starti vicino. Se sei in pericolo adesso, chiama il 112. Ti chiedo una volta sola se hai almeno 18 anni: trovi la domanda qui nella chat.',
    ),
  en: (lines) =>
    text(
      'Thank you for telling me. Accanto is for people aged 18 or over, so I cannot go on talking with you as before. What you feel matters, and there are people who listen to young people every day:',
      lines,
      'An adult you trust can be there for you too. If you are in danger right now, call 112. I ask once whether you are at least 18: you will find the question here in the chat.',
    ),
  es: (lines) =>
    text(
      'Gracias por decírmelo. Accanto es para personas de 18 años o más, así que no puedo seguir hablando contigo como antes. Lo que sientes importa, y hay quien escucha cada día a chicas y chicos de tu edad:',
      lines,
      'Un adulto en quien confíes también puede estar a tu lado. Si estás en peligro ahora, llama al 112. Te pregunto una sola vez si tienes al menos 18 años: encontrarás la pregunta aquí en el chat.',
    ),
  nl: (lines) =>
    text(
      'Dank je dat je het zegt. Accanto is er voor mensen vanaf 18 jaar, dus ik kan niet met je verder praten zoals eerst. Wat je voelt telt, en er zijn mensen die elke dag naar jongeren luisteren:',
      lines,
      'Ook een volwassene die je vertrouwt kan er voor je zijn. Ben je nu in gevaar, bel 112. Ik vraag één keer of je minstens 18 bent: je vindt de vraag hier in de chat.',
    ),
};

function text(before: string, lines: readonly string[], after: string): string {
  const list = lines.map((line) => `- ${line}`).join('\n');
  return list === ''
    ? `${before.replace(/:$/, '.')}\n\n${after}`
    : `${before}\n\n${list}\n\n${after}`;
}
