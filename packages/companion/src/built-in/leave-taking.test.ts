import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { actFor } from '../testing/turns.ts';

type Cases = readonly (readonly [Language, string])[];

describe('what has an evening, a bed or somebody’s going in it', () => {
  test.each([
    ['it', 'quelle per dormire'],
    ['it', 'ho sonno'],
    ['it', 'sono tornato, ti avevo scritto l’altra notte. sto meglio'],
    ['it', 'mia sorella viene a cena domenica e non ne ho voglia'],
    ['it', 'soprattutto la sera'],
    ['it', 'no adesso dorme'],
    ['it', 'ora non ci sentiamo più'],
    ['it', 'vabbe provo'],
    ['it', 'adesso sto bene'],
    ['it', 'ora va meglio'],
    ['it', 'vado in crisi'],
    ['it', 'di notte ci sveglia'],
    ['it', 'stasera torna'],
    ['it', 'e io dove vado'],
    ['en', 'matts coming over saturday'],
    ['en', 'thats when i go'],
    ['en', 'hes coming round later and im dreading it'],
    ['en', 'mostly in bed'],
    ['en', 'im back. was asleep'],
    ['en', 'well got laid off today'],
    ['en', 'off to the dentist tomorrow as well'],
    ['en', '2 hours till pick up'],
    ['en', 'wedding is off'],
    ['en', 'resit in August so bye bye holiday'],
    ['en', 'gtg in a min but'],
    ['es', 'me espera abajo'],
    ['es', 'solo necesito descansar'],
    ['es', 'pues que lo mando a la mierda y me voy'],
    ['es', 'igual mañana llamo a mi centro de salud'],
    ['es', 'sobre todo por la noche'],
    ['nl', 'hey. gaat niet zo lekker vanavond'],
    ['nl', 'pff wat een avond'],
    ['nl', 'in bed vooral'],
    ['nl', '49 kg en ik moet naar 45'],
    ['nl', 'ik ben klaar met dit gesprek voor het begint haha. nee grap. lange dag'],
    ['nl', 'morgen bel ik de huisarts'],
    ['nl', 'ik lig al uren in bed'],
    ['es', 'mi padrastro me toca por las noches'],
    ['es', 'si me pongo a pensarlo no vuelvo'],
    ['it', 'quindi devo andare al pronto soccorso'],
    ['it', 'ok chiamato. arrivano'],
    ['nl', 'ga je weg nu ik 14 ben?'],
    ['nl', 'ik kwam vandaag mijn bed niet uit'],
    ['nl', 'dag 3 zonder suiker'],
    ['nl', 'ik ga emigreren'],
    ['nl', 'de gordijnen gaan dicht'],
    ['nl', 'ach zo is het leven'],
    ['nl', 'ik ben klaar met mijn scriptie'],
    ['nl', 'poetsen, werken, koken'],
    ['nl', 'nou ja, volgende keer beter'],
    ['nl', 'ga weg'],
    ['nl', 'ik hou van hem'],
    ['it', 'oggi è tutto buio'],
    ['en', 'that is all I have to say about my boss'],
    ['es', 'hoy es todo negro'],
    ['nl', 'dat is alles wat ik heb'],
    ['es', 'por matar el tiempo te escribo'],
    ['es', 'pero el jueves vuelvo'],
    ['es', 'mañana voy'],
    ['es', 'luego voy al dentista'],
    ['es', 'hoy salgo a las 3'],
    ['es', 'Bueno, mañana paso por la clínica del trabajo.'],
    ['es', 'me voy a hacer funcionario te lo juro'],
    ['es', 'me voy a volver loca'],
    ['es', 'me llaman los domingos'],
    ['es', 'me espera una semana larga'],
    ['es', 'que en paz descanse'],
    ['es', 'luego se ha reído'],
    ['es', 'luego otra reunión'],
    ['es', 'luego me ha gritado'],
    ['es', 'creo que volveré'],
    ['es', 'bueno a ti ahora jaja'],
    ['es', 'tengo que volver mañana'],
    ['es', 'ya está'],
    ['es', 'nada, aquí en el descanso'],
    ['es', 'ahora vuelvo a fumar'],
    ['es', 'dice mi madre que me llama luego'],
  ] satisfies Cases)('takes no leave (%s): %s', (language, text) => {
    expect(actFor(language, text)).not.toBe('farewell');
  });

  test.each([
    ['it', 'ok vado a dormire, ho sonno'],
    ['it', 'io chiamo l’eni. ciao'],
    ['it', 'arriva mia madre, devo chiudere'],
    ['en', 'my mum is coming over, gotta go'],
    ['en', 'ok im off to bed, big day tomorrow'],
    ['en', 'off to work, dentist tomorrow'],
    ['en', 'so bye bye for now'],
    ['en', 'till tomorrow then'],
    ['es', 'me espera mi madre abajo, te dejo'],
    ['es', 'bueno me voy a la cama que es tarde'],
    ['nl', 'ik ga naar bed, welterusten'],
    ['nl', 'ok ik ga slapen'],
    ['nl', 'Dat was alles. Goedenacht.'],
    ['nl', 'ok moet gaan, mijn dochter huilt'],
    ['it', 'direi che per oggi è tutto'],
    ['it', 'questo è tutto quello che volevo raccontarti per stasera, grazie'],
    ['en', 'I guess that’s everything I wanted to say for today'],
    ['es', 'creo que eso es todo lo que quería contarte por hoy'],
    ['nl', 'ik denk dat dit het voor vanavond is'],
    ['es', 'mañana te cuento'],
    ['es', 'luego vuelvo'],
    ['es', 'luego me conecto'],
    ['es', 'tengo que volver al trabajo'],
    ['es', 'ya está bien por hoy'],
    ['es', 'ahorita vengo, me hablan'],
    ['es', 'después de comer sigo'],
    ['es', 'despues ya veremos'],
    ['es', 'me voy a hacer la cena'],
    ['es', 'me voy a cenar'],
    ['es', 'me llaman a cenar'],
    ['es', 'mañana paso a saludarte'],
    ['es', 'que descanses'],
  ] satisfies Cases)('takes leave where it says so (%s): %s', (language, text) => {
    expect(actFor(language, text)).toBe('farewell');
  });
});

