import { describe, expect, test } from 'vitest';
import { isHarshOnSelf, ownWordsOf } from '../tell-back.ts';

function toldBack(text: string): readonly string[] {
  return ownWordsOf(text, 'it').clauses;
}

describe('Italian is told back', () => {
  test.each([
    [
      'la maestra mi ha sgridata davanti alla classe',
      'la maestra ti ha sgridata davanti alla classe',
    ],
    ['i vicini mi guardavano male', 'i vicini ti guardavano male'],
    ['in palestra nessuno mi saluta', 'in palestra nessuno ti saluta'],
    ['mi tremavano le gambe', 'ti tremavano le gambe'],
    ['si lamenta di tutto', 'si lamenta di tutto'],
    ['è partito senza salutarmi', 'è partito senza salutarti'],
    ['mio zio e mia cugina non mi rispondono', 'tuo zio e tua cugina non ti rispondono'],
    ['mia figlia esce di notte senza telefono', 'tua figlia esce di notte senza telefono'],
    ['il medico mi ha rinnovato il porto d’armi', 'il medico ti ha rinnovato il porto d’armi'],
    [
      'la sera piango in macchina per non farmi vedere dai miei bambini',
      'la sera piangi in macchina per non farti vedere dai tuoi bambini',
    ],
  ])('when somebody else does it: %s', (text, clause) => {
    expect(toldBack(text)[0]).toBe(clause);
  });

  test.each([
    ['mi fa una paura che non ti dico', 'ti fa tanta paura'],
    ['il mio capo mi mette un’ansia che non hai idea', 'il tuo capo ti mette tanta ansia'],
    ['mia suocera è venuta a stare da noi', 'tua suocera è venuta a stare da voi'],
    ['e non me li ridà', 'non te li ridà'],
    ['il primo l’ho perso', 'il primo l’hai perso'],
    ['lascio l’università', 'lasci l’università'],
    ['lo amo ancora', 'lo ami ancora'],
    ['mi da una rabbia', 'ti dà una rabbia'],
    ['domani ho il turno alle sei', 'domani hai il turno alle sei'],
    ['buonasera sono un signore di 80 anni', 'sei un signore di 80 anni'],
    ['una volta giocavo a bocce', 'una volta giocavi a bocce'],
  ])('as people say it in passing: %s', (text, clause) => {
    expect(toldBack(text)[0]).toBe(clause);
  });

  test.each([
    'la mia ragazza mi ha detto o lui o io',
    'lascio questa vita',
    'noi non parliamo mai',
    'che l’ho detto',
  ])('not where it is not whole, or not for us to say: %s', (text) => {
    expect(toldBack(text)).toEqual([]);
  });

  test('with what is said to somebody else', () => {
    expect(toldBack('mi agito se penso a quando glielo dico')[0]).toBe(
      'ti agiti se pensi a quando glielo dici',
    );
  });

  test.each([
    ['le mie colleghe non sono cattive', 'le tue colleghe non sono cattive'],
    ['sono tutti contro di me', 'sono tutti contro di te'],
    ['le giornate sono infinite', 'le giornate sono infinite'],
    ['il martedì sono sempre in ritardo', 'il martedì sei sempre in ritardo'],
    ['sono gelosa di mia cugina', 'sei gelosa di tua cugina'],
  ])('with "sono" of those it is about: %s', (text, clause) => {
    expect(toldBack(text)[0]).toBe(clause);
  });

  test.each([
    ['non litigo mai con i vicini', 'non litighi mai con i vicini'],
    ['non so se chiederlo a mia zia', 'non sai se chiederlo a tua zia'],
    ['devo consegnarla entro venerdì', 'devi consegnarla entro venerdì'],
    ['gli preparo la cena ogni sera', 'gli prepari la cena ogni sera'],
    ['mi fanno sempre le stesse domande', 'ti fanno sempre le stesse domande'],
    ['non sopportano il rumore', 'non sopportano il rumore'],
    ['i nipoti non sanno la verità', 'i nipoti non sanno la verità'],
    ['ho paura che mi bocciano', 'hai paura che ti bocciano'],
    ['il sabato nuotavo con mio padre', 'il sabato nuotavi con tuo padre'],
    ['mi ha detto bravo davanti a tutti', 'ti ha detto bravo davanti a tutti'],
    ['lavoro in panetteria', 'lavori in panetteria'],
    ['la lezione non me la spiego', 'la lezione non te la spieghi'],
  ])('with verbs of one and of several: %s', (text, clause) => {
    expect(toldBack(text)[0]).toBe(clause);
  });

  test.each([
    ['sono triste perché il gatto sta male', 'sei triste perché il gatto sta male'],
    ['non so se accettare il posto', 'non sai se accettare il posto'],
    ['vorrei scriverle ma mi trema la mano', 'vorresti scriverle ma ti trema la mano'],
    ['sembro calma ma urlo dentro', 'sembri calma ma urli dentro'],
    ['mi dicono che sono permalosa', 'ti dicono che sei permalosa'],
  ])('with its reason: %s', (text, clause) => {
    expect(toldBack(text)[0]).toBe(clause);
  });

  test.each([
    ['beh non voglio uscire dai', 'non vuoi uscire'],
    ['comunque mi sento giù', 'ti senti giù'],
    ['i suoi non mi parlano però', 'i suoi non ti parlano'],
    ['nn voglio tornare in classe', 'non vuoi tornare in classe'],
    ['allora le dico che oggi ho rivisto mia figlia', 'oggi hai rivisto tua figlia'],
    ['volevo dirti che ho passato l’esame', 'hai passato l’esame'],
  ])('without what is only said around it: %s', (text, clause) => {
    expect(toldBack(text)).toEqual([clause]);
  });
});

