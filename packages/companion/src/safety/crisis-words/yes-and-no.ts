import type { Language } from '@accanto/contract';

/** How people answer a question about danger in a language. Over small letters without accents. */
interface AnswersToQuestion {
  /** What begins an answer that it is so, or may be. An 'if' begins otherwise. */
  yes: RegExp;
  /** It is so, only not now, not always, or only in thoughts. */
  halfYes: RegExp;
  /** What begins an answer that it is not so, or that nobody understands why it was asked. */
  no: RegExp;
  /** Says in so many words, anywhere, that there is no danger or that it was meant in another way. */
  denial: RegExp;
  /** Whoever one is afraid of is only not there. */
  away: RegExp;
  /** A when, for whoever was asked for one. */
  when: RegExp;
  /** That there is a how. */
  how: RegExp;
  /** Right after a no, that it was none. */
  unsaid: RegExp;
}

export const answersToQuestion: Readonly<Record<Language, AnswersToQuestion>> = {
  it: {
    yes: /^(?:(?:beh|ehm?|mh+|purtroppo|credo|direi|penso)[ ,.…]+(?:di )?)*(?:si+(?=[ ,.!…]*$|[,.!…]| un po'?[ ,.!…]*$| (?:ci|lo|sono|ho|adesso|ora|purtroppo|forse|credo|penso|voglio|sto|aiut\w*|tutt\w*|per favore)\b)|esatto|forse|un po'?\b|entramb|tutt[ei] e due|(?:la )?(?:prima|seconda)[ .!]*$|ci penso|ci ho pensato|a volte|sono in pericolo|non lo so\b|non so(?=[ ,.!…]*$|[,.!…]| se\b)|aiut\w+)/u,
    halfYes:
      /\b(?:non (?:adesso|ora|oggi|stasera|stanotte|ancora|sempre)|(?:ora|adesso|oggi|stasera|per ora|al momento) no\b|a volte|ogni tanto|qualche volta|solo (?:pensieri|un pensiero)|il pensiero c'e|nessun piano|non ho un piano|ci (?:penso|ho pensato)|la sera mi vengono|va e viene|vanno e vengono|piu spesso|spesso|ogni (?:giorno|sera|notte)|tutt[ie] (?:i giorni|le sere|le notti)|(?:ora|adesso) (?:sono|sto|sto gia) (?:a casa|bene|meglio|giu|al sicuro|dentro))\b/u,
    no: /^(?:(?:ma|eh+|beh|boh|oddio|scusa|ehm|aspetta|cosa|come|che|(?:ah|ha|eh)(?:ah|ha|eh)+\w*|lol|raga)[ ,.!?]*)*(?:no+\b|macche\b|figurati|assolutamente no|per niente|(?:nessun\w*|niente|mai)[ .!]*$|ma va\b|(?:cosa|che) c'entra|ma che (?:dici|pericolo|pensieri)|ma quali?\b|[?!]+$)|[.?!] no+[.,!]/u,
    denial:
      /\bnon (?:mi (?:ammazzo|uccido|suicido|faccio niente|faccio (?:del )?male|ammazzerei|ucciderei)|(?:voglio|penso di|intendo|sto pensando di|ho (?:nessuna )?intenzione di) (?:morire|farmi|uccidermi|ammazzarmi|fare niente|fare cazzate)|(?:sono|siamo) (?:in pericolo|suicid\w*)|lo (?:faro|faccio|farei)|(?:farei|faccio) (?:mai|davvero|sul serio)|ho (?:pensieri|idee) (?:di morte|strane?|di quel tipo|suicid\w*))|\bnessun pericolo\b|\bniente di grave\b|\bnessuno (?:e|sta) in pericolo|\b(?:e|era) (?:solo |soltanto )?(?:un modo di dire|uno scherzo|una battuta|per (?:scherzo|ridere|dire))|\b(?:hai (?:capito male|frainteso)|mi hai frainteso|stavo scherzando|(?<!\bnon )scherz(?:o|avo))\b|^(?:ah|ha|eh){2,}\w*[ ,.!]+no+\b|^(?:dal|dalle|dalla|di) (?:ridere|risate|vergogna|caldo|freddo|fame|sonno|noia|imbarazzo|stanchezza|tensione|stress|nervoso|ansia)\b/u,
    away: /^(?:no+|nono)[ ,.!]+(?:ora |adesso |lui |lei )*(?:non c'e|non e (?:in casa|a casa|qui)|e (?:fuori|al lavoro|uscit[oa])|dorme|torna)/u,
    when: /\b(?:(?:stasera|stanotte|questa (?:sera|notte)|domani|dopodomani|(?:nel|questo) (?:fine settimana|weekend)|(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica))\b(?! (?:smetto|vado (?:dal|a (?:lavoro|scuola)|in (?:ufficio|palestra))|ho (?:la|l|il|un|una)\b|vedo|parlo|chiamo|sento|lavoro|ricomincio|comincio))|tra (?:poco|un'ora)|quando (?:dormono|escono|sono (?:tutti )?(?:fuori|via)|resto sol[oa]))\b/u,
    how: /(?<!\bn(?:o|)n )\b(?:ho (?:gia )?pensato (?:anche )?(?:a )?come|so (?:gia )?come|ho (?:gia )?(?:un|il) piano|ho (?:gia )?(?:tutto )?(?:deciso|pronto|preparato))\b/u,
    unsaid:
      /^(?:(?:beh|anzi|boh)[ ,.…]+)*(?:o (?:forse )?(?:no|si)\b|in realta (?:si|no)\b|non e (?:uno scherzo|vero)|non scherz\w+|ho mentito|era una bugia)/u,
  },
  en: {
    yes: /^(?:(?:well|um+|uh+|er+|honestly|unfortunately)[ ,.…]+)*(?:yes+\b|yeah+\b|yep\b|yup\b|ye\b|i (?:am|do|have)\b(?! (?:not (?:very |that |so |any |much )*(?:(?:good|great|bad) (?:at|with)|used to|keen)\b|at |from |on my way|\d))|i think so|kind of|kinda|sort of|maybe\b|perhaps\b|a bit\b|a little\b|both\b|sometimes\b|i (?:don't|dont|do not) know\b(?! (?:his|her|their|the|my|where|who|him|them|any\p{L}*)\b)|idk|help\b|the (?:first|second)\b)/u,
    halfYes:
      /\b(?:not (?:now|right now|tonight|today|yet|always|at the moment)|no (?:real |actual )?plans?|not planning (?:to|on it|anything)[^\p{L}]*$|(?:don't|dont) have a plan|(?:just|only) (?:(?:a )?thoughts?|think it)|(?:stop|not|cease to) exist\p{L}*|(?:just|rather|only) (?:\p{L}+ ){0,3}(?:disappear|not be here|not wake up|be gone)|bit of it|sometimes|now and then|at night(?: mostly)?|mostly at night|comes and goes|on and off|(?:i've|ive|i have|have) thought (?:about|of) it|(?:i )?think about it|most days|every (?:day|night)|(?:quite |very )?often|all the time|more and more|(?:im|i'm|i am) (?:home|ok|okay|fine|better|safe|back|down|inside) now)\b/u,
    no: /^(?:(?:um+|uh+|er+|what(?: the (?:hell|fuck))?|wtf|omg|lol|lmao|(?:ha){2,}\w*|ha|huh|wait|sorry|oh|god|jesus|christ|wow|eh|ffs)[ ,.!?]*)*(?:no+\b(?! (?:one|point|way (?:out|through|back|forward)|hope|reason|future|energy|more|longer|use|sleep|friends|strength|idea|police|ambulance)\b|[ ,.]+(?:please )?(?:don'?t|do not) (?:call|tell|ring|phone|send|involve|leave|go)\b)(?![ ,.]+i (?:haven'?t|have not|didn'?t|can'?t|won'?t|don'?t) (?:told|tell|talk\p{L}*|spoken|speak|call\p{L}*|rung|ring)\b)|nope\b|nah\b|not at all|not really|of course not|god no|(?:never|nothing|none)[ .!]*$|[?!]+$)|[.?!] no+[.,!]/u,
    denial:
      /\b(?:not|never|nobody(?: is|'s|s)?|no one(?: is|'s|s)?|\w+n't|isnt|arent|wont|dont|havent|wasnt)\b(?: (?:actually|really|even|gonna|going to|thinking (?:of|about)|been thinking (?:of|about)|think of|want to|say(?:ing)?|planning (?:to|on)|on|the|in|any|feeling|about to)){0,4} ?(?:suicidal|danger|edge|(?:kill|hurt|harm|end|off)(?:ing)? (?:myself|my life|it all)|die\b|dying|do(?:ing)? (?:it myself|anything (?:stupid|silly|to myself))|act on (?:it|anything))|(?:^|\b(?:i'm|im|i am|i|no|nah),? )(?:not (?:gonna|going to)|won't|wont|wouldn't|wouldnt|never gonna) do anything[^\p{L}]*$|\bnot literally\b|\b(?:don't|dont|didn't|didnt) mean (?:it |that )?literally\b|(?<!\b(?:he|she|they|he'?s|she'?s|they'?re|he'?ll|she'?ll|they'?ll|he'?d|she'?d|they'?d|mum|dad) )(?:won't|wont|wouldn't|wouldnt|\bnot going to|\bnot gonna|\bnever) do (?:it|that)\b|\b(?:just |only )?(?:a |its a |it's a )?(?:figure of speech|expression)\b|\b(?:was|is|its|it's) (?:just |only )?(?:a joke|joking|kidding)|\b(?:misread|misunderst\w+|got (?:it|me|that) wrong|that's not what i (?:meant|said)|thats not what i (?:meant|said))\b/u,
    away: /^(?:no+|nope|nah)[ ,.!]+(?:he|she|they)(?:'s|s| is| are|'re)? (?:not (?:here|home|in|back)|out\b|asleep|gone|at work|sleeping|isn't|isnt)/u,
    when: /\b(?:(?:tonight|tomorrow|this (?:evening|weekend|week)|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b(?! (?:i(?:'m| am|m)? )?(?:see|seeing|meet|meeting|call|calling|ring|ringing|work|working|start|starting|stop|stopping|have (?:a|an|the|my|to)|got (?:a|an|the|my)|(?:go|going) (?:to|back to) (?:work|school|uni|college|the (?:doctor|gp|gym|dentist)))\b)|(?:in an|within the) hour|when (?:they|everyone|everybody|he|she)(?:'s|s| is| are|'re)? (?:asleep|out|gone|in bed)|when i'm alone)\b/u,
    how: /(?<!\b(?:do not|not|never|no|\p{L}+n'?t)(?: \p{L}+)? )\b(?:(?:know|(?:thought|think|worked|figured) (?:of|about|out)|decided) how|(?:i've|ive|i have|got|i got) (?:a|the|my) plan|(?:i've|ive|i have) (?:got )?(?:everything|it all) (?:ready|planned|worked out|sorted))\b/u,
    unsaid:
      /^(?:(?:well|um+|idk)[ ,.…]+)*(?:or (?:maybe )?(?:not|am i|do i)\b|actually (?:yes|no|i (?:am|do|was))\b|(?:that's|thats|it's|its) (?:not true|a lie)|i lied|(?:i )?(?:wasn'?t|was not|am not|'m not|im not) joking)/u,
  },
  es: {
    yes: /^(?:(?:bueno|pues|eh+|mm+|creo que|la verdad(?: es)? que)[ ,.…]+)*(?:si+(?=[ ,.!…]*$|[,.!…]| un poco[ ,.!…]*$| (?:y|lo|estoy|tengo|quiero|pienso|ahora|creo|ayud\w*|las|los|por favor)\b)|exacto|eso(?=(?: es| mismo)?(?:[,.!]|$))|asi es|quiza|tal vez|puede(?: que| ser)|un poco|las dos|ambas|a veces|no (?:lo )?se\b|ayud\w+|estoy en peligro)/u,
    halfYes:
      /\b(?:ahora (?:mismo )?no|no (?:ahora|hoy|esta noche|todavia|siempre)|todavia no|aun no|hoy no|de momento no|a veces|a ratos|de vez en cuando|sin plan|no tengo (?:un |ningun )?plan|solo (?:pensamientos|ideas|lo pienso)|lo (?:pienso|he pensado|pense)|por las noches|va y viene|vienen y van|cada (?:dia|noche)|todos los dias|a menudo|bastante|muchas veces|(?:ahora|ya) (?:estoy|me siento) (?:en casa|bien|mejor|abajo|a salvo|dentro))\b/u,
    no: /^(?:(?:pero|eh+|que|como|perdon|espera|(?:ja|je){2,}\w*|jo|madre mia|hombre|mujer|ay|uy|dios|buah)[ ,.!?]*)*(?:no+(?=[ ]*$|[,.!?…]| (?:no|que va|nada|hombre|mujer|es|era|hablo|estoy)\b)|que va\b|para nada|claro que no|(?:nunca|ningun\w*|nada)[ .!]*$|(?:a )?que viene|que tiene que ver|[?!]+$)|[.?!] no+[.,!]/u,
    denial:
      /\bno lo (?:voy a hacer|hare|haria)\b|\bno (?:me (?:voy a|quiero|refiero a|refería a) ?(?:matar\w*|suicid\w*|morir\w*|hacer nada)|(?:quiero|pienso(?: en)?|voy a|digo|es) (?:matar(?:me)?|suicid\w*|morir(?:me)?|quitarme|hacerme (?:dano|nada)|hacer (?:nada|ninguna tonteria))|(?:estoy|corro|estamos|hay|esta) (?:en )?(?:ningun )?(?:peligro|suicida)|(?:estoy|soy) suicid\w*|tengo (?:pensamientos|ideas) (?:de eso|suicid\w*|de morir))|\bquitarme la vida no\b|\bnadie (?:esta|corre) (?:en )?peligro|\bno esta en peligro nadie|\b(?:es|era) (?:solo )?(?:una (?:expresion|broma|(?:forma|manera) de (?:hablar|decir))|un decir|broma|cona)\b|\bno (?:es )?(?:en (?:sentido )?)?literal(?:mente)?\b|\b(?:me has entendido|lo has entendido|me entendiste) mal\b|\bno (?:he dicho|dije|digo) eso\b/u,
    away: /^no+[ ,.!]+(?:ahora |el |ella |ya )*(?:no esta|esta (?:fuera|trabajando|en el trabajo|dormid\w)|duerme|se (?:ha ido|fue)|vuelve)/u,
    when: /\b(?:(?:esta (?:noche|tarde)|manana|pasado manana|este (?:finde|fin de semana)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b(?! (?:voy (?:al? (?:medico|psicologo|trabajo|curro|cole\w*|insti\w*|clase|gimnasio|oficina)|a (?:la (?:consulta|oficina)|trabajar))|tengo (?:el|la|un|una|que (?:trabajar|madrugar))|veo|hablo|llamo|trabajo|curro|empiezo|vuelvo)\b)|dentro de (?:poco|una hora)|cuando (?:se duerman|duerman|salgan|no haya nadie|este sol[oa]|me quede sol[oa]))\b/u,
    how: /(?<!\b(?:no|nunca|tampoco) (?:lo )?)\b(?:he pensado (?:en )?(?:el )?como|ya se como|se como hacerlo|tengo (?:un|el|ya un) plan|lo tengo (?:todo )?(?:pensado|decidido|preparado|claro))\b/u,
    unsaid:
      /^(?:(?:bueno|pues|eh+)[ ,.…]+)*(?:o (?:quizas? |tal vez |igual )?(?:no|si)\b|en realidad (?:si|no)\b|(?:es|era|he dicho una|dije una) mentira|no (?:es|era) (?:una )?broma|no bromeo|he mentido|te menti)/u,
  },
  nl: {
    yes: /^(?:(?:nou|eh+|mm+|helaas|eigenlijk|ik denk)[ ,.…]+)*(?:ja+\b|jawel|jep|klopt|misschien|(?:een )?beetje|allebei|soms|ik denk het|(?:ik )?weet (?:ik|het) niet|ik weet het niet|help\b|de (?:eerste|tweede)\b|ik ben in gevaar)/u,
    halfYes:
      /\b(?:nu (?:even )?niet|niet (?:nu|vandaag|vannacht|vanavond|altijd)|nog niet|vandaag niet|vanavond niet|geen plan(?:nen)?|(?:gewoon|alleen(?: maar)?|maar) (?:een )?gedachte\w*|soms|af en toe|wel eens|weleens|best vaak|vaak|elke (?:dag|avond|nacht)|'?s ?(?:nachts|avonds)|komt en gaat|over nagedacht|denk er(?:aan| wel)?|ik ben (?:nu |weer )?(?:thuis|veilig|beneden|binnen)(?: nu)?|nu (?:gaat het|ben ik))\b/u,
    no: /^(?:(?:maar|eh+|huh|wat|hoezo|wacht|sorry|(?:ha){2,}\w*|haha|lol|pff+|jezus|god|amai|nou|he|joh)[ ,.!?]*)*(?:nee+(?:n|je|tje)?\b|nope\b|helemaal niet|natuurlijk niet|tuurlijk niet|(?:nooit|niks|niets)[ .!]*$|[?!]+$)|[.?!] nee+[.,!]/u,
    denial:
      /\b(?:niet|geen|nooit|niemand)\b(?: (?:aan|in|om|dood|te|echt|van plan|mezelf|iets)){0,2} ?(?:suicid\w*|gevaar\b|(?:zelfmoord\w*|doodgaan|dood (?:wil|wilde|ga)))|\bik (?:wil|ga|hoef) (?:\w+ )?(?:niet|nooit) (?:dood|doodgaan|sterven)\b|\b(?:niet|geen) (?:plan|zin|bedoeling) (?:om )?(?:mezelf|me|mij)|\bmezelf (?:niks|niets) aan(?:doen| te doen)|\b(?:ik ga|ik doe) (?:mezelf )?(?:niks|niets)\b|\b(?:ga|zou|zal) (?:ik )?(?:het|dat) (?:ook )?(?:niet|nooit) doen\b|\bniet dood ?(?:wil|ga)|\bhou op met vragen of|\b(?:was|is|'t was|het was|t was|t is) (?:maar |gewoon )?(?:een )?(?:grap\w*|geintje|uitdrukking|manier van (?:praten|spreken))\b|\b(?:bij wijze van spreken|verkeerd begrepen|niet zo bedoeld|begrijpt? (?:me|mij|het) verkeerd)\b|\bdood\? ?nee\b/u,
    away: /^nee+[ ,.!]+(?:nu |hij |zij |ze |die )*(?:is (?:niet (?:thuis|hier|er)|weg|werken|op (?:zijn|haar|het) werk)|slaapt|ligt te slapen|komt)/u,
    when: /\b(?:(?:vanavond|vannacht|morgen(?:avond|ochtend|vroeg)?|overmorgen|(?:dit|van het) weekend|(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag))\b(?! (?:ga ik naar (?:(?:mijn |m'n |het )?werk|school|(?:de |mijn )?(?:huisarts|dokter|psycholoog|sportschool|les))|heb ik (?:een|de|het|mijn|les)|moet ik (?:werken|vroeg)|zie|bel|spreek|praat|werk|begin|stop)\b)|zo meteen|straks|als (?:iedereen|ze|hij|zij) (?:slaapt|slapen|weg (?:is|zijn)))\b/u,
    how: /(?<!\b(?:niet|nooit|nog niet) )\b(?:bedacht hoe|nagedacht (?:over )?hoe|over nagedacht hoe|weet (?:al )?hoe|een plan|alles (?:klaar|geregeld))\b/u,
    unsaid:
      /^(?:(?:nou|eh+|ja)[ ,.…]+)*(?:of (?:misschien |toch |eigenlijk )*(?:niet|wel)\b|eigenlijk (?:wel|niet|ja|nee)\b|(?:het is|is|het was|was) (?:niet waar|geen grap|gelogen)|ik (?:loog|heb gelogen))/u,
  },
};
