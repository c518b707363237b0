const paragraphs = [
  'Due settimane con il lavoro storto e la voglia di silenzio a casa: **è tanto** da tenere insieme, anche se da fuori non si vede.',
  'Mi sembra di sentire due stanchezze diverse:',
  '- quella del corpo, che al mattino arriva prima di te\n- quella di dover *spiegare* come stai a chi ti vuole bene\n- e forse quella di chi non ha ancora trovato le parole',
  '> non trovo le parole, e quando le trovo mi sembrano un lamento',
  'Puoi partire da `una sola immagine`, oppure da [una pagina che ne parla](https://example.org/parole), o lasciar stare per oggi.',
  '1. respira piano\n2. guarda un oggetto vicino\n3. dimmi che cosa vedi',
];

/** A long reply in the given number of pieces, as a model sends them: a few letters each, cut anywhere. */
export function streamOf(count: number): readonly string[] {
  const text = Array.from({ length: count }, (_, at) => paragraphs[at % paragraphs.length]).join(
    '\n\n',
  );
  return Array.from({ length: count }, (_, at) => text.slice(at * 6, at * 6 + 6));
}