test.each([
  'non ci credo ancora sto piangendo',
  'ma quando ho aperto ha fatto finta di niente',
  'da quando è arrivato il cucciolo non dormo',
  'quando non ci sono la casa mi sembra vuota',
  'sono la zia di Teo',
  'mio nonno mi ha detto sei forte',
  'noi non ci salutavamo mai',
])('what runs on, says who somebody is or speaks to somebody is not told back: %s', (text) => {
  expect(toldBack(text)).toEqual([]);
});

test.each([
  ['ora però ho paura', 'ora però hai paura'],
  ['mia nonna pero mi capiva', 'tua nonna però ti capiva'],
  [
    'ieri mi ha detto che ride sempre quando ci sono io',
    'ieri ti ha detto che ride sempre quando ci sei tu',
  ],
  ['sono loro che vogliono litigare con me', 'sono loro che vogliono litigare con te'],
  ['per questo ho paura di lui', 'per questo hai paura di lui'],
  ['è che non ho amici qui', 'non hai amici qui'],
  ['il fatto è che domani mi licenzio', 'domani ti licenzi'],
  ['di solito dormo poco', 'di solito dormi poco'],
  ['sono sveglio dalle quattro', 'sei sveglio dalle quattro'],
  ['mio cugino non si fa vivo', 'tuo cugino non si fa vivo'],
  ['boh nn ne posso piu', 'non ne puoi più'],
  ['non voglio andarci credo io', 'non vuoi andarci'],
  ['ieri ho cambiato lavoro', 'ieri hai cambiato lavoro'],
  ['il mio cane e malato', 'il tuo cane è malato'],
  ['mio fratello mi odia lo so', 'tuo fratello ti odia'],
  ['mia madre e malata', 'tua madre è malata'],
  ['mia amica non mi scrive', 'la tua amica non ti scrive'],
  ['è successo l’anno scorso', 'è successo l’anno scorso'],
  ['litigo con mia madre e mio padre', 'litighi con tua madre e tuo padre'],
  ['non voglio farlo mica per soldi', 'non vuoi farlo mica per soldi'],
])('Italian is written properly: %s', (text, told) => {
  expect(toldBack(text)[0]).toBe(told);
});

test.each([
  ['ieri abbiamo rivisto la casa al lago', 'ieri avete rivisto la casa al lago'],
  ['dormiamo in letti separati', 'dormite in letti separati'],
  ['ci siamo conosciuti in treno', 'vi siete conosciuti in treno'],
  ['il capo ci ha chiesto di restare', 'il capo vi ha chiesto di restare'],
  ['ci passavamo tutte le domeniche', null],
  ['ci ha messo un’ora', 'ci ha messo un’ora'],
  ['parliamo di calcio', null],
])('of several, the person among them: %s', (text, told) => {
  expect(toldBack(text)[0] ?? null).toBe(told);
});

