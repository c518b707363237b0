import type { Language } from '@accanto/contract';

/** Over lower case without accents. */
export interface ViolenceSigns {
  /** A piece of a word without which nothing of it is told: cheap, and asked first. */
  stem: RegExp;
  /** Somebody is violent to somebody else, or somebody else bears marks of it; the match holds the victim. */
  other: RegExp;
  /** The victim of such a match is a child. */
  child: RegExp;
  /** A son's wife, a daughter's husband: the victim is grown. */
  grown: RegExp;
  /** Marks and blows that come of play, sport, an illness, or a story. */
  harmless: RegExp;
  /** Whoever writes is hit, threatened, locked in or hiding. */
  own: RegExp;
  /** What was done to whoever writes, in the past tense. */
  ownPast: RegExp;
  /** When whoever writes was a child. */
  childhood: RegExp;
  /** Years ago, or at an age at which whoever writes was a child. */
  longPast: RegExp;
  /** Somebody who is still there. */
  partner: RegExp;
  /** It goes on, or it is about these days as well. */
  notOver: RegExp;
}

function sign(parts: TemplateStringsArray, ...pieces: string[]): RegExp {
  return new RegExp(String.raw(parts, ...pieces), 'u');
}

const it = {
  kin: String.raw`(?:moglie|compagn[oa]|marito|fidanzat[oa]|ragazz[oa]|convivente|madre|mamma|padre|papa|sorell\p{L}+|fratell\p{L}+|figli\p{L}*|bambin\p{L}+|bimb\p{L}+|neonat\p{L}+|nonn[oa]|zia|cugin[oa]|amic[oa]|colleg[ae]|vicin[oa]|cognat[oa]|nipot\p{L}+|alunn\p{L}+|suocer[oa]|signora)`,
  the: String.raw`(?:(?:al|alla|allo|ai|alle|a|su|sulla|sul|della|del|di|contro|la|lo|il|i|gli|le|un|una|sua|suo|suoi|sue|loro|mia|mio|miei|mie|quella|quel|propria|proprio|nostr[oaie]|piccol[oa]) |l'|un')+`,
  does: String.raw`(?:picchi|picchia(?:va|no|vano|ndo)?|mena(?:va|no|ndo)?|pesta(?:va|no|ndo)?|schiaffeggia(?:va)?|maltratta(?:va|no)?|strangola(?:va|ndo)?|violenta(?:va|ndo)?|molesta(?:va|no)?|strattona(?:va|no)?|abusa(?:va|no)?|rinchiude(?:va)?|chiude(?:va)? (?:in casa|a chiave|dentro)|prend(?:e|a|eva|ono|endo) a (?:botte|schiaffi|pugni|calci|sberle|cinghiate|ceffoni)|riempi(?:e|va) di botte|alza(?:va|no)? le mani|mett(?:e|eva|ono) le mani addosso|tira(?:va)? (?:uno schiaffo|schiaffi|pugni|calci)|da(?:nno|va)? (?:le )?(?:botte|schiaffi|cinghiate))`,
  did: String.raw`(?:picchiat|menat|pestat|schiaffeggiat|maltrattat|strangolat|violentat|stuprat|molestat|abusat|strattonat|spint(?=[oaie](?! ad? | verso ))|rinchius|chius[oa] in cas|pres[oa] a (?:botte|pugni|calci|schiaffi|cinghiate)|alzato le mani|messo le mani addosso|dato (?:un pugno|uno schiaffo|un calcio|(?:le )?botte|schiaffi|calci|pugni))[oaie]?`,
};
const en = {
  kin: String.raw`(?:step)?(?:wife|husband|woman|lady|girlfriend|boyfriend|partner|mum|mom|mother|dad|father|sister|brother|kids?|child(?:ren)?|sons?|daughters?|baby|boy|girl|toddler|nan|gran|grandma|friend|colleague|neighbou?r|niece|nephew|cousin|auntie?|gf|bf|stepson|stepdaughter|pupil|student|mate|coworker|classmate|grandson|granddaughter)`,
  the: String.raw`(?:his|her|their|my|the|a|an|our|that|one of my)(?:'s)?(?: own| little| older| big| younger| best| elderly| disabled| ex| poor| small| \p{L}+'s)*`,
  does: String.raw`(?:hits?|hitting|beats?|beating|slap(?:s|ped|ping)|punch(?:es|ed|ing)|kick(?:s|ed|ing)|chok(?:es|ed|ing)|batter(?:s|ed|ing)|abus(?:es|ed|ing)|molest(?:s|ed|ing)|rap(?:es|ed|ing)|strangl(?:es|ed|ing)|belt(?:s|ed)|smack(?:s|ed|ing)|shak(?:es|ing))`,
};
const es = {
  kin: String.raw`(?:mujer|esposa|marido|esposo|novi[oa]|pareja|ex|madre|mama|padre|papa|herman\p{L}+|hij\p{L}+|nin\p{L}+|bebe|abuel[oa]|prim[oa]|tia|amig[oa]|companer[oa]|vecin[oa]|cunad[oa]|sobrin\p{L}+|alumn[oa]|suegr[oa]|chic[oa]|senora)`,
  the: String.raw`(?:al|a (?:la|su|sus|mi|mis|los|las|un|una|el|esa|ese|nuestr[oa]s?)|su|mi)(?: propi[oa]| pobre)?`,
  does: String.raw`(?:peg(?:a|aba|an|aban|ando|o|ado)|golpe(?:a|aba|an|ando|o|ado)|maltrat(?:a|aba|an|o|ado)|viol(?:a|aba|o|ado)|abus(?:a|aba|an|o|ado) de|zarandea(?:ba)?|abofete(?:a|o)|encierra(?:n)?|encerr(?:o|aba|ado)|estrangul(?:a|o|aba)|d(?:a|aba|io|an|ado) (?:una paliza|palizas|golpes|bofetadas|una bofetada|patadas|cintazos)|levant(?:a|o|aba) la mano|pon(?:e|ia) la mano encima)`,
};
const nl = {
  kin: String.raw`(?:schoon|stief|pleeg)?(?:vrouw|mevrouw|man|vriend(?:in)?|partner|ex|moeder|mama|mam|vader|papa|zus(?:je)?|broer(?:tje)?|kind(?:eren|je|jes)?|zoon(?:tje)?|dochter(?:tje)?|baby|peuter|oma|opa|nicht(?:je)?|neef(?:je)?|tante|collega|buurvrouw|buurmeisje|buurjongen|leerling\p{L}*|jongetje|meisje|klasgenoo?t\p{L}*)`,
  the: String.raw`(?:zijn|z'n|haar|hun|mijn|m'n|mn|de|een|het|onze)(?: eigen| kleine| beste| oude| zieke| jongste| oudste)?`,
  does: String.raw`(?:slaat|slaan|sloeg(?:en)?|mishandelt|mishandelde|mept|stompt|schopt|schoppen|trapt|wurgt|misbruikt|misbruikte|verkracht|verkrachtte)`,
  did: String.raw`(?:slaat|slaan|sloeg|sloegen|geslagen|mishandelt|mishandeld|geschopt|misbruikt|verkracht|opsluit|opgesloten|gewurgd|geduwd)`,
};
const ageIt = String.raw`(?:\d{1,2}|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette)`;
const ageEn = String.raw`(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`;
const ageEs = String.raw`(?:\d{1,2}|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)`;
const ageNl = String.raw`(?:\d{1,2}|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien)`;
const childhoodIt = String.raw`\bda (?:piccol[oa]|bambin[oa]|ragazzin[oa])\b|\bquando (?:ero|andavo) (?:ancora |solo )?(?:piccol|bambin|ragazzin|all'asilo|alle (?:elementari|medie))|\bquando avevo ${ageIt} anni|\bda quando avevo|\b(?:nella mia|nell')infanzia`;
const childhoodEn = String.raw`\bwhen i was (?:a |just |only |about |around |still |like )*(?:kid|child|little|small|young|teen\p{L}*|in (?:primary|middle|high|secondary) school|${ageEn}\b)|\bas a (?:small |young |little )?(?:kid|child|girl|boy|teen\p{L}*)\b|\b(?:in|during) my childhood|\b(?:when i was )?growing up\b`;
const childhoodEs = String.raw`\bde (?:pequen[oa]|nin[oa]|chic[oa])\b|\bcuando era (?:(?:muy|una|un|todavia) )*(?:pequen|nin|chic|crio|cria|adolescente)|\bcuando tenia ${ageEs} anos|\ben mi infancia`;
const childhoodNl = String.raw`\btoen ik (?:nog )?(?:heel |een |pas )*(?:klein|kind|jong|tiener|${ageNl}\b)|\bals (?:klein )?(?:kind|meisje|jongetje|tiener)\b|\bin mijn (?:jeugd|kindertijd)|\bvroeger thuis\b`;

