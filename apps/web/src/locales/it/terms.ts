export const words = {
  title: 'Termini d’uso',
  intro: 'Poche regole, scritte per essere lette.',
  sections: [
    {
      heading: 'Che cos’è Accanto',
      paragraphs: [
        'Un compagno di conversazione basato sull’intelligenza artificiale. Offre ascolto e compagnia. Non è psicoterapia, non fa diagnosi, non dà indicazioni su farmaci e non è un servizio di emergenza. In pericolo chiama il 112.',
      ],
    },
    {
      heading: 'Chi può usarlo',
      paragraphs: ['Persone dai 18 anni in su. L’accesso avviene con un indirizzo email tuo.'],
    },
    {
      heading: 'Cosa ti chiediamo',
      paragraphs: [
        'Non usare Accanto per fare del male ad altri, per violare la legge o per mettere alla prova la sua sicurezza senza il nostro accordo. Ricorda che le risposte sono generate da una macchina e possono essere sbagliate.',
      ],
    },
    {
      heading: 'Prezzi',
      paragraphs: [
        'Oggi Accanto è in anteprima e non si può acquistare nulla. I prezzi mostrati sono un annuncio, IVA inclusa; varranno solo quando l’acquisto sarà attivo, con il diritto di recesso previsto dalla legge.',
      ],
    },
    {
      heading: 'Quello che scrivi è tuo',
      paragraphs: [
        'I testi restano tuoi. Li usiamo solo per risponderti, mai per pubblicità e mai per addestrare modelli.',
      ],
    },
    {
      heading: 'Fine',
      paragraphs: [
        'Puoi eliminare l’account quando vuoi dalla dashboard. Possiamo sospendere chi usa il servizio per fare del male. Nei momenti di pericolo l’aiuto non viene mai interrotto.',
      ],
    },
    {
      heading: 'Responsabilità e legge',
      paragraphs: [
        'Il servizio è offerto da {{name}}, {{address}}. Non escludiamo le responsabilità che la legge non permette di escludere. Vale la legge italiana; se sei un consumatore restano le tutele del tuo Paese.',
      ],
    },
  ],
};
