import type { ActionButtonMeaning, Language } from '@accanto/contract';

const labels: Record<Language, Record<ActionButtonMeaning, string>> = {
  it: {
    breathe: 'Respiriamo insieme',
    ground: 'Torna al presente',
    rephrase: 'Dillo in altro modo',
    summarise: 'Riassumi',
    small_step: 'Un piccolo passo',
    write_it_down: 'Lo scrivo',
    who_can_i_call: 'Chi posso chiamare',
    go_on: 'Continua',
  },
  en: {
    breathe: 'Breathe together',
    ground: 'Back to the present',
    rephrase: 'Say it differently',
    summarise: 'Sum it up',
    small_step: 'One small step',
    write_it_down: 'Write it down',
    who_can_i_call: 'Who can I call',
    go_on: 'Go on',
  },
  es: {
    breathe: 'Respirar juntos',
    ground: 'Volver al presente',
    rephrase: 'Dilo de otra forma',
    summarise: 'Resume',
    small_step: 'Un pequeño paso',
    write_it_down: 'Lo escribo',
    who_can_i_call: 'A quién llamar',
    go_on: 'Sigue',
  },
  nl: {
    breathe: 'Samen ademen',
    ground: 'Terug naar het nu',
    rephrase: 'Zeg het anders',
    summarise: 'Vat samen',
    small_step: 'Een kleine stap',
    write_it_down: 'Opschrijven',
    who_can_i_call: 'Wie kan ik bellen',
    go_on: 'Ga door',
  },
};

/** The words on the eight action buttons, by what they mean. */
export function actionButtonLabels(
  language: Language,
): Readonly<Record<ActionButtonMeaning, string>> {
  return labels[language];
}