test.each([
  ['sono sfinita', 'sei sfinita'],
  ['babbo non mi saluta', 'tuo babbo non ti saluta'],
  ['si gli voglio bene', 'gli vuoi bene'],
  ['si sono sposati a giugno', 'si sono sposati a giugno'],
  ['ce l’ho con mia suocera', 'ce l’hai con tua suocera'],
  ['mio cugino e in prigione', 'tuo cugino è in prigione'],
  ['guardo la radio spenta', 'guardi la radio spenta'],
  ['sto male', 'stai male'],
  ['leggo la lettera e tremo', 'leggi la lettera e tremi'],
  ['mia zia arriva e si lamenta', 'tua zia arriva e si lamenta'],
  ['stasera guarisco', 'stasera guarisci'],
  ['la mamma di luca mi saluta appena', 'la mamma di luca ti saluta appena'],
  ['il medico è bravo ma lento', 'il medico è bravo ma lento'],
  ['non vedo nessuno', 'non vedi nessuno'],
  ['nonno mi portava al fiume', 'tuo nonno ti portava al fiume'],
  ['sabato sera ho cucinato per dieci', 'sabato sera hai cucinato per dieci'],
  ['tra tre giorni ho il processo', 'tra tre giorni hai il processo'],
  ['non sanno che sono separata da un anno', 'non sanno che sei separata da un anno'],
  ['non mi arrabbio tranquilla', 'non ti arrabbi'],
])('Italian in few words or in a hurry: %s', (text, told) => {
  expect(toldBack(text)[0]).toBe(told);
});

test.each([
  'stasera so distrutta',
  'non riesco a dirgli si arrabbia',
  'al secondo motivo',
  'la sera rammendo calze',
  'er mio cane sta male',
  'con quel lavoro',
  'la finisco qui',
  'muoio di sonno',
  'mi sparo',
  'ci mancava solo la multa',
  'adesso si sono da un amico',
  'bastava dire mi dispiace',
  'mi ha detto aspetta che torno',
  'mi ha fatto pace con me',
  'non è il posto',
  'la sento che ci vado',
  'ho la spalla mica la gamba ma mi fa male tutto',
  'sto male per un’amica mica muoio',
  'mi dicono che a chi scrivo alle due di notte',
  'mia madre lavora e mio padre',
  'mio marito zitto',
  'mi anno detto di aspettare',
  'avevo otto anni e piansi per ore',
  'nun me sento bene oggi',
])('what cannot be turned surely is not told back in Italian: %s', (text) => {
  expect(toldBack(text)).toEqual([]);
});

test('a choice is not told back as if it were made', () => {
  expect(toldBack('non so se resto o mi metto in malattia')).not.toContain('ti metti in malattia');
});

test('how somebody is comes before the longer clause', () => {
  expect(toldBack('la corriera passa alle sei e mezza, mi sento a pezzi')[0]).toBe(
    'ti senti a pezzi',
  );
});

test('a pronoun with a verb is not a thing', () => {
  const { things } = ownWordsOf('se la vedi le scrivono tutti e la saluti', 'it');
  expect(things).toEqual([]);
});

test('what is named goes without what is done there', () => {
  expect(ownWordsOf('guardavo il lago senza parlare', 'it').things).toEqual(['il lago']);
});

test.each(['sono proprio un’idiota', 'è tutta colpa mia', 'forse ho rovinato tutto'])(
  'no hard word about oneself is told back in Italian: %s',
  (text) => {
    expect(ownWordsOf(text, 'it').clauses).toEqual([]);
    expect(isHarshOnSelf(text, 'it')).toBe(true);
  },
);

test.each(['mia suocera dice che sono egoista', 'il film era stupido'])(
  'what is none may be, in Italian: %s',
  (text) => {
    expect(isHarshOnSelf(text, 'it')).toBe(false);
  },
);

describe('Italian about others is told back', () => {
  test.each([
    ['sua zia mi ha portato le uova fresche', 'sua zia ti ha portato le uova fresche'],
    ['all’edicola hanno finito i giornali', 'all’edicola hanno finito i giornali'],
    ['così alla fine abbiamo venduto il camper', 'così alla fine avete venduto il camper'],
    ['la mattina le strade sono vuote', 'la mattina le strade sono vuote'],
    ['il postino ce l’ha portato ieri', 'il postino ve l’ha portato ieri'],
    ['siamo in nove e due sono in ferie', 'siete in nove e due sono in ferie'],
  ])('%s', (text, clause) => {
    expect(ownWordsOf(text, 'it').clauses[0]).toBe(clause);
  });
});
