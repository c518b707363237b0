import type { Language } from '@accanto/contract';
import type { Act } from './texts/texts.ts';

/** What is said to the companion about how it listens, over lower-case text without accents. */
type Signs = Readonly<
  Record<
    'presence' | 'lived' | 'ask_me' | 'complaint' | 'unclear' | 'repeating' | 'hostile',
    RegExp
  >
>;

/** The beginning of a message or of a sentence in it, or what people say before they turn to somebody. */
const italian: Signs = {
  presence:
    /^(?:(?:ma|e|ehi|ohi|scusa|pronto|hey|senti|oh)[ ,?!]+)*(?:(?:ci sei|te ne vai|vai via|mi lasci(?: sol[oa])?|sei (?:li|qui|ancora (?:li|qui)|sparit[oa])|(?:mi )?(?:stai )?(?:ascoltando|leggendo|seguendo|ascolti|leggi|segui|senti))(?: (?:davvero|ancora|tu|sempre|e basta|o no))*)[^\p{L}]*\?[^\p{L}]*$/u,
  lived:
    /(?:^|[.,!?] ?|\b(?:ma|e|tu|ti|l'|lo|la|ne) ?)(?:hai|sei|ti sei|ti e|vai|giochi|esci|mangi|bevi|balli|canti|leggi|guardi|ti capita)(?: \p{L}+)? mai\b.{0,50}\?|(?:^|[.,!?] ?|\b(?:ma|e|tu) )(?:(?:l'|lo |la |ne )?hai|sei|ti e|ti sei) mai \p{L}+.{0,50}\?/u,
  ask_me:
    /\b(?:non (?:mi chiedi|vuoi (?:chiedermi|sapere)|hai)(?: (?:mai|niente|nulla|altro|piu))*(?: da (?:chiedermi|domandarmi))?[^\p{L}]*\?[^\p{L}]*$|(?:fammi|fai(?:mi)? tu) (?:tu )?(?:qualche |una |delle )?domand[ae]\b|chiedimi (?:tu )?(?:qualcosa|quello che vuoi|pure))/u,
  complaint:
    /(?:^|[.,!?;] ?|\b(?:no|ma|e|ehi|senti|tu|boh|comunque) )(?:non (?:mi )?(?:stai|hai) (?:\p{L}+ )?(?:ascoltat[oa]|ascoltando|lett[oa]|leggendo|capit[oa]|capendo|rispost[oa]|rispondendo|chiest[oa]|seguend[oa])(?! (?:tutt|quant|quas))|non mi (?:ascolti|leggi|rispondi|segui)\b|hai (?:letto|capito|sentito|ascoltato)(?: (?:bene|almeno|davvero|qualcosa|niente|cosa|quel(?:lo)?|che)\b[^?]{0,40})?\?(?<!, hai capito\?)|quanto sei (?:\p{L}+ )?(?:pesante|noios[oa]|lent[oa]|dur[oa]|insistente|palloso|pallosa)|(?:te )?l'ho (?:gia|appena) (?:detto|scritto)(?: prima)?[^\p{L}]*$|(?:me )?l'hai gia (?:chiesto|detto|domandato)|(?:questo|quello) me l'hai gia\b|fai presto (?:tu )?a (?:dire|parlare)|parli bene tu|(?:e|la fai) facile (?:a dirsi|a dirlo|per te|a parole|parlare)|tutto qui(?: quello che sai dire)?[^\p{L}]*\?|sei sord[oa]\b|ti ho (?:gia |appena )?detto che\b|(?:tu )?che ne sai(?: tu)?[^\p{L}]*$|perche non (?:mi )?rispondi\b|rispondi (?:alla (?:mia )?domanda|e basta)|sei come (?:tutti|gli altri)|(?:mi )?stai (?:leggendo|ascoltando)\? \p{L}+|grazie (?:per|di) (?:niente|nulla) (?:eh|proprio|davvero)|grazie per (?:niente|nulla)\b)|\bti (?:ho|avevo) (?:fatto|posto|chiesto) (?:una (?:domanda|cosa)|altro|un'altra cosa)|\b(?:non (?:e|era)|mica) (?:quello|questo) che ti ho chiesto|(?:^|[.,] ?)(?:ma |che )*(?:bell[oaie]|buona notizia|che bello|congratulazioni)\?|\bche cosa c'e di bello\b/u,
  unclear:
    /^(?:(?:eh|ma|scusa|no|come|boh)[ ,?!]+)*(?:in che senso|cosa (?:intendi|vuoi dire|vorresti dire)|che (?:vuoi dire|intendi|significa|domanda e|domande sono)|(?:cosa )?intendi (?:cosa|dire)|non (?:ho capito|capisco) (?:la|questa) domanda|perche (?:me lo|lo) (?:chiedi|domandi)|perche (?:mi fai )?quest[ae] domand[ae]|a cosa ti riferisci|di (?:che|cosa) (?:parli|stai parlando)|cosa(?=\?\?)|che(?=\?\?))(?: (?:dire|con questo|esattamente|scusa|di preciso))*[^\p{L}]*$|(?:^|[.,?!] ?)non (?:ho capito|capisco) (?:la|questa) domanda\b/u,
  repeating:
    /\b(?:mi )?(?:ripeti|ridici|rigiri|rimandi indietro|fai eco)(?: \p{L}+)? (?:a pappagallo|uguale|pari pari|tale e quale|le stesse cose|la stessa cosa|quello che|tutto)\b|\b(?:dici|scrivi|rispondi) (?:solo |sempre |soltanto )*(?:le stesse cose|la stessa cosa|quello che (?:ho (?:detto|scritto)|dico|scrivo) io)|\b(?:smettila|puoi smettere|basta) (?:di |con )(?:citar\w+|virgolett\w+|le virgolette|riscriver\w+|ridir\w+|rimettere)/u,
  hostile: /^(?:(?:ma|e|dai|basta)[ ,]+)*(?:vattene|vai via|sparisci)[^\p{L}?]*$/u,
};

