import type { Language } from '@accanto/contract';
import type { CareAnswer } from '../risk.ts';

/** How people say in a language what they did, or what is in their way. Over lower case without accents. */
interface Wordings {
  /** Family, partners, friends: who may be with somebody. */
  kin: string;
  /** Of them those who are hardly ever who somebody is hiding from. */
  outsiders: string;
  /** What somebody put out of reach. */
  things: string;
  /** Stands before what is not so, or not yet. */
  unreal: string;
  /** Anywhere beside a call: it was another day, or nobody answered. */
  inVain: string;
  /** That whoever is violent sleeps or is out: for now it is safe. */
  quiet: string;
  /** That whoever was feared for is found, awake, or in good hands. */
  relief: string;
  /** `{who}` is for people, `{things}` for things. */
  says: Readonly<Record<CareAnswer, readonly string[]>>;
}

export const answerWordings: Readonly<Record<Language, Wordings>> = {
  it: {
    kin: 'mamma|madre|papa|padre|sorella|fratello|amic[oa]|compagn[oa]|moglie|marito|ragazz[oa]|fidanzat[oa]|figli[oa]|zi[oa]|nonn[oa]|cugin[oa]|genitori|coinquilin[oa]|vicin[oa]|collega|alunn[oa]|student\\w+|alliev[oa]|qualcuno',
    outsiders: 'amic[oa]|vicin[oa]|collega|polizia|carabinieri|qualcuno',
    things:
      'pastigli\\w+|pillol\\w+|compress\\w+|medicin\\w+|farmac\\w+|gocce|lamett\\w+|lam[ae]|coltell\\w+|rasoio|cord[ae]|pistola',
    unreal: '\\b(non|se|vorrei|magari|dovrei|potrei|quasi|ieri|mai)\\b',
    inVain:
      "\\b(ieri|l'altro ieri|settimana scorsa|tempo fa|non rispond\\w+|nessuno risponde|occupato|inutile|inutilmente)\\b",
    // Not where it is the mother who is out.
    quiet:
      '(?<!\\b(?:mamma|madre|sorella|fratello|nonn[oa]|zi[oa]|vicin[oa]|amic[oa]|bambin[oa]|bimb[oa]|figli[oa]|piccol[oa]) (?:ora |adesso )?)\\b(dorme|sta dormendo|si e addormentat[oa]|e (uscit[oa]|fuori casa|al lavoro|andat[oa] (via|a letto)|partit[oa]))\\b',
    relief:
      '\\b(l.hanno|lo hanno|la hanno) (trovat[oa]|pres[oa]|salvat[oa]|portat[oa])\\b|\\be (viv[oa]|svegli[oa]|cosciente|salv[oa]|in ambulanza|in ospedale|con i (medici|soccorritori))\\b|\\b(si e svegliat[oa]|respira( bene)?$)',
    says: {
      calling: [
        "^(ok |va bene |si |allora |adesso |ora |l[iaoe] |gli |dai )*(chiamo|telefono)( (adesso|ora|subito|io|allora|dai|l[ao]|il|il 11\\d|il numero|il medico|il pediatra|il centro antiveleni|o|un'ambulanza|l'ambulanza|la polizia|i carabinieri|la linea|mia|mio|({who})))*( (che|cosi|e) .*)?$",
        '\\b(sto|stiamo) (gia |gia li )?chiamando\\b',
        '\\b(adesso|ora) li chiamo\\b',
        '\\b(provo|vado|ci provo) a (chiamare|chiamarli|telefonare)\\b',
      ],
      no_answer: [
        '\\b(e|da|suona|risulta|era) (sempre )?(occupato|libero ma)\\b|\\b(nessuno|non) rispond(e|ono)( nessuno)?$|\\bsegreteria\\b',
      ],
      called: [
        '^(ok |si |gia |fatto |appena )*chiamat[oiae]\\b|^arrivano\\b|\\barrivano (subito|tra|fra|adesso|ora)\\b|\\b(e )?arrivat[ao]( l.)? ?(un.)?(ambulanza|soccorsi|polizia|medico)\\b',
        '\\b(ho|abbiamo) (gia |appena |finalmente )*(chiamat\\w|telefonat\\w)(?! (malattia|in malattia))',
        "\\b(ha|hanno) (gia |appena )*chiamato (il 11\\d|i soccorsi|un'ambulanza|l'ambulanza|il medico|la polizia)",
        "\\b(sta|stanno) arrivando (l'ambulanza|i soccorsi|la polizia|i carabinieri|il medico)",
        "\\b(arriva|arrivano) (l'ambulanza|un'ambulanza|i soccorsi|la polizia|i carabinieri|il medico)",
        '\\b(sta|stanno) (gia )?chiamando (lui|lei|loro|mi[oa]|il 11\\d|l.ambulanza)\\b',
        '^(ok |ora |adesso |gia )*(sta|stanno) (andando|venendo|salendo)( (li|la|su|qui|da (me|lui|lei)))?$',
        '\\b(mandano|stanno mandando) (qualcuno|aiuto|aiuti|una pattuglia|un.?ambulanza)\\b',
        "\\b(l'ambulanza|i soccorsi|la polizia|i carabinieri|il medico) (sta|stanno) (arrivando|venendo)",
      ],
      somebody: [
        '^(ora |adesso |lui |lei )*(e|sono) (qui|qua)( con me| adesso| ora)?$',
        "\\b(c'e|e arrivat[oa]|e venut[oa]|e qui|arriva|sta arrivando|e con me) (qui |con me |da me )*((la|il|un|una|l'|mia|mio|i miei) ?)*({who})",
        // Not 'le pastiglie di mia madre qui'.
        '(?<!\\b(?:di|del|della|a|al|alla|per|senza) (?:(?:il |la )?(?:mi|su)[oa] )?)\\b({who}) (ora |adesso |e |sta |sono )*(qui|con me|accanto a me|arrivat[oa]|arrivando|venendo)\\b',
        "\\bsono (con|da|dal|dalla|dai|insieme a) ((la|il|i|un|una|mia|mio|miei) |un'|l')*({who})",
        "\\b(l'ho|ho) svegliat[oa]( (mi[oa] )?({who}))?",
      ],
      away: [
        '\\b({things}) (ora |adesso )*(sono|stanno|e|sta) (ora |adesso )*(da|dai|dal|dalla|nel|nella|chius\\w|in mano)\\b',
        "\\bmi (ha|hanno) (tolto|portato via|preso) (le |la |il |i |l')?({things})",
        '\\b(ce le ha|ce li ha|le tiene|li tiene|le ha prese|li ha presi) (ora |adesso )*(lei|lui|mi[oa] |{who})',
        '\\b(le|li|lo|la) (do|dia|consegno|affido) a (mi[oa] )?({who}|lei|lui)',
        "\\b(ho|abbiamo) (mess[oaie]|chius[oaie]|buttat[oaie]|dat[oaie]|nascost[oaie]|consegnat[oaie]|portat[oaie]) (via |tutte )*(le |la |il |i |l')?({things})",
        "\\b((le|la|li|lo) ho|l'ho|({things}) (le|la|li|lo) ho) (mess[oaie] via|buttat[oaie] via|buttat[oaie] nel|dat[oaie] a|chius[oaie]|consegnat[oaie])",
      ],
      safe: [
        '\\b(sono|mi sento) (ora |adesso |gia )*(al|in un posto) sicuro\\b',
        '\\bfuori pericolo\\b',
      ],
      cannot_call: [
        '\\bnon chiamo (nessuno|la polizia|i carabinieri|un (call center|numero)|il|un)\\b',
        '\\bnon (posso|riesco a|me la sento di|voglio|ce la faccio a|so se riesco a) (chiamar\\w*|telefonar\\w*|parlare (al telefono|ora|adesso|a voce)|parlare$)',
        '\\b(mi (sente|sentirebbe|sentono|ascolta)|mi sentirebbero)\\b',
        '\\b(non ho|senza|finito il) (credito|campo|batteria)\\b',
        '\\b(paura|vergogna) (di|a) (chiamare|telefonare)',
      ],
      nobody: [
        '\\bnon ho (piu )?(nessuno|amici)',
        "\\bnon c'e (piu )?nessuno",
        '\\bsono (completamente |del tutto )?sol[oa]\\b(?! (un|una|uno|che|stanc|trist))',
      ],
    },
  },
  en: {
    kin: 'mum|mom|mam|mother|dad|father|sister|brother|friend|mate|partner|wife|husband|boyfriend|girlfriend|flatmate|roommate|housemate|neighbou?r|son|daughter|aunt|uncle|nan|gran|grandma|cousin|parents|colleague|teacher|someone|somebody',
    outsiders: 'friend|mate|neighbou?r|colleague|teacher|police|officer|someone|somebody',
    things: 'pills|tablets|meds|medication|medicine|knife|knives|blades?|razors?|rope|gun',
    unreal:
      "\\b(not|n't|if|wish|should|could|would|almost|nearly|yesterday|never|(did|have|has|could|would|should|is|was|are|do)nt|last (night|week|month|year))\\b|n't\\b",
    inVain:
      "\\b(yesterday|last (night|week|month|year|time)|once|before|no answer|no one (answered|picked)|nobody (answered|picked)|didn't (answer|pick)|engaged|on hold|useless)\\b",
    quiet:
      "\\b(he|she|they)( is|'s|s| are|'re)? (\\w+ )?(asleep|sleeping|gone|away|at work|passed out|out (cold|with|for|of the house|now|tonight))\\b|\\b(he|she) (fell asleep|left|went (out|to (bed|work|sleep)|home))\\b",
    relief:
      '\\b(they|police|we|i)( have|.ve)? (found|got|reached|saved) (him|her|them|my ({who}))( (alive|safe|now|in|at|on|by|and|there|ok|okay|just|asleep|outside)\\b|$)|(?<!\\b(says|said|claims|thinks) )\\b(he|she|they)( is|.s|s| are|.re)? (alive|awake|breathing|conscious|ok|okay|alright|fine|safe|in the ambulance|(at|in) (the )?hospital|with the (paramedics|police|doctors))\\b|\\b(he|she) woke up\\b',
    says: {
      calling: [
        "^(ok |okay |yes |yeah |right |fine |alright |all right |i'm |i am |im |i'll |i will )*(calling|ringing|phoning|dialling|dialing|call|phone)( (them|now|right|it|112|999|911|the (police|number|line|ambulance|helpline|doctor)|my (gp|doctor)|an ambulance|for help))*$",
        "\\b(i'm|im|i am|we're|going to|gonna|about to|i'll|i will) (call|calling|ring|ringing|phone|phoning) (them|now|112|999|911|the (police|number|line|ambulance|helpline|doctor)|an ambulance|for help|someone|somebody|my ({who}))\\b",
      ],
      no_answer: [
        "\\b((it's|its|line is|line's|number is) (busy|engaged|just ringing|ringing out)|(no one|nobody|they|line)( is|'s|are|'re)? (not |n't |don't |doesn't |won't )?(answer|answers|answering|answered|pick|picks|picking|picked)( up)?$|no answer$|voicemail)",
      ],
      called: [
        '^(ok |okay |yes |done |just |already )*(called|rang|phoned)( (them|it|it in))?$|\\bthey( are|.re|re) (coming|on (the|their) way|here)\\b',
        '\\bon the phone (to|with) (them|112|999|911|the (police|ambulance|line|helpline))\\b',
        "\\b(i|we)('ve| have)? (just |already |finally )*(called|rung|rang|phoned|dialled|dialed)\\b(?! (in sick|off|it|him a|her a|names))",
        "\\bi('ve)? (just |already )*(told|alerted) (campus |the )?(security|reception|porters?|staff|warden|police|nurses?)\\b",
        '\\b(called|rang|phoned) (112|999|911|an ambulance|the ambulance|the police)\\b',
        "\\b(he|she|they|{who}|bouncer|barman|staff|security|driver|guard|manager|lady|guy|man|woman|people)('s| is| are|'re) (calling|ringing|phoning) (them|112|999|911|an ambulance|the (ambulance|police|doctor)|for help)\\b",
        "\\b(they're|they are|are) sending (someone|somebody|help|an ambulance|a car|the police)\\b",
        "\\b(ambulance|paramedics|police|doctor|help|crisis team)( is| are|'s|'re)? (coming|here|on (the|their|its) way)\\b",
      ],
      somebody: [
        "\\b({who})('s| is| has| have)? (just )?(come|came|popped|turned|showed) (round|over|by|up|in)\\b",
        "\\b(he|she|they)('s| is| are|'re) here( now)?$",
        "\\b({who})('s| is| are| has| have)? (just |already |now )*(here|(staying )?with me|next to me|beside me|arrived|come over|came over|coming over|coming|on (his|her|their|the) way)\\b",
        "\\bi('m| am) (now |here )*(with|at) (my|a|the) ({who})",
        "\\bi('ve)? (woke|woken) (him|her|them|my ({who})) up\\b|\\bi('ve)? woke(n)? up my ({who})\\b",
        "\\b(he|she|they)('s| is| are|'re) (here|staying|sitting) with me\\b",
      ],
      away: [
        '\\b(took|taken) ((the|my|those) )?({things}|them|it) (away|off me|from me)\\b',
        "\\b(she|he|they|{who})('s| has|'ve| have)? (got|has) (them|the ({things}))( now| all)*$",
        "\\b({things}) (are|is|'re|'s) (now )?(gone|locked|at my|with my|with the|in the (bin|car|shed))",
        '\\b(put|locked|threw|thrown|chucked|moved|flushed|handed|gave|given|hid|hidden) (all )?(the |my |those )?({things})\\b',
        '\\b(put|locked|threw|thrown|chucked|moved) (them|it) (all |back )?(away|out|down|in (the|a|my) (bin|car|shed|drawer|cupboard|kitchen|garage|loft|bathroom|hall))\\b',
        '\\b(gave|given|handed) (them|it) (all )?to (my|the|a) ({who})\\b',
        '\\b(flushed them|got rid of (them|it|the ({things})))\\b',
      ],
      safe: [
        "\\bi('m| am| feel) (safe|safer|out of danger)( now| here| again)?\\b(?! (to|if|when|once|from))",
        "\\bi('m| am) not in danger\\b",
      ],
      cannot_call: [
        '\\b(not|never) (gonna |going to )?(call|calling|ring|ringing|phone|phoning)\\b',
        "\\b(can't|cannot) (do|face|handle|manage) (the )?(phones?|phone calls?|calls|calling)\\b",
        "\\b(don't|do not) want (a|any|the|your|another|more) ((phone|emergency|hotline|crisis) )*(number|line|hotline|helpline)s?\\b",
        "\\b(can't|cannot|can not|won't|daren't|don't want to|not able to) (call|phone|ring|talk( (now|right now|on the phone|out loud|to anyone))?$|speak)\\b",
        "(?<!\\bi )\\b(can|will|would|might|'ll) hear( me)?\\b",
        '\\b(no|without|out of) (credit|signal|battery)\\b',
        '\\b(scared|afraid|ashamed|terrified) (of|to) (call|phone|ring)',
      ],
      nobody: [
        '^(no one|noone|no-one|nobody)( really| at all| else)?$',
        "\\b(have|'ve got|got) (no one|no-one|nobody|no friends)\\b(?! (to blame|but|else to))",
        "\\bdon'?t have (anyone|anybody|friends)\\b",
        "\\bthere('s| is) (no one|no-one|nobody)\\b",
        "\\bi('m| am) (all |completely |totally |so |really )?alone\\b",
      ],
    },
  },
  es: {
    kin: 'mama|madre|papa|padre|viej[oa]|hermana|hermano|amig[oa]|novi[oa]|pareja|mujer|marido|espos[oa]|hij[oa]|ti[oa]|abuel[oa]|prim[oa]|padres|compañer[oa]|companer[oa]|vecin[oa]|alguien',
    outsiders: 'amig[oa]|companer[oa]|vecin[oa]|policia|alguien',
    things:
      'pastillas|pildoras|comprimidos|medicinas|medicacion|medicamentos|gotas|cuchill\\w+|navajas?|cuerda|soga|pistola',
    unreal: '\\b(no|si|ojala|deberia|podria|casi|ayer|nunca|quisiera)\\b',
    inVain:
      '\\b(ayer|anoche|la semana pasada|hace (dias|meses|anos)|no (contesta|contestan|responde|responden|cogen|coge)|comunica|nadie (contesta|responde)|no sirvio)\\b',
    quiet:
      '\\besta (dormid[oa]|fuera|trabajando|en el trabajo|en (casa de )?su)\\b|\\bha (dormido|ido|salido|marchado)\\b|\\b(duerme|se durmio|se fue|salio|se marcho)\\b',
    relief:
      '\\b(ya )?(lo|la|los|las) (tienen|han (encontrado|cogido|salvado|llevado)|encontraron|salvaron|llevan)\\b|\\b(esta|estan) (viv[oa]|despiert[oa]|bien ya|en la ambulancia|en el hospital|con los (medicos|sanitarios))\\b|\\bse (ha despertado|desperto)\\b|\\b(lo|la) estan (atendiendo|mirando|viendo)\\b|\\b(salio|ha salido|fue|ha ido) (todo )?(muy )?bien\\b|\\bestamos (ya )?(en|llegando a|entrando en) (urgencias|el hospital|la ambulancia)\\b',
    says: {
      calling: [
        '^(ok |vale |si |venga |bueno |ya |ahora |les |los )*(llamo|llamare)( (ya|ahora|yo|al 112|al 024|al 016|a emergencias|a la|al|a mi|policia|medico|ambulancia|({who})))*$',
        '\\b(voy|vamos) a llamar(los|les)?\\b(?! la atencion)',
        '\\b(estoy|estamos) llamando\\b',
      ],
      no_answer: [
        '\\b(comunica|comunicando)$|\\b(nadie|no) (me )?(contesta|contestan|responde|responden|coge|cogen)( nadie)?$|\\bcontestador\\b',
      ],
      called: [
        '^(ok |vale |si |ya )*llamad[oa]s?\\b|\\bya (vienen|llegan|llegaron|estan (aqui|subiendo|abajo))\\b|\\b(llego|ha llegado) (ya )?la (ambulancia|policia)\\b',
        '\\b(he|hemos) (ya )?(llamado|telefoneado)\\b',
        '\\b(ya |acabo de |acabamos de )+(llame|llamamos|llamar)\\b|^llame\\b',
        '\\b(ha|han) llamado (al 112|a una ambulancia|a la ambulancia|a la policia|al medico)',
        '\\b(viene|vienen|ya viene|llega|esta llegando|estan llegando) (ya )?(la ambulancia|la policia|el medico|una ambulancia)',
        '\\b(el|ella|{who}) (ya )?esta(n)? llamando (al 112|a la (ambulancia|policia)|a una ambulancia|a emergencias)\\b',
        '\\b(mandan|mandaron|envian|enviaron|han (mandado|enviado)|van a (mandar|enviar)) (a alguien|ayuda|una ambulancia|una patrulla)\\b|\\b(estan yendo|van) (para (alla|aca)|hacia (alla|aqui|aca)|de camino|en camino)\\b|\\bestan (yendo|de camino|en camino)\\b',
        '\\b(la ambulancia|la policia|el medico|la ayuda) (ya )?(viene|llega|esta (en camino|llegando|aqui))',
      ],
      somebody: [
        '^(ya |ahora |el |ella )*(esta|estan) (aqui|conmigo)( ya| ahora)?$',
        '\\b(esta|estan) (llorando|sentad[oa]|aqui|hablando) conmigo\\b',
        '\\b(esta|ha venido|ha llegado|viene|llega|tengo) (aqui |ya |conmigo |a )*(mi|mis|un|una|la|el) ({who})( aqui| conmigo|\\b)',
        '\\b({who}) (ya |ahora |se |esta |estan |acaba de )*(aqui|conmigo|llegado|llegar|queda conmigo|de camino|viene)\\b',
        '\\b(estoy|voy|vamos|me voy) (ya |ahora )*(con|a casa de|en casa de) (mi|mis|un|una|la|el)? ?({who})',
        '\\b(la|lo|los) he despertado\\b|\\bhe despertado a mi ({who})\\b',
      ],
      away: [
        '\\b({things}) (ya |ahora )*(estan|esta) (en casa de|con|en la basura|guardad\\w+|en el coche)\\b',
        '\\bme (ha|han) quitado (las |la |el |los )?({things})',
        '\\b(las|los) tiene (ya |ahora )*(ella|el|mi ({who}))\\b',
        '\\b(he|hemos) (guardado|tirado|dado|escondido|entregado|sacado|encerrado) (ya |todas )*(las |la |el |los |mis )?({things})',
        '\\b(las|la|los|lo) (he|hemos) (tirado|guardado|dado a|entregado|sacado)',
        '\\b({things}) (ya )?(las|la|los|lo) (he|tire|guarde)',
        '^(ya |vale |ok |si )*(las|la|los|lo) (ya )?(solte|suelto|tire|tiro|guarde|guardo|escondi|escondo|he soltado)\\b',
      ],
      safe: [
        '\\b(estoy|me siento) (ya |ahora |mas )*(a salvo|segur[oa]|fuera de peligro)\\b(?! (de que|que))',
        '\\b(estamos|ya estamos) (todos )?(a salvo|fuera de peligro)\\b|^ya (salimos|hemos salido|estamos fuera)( todos)?\\b',
      ],
      cannot_call: [
        '\\bno (llamo|voy a llamar|pienso llamar)\\b',
        '\\bno (puedo|me atrevo a|quiero|soy capaz de|consigo) (llamar|telefonear|marcar|hablar (por telefono|ahora|en voz alta)|hablar$)',
        '\\bme (oye|oiria|escucha|va a oir|oyen|puede oir)\\b',
        '\\b(no tengo|sin) (saldo|cobertura|bateria)\\b',
        '\\b(miedo|verguenza) (de |a )?llamar\\b',
      ],
      nobody: [
        '\\bno tengo (a nadie|amigos|amigas|(a|con) quien)\\b(?! (mas )?que)',
        '\\bno hay nadie\\b',
        '\\bestoy (muy |completamente |del todo |totalmente )?sol[oa]\\b(?! (cansad|un|una))',
      ],
    },
  },
  nl: {
    kin: 'mama|moeder|papa|vader|zus|zusje|broer|broertje|vriend|vriendin|partner|vrouw|man|zoon|dochter|tante|oom|oma|opa|nicht|neef|ouders|huisgenoot|huisgenote|buurman|buurvrouw|buren|collega|iemand',
    // 'Mijn vriend' lives there.
    outsiders:
      '(?<!\\b(?:mijn|mn|m.n) )vriend(?:in)?|buurman|buurvrouw|buren|collega|politie|agent|iemand',
    things: 'pillen|tabletten|medicijnen|medicatie|mes|messen|mesjes?|scheermes\\w*|touw|pistool',
    unreal: '\\b(niet|nooit|als|wou|wilde|zou|moest|bijna|gisteren|geen)\\b',
    inVain:
      '\\b(gisteren|vorige week|ooit|neemt niet op|nam niet op|nemen niet op|niemand (nam|neemt) op|in gesprek|wachtrij|had geen zin)\\b',
    quiet:
      '\\b(slaapt|ligt te slapen|is (weg|werken|in slaap gevallen|op (zijn|haar) werk|naar (zijn|haar|het) \\w+)|vertrokken)\\b',
    relief:
      '\\b(ze|we|de politie) (hebben|heeft) (hem|haar|mijn ({who})) (gevonden|te pakken|gered|meegenomen)\\b|\\bze zijn (nu )?bij (hem|haar)\\b|\\b(hij|zij|ze) (leeft|komt (weer )?bij$|is (gevonden|wakker|bij|veilig|in de ambulance|in het ziekenhuis)|ademt weer|werd wakker)\\b',
    says: {
      calling: [
        '^(ok |oke |ja |goed |nu |dan |ik )*(bel|ga bellen|ga nu bellen)( (nu|ze|haar|weer|meteen|toch|112|113|de (politie|ambulance|huisarts|dokter)|hulp|iemand|mijn ({who})))*$',
        '\\bik (ga|zal) (nu |ze |112 |113 |hulp |iemand |de (politie|ambulance|huisarts) |mijn ({who}) )*bellen\\b',
        '\\bik ben (nu |ze |112 |113 |aan het )+(aan het )?bellen\\b',
      ],
      no_answer: [
        '\\b(in gesprek|neemt niet op|nemen niet op|niemand neemt op|niemand die opneemt|in de wachtrij|voicemail)$',
      ],
      called: [
        '^(ok |oke |ja |net |al |112 )*gebeld\\b|^(ok |oke |ja |goed )+(hij|zij|ze|mijn ({who})) belt( nu| ze| al)*$|\\bze (komen|zijn (onderweg|er( al)?))\\b|\\b(de )?(ambulance|politie) is (er|gekomen|aangekomen)\\b',
        '\\b(ik|we|wij) heb(ben)? (net |al |nu |eindelijk |112 |de huisarts |de dokter |ze |hen )*(gebeld|opgebeld)\\b',
        '\\bheb (\\w+ ){0,3}gebeld\\b|\\b(heb|hebben) (112|ze|de (politie|ambulance|huisarts|dokter)) (nu )?aan de (lijn|telefoon)\\b',
        '\\b(heeft|hebben) (al )?(112|de ambulance|een ambulance|de politie|de dokter) gebeld\\b',
        '\\b(de ambulance|de politie|de dokter|de huisarts|hulp|ze) (komt|komen|is|zijn) (er |eraan|onderweg|nu )+',
        '\\b(hij|zij|ze|{who}) (belt|is) (nu |net )*(112|de (ambulance|politie|dokter|huisarts))( aan het bellen)?\\b',
        '\\bze sturen (nu )?(iemand|hulp|een ambulance|een auto)\\b',
      ],
      somebody: [
        '^(nu |hij |ze |zij )+(is|zit|zijn) (er |nu )*(hier|er|bij me|bij mij)( nu)?$',
        '\\b({who}) (is|zijn|komt|komen|zit|blijft) (er |nu |net |al |hier |ook |naar )*(hier|er|thuis|bij me|bij mij|naast me|naast mij|eraan|gekomen|onderweg)\\b(?! (nog )?niet)',
        '\\b(is|zit) (nu |er )*(mijn |een )?({who}) (nu |er |hier )*(hier|er|bij me|bij mij)\\b(?! niet)',
        '\\bik ben (nu |al )*(bij|met) (mijn|een|de) ({who})',
        '\\bik heb (haar|hem|mijn ({who})) wakker gemaakt\\b',
      ],
      away: [
        '\\b({things}) (liggen|ligt|zijn|is|staan) (nu )?(bij|weg|in de)\\b',
        '\\b(zij|ze|hij|{who}) heeft ze (nu|allemaal)\\b',
        '\\b(heeft|hebben) (me )?(de |het |mijn )?({things}) (weggehaald|afgepakt|meegenomen)',
        '\\bik heb (net |nu |al )*(alle |de |het |mijn |die )*({things}) (\\w+ ){0,4}(weggelegd|weggegooid|weggedaan|opgeborgen|gegeven|afgegeven|weggespoeld)',
        '\\bik heb (ze|het|die) (\\w+ ){0,3}(weggelegd|weggegooid|weggedaan|opgeborgen|afgegeven|weggespoeld)',
      ],
      safe: ['\\bik (ben|voel me) (nu |weer |hier |even )*(veilig|buiten gevaar)\\b'],
      cannot_call: [
        '\\bik (bel|ga) (nu )?(geen|niemand|niet)( \\w+)?( bellen)?$|\\b(bellen|bel) ga ik niet doen\\b',
        '\\bik (kan|durf|wil) (nu |echt |gewoon |hem )*(niet|niemand) (te )?(bellen|opbellen|praten aan de telefoon|hardop praten)\\b',
        '\\b(durf|kan|wil) (nu |echt |gewoon )*niet (te )?bellen\\b|\\bbellen (durf|kan|lukt|wil) (ik |me )?(nu |echt |gewoon )*niet\\b',
        '\\b(hij|zij|ze) (hoort|horen|kan|zal|zou) (me|mij)( horen)?\\b',
        '\\b(geen|zonder) (beltegoed|bereik|batterij)\\b',
        '\\b(bang|schaam me) om te bellen\\b',
      ],
      nobody: [
        '\\bik heb (echt |helemaal |verder )*(niemand|geen vrienden)\\b(?! (iets|gezegd|verteld|nodig))',
        '\\ber is (hier |echt )*niemand\\b',
        '\\bik ben (helemaal |heel |echt )?alleen\\b(?! (maar|moe|een))',
      ],
    },
  },
};
