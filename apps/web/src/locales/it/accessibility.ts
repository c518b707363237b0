export const words = {
  title: 'Accessibilità',
  intro: 'Vogliamo che chiunque possa usare Accanto. Il nostro riferimento è WCAG 2.2, livello AA.',
  sections: [
    {
      heading: 'Cosa facciamo',
      paragraphs: [
        'Ogni pagina si usa con la tastiera e con un lettore di schermo, regge lo zoom al 200 % e uno schermo largo 320 pixel, ha un tema chiaro e uno scuro e rispetta la richiesta di ridurre i movimenti.',
        'Le pagine pubbliche si leggono anche senza JavaScript.',
      ],
    },
    {
      heading: 'Cosa non è ancora provato',
      paragraphs: [
        'Le verifiche sono automatiche. Una prova con persone che usano tecnologie assistive non è ancora stata fatta.',
        'L’interfaccia della chat è in italiano in tutte le lingue del sito.',
      ],
    },
    {
      heading: 'Segnalaci un ostacolo',
      paragraphs: [
        'Scrivi a {{email}}: dicci quale pagina e cosa non funziona. Rispondiamo e correggiamo.',
      ],
    },
  ],
};
