import type { Language } from '@accanto/contract';
import type { Act } from './texts/texts.ts';

/** Small requests and courtesies in more words than those of the texts, over lower-case text without accents. */
type Signs = Readonly<
  Record<
    'name' | 'how_are_you' | 'start' | 'task' | 'luck' | 'apology' | 'permission' | 'privacy',
    RegExp
  >
>;

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    name: /\b(?:come ti (?:chiami|chiamo|devo chiamare)|che nome hai|(?:qual e )?il tuo nome)(?: tu| scusa| eh| di preciso)*[^\p{L}]*$/u,
    how_are_you:
      /(?:^|[.,!?] ?|\b(?:e|ma) )(?:tu )?come (?:stai|va|te la passi)(?: tu| oggi| invece| piuttosto)*[^\p{L}]*\?[^\p{L}]*$|^(?:e |ma )*(?:tu )?(?:che|cosa|che cosa) (?:fai|combini|stai facendo|mi racconti)(?: di bello| tu| oggi| stasera| adesso| ora)*[^\p{L}]*\?[^\p{L}]*$/u,
    start:
      /^(?:(?:ciao|salve|ehi|buonasera|buongiorno|allora|boh|ok|ma|scusa)[ ,.!]+)*(?:(?:in realta|onestamente|io)[ ,]+)*non so (?:bene |proprio |nemmeno |neanche )*(?:da )?(?:dove|come) (?:cominciare|iniziare|partire)[^\p{L}]*$/u,
    task: /\b(?:conosci|sai|sapresti|hai|ne sai|raccontami|dimmi|dimmene|fammi sentire) (?:\p{L}+ ){0,3}(?:barzellett[ae]|freddura|freddure|indovinell[oi]|storiella)\b(?!.*\b(?:mia|mio|miei|lui|lei)\b)/u,
    luck: /^(?:(?:domani|ok|allora|senti|dai|speriamo bene|vado)[ ,.!]+)*(?:me lo dici |mi dici |dimmi |fammi |mi fai |mi auguri )?(?:un )?(?:in bocca al lupo|buona fortuna)(?: me lo dici| per (?:domani|\p{L}+))?[^\p{L}]*\?|\b(?:dimmi|mi dici|me lo dici|mi auguri|fammi) (?:un )?(?:in bocca al lupo|buona fortuna)|\bin bocca al lupo me lo (?:dici|fai)|\bfai il tifo per me\b|^(?:(?:mah|boh|beh|ok|dai|vabbe|e|ma)[ ,]+)*(?:speriamo|speriam)(?: bene| in bene| che vada bene| nel meglio| davvero| dai)*[^\p{L}]*$/u,
    apology:
      /^(?:(?:ok|ah|no|oddio|eh)[ ,]+)*(?:scusa(?:mi)?|perdon(?:a|ami)|pardon)[ ,.!]+(?:sono (?:di nuovo )?(?:qui|tornat[oa])|eccomi|rieccomi|(?:sono stat[oa]|ero) (?:\p{L}+ )?(?:maleducat[oa]|sgarbat[oa]|scortese|brusc[oa]|pesante|cattiv[oa]|acid[oa])|ho esagerato|non volevo (?:essere|risponderti|offender\p{L}*)\b.{0,25}|me la sono presa con te)[^\p{L}]*$/u,
    permission:
      /\b(?:sfogarmi|sfogo|dirtelo|raccontartelo)\b.{0,20}[,.]? (?:posso|si puo|va bene|ti va|ti dispiace)[^\p{L}]*\?[^\p{L}]*$/u,
    privacy:
      /\b(?:conservi|tieni|salvi|memorizzi|registri|archivi) (?:\p{L}+ ){0,2}?(?:chat|conversazion\p{L}*|messagg\p{L}*|quello che (?:scrivo|dico)|quel che scrivo|tutto)\b.*\?|\b(?:finisc\p{L}+|va|vanno|resta|restano|rimane) (?:\p{L}+ ){0,4}(?:server|database|archivio|cloud)\b.*\?/u,
  },
  en: {
    name: /\b(?:what'?s|what is|wats) (?:your|ur|yr) name|\b(?:who|what) (?:do|should|can) i call (?:you|u)\b|\b(?:have|got|do you have|u got) a name[^\p{L}]*$/u,
    how_are_you:
      /(?:^|[.,!?] ?|\band )(?:how(?:'?s| are| r) (?:you|u|ya|yourself)(?: doing| feeling)?|how(?:'?s| is) it going(?: with you)?|(?:how|what) about (?:you|u)|hbu|wbu)(?: today| tho| though| then| anyway| yourself)*[^\p{L}]*$|^(?:(?:hi|hey|yo|hello)[ ,]+)*(?:what'?s up|wh?a+t?s+up|sup|wagwan)(?: with you| bro| mate)?[^\p{L}]*$|^(?:nm|not (?:much|bad)|good|fine|alright|ok)[ ,.]+(?:thanks[ ,.]+)?(?:and )?(?:you|u|yourself)[^\p{L}]*$/u,
    start:
      /^(?:(?:hi|hello|hey|so|um|ok|well|sorry)[ ,.!]+)*(?:honestly |i'?m |im |i am )?(?:i )?(?:don'?t|dont|do not|not sure) (?:really |quite |even |exactly )*(?:know )?(?:where|how) (?:to|i should|do i) (?:start|begin)[^\p{L}]*$/u,
    task: /\b(?:know|got|have|heard|tell) (?:\p{L}+ ){0,3}(?:jokes?|riddles?|puns?)(?: for me| please| pls)*[^\p{L}]*\?/u,
    luck: /\b(?:say|give me|send me|need|gimme) (?:some |a bit of )?(?:good )?luck\b|^(?:(?:no|not even a|any)[ ,]+)*good luck for me\b|\b(?:keep|root|rooting) (?:your )?(?:fingers crossed|for me)/u,
    apology:
      /^(?:(?:oh|no|ok|im|i'm|so|really|and|wow)[ ,]+)*(?:sorry|apologies)[ ,.!]+(?:i'?m back|back( now)?|(?:that|i)(?:'?s| was| am|'m) (?:\p{L}+ ){0,2}(?:rude|mean|harsh|horrible|unfair|out of (?:order|line)|uncalled for|snappy|a bit much)|i (?:shouldn'?t|shouldnt) have (?:said|snapped|sworn|shouted)\b.{0,20}|didn'?t mean (?:that|to (?:snap|be rude|swear|shout)))[^\p{L}]*$/u,
    permission:
      /^(?:(?:lol|omg|hey|ok|so|well)[ ,]+)*(?:guess what|(?:you'?ll|u'?ll) never guess\b.{0,20}|(?:(?:do )?(?:you|u) )?(?:want to|wanna) (?:hear|know) (?:something|a secret)\b.{0,20}|(?:i(?:'ve| have|ve)? )?(?:got |have |gotta )(?:something )?(?:to )?tell (?:you|u)(?: something)?)[^\p{L}]*$|\b(?:vent|rant|get (?:something|this|it) off my chest|offload|talk)\b.{0,20}[,.]? (?:can i|may i|is that (?:ok|okay|alright|fine)|that ok|if that's ok|do you mind)[^\p{L}]*\?[^\p{L}]*$/u,
    privacy:
      /\b(?:are|will|would|do) (?:you|u) (?:going to |gonna |have to )?(?:call|report|tell|ring|contact|phone|inform) (?:(?:me|this|it) to )?(?:the (?:police|cops|authorities)|social services|my (?:mum|mom|dad|parents|school|boss|wife|husband|doctor)|999|911)\b|\bwhat (?:happens|would happen|will happen) if i (?:say|tell you|write|admit) (?:something|anything|that)\b|\bdo (?:you|u) (?:keep|store|save|record|log|share|sell|learn from|train on) (?:it|this|that|these|them|what|my|our|the|all|everything)\b(?!.{0,30}\b(?:him|her|mind|distance)\b)|\b(?:is|are|was) (?:it|this|that|they|the chat|our chat|the other chat|my \p{L}+) (?:kept|stored|saved|recorded|logged|deleted)\b/u,
  },
  es: {
    name: /\b(?:como te llamas|cual es tu nombre|que nombre tienes|tienes (?:algun )?nombre|como te (?:llamo|puedo llamar))(?: tu| por cierto)*[^\p{L}]*$/u,
    how_are_you:
      /(?:^|[.,!?¿] ?|\b(?:y|pero) )(?:tu[ ,¿]*)?(?:como (?:estas|te va|andas|lo llevas)|que tal(?: estas| te va| andas)?)(?: tu| hoy)*[^\p{L}]*\?[^\p{L}]*$/u,
    start:
      /^[¡¿ ]*(?:(?:hola|buenas|oye|bueno|pues|eh|a ver)[ ,.!]+)*(?:la verdad[ ,]+)?no se (?:bien |muy bien |ni )*(?:por )?(?:donde|como) (?:empezar|comenzar|empiezo)[^\p{L}]*$/u,
    task: /\b(?:sabes|conoces|tienes|te sabes|cuentame|dime) (?:\p{L}+ ){0,3}(?:chistes?|adivinanzas?|chascarrillos?)\b(?!.*\bmi\b)|^(?:(?:anda|venga|porfa|por favor)[ ,]+)*(?:dime|cuentame|escribeme) algo (?:bonito|lindo|alegre|gracioso|divertido)\b/u,
    luck: /\b(?:deseame|me deseas|me das|dame|di(?:me)?|mandame) (?:mucha |un poco de |algo de )?suerte\b|\bhaz fuerza por mi\b|\bcruzas? los dedos\b/u,
    apology:
      /^[¡¿ ]*(?:(?:ok|vale|ay|no|uf)[ ,]+)*(?:perdon(?:a|ame)?|disculp(?:a|ame)|lo siento)[ ,.!]+(?:ya )?(?:he vuelto|volvi|estoy (?:aqui|de vuelta)|aqui estoy|(?:he sido|fui|estuve) (?:\p{L}+ )?(?:borde|maleducad[oa]|brusc[oa]|injust[oa]|grosero|grosera|antipatic[oa])|me (?:he pasado|pase)|no queria (?:ser|hablarte|contestarte)\b.{0,25})[^\p{L}]*$/u,
    permission:
      /\b(?:desahogarme|desahogo|soltarlo|contarlo|contartelo)\b.{0,20}[,.]? ?¿?(?:puedo|se puede|te importa|te parece|me dejas)[^\p{L}]*\?[^\p{L}]*$/u,
    privacy:
      /\b(?:guardas|conservas|grabas|almacenas|registras) (?:\p{L}+ ){0,2}?(?:chats?|conversacion\p{L}*|mensajes?|lo que (?:escribo|digo)|todo|esto)\b.*\?|\b(?:te (?:cuento|digo|escribo)|(?:escribo|cuento|digo|pongo) (?:aqui|por aqui)|esto|este chat|mis (?:mensajes|palabras))\b.{0,25}\b(?:va|van|ira|iran|acaba|acabara|acaban|termina|terminara|llega|llegara|queda|quedan) (?:todo )?(?:a parar )?(?:a|en|guardad[oa]s?) (?:\p{L}+ ){0,2}(?:servidor\p{L}*|nube|base de datos|internet|hacienda|policia|gobierno|manos de|rusia|china|rusos|chinos|americanos)\b/u,
  },
  nl: {
    name: /\b(?:hoe heet (?:je|jij|u|gij)|wat is (?:je|jouw|uw) naam|heb (?:je|jij) een naam|hoe (?:mag|kan|moet) ik (?:je|jou|u) noemen)(?: eigenlijk| trouwens| nou| dan)*[^\p{L}]*$/u,
    how_are_you:
      /(?:^|[.,!?] ?|\b(?:en|maar) )(?:hoe (?:gaat|is) (?:het|'t) (?:eigenlijk |nou |dan |trouwens )*(?:met (?:jou|je|u))|hoe gaat ie|alles goed met (?:jou|je))(?: eigenlijk| trouwens| dan| vandaag)*[^\p{L}]*$/u,
    start:
      /^(?:(?:hoi|hallo|hey|nou|eh|ja|sorry|dag)[ ,.!]+)*(?:ik )?weet (?:eigenlijk |ook |even |echt |gewoon )*niet (?:zo |goed |precies |echt )*(?:waar|hoe) (?:ik )?(?:moet )?(?:te )?beginnen(?: moet)?[^\p{L}]*$/u,
    task: /\b(?:ken|weet|heb) (?:je|jij|u) (?:\p{L}+ ){0,3}(?:mop|moppen|mopje|raadsel|raadseltje|grapje|grap)\b|^(?:vertel|zeg) (?:jij |me |mij |eens |nou |maar )*(?:iets|wat)(?: leuks| grappigs| liefs| aardigs| moois)?[^\p{L}]*$/u,
    luck: /\b(?:wens|zeg) (?:je |me |mij |eens |even |maar )*(?:succes|sterkte|geluk)(?: tegen me)?\b|\bduim je voor me\b|\bkrijg ik (?:nog )?(?:een )?succes\b/u,
    apology:
      /^(?:(?:oh|nee|ok|oke|nou)[ ,]+)*(?:sorry|excuus)[ ,.!]+(?:ik ben (?:weer )?terug|ben (?:er )?weer(?: er)?|(?:dat|ik) was (?:\p{L}+ ){0,2}(?:onaardig|lelijk|bot|rot|gemeen|onbeleefd|lomp|niet aardig|flauw)|ik bedoelde het niet zo)[^\p{L}]*$/u,
    permission:
      /\b(?:mijn hart luchten|ei kwijt|verhaal kwijt|iets kwijt|klagen|spuien|zeuren)\b.{0,20}[,.]? (?:mag (?:dat|het)|kan (?:dat|het)|vind je dat goed|goed)[^\p{L}]*\?[^\p{L}]*$/u,
    privacy:
      /\b(?:bewaar|sla|onthoud|deel) (?:je|jij|u|jullie) (?:\p{L}+ ){0,3}?(?:chats?|gesprek\p{L}*|berichten|wat ik (?:schrijf|zeg|typ)|alles)\b.*\?|\bsla (?:je|jij|u) (?:\p{L}+ ){0,3}op\b/u,
  },
};

/** Whether a message, in plain lower case, does this. */
export function asksInPassing(act: Act, plain: string, language: Language): boolean {
  const own: Partial<Record<Act, RegExp>> = signs[language];
  return own[act]?.test(plain) ?? false;
}
