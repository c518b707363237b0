export const words = {
  title: 'Domande frequenti',
  text: 'Otto risposte brevi. Se non trovi la tua, scrivici.',
  more: 'Hai ancora domande?',
  safety: 'Leggi come si comporta Accanto in caso di pericolo',
  items: {
    one: {
      question: 'Con chi parlo quando scrivo ad Accanto?',
      answer:
        'Con un’intelligenza artificiale. Non c’è una persona dall’altra parte, e Accanto lo dice ogni volta che glielo chiedi.',
    },
    two: {
      question: 'Accanto è psicoterapia?',
      answer:
        'No. È ascolto e compagnia. Non fa diagnosi e non sostituisce medici o psicologi, che restano la scelta giusta quando il peso è grande.',
    },
    three: {
      question: 'Cosa faccio se sono in pericolo?',
      answer:
        'Chiama subito il 112. In chat il numero è sempre a un tocco, e quando le parole fanno pensare a un pericolo compaiono linee di aiuto verificate.',
    },
    four: {
      question: 'Chi può leggere quello che scrivo?',
      answer:
        'I testi sono conservati cifrati e nessuna nostra schermata li mostra, tranne i messaggi che segnali tu. Chi gestisce i server potrebbe, in linea di principio, decifrarli. Se è collegato un modello linguistico esterno, riceve il testo per risponderti.',
    },
    five: {
      question: 'Devo usare il mio nome?',
      answer:
        'No. Serve solo un indirizzo email per entrare. Il nome che vedi può essere un soprannome, e puoi cambiarlo o toglierlo.',
    },
    six: {
      question: 'Quanto costa?',
      answer:
        'Oggi nulla: siamo in anteprima. Abbiamo annunciato tre piani (0, 6,99 e 9,99 euro al mese), ma non si può ancora acquistare niente.',
    },
    seven: {
      question: 'Posso cancellare tutto?',
      answer:
        'Sì. Dalla dashboard elimini l’account e, con lui, conversazioni, commenti e profilo. Prima puoi scaricare un archivio con i tuoi dati.',
    },
    eight: {
      question: 'In che lingue funziona?',
      answer:
        'Il sito è in italiano, inglese, spagnolo e olandese. La schermata della chat è in italiano, ma Accanto risponde nella lingua in cui scrivi.',
    },
  },
};
