import type { Language } from '@accanto/contract';
import type { PastMessage } from '../turn.ts';
import { textsOf } from './texts/by-language.ts';

const goingOn: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:ok|si|va bene|fatto|ci sono|pronto|pronta|avanti|continua|poi|e poi|prossimo|andiamo avanti|e adesso)[^\p{L}]*){1,2}$/u,
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
  it: /\b(?:puoi|potresti|possiamo|facciamo|fai|fammi|aiut(?:i|ami|armi)|guidami)\b.{0,40}\b(?:esercizi\w* (?:di |per )?(?:respir|rilass|calm)\w*|(?<!(?:smettere di|non) )respirare|(?:calmar|tranquillizzar|rilassar)mi|smettere di tremare)\b|\b(?:come (?:faccio|posso|riesco) (?:a |per )?|(?:che (?:cosa )?|cosa )(?:posso|potrei|devo) fare per |(?:voglio|vorrei|devo) (?:solo )?)(?:(?:calmar|tranquillizzar|rilassar)mi|respirare|smettere di tremare)\b|(?:^|\b(?:conosci|hai|dammi) )(?:un |qualche |degli )?esercizi\w* (?:di |per )(?:respir|rilass|calm)\w*|\b(?:posso|possiamo|facciamo|proviamo|fai) (?:\p{L}+ ){0,4}?(?:(?:col|con il|di|del|sul) (?:respir\w*)|respirazione)\b/u,
  en: /\b(?:(?:can|could|will|would) (?:you|we)|let's|help me|guide me)\b.{0,40}\b(?:(?:breathing|grounding|calming) exercises?|(?<!not )breathe|calm (?:down|myself|me)|relax)\b|\b(?:how (?:do|can|could|should) i (?:relax|calm (?:down|myself)|breathe)|what (?:can|could|should|do) i do (?:right now |now |tonight )?to (?:relax|calm (?:down|myself))|(?:how (?:do|can|could|should) i|i (?:just )?(?:need|want) to) (?:just )?(?:calm (?:down|myself)|breathe|stop (?:shaking|panicking|trembling|hyperventilating)))\b|(?:^|\b(?:do|know|have|give me) )(?:an? |any |some |the )?(?:breathing|grounding|calming) exercises?\b|\b(?:can|could|shall|may) (?:i|we|you) (?:just )?(?:do|try|have) (?:an? |some |the |that )?(?:breathing|grounding|calming) (?:exercises?|things?|stuff|trick)\b/u,
  es: /\b(?:puedes|podrias|podemos|hacemos|hagamos|haz|ayuda(?:me|rme)|me ayudas|guiame)\b.{0,40}\b(?:ejercicios? (?:de |para )(?:respir|relaj|calm)\w*|a respirar|(?:calmar|tranquilizar|relajar)me|dejar de temblar)\b|\b(?:como (?:puedo|hago para)|que (?:puedo|podria|debo) hacer para|necesito|quiero) (?:(?:calmar|tranquilizar|relajar)me|respirar|dejar de temblar)\b|\bcomo me (?:calmo|tranquilizo|relajo)\b|^[¡¿ ]*(?:(?:conoces|tienes|dame|sabes) )?(?:un |algun )?ejercicios? (?:de |para )(?:respir|relaj|calm)\w*|\b(?:puedo|podemos|hacemos|hagamos|probamos) (?:\p{L}+ ){0,3}?(?:lo|algo|eso|una cosa|ejercicio) de (?:la )?respira\w*/u,
  nl: /^(?:(?:hoi|ok|oke|alsjeblieft|ja)[ ,]+)*(?:kun|kan|wil|zou|kunnen|zullen|laten|doe|geef|help)\b.{0,40}\b(?:(?:adem|ontspan|grond)\p{L}*oefening\p{L}*|ademen|(?:rustig|kalm) (?:te )?(?:worden|ademen)|rustiger|kalmeren|tot rust|ontspannen|afleiden|afleiding)(?!\p{L})|\bwat (?:kan|zou|moet) ik (?:nu |vanavond |even )?(?:kunnen )?doen om (?:weer |even |wat )*(?:rustig(?:er)? te worden|te kalmeren|kalm(?:er)? te worden|tot rust te komen|te ontspannen)|\bhoe (?:word|kan|kom|stop) ik (?:weer |even |nu )*(?:rustig(?:er)?|kalm(?:er)?|kalmeren|tot rust|ontspannen|met trillen)\b|\bik (?:wil|moet) (?:weer |even |nu )*(?:rustig (?:worden|ademen)|kalmeren|tot rust komen|stoppen met trillen)\b|^(?:(?:heb|weet|ken) je )?(?:een )?(?:adem|ontspan|grond)\p{L}*oefening|\b(?:kan ik|kunnen we|mag ik|zullen we) (?:\p{L}+ ){0,3}?(?:ademhaling\p{L}*|adem(?:ding|dingetje)|met (?:mijn |de )?adem\p{L}*)/u,
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
