import type { Language } from '@accanto/contract';

interface Words {
  /** To whoever answers no. */
  believed: readonly string[];
  /** To whoever was taken to be in danger and is not. */
  misread: readonly string[];
}

/** Said to whoever denies what was asked or presumed. */
export const takenBackWordings: Readonly<Record<Language, Words>> = {
  it: {
    believed: [
      'Grazie di avermi risposto con chiarezza. Te l’ho chiesto per come suonava quello che scrivevi; se cambia, puoi dirmelo così, senza giri di parole.',
      'Va bene, ti credo. Te l’ho chiesto perché mi importa, e adesso torno ad ascoltarti.',
      'D’accordo, ti prendo in parola. Se un giorno fosse diverso, qui puoi dirlo così com’è.',
    ],
    misread: [
      'Scusa, ho letto qualcosa di più grave di quello che intendevi. Riprendi pure da dove eri.',
      'Hai ragione, ti avevo frainteso, e mi dispiace averti messo in allarme. Torniamo a quello che stavi raccontando.',
      'Grazie di avermelo detto: avevo capito male. Vai avanti, ti leggo.',
    ],
  },
  en: {
    believed: [
      'Thank you for answering so plainly. I asked because of how it sounded; if it changes, you can tell me in the same plain words.',
      'All right, I believe you. I asked because it matters to me, and now I’m back to listening.',
      'OK, I take you at your word. If it is ever different, you can say it here just as it is.',
    ],
    misread: [
      'Sorry, I took that more seriously than you meant it. Go on from where you were.',
      'You’re right, I misunderstood, and I’m sorry for the alarm. Let’s go back to what you were telling me.',
      'Thank you for saying so: I got that wrong. Go on, I’m reading.',
    ],
  },
  es: {
    believed: [
      'Gracias por responder tan claro. Te lo pregunté por cómo sonaba; si cambia, puedes decírmelo así, sin rodeos.',
      'De acuerdo, te creo. Te lo pregunté porque me importa, y ahora vuelvo a escucharte.',
      'Vale, me quedo con lo que dices. Si algún día es distinto, aquí puedes decirlo tal cual.',
    ],
    misread: [
      'Perdona, lo leí más grave de lo que querías decir. Sigue desde donde estabas.',
      'Tienes razón, te entendí mal, y siento haberte alarmado. Volvamos a lo que me contabas.',
      'Gracias por decírmelo: lo entendí mal. Sigue, te leo.',
    ],
  },
  nl: {
    believed: [
      'Dank je dat je zo duidelijk antwoordt. Ik vroeg het om hoe het klonk; verandert het, dan kun je het net zo gewoon zeggen.',
      'Goed, ik geloof je. Ik vroeg het liever één keer te veel dan te weinig, en nu luister ik weer.',
      'Oké, ik neem je op je woord. Is het ooit anders, dan mag je het hier zeggen zoals het is.',
    ],
    misread: [
      'Sorry, ik las het zwaarder dan je het bedoelde. Ga verder waar je was.',
      'Je hebt gelijk, ik had je verkeerd begrepen, en het spijt me als ik je liet schrikken. Terug naar wat je vertelde.',
      'Dank je dat je het zegt: ik had het mis. Ga door, ik lees mee.',
    ],
  },
};
