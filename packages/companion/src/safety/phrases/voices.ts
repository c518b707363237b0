import type { Language } from '@accanto/contract';

/** Over normalised words, without the ends of sentences. */
const bare: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:io|a volte|di notte|ogni tanto|ultimamente|da (?:giorni|settimane|mesi)|continuo a|credo di|ho paura perche) )*(?:sento|sentire|sto sentendo) (?:(?:le|delle|di nuovo|ancora|sempre) )*voci(?: (?:nella (?:mia )?testa|in testa|di notte|che non ci sono|(?:tutto il|ogni) giorno|ogni notte|da (?:giorni|settimane|mesi|un mese)|di nuovo|sempre))*$/u,
  en: /^(?:(?:i|i'm|im|i am|i've been|ive been|sometimes|at night|lately|keep|can|started|have been) )*(?:hear|hearing) (?:(?:the )?voices|(?:someone|somebody|a voice|people|things) (?:call|calling|say|saying|whisper|whispering|shout|shouting) (?:my name|to me|at me))(?: (?:in my head|at night|again|all (?:day|night|the time)|that (?:aren't|arent|are not) there|(?:when|but) (?:nobody|no one|there)(?:'?s| is) (?:there|here|around|nobody|no one)(?: there)?|sometimes|lately|for (?:days|weeks|months)))*$|^(?:the|my|those) voices (?:(?:are|have|keep|keeps|started|coming|come|getting|got) ?)+(?:back|again|loud|louder|worse|started|talking|here)(?: (?:again|today|tonight|now))*$/u,
  es: /^(?:(?:yo|a veces|de noche|por la noche|ultimamente|desde hace (?:dias|semanas|meses)|sigo|creo que) )*(?:oigo|escucho|oyendo|escuchando) (?:(?:las|unas|otra vez) )*voces(?: (?:en (?:mi|la) cabeza|de noche|por la noche|que no estan|todo el dia|otra vez|desde hace (?:dias|semanas|meses|un mes)|a veces))*$/u,
  nl: /^(?:(?:soms|s nachts|'s nachts|de laatste tijd|al (?:dagen|weken|maanden)|ik|blijf|denk dat ik) )*(?:hoor|horen) (?:(?:ik|de|weer|steeds|al (?:dagen|weken|maanden)|soms) )*stemmen(?: (?:in mijn hoofd|s nachts|'s nachts|die er niet zijn|de hele (?:dag|tijd)|weer|soms|al (?:dagen|weken|maanden)))*$|^(?:de )?(?:tv|televisie|radio|nieuwslezer) (?:praat|spreekt) (?:(?:steeds|weer|soms) )*(?:tegen|met) (?:me|mij)$|^(?:er zit|ze hebben) een (?:chip|zender) in mijn (?:hoofd|hersenen|lichaam)(?: gestopt| gezet)?$/u,
};

/** Whether a message says that voices are heard, and not whose: voices in the stairwell are somebody's. */
export function hearsVoices(words: readonly string[], language: Language): boolean {
  return bare[language].test(words.filter((word) => word !== '.').join(' '));
}
