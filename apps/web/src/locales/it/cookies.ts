export const words = {
  title: 'Cookie e memoria del browser',
  intro:
    'Accanto non usa cookie di profilazione e non ha bisogno di un banner. Ecco tutto quello che resta nel tuo browser.',
  sections: [
    {
      heading: 'Nella memoria locale',
      paragraphs: [
        'access_token e refresh_token: ti tengono connesso. Vengono rimossi quando esci.',
        'language e theme: la lingua e il tema che hai scelto.',
        'link_marker: ricorda che il link di accesso è stato chiesto da qui, così nessuno può farti entrare nell’account di un altro.',
        'Bozze e messaggi non ancora consegnati: solo sul tuo dispositivo, rimossi quando esci di tua volontà, al più tardi alla prima visita dopo 30 giorni.',
      ],
    },
    {
      heading: 'Nella memoria di sessione',
      paragraphs: [
        'pkce_code_verifier e pkce_redirect_uri: due valori di sicurezza durante l’accesso con Google, rimossi subito dopo.',
      ],
    },
    {
      heading: 'Cookie',
      paragraphs: [
        'Un solo cookie tecnico, durante l’accesso con Google, Facebook o Microsoft, lega l’accesso al tuo browser. Scade da solo.',
      ],
    },
    {
      heading: 'Statistiche',
      paragraphs: [
        'Contiamo quante volte una pagina viene vista, in totali giornalieri e senza identificativi. Se il tuo browser chiede di non essere contato, non ti contiamo.',
      ],
    },
  ],
};