const english: Signs = {
  presence:
    /^(?:(?:hello|hey|hi|so|but|um|sorry|ok)[ ,?!]+)*(?:(?:are |r )?(?:you|u|ya) (?:still |even |actually )*(?:leaving(?: me)?(?= now| \?|\?)|there|here|listening|reading(?: this)?|awake|up|around|online|with me|following)|(?:still )?(?:there|listening)(?=\?)|did (?:you|u) (?:go|leave|disappear)|where(?: did|'d) (?:you|u) go)(?: even| at all| now| right now| still| to me| or not)*[^\p{L}]*$/u,
  lived:
    /^(?:(?:so|and|but|hey|ok|lol|well|just wondering)[ ,]+)*(?:(?:have|has|did|do|d'?) ?)?(?:you|u|ya)(?:'ve| ever| never)? ?ever (?!wonder|notice|think (?:about how|that)|think of (?:getting|asking)|get (?:the|that) feeling|feel like|just )\p{L}+.{0,60}$|^(?:(?:so|and|but)[ ,]+)*have (?:you|u) (?:been|had|lost|loved|seen|got (?:any |a )?(?:kids|children|brothers?|sisters?|siblings|parents|family|friends|pets?)|lived|tried) ?.{0,60}\?/u,
  ask_me:
    /(?:^|[.,!?] ?|\b(?:just|please|pls|you can|can you|you could|so) )ask me (?:something|anything|a question|stuff|whatever)\b|\b(?:(?:aren'?t|arent|are not) you (?:going|gonna) (?:to )?ask|(?:don'?t|dont|do not) you (?:want to know|have any questions|want to ask)|(?:no|any) questions for me)\b/u,
  complaint:
    /(?:^|[.,!?;…] ?|\b(?:no|but|and|forget it|hey|ok|lol|omg|ugh|wow|well|honestly|i think|i feel like) )(?:(?:you|u)(?:'re|re| are| r| have|'ve)? (?:(?:do|does|did|have|are|were)?n'?t|dont|didnt|arent|havent|do not|did not|are not|have not|not|never|barely) (?:even |really |actually |ever |seem to (?:be )?|quite )*(?:(?:listen(?:ing|ed)?|read(?:ing)?|hear(?:d|ing)? (?:me|that|what i \p{L}+)|paying attention|following)(?: to (?:me|a word|what i \p{L}+)| what i \p{L}+| it| that| me| properly| any of (?:it|that|this))?(?:[,.?! ]+(?:do|are|did|have) (?:you|u))?[^\p{L}]*$|answer(?:ed|ing)?(?: me| (?:my|the) question| that| it)?[^\p{L}]*$|get(?:ting)? (?:it|this|me|the point|what i \p{L}+)\b(?! (?:if|unless|until|wrong|right|out|off|back|done))|understood\b|asked? (?:me )?(?:that|why|about|anything|how))|(?:you|u)(?:'re|re| are| r)? (?:\p{L}+ ){0,3}(?:rubbish|crap|bad|useless|terrible|awful|hopeless|shit|no good|not (?:very |much |so )?good) at (?:this|listening|that|it|talking)|(?:you|u)(?:'ve|ve| have)? (?:already|just|literally) (?:asked|said|told)(?: me)? (?:that|this|it|me)|i(?:'ve|ve| have)? (?:already|just|literally) (?:told you|said|answered|explained)(?: (?:that|this|it|so|you))*[^\p{L}]*$|(?:are |r )?(?:you|u) deaf\b|what (?:do|would) (?:you|u) know[^\p{L}]*$|why (?:won'?t|wont|don'?t|dont|aren'?t|arent) (?:you|u) answer\p{L}*|answer (?:me|the question|my question)[^\p{L}]*$|(?:you|u)(?:'re|re| are| r) (?:just )?like (?:everyone|everybody|all the)\b|(?:that'?s )?easy for (?:you|u) to say|(?:is )?(?:that'?s?|this) (?:is )?all (?:you|u)(?:'ve|ve| have)? (?:got|can say)|(?:didn'?t|didnt|did not) (?:you|u) (?:read|hear|listen|see)\b|did (?:you|u) even (?:read|hear|listen))|\bi asked (?:you )?(?:a question|what i should|how i should|what to|how to|something (?:else|different))|\b(?:not|isn'?t|isnt|wasn'?t) (?:even )?what i asked|\bnot answering (?:my|the) question|\bthanks for nothing\b|^(?:(?:what do you mean|how come|um|er)[ ,]+)*(?:good|nice|lovely|great|congrat\p{L}*|how lovely|glad)(?: news| to hear)?\?|\bhow (?:is|was) (?:that|this|it|any of (?:it|this|that)) (?:good|nice|lovely|great|a good)/u,
  unclear:
    /^(?:(?:eh|er|um|sorry|wait|huh|lol|but|ok|no)[ ,?!]+)*(?:what(?:'?s| is| does) (?:that|this|it) (?:mean|supposed to mean)|(?:what|how) (?:do|did|d'?)? ?(?:you|u|ya) mean|mean what|meaning(?: what)?|(?:what|which) question|(?:what|pardon|come again)(?=[^\p{L}]*\?)|what(?: kind of| sort of)? question is that|why (?:do|did|are|r|would) (?:you|u) (?:ask|asking|want to know)|i (?:don'?t|dont|do not|didn'?t|didnt) (?:get|understand|follow) (?:the|your|that) question|what are you (?:talking about|on about|asking))(?: (?:by that|that|this|exactly|by it|lol|sorry|me|about|though|tho))*[^\p{L}]*$|(?:^|[.,?!] ?)(?:i )?(?:don'?t|dont|do not|didn'?t|didnt) (?:get|understand|follow) (?:the|your|that) question\b/u,
  repeating:
    /\b(?:stop|quit|without|(?:don'?t|dont|do not|keep)) (?:just |always |constantly )*(?:say(?:ing)?|quot(?:e|ing)|writ(?:e|ing)|turn(?:ing)?|throw(?:ing)?|read(?:ing)?|parrot(?:ing)?|echo(?:ing)?) (?:(?:it|that|this|everything|things|stuff|what i \p{L}+|my words|me) ?(?:\p{L}+ )?(?:back|again)?)(?: (?:to|at|on) me)?\b(?<=back|back to me|back at me|back on me|my words|what i \p{L}+|quot(?:e|ing) me|(?:parrot|echo)(?:ing)? (?:me|it|that|everything))|\b(?:you|u) (?:just |always |only |keep |keep on )*(?:turn(?:ing)?|say(?:ing)?|throw(?:ing)?|repeat(?:ing)?|quot(?:e|ing)|parrot(?:ing)?|echo(?:ing)?) (?:everything|what|all|it|things|me|my words)\b.{0,30}\b(?:back|i (?:say|said|write|wrote|type))|\b(?:stop|enough) (?:with )?(?:the )?(?:quotes|quoting|quotation marks|parroting)/u,
  hostile: /^(?:(?:just|please|oh|so)[ ,]+)*(?:go away|get lost|leave me be)[^\p{L}?]*$/u,
};

const spanish: Signs = {
  presence:
    /^[¡¿ ]*(?:(?:hola|oye|eh|ey|pero|perdona|y|tu)[ ,?!¿¡]+)*(?:te vas(?=[^\p{L}]*\?)|me dejas (?:sol[oa])?(?=[^\p{L}]*\?)|(?:sigues|estas|andas|continuas)(?: (?:todavia|aun|tu))* (?:ahi|aqui|escuchando(?:me)?|leyendo(?:me)?|conmigo)|me (?:lees|escuchas|oyes|sigues|entiendes|estas (?:leyendo|escuchando|oyendo))(?! (?:la|el|los|las|un|una))|sigues ahi o no|te has ido|(?:a donde|donde) (?:te has ido|estas)|no te vayas|no me dejes(?: sol[oa])?|quedate conmigo|(?:promete|jura)me que no te (?:vas|iras))(?: (?:todavia|aun|de verdad|o que|o no))*[^\p{L}]*$/u,
  lived:
    /(?:^|[.,!?¿] ?|\b(?:y|pero|tu|oye) )(?:(?:tu |a ti )?(?:nunca |alguna vez )?(?:has|te has|te ha|se te ha) (?:\p{L}+ )?\p{L}+(?:ado|ido|to|cho|sto) .{0,40}(?:alguna vez|nunca)|(?:tu )?(?:alguna vez|nunca) (?:has|te has|te ha|lloras|ries|bailas|juegas|duermes|sales)\b.{0,50})[^\p{L}]*\?|(?:^|[.,!?¿] ?)(?:tu |pero |y )*(?:estas|lloras|ries|te pones|te enfadas|te cansas|juegas|sales|bailas|sueñas|suenas) (?:\p{L}+ )?alguna vez[^\p{L}]*\?|^[¿ ]*(?:(?:y|pero|a ti) )*te (?:gustan?|encantan?) (?!que |si |como )\p{L}.{0,40}\?|^[¿ ]*(?:(?:y|pero) )*tu que (?:sabes|sabras) (?:del?|lo que es) |^[¡¿ ]*(?:(?:oye|hola|tu|y|eh|pues|che)[ ,¿]+)*(?:has|habeis) (?:visto|probado|comido|estado en|oido|leido|jugado|viajado|bailado|ido) (?!(?:lo que|que|como|mi|mis|esto|eso|algo|cuant|si)\b)[^.!?]{2,40}\?+$/u,
  ask_me:
    /\b(?:preguntame (?:algo|tu|lo que|cosas)|hazme (?:alguna|una|otra) pregunta|no (?:me (?:vas a )?(?:preguntas?|preguntar)|quieres (?:saber|preguntarme)|tienes)(?: (?:nada|algo|mas|ninguna))*(?: (?:que )?preguntarme)?[^\p{L}]*\?)/u,
  complaint:
    /(?:^|[.,!?;¿¡] ?|\b(?:no|pero|y|oye|tu|eh|que|es que) )(?:no (?:me )?(?:has|estas) (?:\p{L}+ )?(?:entendid|escuchad|leid|contestad|respondid|preguntad|entendiend|escuchand|leyend|contestand|respondiend)\p{L}+|no me (?:lees|escuchas|contestas|respondes)\b|(?:eso )?(?:ya )?te lo (?:acabo de decir|he dicho ya|dije ya)|ya te lo (?:he dicho|dije|habia dicho)[^\p{L}]*$|(?:eso )?ya me (?:lo )?(?:has|habias) (?:preguntado|dicho)|(?:eso )?ya me (?:lo )?(?:preguntaste|dijiste)|me (?:lo )?has preguntado ya|te (?:lo )?acabo de (?:decir|contar|escribir)|te (?:he dicho|dije) que\b|estas? sord[oa]\b|(?:tu que|que) (?:sabras|sabes) tu\b|tu que (?:sabras|sabes)[^\p{L}]*$|por que no (?:me )?(?:contestas|respondes)|(?:contesta|responde)(?:me)? (?:a )?(?:la|mi|lo que)\b|eres como (?:todos|los demas)|(?:que )?facil (?:es )?(?:decirlo|para ti|de decir)|para ti es (?:muy )?facil|(?:has|me has) (?:leido|entendido|escuchado)(?: (?:bien|algo|lo que|al menos)\b[^?]{0,40})?\?(?<!, (?:me )?has entendido\?)|(?:eres|que) (?:\p{L}+ )?(?:pesad[oa]|pest\p{L}+|cansin[oa])(?: eres)?[^\p{L}]*$|eres (?:\p{L}+ )?(?:mal[oa]|un desastre|nul[oa]) (?:en|con|para) (?:esto|escuchar))|\bte (?:he hecho|hice|he preguntado|pregunte|estaba preguntando) (?:una (?:pregunta|cosa)|otra cosa|algo|que|si|como|por)\b|\bgracias por nada\b|\b(?:no es|no era) (?:eso )?lo que (?:te )?(?:he preguntado|pregunte|preguntaba)|^[¡¿ ]*(?:(?:como que|por que|perdona|pero)[ ,¿]+)*(?:que )?(?:bien|bonito|bueno|buena noticia|alegria|enhorabuena|me alegro)[^\p{L}]*\?|^[¿ ]*(?:eso es todo|ya esta|nada mas)(?: lo que (?:sabes|tienes)(?: que)? decir)?[^\p{L}]*\?/u,
  unclear:
    /^[¡¿ ]*(?:(?:eh|que|pero|perdona|no|como|a ver|jaja)[ ,?!¿¡]+)*(?:que (?:quieres|querias|quieres tu) decir(?: con eso)?|a que te refieres|a que|(?:en|de) que sentido|como que que|que pregunta (?:es esa|mas rara|es esta)|(?:por|pa) que (?:me )?(?:lo )?(?:preguntas|dices eso)|para que (?:lo )?(?:quieres saber|preguntas)|de que (?:hablas|me hablas)|no (?:entiendo|entendi|he entendido|pillo) (?:la|tu|esa) pregunta|como(?=[^\p{L}]*\?)|que(?=[^\p{L}]*\?\?))(?: (?:eso|exactamente|perdona|con eso))*[^\p{L}]*$|(?:^|[.,?!¿] ?)no (?:entiendo|entendi|he entendido|pillo) (?:la|tu|esa) pregunta\b/u,
  repeating:
    /\b(?:me )?(?:lo |las |los )?(?:repites|devuelves|copias|citas|sueltas)(?: \p{L}+)?(?: (?:tal cual|igual|lo mismo|lo que|palabra por palabra|como un loro|todo|otra vez))|\b(?:dices|escribes|respondes|contestas) (?:siempre |solo |otra vez )*(?:lo mismo|las mismas|lo que (?:yo )?(?:he dicho|digo|acabo))|\b(?:sin|deja de|deja las|quita las|basta de|para de) (?:comillas|poner(?:me)? (?:comillas|entre comillas)|entrecomillar|citar\p{L}*|devolver\p{L}*|copiar\p{L}*)/u,
  hostile: /^[¡ ]*(?:(?:pues|anda|ya)[ ,]+)*(?:vete|largate|dejame (?:ya|en paz))[^\p{L}?]*$/u,
};

const dutch: Signs = {
  presence:
    /^(?:(?:hallo|hoi|hey|he|maar|zeg|eh|sorry)[ ,?!]+)*(?:(?:ben|zit|bent) (?:je|jij|u|ge|gij) (?:er|daar|hier)(?: nog)?|ga (?:je|jij) (?:nu |al )?weg(?: nu .*)?|laat (?:je|jij) me (?:nu )?alleen|(?:lees|luister|volg|hoor) (?:je|jij|u) (?:me |mij |dit |mee |nog |wel |eigenlijk |uberhaupt )*(?:mee|wel|nog|eigenlijk)?|waar (?:ben|blijf) (?:je|jij))(?: nog| wel| eigenlijk| of niet| nou)*[^\p{L}]*$/u,
  lived:
    /^(?:(?:en|maar|zeg|hey)[ ,]+)*(?:heb|ben|had|speel|dans|ga|kijk|lees|huil|lach|drink|eet|doe|maak) (?:je|jij|gij|ge) (?:zelf |weleens |wel ?eens |ooit |ook |nooit )+(?!(?:het )?gevoel)(?:\p{L}+ ?){0,8}[^\p{L}]*$(?<=\b(?:ooit|wel ?eens|weleens|nooit)\b.*)|^(?:(?:en|maar|zeg|hey)[ ,]+)*(?:heb|ken|herken) (?:je|jij|gij) (?:dat|dit|zoiets)(?: gevoel)?(?: (?:ook|zelf|soms|weleens|wel ?eens))*(?:,? (?:dat|als) [^?]{3,60})?[^\p{L}]*$|^(?:(?:en|maar|zeg|hey)[ ,]+)*(?:kijk|speel|eet|drink|dans|sport|kook|zing|reis|fiets|zwem) (?:jij|gij) (?:zelf )?(?:ook|wel|graag|veel)\b[^?]{0,40}[^\p{L}]*$/u,
  ask_me:
    /\b(?:vraag (?:me|mij) (?:maar )?(?:iets|wat|een vraag)|stel (?:jij )?(?:me |mij )?(?:maar |eens )?(?:een|wat|iets) ?(?:vraag|vragen)?(?! niet)|(?:heb|wil) (?:je|jij) (?:niks|niets|geen vragen|niet iets) (?:te |meer |aan |om )*(?:vragen|weten)|(?:heb|wil) (?:je|jij) (?:niks|niets) (?:aan )?(?:me|mij) (?:te )?vragen)\b/u,
  complaint:
    /(?:^|[.,!?;] ?|\b(?:nee|maar|en|he|zeg|ja|pff|nou) )(?:(?:je|jij|ge|gij|u) (?:luistert|leest|antwoordt|reageert) (?:me |mij |echt |gewoon |ook |helemaal |er |nu |toch )*(?:niet|niks|nooit|nauwelijks|amper)\b|(?:je|jij|ge|gij|u) (?:hebt|heb|heeft) (?:me |mij |het |dat |er |mijn \p{L}+ |echt |gewoon |helemaal )*(?:niet|niks|geen woord|nooit) (?:\p{L}+ )?(?:gelezen|geluisterd|begrepen|geantwoord|beantwoord|gevraagd|gesnapt|gehoord)|(?:je|jij) (?:gaat|ging) (?:niet|nergens) (?:in )?op (?:in|mijn)|heb (?:je|jij) (?:wel |eigenlijk |uberhaupt )+(?:gelezen|geluisterd)|(?:je|jij) bent (?:\p{L}+ ){0,3}(?:slecht|waardeloos|niet goed) in (?:dit|luisteren|praten)|dat (?:vroeg|zei) (?:je|jij) (?:me |net |al |zonet |daarnet |toch )+|dat (?:heb|had) (?:je|jij) (?:me |net |al |zonet )*al (?:gevraagd|gezegd)|dat (?:heb|had) ik (?:je |net |toch )*(?:al|net) (?:gezegd|verteld|geschreven)[^\p{L}]*$|ben (?:je|jij) doof\b|wat weet (?:jij|je) (?:daar|er|nou)\b|waarom (?:antwoord|geef) (?:je|jij) (?:niet|geen)|(?:geef|beantwoord) (?:gewoon |nou |eens )*(?:antwoord|(?:mijn|de) vraag)|dat is geen antwoord|(?:je|jij) geeft geen antwoord|ik zei (?:net|toch|al)\b|(?:je|jij) bent (?:net )?(?:als|zoals) (?:iedereen|de rest)|(?:je|jij) bent een muur|(?:jij|je|u) hebt? (?:makkelijk|mooi|goed) praten|(?:dat is )?makkelijk (?:praten|gezegd)|is dat alles|was dat alles|hoezo (?:goed|fijn|leuk|mooi|blij|prettig|gelukkig|gefeliciteerd|lekker))|\bik (?:vroeg|stelde) (?:je |u |toch |net |eigenlijk )*(?:iets|een vraag|wat(?=[^\p{L}]*$)|wat ik|hoe ik|of ik|wat anders|iets anders)|\bik heb (?:je|u) (?:iets|een vraag|wat) (?:anders )?(?:gevraagd|gesteld)|\b(?:bedankt|dank je) voor (?:niks|niets)\b|\bdaar vroeg ik niet (?:naar|om)|^(?:wat )?(?:goed|fijn|leuk|mooi|gefeliciteerd)\?/u,
  unclear:
    /^(?:(?:eh|he|huh|sorry|nee|maar|wacht|ja)[ ,?!]+)*(?:(?:wat|hoe) bedoel (?:je|jij|u)|hoe bedoelt u|hoezo(?=[^\p{L}]*\?)|hoezo dat|wat(?=[^\p{L}]*\?\?)|(?:waarom|waarvoor) (?:vraag|wil|vraagt) (?:je|jij|u) (?:dat|dit|het)(?: weten)?|(?:welke|wat voor) vraag(?: is dat)?|wat is dat voor vraag|ik (?:snap|begrijp) (?:de|je|die) vraag (?:niet|echt niet|even niet)|waar (?:heb|gaat) (?:je|jij|dit) (?:het )?over|in welke zin)(?: (?:daarmee|precies|dat|dan|nou|mee))*[^\p{L}]*$|(?:^|[.,?!] ?)(?:ik )?(?:snap|begrijp) (?:de|je|die) vraag (?:echt |even )?niet\b/u,
  repeating:
    /\b(?:je|jij|u) (?:zegt|praat|bauwt|herhaalt|geeft) (?:me |mij |alleen |steeds |maar |gewoon |alles |de hele tijd |telkens )*(?:na|terug)\b|\b(?:je|jij|u) (?:zegt|schrijft) (?:alleen |steeds |maar |gewoon |precies )*(?:terug )?wat ik (?:zeg|schrijf|typ|net zei|al zei|zei)|\b(?:zonder|stop met(?: al)?|hou op met|geen) (?:die |al die |de )?(?:aanhalingstekens|citaten|quotes)\b|\bnapraten\b(?=[^\p{L}]*$)/u,
  hostile: /^(?:(?:oh|nou|pff)[ ,]+)*ga (?:toch |gewoon |nou |eens )*weg[^\p{L}?]*$/u,
};

const signs: Readonly<Record<Language, Signs>> = {
  it: italian,
  en: english,
  es: spanish,
  nl: dutch,
};

/** Whether a message, in plain lower case, does this to whoever listens here. */
export function saysToListener(act: Act, plain: string, language: Language): boolean {
  const own: Partial<Record<Act, RegExp>> = signs[language];
  const sign = own[act];
  if (sign === undefined) return false;
  // A complaint may stand before or after something told.
  const parts = act === 'complaint' ? [plain, ...plain.split(/(?<=[.!?…])\s/u)] : [plain];
  return parts.some((part) => sign.test(part));
}
