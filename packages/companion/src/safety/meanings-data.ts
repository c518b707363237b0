/* oxlint-disable max-lines -- One table: a meaning and its words in the four languages stand side by side, so that gaps show. */
import type { Language } from '@accanto/contract';

/** A meaning and the beginnings of its words: `stem*` any ending, `word` exactly; lower case, without accents. */
export type MeaningRow = readonly [name: string, words: Readonly<Record<Language, string>>];

/** Everyday meanings beside the concepts of danger: what surrounds a word tells whether it is meant. */
export const meaningRows: readonly MeaningRow[] = [
  [
    'self',
    {
      it: 'io mi me mio mia miei mie',
      en: 'i me my myself mine',
      es: 'yo me mi mis conmigo',
      nl: 'ik me mij mijn mezelf',
    },
  ],
  [
    'you',
    {
      it: 'tu ti te tuo tua',
      en: 'you your yourself',
      es: 'tu te ti tus usted vos',
      nl: 'je jij jou jouw jullie u',
    },
  ],
  ['he', { it: 'lui lo gli egli suo', en: 'he him his', es: 'el le lo su', nl: 'hij hem zijn' }],
  ['she', { it: 'lei la sua', en: 'she her hers', es: 'ella la su', nl: 'zij ze haar' }],
  [
    'we',
    {
      it: 'noi ci nostro nostra abbiamo siamo',
      en: 'we us our ours',
      es: 'nosotros nos nuestro nuestra',
      nl: 'we wij ons onze',
    },
  ],
  [
    'they',
    {
      it: 'loro li gli hanno',
      en: 'they them their',
      es: 'ellos ellas les los',
      nl: 'zij ze hun hen',
    },
  ],
  [
    'no',
    {
      it: 'non nessun* niente mai senza neanche nemmeno nulla',
      en: 'not no never nobody nothing without none neither',
      es: 'no nunca nadie nada sin ni tampoco jamas',
      nl: 'niet geen nooit niemand niets niks zonder',
    },
  ],
  [
    'only',
    {
      it: 'solo soltanto almeno appena',
      en: 'only just merely least',
      es: 'solo solamente apenas',
      nl: 'alleen slechts maar gewoon',
    },
  ],
  [
    'really',
    {
      it: 'davvero veramente proprio sul+serio seriamente',
      en: 'really truly seriously actually honest*',
      es: 'de+verdad realmente enserio seriamente',
      nl: 'echt serieus werkelijk menens',
    },
  ],
  [
    'again',
    {
      it: 'ancora di+nuovo sempre ogni continu*',
      en: 'again still always every keep keeps constantly',
      es: 'otra+vez siempre cada todavia sigo sigue',
      nl: 'weer nog altijd elke telkens steeds',
    },
  ],
  [
    'last',
    {
      it: 'ultim* finale definitiv* per+sempre mai+piu',
      en: 'last final forever never+again',
      es: 'ultim* final para+siempre nunca+mas',
      nl: 'laatste voorgoed voor+altijd nooit+meer',
    },
  ],
  [
    'end',
    {
      it: 'fine finit* finire finisc* bast* smett* chiud* chius*',
      en: 'end ends ended ending stop stops finish* over enough',
      es: 'fin acab* termin* bast* dejar parar',
      nl: 'einde eind stop* klaar afgelopen ophoud* genoeg',
    },
  ],
  [
    'night',
    {
      it: 'notte notti stanotte buio mezzanotte tre+di',
      en: 'night nights tonight dark midnight',
      es: 'noche noches anoche oscur* madrugada',
      nl: 'nacht nachten vannacht donker middernacht',
    },
  ],
  [
    'today',
    {
      it: 'oggi stamattina stasera adesso ora',
      en: 'today now tonight morning evening',
      es: 'hoy ahora esta+tarde esta+noche',
      nl: 'vandaag nu vanavond vanochtend',
    },
  ],
  [
    'soon',
    {
      it: 'domani presto tra+poco fra+poco prossim* entro',
      en: 'tomorrow soon next shortly by',
      es: 'manana pronto proxim* dentro',
      nl: 'morgen straks binnenkort volgende',
    },
  ],
  [
    'past',
    {
      it: 'ieri scors* prima fa passato quando+ero',
      en: 'yesterday ago before used past once',
      es: 'ayer pasad* hace antes cuando+era',
      nl: 'gisteren geleden vroeger eerder vorige',
    },
  ],
  [
    'year',
    {
      it: 'ann* mes* settiman*',
      en: 'year years month months week weeks',
      es: 'ano anos mes meses semana semanas',
      nl: 'jaar jaren maand maanden week weken',
    },
  ],
  [
    'minute',
    {
      it: 'minut* or* moment* attim*',
      en: 'minute minutes hour hours moment',
      es: 'minuto minutos hora horas momento rato',
      nl: 'minuut minuten uur uren moment',
    },
  ],
  [
    'mother',
    { it: 'madre mamma', en: 'mother mum mom mam', es: 'madre mama', nl: 'moeder mama ma mam' },
  ],
  ['father', { it: 'padre papa babbo', en: 'father dad', es: 'padre papa', nl: 'vader papa pa' }],
  [
    'child',
    {
      it: 'figli* bambin* bimb* neonat*',
      en: 'son daughter child children kid kids baby',
      es: 'hijo hija hijos nino nina ninos bebe',
      nl: 'zoon dochter kind kinderen baby',
    },
  ],
  [
    'sibling',
    {
      it: 'fratell* sorell* cugin*',
      en: 'brother sister cousin',
      es: 'hermano hermana primo prima',
      nl: 'broer zus zusje broertje neef nicht',
    },
  ],
  [
    'grandparent',
    {
      it: 'nonn*',
      en: 'gran nan grandma grandad grandfather grandmother',
      es: 'abuel*',
      nl: 'opa oma',
    },
  ],
  [
    'partner',
    {
      it: 'marito moglie compagn* fidanzat* ragazz* ex',
      en: 'husband wife boyfriend girlfriend partner ex',
      es: 'marido mujer esposo esposa novio novia pareja ex',
      nl: 'man vrouw vriend vriendin partner ex',
    },
  ],
  [
    'friend',
    {
      it: 'amic*',
      en: 'friend friends mate mates',
      es: 'amig*',
      nl: 'vriend vrienden vriendin* maat',
    },
  ],
  [
    'neighbour',
    {
      it: 'vicin* condomin* portier* inquilin*',
      en: 'neighbour* neighbor* landlord tenant flatmate housemate roommate',
      es: 'vecin* casero inquilin*',
      nl: 'buur* huisbaas huisgenoot',
    },
  ],
  [
    'colleague',
    {
      it: 'colleg* capo client* direttor*',
      en: 'colleague* boss manager client* customer*',
      es: 'companer* jefe jefa cliente*',
      nl: 'collega* baas klant* chef',
    },
  ],
  [
    'teacher',
    {
      it: 'prof* maestr* insegnant* alunn* student*',
      en: 'teacher* professor pupil* student*',
      es: 'profe* maestr* alumn* estudiant*',
      nl: 'leraar lerares docent juf leerling* student*',
    },
  ],
  [
    'doctor',
    {
      it: 'medic* dottor* infermier* psicolog* psichiatr* terapeut*',
      en: 'doctor gp nurse psychologist psychiatrist therapist counsellor',
      es: 'medic* doctor* enfermer* psicolog* psiquiatra terapeuta',
      nl: 'arts huisarts dokter verpleeg* psycholoog psychiater therapeut',
    },
  ],
  [
    'police',
    {
      it: 'polizia carabinier* giudic* avvocat* denunci* tribunale',
      en: 'police court judge lawyer solicitor reported',
      es: 'policia juez abogad* denunci* juzgado',
      nl: 'politie rechter advocaat aangifte rechtbank',
    },
  ],
  [
    'hospital',
    {
      it: 'ospedale ricover* pronto+soccorso ambulanza reparto',
      en: 'hospital admitted ambulance ward emergency',
      es: 'hospital ingres* ambulancia urgencias',
      nl: 'ziekenhuis opgenomen ambulance spoed*',
    },
  ],
  [
    'illness',
    {
      it: 'malatt* malat* febbre influenza tumore operazion* intervento',
      en: 'illness ill sick fever flu tumour cancer operation surgery',
      es: 'enfermedad enferm* fiebre gripe tumor cancer operacion',
      nl: 'ziekte ziek koorts griep tumor kanker operatie',
    },
  ],
  [
    'procedure',
    {
      it: 'visita esam* analisi prelievo dentista vaccin* ecografia referto',
      en: 'appointment scan test tests dentist vaccine ultrasound results checkup',
      es: 'cita analisis prueba* dentista vacuna ecografia resultados',
      nl: 'afspraak scan onderzoek tandarts vaccin* echo uitslag controle',
    },
  ],
  [
    'pain',
    {
      it: 'dolor* mal male fa+male brucia bruciore',
      en: 'pain pains hurt hurts hurting ache aches sore burning',
      es: 'dolor* duele duelen escuece quema',
      nl: 'pijn zeer brandt steekt',
    },
  ],
  [
    'head',
    {
      it: 'testa fronte cervello mente',
      en: 'head forehead brain mind',
      es: 'cabeza frente cerebro mente',
      nl: 'hoofd voorhoofd brein',
    },
  ],
  [
    'arm',
    {
      it: 'bracci* polso polsi man* gamb* coscia piede piedi schiena',
      en: 'arm arms wrist wrists hand hands leg legs thigh thighs foot feet back',
      es: 'brazo brazos muneca munecas mano manos pierna piernas pie pies espalda',
      nl: 'arm armen pols polsen hand handen been benen voet voeten rug',
    },
  ],
  ['neck', { it: 'collo gola', en: 'neck throat', es: 'cuello garganta', nl: 'nek keel hals' }],
  [
    'heart',
    {
      it: 'cuore petto stomaco pancia',
      en: 'heart chest stomach belly',
      es: 'corazon pecho estomago barriga',
      nl: 'hart borst maag buik',
    },
  ],
  [
    'breath',
    {
      it: 'respir* fiato aria',
      en: 'breath* breathe breathing air',
      es: 'respir* aliento aire',
      nl: 'adem* lucht',
    },
  ],
  [
    'sad',
    {
      it: 'trist* piang* pianto lacrim* depress* malincon*',
      en: 'sad cry crying cried tears depressed miserable',
      es: 'trist* llor* lagrim* deprimid* pena',
      nl: 'verdriet* huil* tranen somber depressief treurig',
    },
  ],
  [
    'fear',
    {
      it: 'paura terror* spavent* ansi* panico angosc*',
      en: 'afraid scared fear terrified anxiet* anxious panic',
      es: 'miedo terror asust* ansi* panico angusti*',
      nl: 'bang angst* paniek doodsbang zenuwachtig',
    },
  ],
  [
    'anger',
    {
      it: 'rabbia arrabbi* incazz* furi* odi*',
      en: 'angry anger rage furious hate pissed',
      es: 'rabia enfad* furi* odi* cabread*',
      nl: 'boos woed* kwaad haat razend',
    },
  ],
  [
    'shame',
    {
      it: 'vergogn* colpa fallit* falliment* inutile schifo',
      en: 'ashamed shame guilt* failure useless worthless disgust*',
      es: 'vergüenza verguenza culpa fracas* inutil asco',
      nl: 'schaam* schaamte schuld* mislukk* nutteloos waardeloos walg*',
    },
  ],
  [
    'tired',
    {
      it: 'stanc* sfinit* esaust* stuf* distrutt*',
      en: 'tired exhausted worn knackered fed+up shattered',
      es: 'cansad* agotad* hart* rendid* rota',
      nl: 'moe uitgeput op beu kapot zat',
    },
  ],
  [
    'empty',
    {
      it: 'vuot* nulla sordo spent* grigi* fredd*',
      en: 'empty numb hollow blank grey cold',
      es: 'vaci* apagad* gris fri*',
      nl: 'leeg verdoofd grijs koud hol',
    },
  ],
  [
    'alone',
    {
      it: 'sol* solitudine isolat*',
      en: 'alone lonely loneliness isolated',
      es: 'solo sola soledad aislad*',
      nl: 'alleen eenzaam eenzaamheid',
    },
  ],
  [
    'peace',
    {
      it: 'pace calm* tranquill* silenzio ripos* sollievo legger*',
      en: 'peace calm quiet silence rest relief lighter peaceful',
      es: 'paz calma tranquil* silencio descans* alivio',
      nl: 'rust kalm rustig stil stilte opluchting opgelucht',
    },
  ],
  [
    'happy',
    {
      it: 'felic* content* gioia bell* fest* rid* risat*',
      en: 'happy glad joy lovely party laugh* fun',
      es: 'feliz content* alegr* bonit* fiesta ri* risa',
      nl: 'blij gelukkig vreugde mooi feest lach* leuk',
    },
  ],
  [
    'proud',
    {
      it: 'orgoglios* promoss* vint* riuscit* finalmente',
      en: 'proud passed won managed finally',
      es: 'orgullos* aprob* gan* logr* por+fin',
      nl: 'trots geslaagd gewonnen gelukt eindelijk',
    },
  ],
  [
    'love',
    {
      it: 'am* voglio+bene affetto bac* abbracc*',
      en: 'love loved kiss hug hugs',
      es: 'amor quiero+mucho cariño beso abraz*',
      nl: 'liefde hou+van kus knuffel',
    },
  ],
  [
    'say',
    {
      it: 'dic* dett* dire parl* raccont*',
      en: 'say says said tell told talk talking',
      es: 'dice dijo decir dicho habl* cont*',
      nl: 'zeg zegt zei zeggen praat* vertel*',
    },
  ],
  [
    'write',
    {
      it: 'scriv* scritt* messaggi* letter* bigliett*',
      en: 'write writing wrote written message letter note text',
      es: 'escrib* escrit* mensaje carta nota',
      nl: 'schrijf* geschreven bericht brief briefje',
    },
  ],
  [
    'call',
    {
      it: 'chiam* telefon*',
      en: 'call calls called ring phone',
      es: 'llam* telefon*',
      nl: 'bel bellen belde gebeld telefoon',
    },
  ],
  [
    'go_away',
    {
      it: 'and* via vado scapp* part* lasci*',
      en: 'leave leaving left gone go away run',
      es: 'irme voy ir march* dejar salir',
      nl: 'weg ga gaan vertrek* verlaat* weglopen',
    },
  ],
  [
    'stay',
    {
      it: 'rest* rimang* sto stare aspett*',
      en: 'stay staying remain wait waiting',
      es: 'qued* estar esper*',
      nl: 'blijf blijven wacht* sta',
    },
  ],
  [
    'sleep',
    {
      it: 'dorm* sonno letto insonn* svegli*',
      en: 'sleep* asleep bed awake wake insomnia',
      es: 'dorm* duerm* sueno cama despert*',
      nl: 'slaap* slapen bed wakker',
    },
  ],
  [
    'take',
    {
      it: 'prend* pres* mett* mess* tir*',
      en: 'take took taken put pull grab',
      es: 'tom* cog* pon* puesto sac*',
      nl: 'neem* nam genomen pak* zet leg',
    },
  ],
  [
    'give',
    {
      it: 'dare dato regal* affid*',
      en: 'give gave given gift leave',
      es: 'dar dado regal* entreg*',
      nl: 'geef gaf gegeven cadeau',
    },
  ],
  [
    'fall',
    {
      it: 'cad* cadut* scivol*',
      en: 'fall fell fallen slip',
      es: 'caer cai* caid*',
      nl: 'val viel gevallen',
    },
  ],
  [
    'drive',
    {
      it: 'guid* auto macchina volante strada curva autostrada',
      en: 'drive driving car wheel road motorway lane',
      es: 'conduc* coche carro volante carretera curva',
      nl: 'rijd* rij auto stuur weg snelweg',
    },
  ],
  [
    'train',
    {
      it: 'tren* stazion* binari* metro',
      en: 'train trains station track* tube platform',
      es: 'tren estacion via vias anden metro',
      nl: 'trein station spoor perron metro',
    },
  ],
  [
    'height',
    {
      it: 'pont* tett* balcon* finestr* piano torre scogl*',
      en: 'bridge roof balcony window floor tower cliff ledge',
      es: 'puente tejado azotea balcon ventana piso torre acantilado',
      nl: 'brug dak balkon raam verdieping toren klif',
    },
  ],
  [
    'water',
    {
      it: 'mare fium* lago acqua vasca',
      en: 'sea river lake water bath',
      es: 'mar rio lago agua banera',
      nl: 'zee rivier meer water bad kanaal',
    },
  ],
  [
    'room',
    {
      it: 'bagno camera cantina garage soffitta stanza',
      en: 'bathroom bedroom cellar garage attic room',
      es: 'bano habitacion sotano garaje cuarto',
      nl: 'badkamer slaapkamer kelder garage zolder kamer',
    },
  ],
  [
    'door',
    {
      it: 'port* chiav* serratur* scale',
      en: 'door doors key keys lock stairs',
      es: 'puerta* llave* cerradura escalera*',
      nl: 'deur deuren sleutel* slot trap',
    },
  ],
  [
    'drawer',
    {
      it: 'cassett* scatol* armadi* borsa zaino bottigli*',
      en: 'drawer box cupboard bag bottle cabinet',
      es: 'cajon caja armario bolsa bolso botella',
      nl: 'la lade doos kast tas fles',
    },
  ],
  [
    'kitchen',
    {
      it: 'cucin* forno pentol* ricett* sugo torta pasta cena pranzo',
      en: 'kitchen oven cook* recipe sauce cake dinner lunch pasta',
      es: 'cocin* horno receta salsa tarta cena comida',
      nl: 'keuken oven kook* recept saus taart eten lunch',
    },
  ],
  [
    'food',
    {
      it: 'mang* pizza pane formaggio carne verdur* dolc* gelato cioccolat* caffe',
      en: 'eat eating ate pizza bread cheese meat chocolate coffee',
      es: 'comer como pan queso carne chocolate cafe helado',
      nl: 'eten eet brood kaas vlees chocola* koffie ijs',
    },
  ],
  [
    'spice',
    {
      it: 'piccant* peperonc* pepe aglio sale',
      en: 'spicy chilli pepper garlic salt',
      es: 'picante chile pimienta ajo sal',
      nl: 'pittig peper knoflook zout',
    },
  ],
  [
    'drink',
    {
      it: 'bev* bevut* vino birra alcol* ubriac*',
      en: 'drink drinking drank wine beer alcohol drunk vodka',
      es: 'beb* vino cerveza alcohol borrach*',
      nl: 'drink* dronk wijn bier alcohol dronken',
    },
  ],
  [
    'sport',
    {
      it: 'palestr* cors* allenament* partit* calci* squadr* maratona salita',
      en: 'gym run running training match football team marathon squat* workout',
      es: 'gimnasio correr entren* partido futbol equipo maraton',
      nl: 'sportschool rennen training wedstrijd voetbal team marathon',
    },
  ],
  [
    'game',
    {
      it: 'gioc* videogioc* livello boss punti scacchi carte torneo',
      en: 'game games level boss chess cards tournament xbox playstation',
      es: 'jueg* videojuego nivel jefe+final ajedrez cartas torneo',
      nl: 'spel game* level eindbaas schaken kaarten toernooi',
    },
  ],
  [
    'film',
    {
      it: 'film serie puntat* netflix attor* regist* cinema',
      en: 'film movie series episode netflix actor cinema',
      es: 'pelicula serie capitulo netflix actor cine',
      nl: 'film serie aflevering netflix acteur bioscoop',
    },
  ],
  [
    'book',
    {
      it: 'libr* romanz* capitol* personagg* autor* giallo poesi* legg*',
      en: 'book novel chapter character author poem reading crime',
      es: 'libro novela capitulo personaje autor poema leyendo',
      nl: 'boek roman hoofdstuk personage schrijver gedicht lees',
    },
  ],
  [
    'music',
    {
      it: 'canzon* concert* music* chitarra band album coro',
      en: 'song concert music guitar band album choir',
      es: 'cancion concierto musica guitarra grupo disco coro',
      nl: 'liedje concert muziek gitaar band album koor',
    },
  ],
  [
    'news',
    {
      it: 'notizi* telegiornal* giornal* articol* podcast documentari* storia guerra',
      en: 'news newspaper article podcast documentary history war',
      es: 'noticia* periodico articulo podcast documental historia guerra',
      nl: 'nieuws krant artikel podcast documentaire geschiedenis oorlog',
    },
  ],
  [
    'school',
    {
      it: 'scuol* class* compit* esam* universit* tesi',
      en: 'school class homework exam* university essay',
      es: 'colegio escuela clase deberes examen universidad',
      nl: 'school klas huiswerk examen universiteit',
    },
  ],
  [
    'work',
    {
      it: 'lavor* uffici* riunion* progett* contratt* turn* mail',
      en: 'work job office meeting project contract shift email',
      es: 'trabaj* oficina reunion proyecto contrato turno correo',
      nl: 'werk baan kantoor vergadering project contract dienst mail',
    },
  ],
  [
    'tech',
    {
      it: 'computer server pc telefon* batteri* app wifi stampant* codice',
      en: 'computer server laptop phone battery app wifi printer code',
      es: 'ordenador servidor portatil movil bateria app wifi impresora',
      nl: 'computer server laptop telefoon batterij accu app wifi printer',
    },
  ],
  [
    'garden',
    {
      it: 'piant* giardin* fior* orto pomodor* basilic* orchide*',
      en: 'plant plants garden flower* tomato* basil orchid seedling*',
      es: 'planta* jardin flor* huerto tomate* albahaca orquidea',
      nl: 'plant planten tuin bloem* tomaat basilicum orchidee',
    },
  ],
  [
    'pet',
    {
      it: 'can* gatt* conigl* crice* veterinari* pesc*',
      en: 'dog dogs cat cats rabbit hamster vet goldfish puppy',
      es: 'perr* gat* conejo hamster veterinari* pez',
      nl: 'hond honden kat poes konijn hamster dierenarts vis',
    },
  ],
  [
    'insect',
    {
      it: 'zanzar* formich* ragn* mosch* vesp* top*',
      en: 'mosquito* ants spider* flies wasps mice rats',
      es: 'mosquito* hormigas arana* moscas avispas raton*',
      nl: 'mug muggen mieren spin vliegen wespen muizen',
    },
  ],
  [
    'clothes',
    {
      it: 'vestit* scarp* tacchi maglion* giacca',
      en: 'dress shoes heels jumper jacket trousers',
      es: 'vestido zapatos tacones jersey chaqueta',
      nl: 'jurk schoenen hakken trui jas',
    },
  ],
  [
    'hair',
    {
      it: 'capell* parrucchier* unghi* barba',
      en: 'hair haircut hairdresser nails fringe',
      es: 'pelo peluquer* unas flequillo',
      nl: 'haar kapper nagels pony',
    },
  ],
  [
    'holiday',
    {
      it: 'vacanz* viaggi* aereo mare montagn* albergo',
      en: 'holiday trip flight beach mountain* hotel travel',
      es: 'vacaciones viaje avion playa montana hotel',
      nl: 'vakantie reis vliegtuig strand bergen hotel',
    },
  ],
  [
    'weather',
    {
      it: 'piogg* piov* cald* neve temporal* sole',
      en: 'rain raining hot heat snow storm sun',
      es: 'lluvia llueve calor nieve tormenta sol',
      nl: 'regen regent hitte sneeuw storm zon',
    },
  ],
  [
    'money',
    {
      it: 'sold* affitt* debit* bollett* banc* stipend*',
      en: 'money rent debt* bill bills bank salary',
      es: 'dinero alquiler deuda* factura* banco sueldo',
      nl: 'geld huur schuld* rekening bank salaris',
    },
  ],
  [
    'shop',
    {
      it: 'negozi* supermercat* spesa comprat* sconti',
      en: 'shop shopping supermarket bought sale',
      es: 'tienda supermercado compra compr* rebajas',
      nl: 'winkel supermarkt boodschappen gekocht uitverkoop',
    },
  ],
  [
    'birthday',
    {
      it: 'complean* natale nozze laurea matrimoni*',
      en: 'birthday christmas wedding graduation',
      es: 'cumpleanos navidad boda graduacion',
      nl: 'verjaardag kerst bruiloft afstuderen',
    },
  ],
  [
    'funeral',
    {
      it: 'funeral* cimiter* lutt* bara tomba',
      en: 'funeral cemetery grief coffin grave',
      es: 'funeral entierro cementerio duelo tumba',
      nl: 'begrafenis crematie rouw kist graf',
    },
  ],
  [
    'god',
    {
      it: 'dio diavol* demoni angel* prete chiesa pregh*',
      en: 'god devil demons angel* priest church pray*',
      es: 'dios diablo demonios angel* cura iglesia rez*',
      nl: 'god duivel demonen engel* priester kerk bid*',
    },
  ],
  [
    'promise',
    {
      it: 'promess* promett* segret* nessuno+lo+sa non+dirlo',
      en: 'promise promised secret nobody+knows no+one+knows do+not+tell',
      es: 'promet* secreto nadie+lo+sabe no+digas',
      nl: 'beloof* beloofd geheim niemand+weet zeg+het+niet',
    },
  ],
  [
    'forgive',
    {
      it: 'perdon* scus* ringrazi* grazie',
      en: 'forgive sorry thank thanks apolog*',
      es: 'perdon* disculp* gracias lo+siento',
      nl: 'vergeef* sorry dank* bedankt spijt',
    },
  ],
  [
    'sharp',
    {
      it: 'lam* coltell* forbic* vetro ago taglierin* compass*',
      en: 'blade* knife scissors glass needle razor* sharp',
      es: 'cuchill* navaja tijeras vidrio aguja cuter',
      nl: 'mes mesje* schaar glas naald scheermes*',
    },
  ],
  [
    'shout',
    {
      it: 'url* grid* insult* sbatt* rompe rott*',
      en: 'shout* scream* yell* smash* break* broke*',
      es: 'grit* insult* golpe* romp* rot*',
      nl: 'schreeuw* gil* scheld* gooi* breekt kapot',
    },
  ],
  [
    'help',
    {
      it: 'aiut* soccors* salv*',
      en: 'help save rescue',
      es: 'ayud* socorro salv*',
      nl: 'help hulp red redden',
    },
  ],
  [
    'joke',
    {
      it: 'scherz* battut* ahah* lol ridere',
      en: 'joke joking kidding haha* lol lmao',
      es: 'broma chiste jaja* jeje lol',
      nl: 'grap* grapje haha* lol geintje',
    },
  ],
];