describe('taking leave in passing', () => {
  const before: Record<Language, string> = {
    it: 'Oggi ho litigato con mia sorella.',
    en: 'I argued with my sister today.',
    es: 'Hoy he discutido con mi hermana.',
    nl: 'Ik had vandaag ruzie met mijn zus.',
  };

  test.each([
    ['it', 'cmq grazie per le chiacchiere'],
    ['it', 'vabbè, grazie dell’ascolto'],
    ['en', 'hes awake gtg'],
    ['en', 'i gotta get up at 5. thanks for listening i guess'],
    ['en', 'ok cool. well i just wanted to say hi and that im good'],
    ['en', 'Good evening then.'],
    ['es', '…bueno me voy q entro a las 10'],
    ['es', 'bueno gracias por escuchar eh'],
    ['es', 'Eso. Rosa. Bueno, gracias por la compañía.'],
    ['nl', 'nou bedankt voor het luisteren'],
    ['nl', 'goedenavond dan'],
  ] satisfies Cases)('is a goodbye after something told (%s): %s', (language, text) => {
    expect(actFor(language, text, before[language])).toBe('farewell');
  });

  test.each([
    ['it', 'devo scappare da questa casa'],
    ['en', 'i just wanted to say hi to him and he walked off'],
    ['en', 'gotta go through the divorce papers now'],
    ['es', 'no me dio ni las gracias por la cena'],
    ['nl', 'ik moet gaan praten met mijn baas'],
  ] satisfies Cases)('is not what tells of others (%s): %s', (language, text) => {
    expect(actFor(language, text, before[language])).not.toBe('farewell');
  });
});

test.each([
  ['it', 'augurami buona fortuna'],
  ['en', 'ok going in. wish me luck'],
  ['en', 'thanks! wish me luck for monday'],
  ['es', 'deséame suerte'],
  ['nl', 'wens me succes'],
] satisfies Cases)('who asks for luck is wished it (%s): %s', (language, text) => {
  expect(actFor(language, text)).toBe('luck');
});
