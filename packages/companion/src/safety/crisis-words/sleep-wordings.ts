import type { Language } from '@accanto/contract';

/** Said to whoever tells of a world that changed its meaning or of nights without sleep: neither agreed with nor argued about. */
export const sleepWordings: Readonly<Record<Language, readonly string[]>> = {
  it: [
    'Sono tante cose insieme, e le leggo tutte. Se c’è una persona di cui ti fidi, raccontale anche a lei, oggi. Quanto hai dormito, in queste notti?',
    'Leggo quanto è intenso tutto questo per te. Parlane oggi anche con una persona che ti conosce bene. Come stai dormendo?',
  ],
  en: [
    'That is a lot at once, and I’m reading all of it. If there is somebody you trust, tell them about it too, today. How much have you slept these nights?',
    'I can see how intense all this is for you. Tell someone who knows you well about it too, today. How have you been sleeping?',
  ],
  es: [
    'Son muchas cosas a la vez, y las leo todas. Si hay una persona de confianza, cuéntaselo también, hoy mismo. ¿Cuánto has dormido estas noches?',
    'Leo lo intenso que es todo esto para ti. Háblalo hoy también con alguien que te conozca bien. ¿Cómo estás durmiendo?',
  ],
  nl: [
    'Dat is veel tegelijk, en ik lees het allemaal. Is er iemand die je vertrouwt, vertel het dan vandaag ook daar. Hoeveel heb je geslapen, deze nachten?',
    'Ik lees hoe heftig dit alles voor je is. Praat er vandaag ook over met iemand die je goed kent. Hoe slaap je de laatste tijd?',
  ],
};