/** How violence to others, and violence long past, is told. */
export const violenceSigns: Readonly<Record<Language, ViolenceSigns>> = {
  it: {
    stem: /picchi|spint|spinge|strattona|obblig|forza|mena|pest|bott[ea]|schiaff|pugn|calci|le mani|livid|occhio nero|segni|bruciatur|violent|stupr|abus|molest|maltratt|strangol|chiu[ds]|tocca|palpegg|cinghi|minacci|nascost|paura d|costr/u,
    other: sign`\b(?:${it.does}|(?:ha|hanno|aveva) (?:sempre |anche |di nuovo )?${it.did}) (?:\p{L}+ ){0,2}?(?:${it.the}${it.kin}|mamma|papa)\b|\b(?:ved\p{L}+|visto|sent\p{L}+) (?:\p{L}+ ){0,4}?(?:picchiare|menare|maltrattare|prendere a \p{L}+) (?:${it.the}${it.kin}|mamma)\b|(?:\b${it.kin}\b[^.!?]{0,40}?)?\b(?:la|lo|li|le|gli) (?:sta )?(?:(?:picchi|men|maltratt|strangol|violent|rinchiud|schiaffeggi)(?:a|e|ano|ava|ando)\b|${it.does.replace('pesta(?:va|no|ndo)?|', '')})|\b(?:la|l'|lo|li|le|gli) ?ha (?:\p{L}+ )?${it.did}\b|\b(?:mia|mio|una?|sua|suo|nostra|quella) ?(?:\p{L}+ )?${it.kin} (?:[\p{L}\d]+ ){0,3}?(?:viene|e stat[oa]|subisce) (?:\p{L}+ )?(?:${it.did}|violenz\p{L}+|abusi)|\bviolent[oai] (?:con|contro|verso) ${it.the}${it.kin}\b|\b(?:la|lo) (?:obblig|costring|forz)(?:a|e|ava|eva) a (?:fare (?:sesso|l'amore)|avere rapporti|andare a letto)|\b${it.kin}\b[^.!?]{0,50}?\b(?:(?<!mi[oe]i? )livid[oi]|occhio nero|segni (?:di (?:cinghia|cintura|botte|dita|mani|sigarett\p{L}+)|sul collo|sulla schiena|sulle (?:braccia|gambe))|bruciature di sigaretta)`,
    child:
      /\b(?:figli\p{L}*|bambin\p{L}+|bimb\p{L}+|neonat\p{L}+|alunn\p{L}+|fratellin\p{L}+|sorellin\p{L}+|nipotin\p{L}+|compagn[oa] di classe|di (?:\d|1[0-7]) anni)\b/u,
    grown:
      /\b(?:marito|compagn[oa]|fidanzat[oa]|ragazz[oa]|moglie|ex) (?:di|del|della) (?:mi[oa] |su[oa] |nostr[oa] )?(?:figli[oa]|nipote)\b|\b(?:genero|nuora|dal (?:suo )?(?:marito|fidanzato|ragazzo|compagno)|dall'ex)\b/u,
    harmless:
      /\b(?:bici\p{L}*|moto|motorino|pattin\p{L}+|rugby|judo|karate|boxe|pugilato|calcetto|pallon\p{L}+|basket|pallavolo|allenament\p{L}+|partita|prelievo|flebo|vaccin\p{L}+|anticoagulant\p{L}+|piastrine|gioc\p{L}+|scacchi|a carte|tennis|film|serie|libro|romanzo|cuscin\p{L}+|solletico|gara|torneo|per le lunghe|can per l'aia|notizia|crisi|febbre|influenza)\b/u,
    own: sign`\b(?:mi|ci) (?:ha |hanno |sta |stava )?(?:sempre |anche |spesso )?(?:${it.does}|${it.did}|minacci\p{L}+|spinge|spint\p{L}+|strattona\p{L}*|insegue|inseguit[oa])|\b(?:anche|e|pure|picchi\p{L}*|mena\p{L}*) (?:a |con )?me\b|\b(?:sono|siamo|mi sono) (?:chius|nascost|barricat)[oaie]\b|\bpaura (?:di lui|di lei|che mi)\b`,
    ownPast:
      /\bmi (?:ha |hanno |aveva |veniva a )?(?:tocca(?:va|vano|to|ta)(?! \p{L}*(?:are|ere|ire)\b)|palpeggia\p{L}+|picchia(?:va|vano|to|ta)|mena(?:va|vano|to|ta)|violenta(?:va|to|ta)|stuprat[oa]|abusat[oa]|molesta(?:va|to|ta)|pres[oa] a (?:botte|cinghiate|schiaffi|calci|pugni)|prendeva a (?:botte|cinghiate|schiaffi|calci)|metteva le mani addosso|faceva (?:delle |certe )?cose)\b|\b(?:abus\p{L}+|approfitt\p{L}+) di me\b|\b(?:sono|ero|venivo) (?:stat[oa] )?(?:violentat|stuprat|abusat|molestat|picchiat)[oa]\b|\b(?:ho subito|subivo|subii) (?:abusi|violenz\p{L}+|molestie|uno stupro)/u,
    childhood: sign`${childhoodIt}`,
    longPast: sign`${childhoodIt}|\ba ${ageIt} anni\b|\bda (?:ragazz[oa]|giovane)\b|\b(?:tanti|molti|parecchi|diversi|vent'|trent'|\p{L}+|\d+) ?anni fa\b|\bnel (?:19|20)\d\d\b`,
    partner:
      /\b(?:mi[oa] (?:marito|moglie)|(?:il mio|la mia) (?:compagn[oa]|fidanzat[oa]|ragazz[oa]|convivente))\b/u,
    notOver:
      /\b(?:lo fa ancora|continua|succede ancora|anche (?:adesso|ora|oggi|stasera)|tuttora|di nuovo|ieri|stasera|stanotte|(?:adesso|ora) (?:mi|lo|lui|e qui)|vive ancora|abita ancora|fino a (?:ieri|oggi|poco))\b/u,
  },
  en: {
    stem: /\b(?:hit|beat|slap|punch|kick|chok|batter|abus|molest|rap[ei]|strangl|belt|smack|lock|bruis|black eye|marks|cigarette|assault|touch|grop|forc|violent|push|threat|hid|shak|scared of|afraid of|did things|coming (?:at|for|after) (?:me|us))/u,
    other: sign`(?<!\b(?:i|we|i've|i'd|i'll|to)(?: \p{L}+)? )\b${en.does} (?:up )?(?:on )?(?:${en.the} ${en.kin}|mum|mom|dad|nan)\b(?!'s)(?! (?:up )?(?:at|to|by) )|\b(?:saw|seen|see|watch(?:ed)?|heard?|hear) (?:\p{L}+ ){1,4}?(?:slap|punch|kick|choke|beat|hit|hurt) (?:${en.the} ${en.kin}|mum|mom)\b|(?:\b${en.kin}\b[^.!?]{0,40}?)?(?<!\b(?:i|we|to)(?: \p{L}+)? )\b(?:${en.does}|hurts|hurting) (?:her|him|them)\b(?! (?:at|to|by|car|book) ?)|\bpush(?:es|ed|ing) (?:her|him|them) (?:around|down|against|into|over)\b|\bviolent (?:to|toward|towards|with) (?:her|him|them|${en.the} ${en.kin})\b|\bforc(?:es|ed|ing) (?:her|him) (?:to have sex|into (?:sex|bed))|\b(?:locks?|locking|locked|keeps) (?:her|him|them|${en.the} ${en.kin}) (?:locked )?(?:in|up|inside)\b|\b${en.the} ${en.kin} (?:\p{L}+ ){0,3}?(?:is|was|gets|got|being|has been|gets|'s) (?:being )?(?:beaten|abused|raped|molested|assaulted)\b|\b(?:${en.kin}|pupils|students)\b[^.!?]{0,50}?\b(?:(?<!my )bruis(?:es|ed|ing)|black eye|(?:belt|finger|hand|strap|cigarette|choke) (?:marks?|burns?)|marks on (?:his|her|their) (?:neck|back|arms?|legs?))`,
    child:
      /\b(?:kids?|child(?:ren)?|sons?|daughters?|baby|boy|girl|toddler|pupils?|students?|classmate|niece|nephew|grandson|granddaughter|little (?:brother|sister)|stepson|stepdaughter|(?:\d|1[0-7])[ -]years?[ -]old)\b/u,
    grown:
      /\b(?:daughter|son|niece|nephew|friend)'?s (?:ex|boyfriend|husband|partner|girlfriend|wife)\b|\b(?:son|daughter)[ -]in[ -]law\b|\bby (?:her|his) (?:ex|husband|boyfriend|wife|girlfriend|partner)\b/u,
    harmless:
      /\b(?:bike|bicycle|skat\p{L}+|rugby|judo|karate|boxing|football|soccer|netball|hockey|basketball|volleyball|training|match|blood test|vaccin\p{L}+|thinners|play(?:s|ed|ing)?|play ?fight\p{L}*|game|chess|cards|tennis|monopoly|film|movie|series|novel|book|pillow|tickl\p{L}+|race|tournament|climbing|ball|by a car|trampoline|high five|news|grief|heat|flu|virus|covid|loss|losing|divorce|diagnosis|storm|crisis|like a wave|hits? (?:her|him|them) that)\b/u,
    own: sign`(?<!\b(?:it|this|that) )\b(?:${en.does}|threaten\p{L}*|locks?|locked|shov\p{L}+|push\p{L}+|drag\p{L}+|grab\p{L}+|hurts?) (?:me|us|both of us)\b|\band me\b|\bme too\b|\bi'?m (?:locked|hiding|bleeding|barricaded)|\bi am (?:locked|hiding|bleeding)|\b(?:scared|afraid|frightened|terrified) of (?:him|her|them)\b|\b(?:comes?|coming|goes|going) (?:at|for|after) (?:me|us)\b`,
    ownPast:
      /\b(?<!\b(?:it|ball|that|which|car|song|news) )\b(?:touch(?:ed|ing)|abus(?:ed|ing)|raped|molested|beat|beating|hit|hitting|groped|assaulted|forced|slapped|whipped|belted|strangled|kicked|punched|touch) me\b|\bi was (?:\p{L}+ )?(?:raped|abused|molested|assaulted|beaten|groped)\b|\bthings to me\b|\bforced (?:himself|herself) on me\b/u,
    childhood: sign`${childhoodEn}`,
    longPast: sign`${childhoodEn}|\b(?:many|several|some|\p{L}+|\d+) years ago\b|\b(?:decades|a lifetime) ago\b|\bback in (?:19|20)\d\d\b|\b(?:at|aged) (?:the age of )?${ageEn}\b(?! (?:o'clock|am|pm|at night|in the))`,
    partner: /\bmy (?:husband|wife|partner|boyfriend|girlfriend)\b/u,
    notOver:
      /\b(?:still (?:does|do|hits?|touch\p{L}*|lives?|comes?|happen\p{L}*|beats?|going on)|again (?:now|last|yesterday|today|tonight)|yesterday|tonight|last (?:night|week|month)|now (?:he|she|they)|keeps (?:doing|on|hitting))\b/u,
  },
  es: {
    stem: /peg[ao]|golpe|maltrat|viol|abus|zarande|abofete|enci?err|estrangul|paliza|bofetad|patada|cintazo|la mano|morat|moret|cardenal|ojo morado|marcas|quemadura|toc[aoó]|manose|oblig|forz|empuj|amenaz|escondid|miedo/u,
    other: sign`(?<!\b(?:me|nos) (?:ha )?)(?<!\byo (?:le )?)\b${es.does} (?:\p{L}+ ){0,2}?(?:${es.the} ${es.kin}|a mama|a papa)\b|\b(?:ve\p{L}+|vi|visto|o[iy]\p{L}*) (?:\p{L}+ ){0,5}?(?:pegar|golpear|maltratar)(?:le)? ${es.the} ${es.kin}\b|(?:\b${es.kin}\b[^.!?]{0,40}?)?(?<!\bno )\b(?:la|lo|le|les|los|las) (?:ha |han |esta )?(?:\p{L}+ )?${es.does}\b(?: ${es.the} ${es.kin})?|\bviolent[oa]s? con (?:su|sus|mi|la|el|los|las) (?:\p{L}+ )?${es.kin}\b|\b(?:la|lo) empuj(?:a|o|aba)\b(?! a )|\b(?:la|lo) (?:oblig|fuerz|forz)(?:a|aba|o) a (?:tener (?:sexo|relaciones)|acostarse)|\b(?:mi|una|un|su|esa) (?:\p{L}+ )?${es.kin} (?:[\p{L}\d]+ ){0,3}?(?:sufre|es victima de|fue|ha sido) (?:\p{L}+ )?(?:maltrat\p{L}+|violad[oa]|abus\p{L}+|golpead[oa]|violencia)|\b${es.kin}\b[^.!?]{0,50}?\b(?:(?<!mis )(?:moratones|moraton|moretones|moreton|cardenales)|ojo morado|marcas (?:de (?:cinturon|golpes|dedos|manos|cinto)|en (?:el cuello|la espalda|los brazos))|quemaduras de (?:cigarro|cigarrillo))`,
    child:
      /\b(?:hij\p{L}+|nin\p{L}+|bebe|alumn[oa]|sobrin\p{L}+|hermanit[oa]|herman[oa] pequen[oa]|companer[oa] de clase|nietos?|nietas?|de (?:\d|1[0-7]) anos)\b/u,
    grown:
      /\b(?:marido|esposo|novi[oa]|pareja|mujer|ex) de (?:mi|su|nuestr[oa]) (?:hij[oa]|sobrin[oa])\b|\b(?:yerno|nuera|por su (?:ex|marido|novio|pareja|esposo))\b/u,
    harmless:
      /\b(?:bici\p{L}*|moto|patin\p{L}*|rugby|judo|karate|boxeo|futbol|baloncesto|voley\p{L}*|entren\p{L}+|partido|partida|analisis|vacuna|anticoagulante|jug\p{L}+|ajedrez|cartas|parchis|tenis|pelicula|serie|novela|libro|almohad\p{L}+|cosquillas|carrera|torneo|color|balon|pelota|pega (?:mucho|nada|bien|mal|el|ese|esa|con)|grito|abrazo|beso|noticia|calor|crisis|gripe|virus|fiebre|covid|perdida|diagnostico|se peg\p{L}+)\b/u,
    own: sign`\b(?:me|nos) (?:ha |han |esta |estan )?(?:${es.does}|amenaz\p{L}+|empuj\p{L}+|persigue|agarr\p{L}+)|\b(?:y|tambien) (?:tambien )?a mi(?:$|[,.!?;])|\b(?:estoy|estamos) (?:encerrad|escondid)[oa]|\bmiedo (?:de|a) (?:el|ella)\b|\ble tengo miedo\b`,
    ownPast:
      /\bme (?:ha |habia |han )?(?:toc(?:aba|o|aban|ado)|manose(?:aba|o)|peg(?:aba|o|aban)(?! con (?:mi|mis|los|las) )|golpe(?:aba|o)|viol(?:aba|o|aron|ado)|abus(?:o|aba)|oblig(?:o|aba)|forz(?:o|aba)|daba (?:palizas|con el cinturon|cintazos)|hacia cosas)\b|\b(?:abus\p{L}+|se aprovech\p{L}+) de mi\b|\b(?:fui|sufri) (?:\p{L}+ )?(?:violad[oa]|abusad[oa]|victima de abus\p{L}+|abus\p{L}+|malos tratos|una violacion)/u,
    childhood: sign`${childhoodEs}`,
    longPast: sign`${childhoodEs}|\b(?:a|con) los ${ageEs}(?: anos)?\b|\bde joven\b|\bhace (?:ya |como )?(?:muchos|varios|tantos|unos|\d+|dos|tres|cuatro|cinco|seis|diez|quince|veinte|treinta) anos\b|\ben (?:19|20)\d\d\b`,
    partner: /\bmi (?:marido|esposo|esposa|mujer|pareja|novi[oa])\b/u,
    notOver:
      /\b(?:lo sigue|sigue (?:haciend|pasand|viv)\p{L}+|todavia (?:lo hace|me toca|me pega|vive)|tambien (?:ahora|hoy)|ayer|anoche|esta noche|otra vez|de nuevo|(?:ahora|hoy) (?:me|el|ella|esta aqui)|hasta (?:ayer|hoy))\b/u,
  },
  nl: {
    stem: /sla|geweld|duw|seks|sloeg|mishandel|mept|stomp|schop|trapt|wurg|misbruik|verkracht|sluit|opgesloten|blauwe? (?:plek|oog)|striem|brandplek|afdruk|\baan m[ei]|aangerand|betast|aangeraakt|raakte|dwong|bedreig|verstopt|bang/u,
    other: sign`(?<!\bik )\b${nl.does} (?:\p{L}+ ){0,2}?(?:(?:${nl.the}|ons) ${nl.kin}|mama|papa|oma|opa)\b|\b(?:heeft|hebben|hij|zij|ze|die|buurman|vader|vriend|man|partner|oom) (?:\p{L}+ ){0,2}?${nl.the} ${nl.kin} (?:\p{L}+ ){0,3}?${nl.did}\b|(?:\b${nl.kin}\b[^.!?]{0,40}?)?(?<!\bik )\b${nl.does} (?:haar|hem|hen|ze)\b(?: (?:\p{L}+ )?${nl.kin}\b)?|\b(?:haar|hem|hen) (?!${nl.kin} ${nl.does})(?:\p{L}+ ){0,2}?${nl.did}\b|\bsluit(?:en)? (?:haar|hem|hen|ze|${nl.the} ${nl.kin}) (?:\p{L}+ ){0,4}?op\b|\b(?:${nl.the}) ${nl.kin} (?:[\p{L}\d]+ ){0,3}?(?:wordt|is|werd) (?:\p{L}+ ){0,3}?(?:geslagen|mishandeld|misbruikt|verkracht|aangerand|opgesloten)\b|\bgewelddadig (?:tegen|naar|voor) (?:haar|hem|${nl.the} ${nl.kin})\b|\bdwingt (?:haar|hem) (?:tot seks|om seks)|\b${nl.kin}\b[^.!?]{0,50}?\b(?:blauwe plek(?:ken)?|blauw oog|striemen|brandplek(?:ken)?|afdruk(?:ken)? van (?:een )?(?:hand|vingers|riem))`,
    child:
      /\b(?:kind(?:eren|je|jes)?|zoon(?:tje)?|dochter(?:tje)?|baby|peuter|leerling\p{L}*|jongetje|meisje|buurmeisje|buurjongen|nichtje|neefje|broertje|zusje|klasgenoo?t\p{L}*|van (?:\d|1[0-7]))\b/u,
    grown:
      /\b(?:vriend(?:in)?|man|vrouw|partner|ex) van (?:mijn|m'n|mn|onze|haar|zijn) (?:dochter|zoon|nicht|neef)\b|\b(?:schoonzoon|schoondochter|door (?:haar|zijn) (?:ex|man|vrouw|vriend|vriendin|partner))\b/u,
    harmless:
      /\b(?:fiets\p{L}*|motor|brommer|skate\p{L}*|rugby|judo|karate|boksen|voetbal\p{L}*|hockey\p{L}*|basketbal|volleybal|training|wedstrijd|bloedprik\p{L}*|bloedverdunners|vaccin\p{L}*|spel\p{L}*|speel\p{L}*|schaken|kaarten|tennis\p{L}*|film|serie|boek|roman|kussen\p{L}*|kietel\p{L}*|race|toernooi|bal|op de schouder|nieuws|schrik|griep|hitte|verdriet|virus|diagnose|paniek|om het hart|onder tafel|slagroom|eieren|spijker|slaat (?:haar|zijn) arm\p{L}*|slaat (?:nergens|aan|op|over|haar slag|zich)|trampoline)\b/u,
    own: sign`\b(?:${nl.does}|duwt|bedreigt|bedreigde) (?:me|mij|ons)\b(?! (?:\p{L}+ )?${nl.kin})|\b${nl.does} (?:mijn|m'n|mn) \p{L}+ (?:me|mij|ons)\b|(?<!\bvan )\b(?:me|mij|ons)(?: \p{L}+){0,3} (?:${nl.did}|bedreigd|geduwd)\b|\ben (?:ook )?(?:mij|me)\b|\bik (?:zit|ben) (?:\p{L}+ ){0,2}(?:opgesloten|verstopt)|\bbang (?:voor|van) (?:hem|haar)\b`,
    ownPast:
      /\b(?:zat|zaten) (?:mijn \p{L}+ )?(?:\p{L}+ ){0,3}?aan m[ei]j?\b|\b(?:sloeg|sloegen|misbruikte|verkrachtte|betastte|raakte|dwong|mishandelde|schopte|trapte) (?:mijn \p{L}+ )?(?:me|mij)\b|\b(?:sloeg|misbruikte|betastte|mishandelde) mijn \p{L}+ (?:me|mij)\b|\b(?:ik (?:ben|werd)|werd ik|ben ik) (?:\p{L}+ ){0,4}?(?:verkracht|misbruikt|aangerand|mishandeld|geslagen|betast)\b|\b(?:me|mij) (?:\p{L}+ ){0,3}?(?:misbruikt|verkracht|aangerand|betast|geslagen|mishandeld|aangeraakt)\b/u,
    childhood: sign`${childhoodNl}`,
    longPast: sign`${childhoodNl}|\b(?:op|met) mijn ${ageNl}(?:de|ste|e)?\b|\b(?:\p{L}+|\d+) jaar (?:geleden|terug)\b|\bjaren (?:geleden|terug)\b|\bin (?:19|20)\d\d\b`,
    partner: /\b(?:mijn|m'n|mn) (?:man|vrouw|vriend|vriendin|partner)\b/u,
    notOver:
      /\b(?:nog steeds (?:slaat|doet|woont|komt|gebeurt)|doet het nog|gebeurt nog|gaat (?:nog )?door|gister\p{L}*|vanavond|vannacht|weer|(?:en )?nu (?:doet|slaat|staat|woont|is) (?:hij|zij|ze)|tot (?:nu|vandaag))\b/u,
  },
};
