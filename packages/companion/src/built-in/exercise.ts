import type { Language } from '@accanto/contract';
import type { PastMessage } from '../turn.ts';
import { textsOf } from './texts/by-language.ts';

const goingOn: Readonly<Record<Language, RegExp>> = {
  it: /^(ok|si|va bene|fatto|ci sono|pronto|pronta|avanti|continua|poi|e poi|prossimo|andiamo avanti|e adesso)[^\p{L}]*$/u,
  en: /^(ok|okay|yes|yep|done|ready|i'm ready|go on|next|continue|and then|and now|then)[^\p{L}]*$/u,
  es: /^[^\p{L}]*(ok|si|vale|hecho|listo|lista|ya|ya esta|sigue|siguiente|adelante|continua|y luego|y ahora)[^\p{L}]*$/u,
  nl: /^(ok|oke|ja|gedaan|klaar|ik ben zover|ga door|verder|volgende|en dan|en nu)[^\p{L}]*$/u,
};
const stopping: Readonly<Record<Language, RegExp>> = {
  it: /^(no|no grazie|basta|stop|ferma|fermiamoci|smettiamo|non mi va|non funziona|lascia stare)[^\p{L}]*$/u,
  en: /^(no|no thanks|stop|enough|let's stop|i don't want to|not working|it's not working|leave it)[^\p{L}]*$/u,
  es: /^(no|no gracias|basta|para|stop|dejalo|no quiero|no funciona|paremos)[^\p{L}]*$/u,
  nl: /^(nee|nee dank je|stop|genoeg|laat maar|ik wil niet|werkt niet|het werkt niet|we stoppen)[^\p{L}]*$/u,
};

/** Asks to be led through an exercise. */
const requesting: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:ciao|ok|per favore|mi)[ ,]+)*(?:puoi|potresti|possiamo|facciamo|fai|fammi|vorrei|aiutami|guidami)\b.{0,40}\b(?:esercizi\w* (?:di )?(?:respir|rilass)\w*|(?:a )?respirare|calmarmi)\b|\b(?:aiut(?:i|ami|armi)|puoi|potresti|come (?:faccio|posso|riesco))\b.{0,25}\b(?:calmarmi|tranquillizzarmi|rilassarmi)\b|\b(?:facciamo|conosci|hai|dammi|un|qualche) eserciz(?:io|i) (?:di respirazione|di rilassamento|per (?:calmar|rilassar|respirar)\p{L}+)|\b(come (faccio|posso) (a |per )?|aiutami a |mi aiuti a |puoi aiutarmi a |voglio |vorrei )(calmarmi|tranquillizzarmi|respirare|smettere di tremare)\b/u,
  en: /^(?:(?:hi|ok|please)[ ,]+)*(?:can|could|will|would|let's|help|guide|do)\b.{0,40}\b(?:breathing exercise|grounding exercise|breathe|calm down)\b|\b(?:help me|can you|could you|how (?:do|can) i)\b.{0,20}\b(?:calm (?:down|myself|me)|relax)\b|\b(?:a|any|some|do the) (?:breathing|calming|grounding) exercises?\b|\b(how (do|can|could|should) i|help me( to)?|can you help me( to)?|i (just )?(need|want) to) (just )?(calm (down|myself)|relax|breathe|stop (shaking|panicking|trembling|hyperventilating))\b/u,
  es: /^[¡¿ ]*(?:(?:hola|vale|por favor)[ ,]+)*(?:puedes|podrias|podemos|hacemos|hagamos|haz|quiero|ayudame|guiame)\b.{0,40}\b(?:ejercicio\w* de (?:respir|relaj)\w*|a respirar|calmarme)\b|\b(?:ayudame|ayudarme|puedes|podrias|como (?:puedo|hago))\b.{0,25}\b(?:calmarme|tranquilizarme|relajarme)\b|\bejercicios? (?:de respiracion|de relajacion|para (?:calmar|relajar|respirar)\p{L}*)|\b(como (puedo|hago para|me)|ayudame a|me ayudas a|puedes ayudarme a|necesito|quiero) ?(calmarme|calmo|tranquilizarme|respirar|dejar de temblar)\b/u,
  nl: /^(?:(?:hoi|ok|oke|alsjeblieft|ja)[ ,]+)*(?:kun|kan|wil|zou|kunnen|zullen|laten|doe|geef|help)\b.{0,40}\b(?:(?:adem|ontspan|grond)\p{L}*oefening\p{L}*|ademen|(?:rustig|kalm) (?:te )?(?:worden|ademen))(?!\p{L})|\b(?:help me|kun je|kan je|hoe (?:kan|word|kom) ik)\b.{0,30}\b(?:kalmeren|rustig (?:te )?worden|rustiger|tot rust|ontspannen)\b|\b(?:adem(?:halings)?oefening|ontspanningsoefening)(?:en)?\b|\b(hoe (word|kan|kom|stop) ik|help me( om)?|kun je me helpen( om)?|ik (wil|moet)) (weer |even |te )?(rustig|kalm(eren)?|tot rust|ademen|stoppen met trillen|met trillen)\b/u,
};

/** Whether a message, in plain lower case, asks for an exercise to calm down. */
export function asksForExercise(plain: string, language: Language): boolean {
  return requesting[language].test(plain);
}

/** The next step of the exercise that the last reply was a step of; null: no exercise is going on. */
export function nextStep(history: readonly PastMessage[], language: Language): string | null {
  const last = history.findLast((message) => message.role === 'assistant')?.content ?? '';
  for (const steps of Object.values(textsOf(language).steps)) {
    const at = steps.findIndex((step) => last.includes(step));
    const next = at < 0 ? undefined : steps[at + 1];
    if (next !== undefined) return next;
  }
  return null;
}

/** Whether a message, in plain lower case, only says that an exercise may go on, or that it shall end. */
export function wishFor(plain: string, language: Language): 'go-on' | 'stop' | null {
  if (goingOn[language].test(plain)) return 'go-on';
  return stopping[language].test(plain) ? 'stop' : null;
}
