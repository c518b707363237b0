import type { Lexicon } from './concepts.ts';

/** Dutch of the Netherlands and of Flanders. See it.ts for `figurative`. */
export const dutch: Lexicon = {
  suicide: 'suicid* zelfmoord* zelfdoding* zelfdodings*',
  takes_life:
    'einde+aan+mijn+leven eind+aan+mijn+leven pleeg+zelfmoord zelfmoord+pleeg ik+zelfmoord+plegen mezelf+dood mezelf+doodschieten verdrink+mezelf me+van+kant mezelf+doden mezelf+van+kant mijzelf+van+kant mij+van+kant mijn+leven+beeindigen me+het+leven+benemen mezelf+ophangen mezelf+verdrinken mezelf+vermoorden polsen+doorsnijden van+het+dak+springen uit+het+leven+stappen uit+het+leven+stap voor+de+trein+springen mezelf+iets+aandoen',
  kill_self:
    'einde+aan+mijn+leven eind+aan+mijn+leven zelfmoord+plegen zelfmoord+pleeg pleeg+zelfmoord spring+voor spring+van+de spring+van+het springen+van van+het+balkon+springen van+de+brug+springen voor+de+trein+springen ga+me+ophangen hang+mezelf+op mezelf+dood mezelf+doodschieten schiet+mezelf verdrink+mezelf mijn+polsen+door mijn+polsen+open polsen+doorgesneden uit+het+leven uit+het+leven+te+stappen me+van+kant mezelf+doden mezelf+van+kant maak+me+van+kant mijzelf+van+kant mij+van+kant een+eind+aan+maken een+einde+aan+maken eind+aan+maken einde+aan+maken maak+er+een+eind maak+er+een+einde maak+ik+er+een+eind er+uit+stappen eruit+stappen stap+eruit stap+ik+eruit uit+het+leven+stappen uit+het+leven+stap mijn+leven+beeindigen mijn+leven+nemen me+het+leven+benemen mezelf+ophangen me+ophangen mij+ophangen hang+me+op verhang* mezelf+verdrinken me+verdrinken mezelf+iets+aandoen mezelf+wat+aandoen mezelf+vermoorden mezelf+kapot+maken voor+de+trein voor+een+trein voor+de+metro van+het+dak+springen een+kogel+door polsen+doorsnijden er+vannacht+niet+meer morgen+ben+ik+er+niet morgen+ben+ik+weg mezelf+wegmaken het+voor+gezien+houden',
  die: 'doodgaan doodgaat dood sterven sterf doodga overlijden gestorven doodging',
  not_wake:
    'niet+wakker+worden niet+meer+wakker nooit+meer+wakker wil+niet+meer+opstaan slapen+en+nooit slapen+voor+altijd voor+altijd+slapen inslapen+en+niet morgen+niet+wakker',
  disappear:
    'verdwijn* er+niet+zijn er+niet+meer+zijn er+niet+was niet+meer+bestaan niet+bestaan nooit+geboren weg+zijn er+gewoon+niet+meer ophouden+te+bestaan oplossen+in+het+niets',
  not_live:
    'niet+meer+leven wil+niet+leven wil+niet+meer+leven niet+verder+leven geen+zin+meer+in+het+leven levensmoe niet+meer+willen+leven wil+niet+meer+verder hoef+niet+meer+verder hoef+niet+meer+zo+nodig hoeft+voor+mij+niet+meer hoeft+niet+meer+voor+mij niet+waard+om+te+leven klaar+met+leven klaar+met+het+leven moe+van+het+leven niet+meer+hier+zijn wil+hier+niet+meer',
  better_dead:
    'beter+dood liever+dood was+ik+maar+dood wou+dat+ik+dood wilde+dat+ik+dood wil+ik+dood doodswens dood+willen',
  better_without:
    'beter+af+zonder+mij beter+zonder+mij zonder+mij+beter zonder+mij+gelukkiger niemand+zou+het+merken niemand+zou+me+missen niemand+gaat+me+missen niemand+zal+me+missen niemand+mist+me niemand+die+me+mist opgelucht+zonder niemand+merkt doe+iedereen+een+plezier opgelucht+als+ik',
  burden:
    'tot+last een+last last+voor in+de+weg blok+aan teveel+voor te+veel+voor ballast sta+in+de+weg kost+alleen',
  farewell:
    'vaarwel laatste+bericht laatste+keer vergeef+me sorry+aan+iedereen afscheid+genomen afscheid+nemen neem+afscheid zeg+tegen+mijn zeg+tegen+hen zorg+voor+mijn zorg+goed+voor als+je+dit+leest als+jullie+dit bedankt+voor+alles zien+elkaar+niet+meer het+ga+jullie+goed het+ga+je+goed',
  letter: 'brief brieven briefje briefjes afscheidsbrie* geschreven+aan bericht+ingepland',
  affairs:
    'testament wachtwoord* pincode* verzekering weggegeven weg+gegeven geregeld papieren+op+orde sleutels+afgegeven hond+naar+mijn opgezegd leeggehaald uitvaart',
  decided:
    'besloten besluit plan plannen klaargelegd klaargezet klaar+gelegd alles+klaar gekozen datum+geprikt voorgenomen voorbereid',
  think:
    'denk denken gedacht gedachte gedachten idee fantaseer stel+me+voor vraag+me+af spookt maalt',
  want: 'wil wou wilde willen zou+willen wens hoop verlang zin+om',
  urge: 'drang neiging impuls verleiding hou+me+in houd+me+in jeuk*',
  place:
    'brug spoor sporen perron dak balkon viaduct flat kanaal rivier trein reling kade bovenste+verdieping spoorlijn overweg parkeergarage raam+open sluis overgang',
  jump: 'spring springen sprong stuur+loslaten stuur+om stuur+omgooien laat+me+vallen een+stap+naar+voren nog+een+stap tegen+een+boom tegen+een+pijler over+de+reling tegen+de+vangrail',
  means:
    'touw strop riem mes scheermes scheermesje* mesje pistool geweer gas bleek uitlaat plastic+zak emojiknife emojigun',
  stockpile:
    'spaar+op spaar+mijn spaar+pillen op+te+sparen gespaard opgespaard verzameld bewaard opzij opzijgelegd gehamsterd genoeg+pillen genoeg+in+huis touw+gekocht geteld voorraad verstopt',
  taken:
    'genomen ingenomen geslikt doorgeslikt slikte opgedronken gedronken gepakt overdosis gespoten inneem neem+ze naar+binnen',
  pills:
    'pil pillen tablet tabletten slaappil* slaapmiddel* medicijnen medicatie paracetamol* ibuprofen oxazepam diazepam temazepam antidepressiv* strip strips doosje druppels kalmerings* emojipill insuline pijnstillers',
  too_many:
    'te+veel teveel allemaal+tegelijk in+een+keer hele+strip hele+doos hele+doosje hele+pot handvol twintig dertig veertig vijftig overdosis alle+pillen',
  cut: 'snijden snijd snij sneed gesneden sneetjes kras kerf aan+zelfbeschadig* zelfverminking aan+automutil* pijn+doen+mezelf mezelf+pijn me+pijn+doe mezelf+verwonden mezelf+branden brand+mezelf krabben+tot hoofd+tegen+de+muur',
  blood: 'bloed* emojiblood',
  now: 'nu vandaag vanavond vannacht straks op+dit+moment net zojuist zonet meteen over+een+uur minuten',
  when: 'morgen maandag dinsdag woensdag donderdag vrijdag zaterdag zondag na+de+kerst volgende+week verjaardag weekend voor+het+einde na+de+begrafenis eind+van+de+maand',
  hopeless:
    'geen+hoop hopeloos uitzichtloos geen+toekomst geen+uitweg geen+uitkomst wordt+nooit+beter nooit+meer+goed zinloos heeft+geen+zin geen+zin+meer+in waarvoor+nog waar+doe+ik+het+voor nergens+meer+zin zwart+gat leeg+vanbinnen leeg+van+binnen voel+niets+meer geen+licht',
  tired_living:
    'kan+niet+meer kan+het+niet+meer hou+het+niet+meer+vol houd+het+niet+meer trek+het+niet+meer ik+trek+dit+niet op+het+einde helemaal+op ben+op het+is+op geen+kracht',
  no_reason:
    'reden+om+te+leven reden+om+op+te+staan geen+reden reden+om+door waarom+zou+ik waarom+nog+door wat+doe+ik+hier enige+reden+dat+ik houdt+me+hier',
  refuse_life:
    'wil+niet+meer+leven niet+meer+leven+wil niet+meer+willen+leven wil+niet+leven wil+er+niet+meer+zijn',
  goodbye_letter: 'afscheidsbrief afscheidsbriev* afscheidsbriefje zelfmoordbrief afscheidsbericht',
  only_way:
    'andere+uitweg enige+uitweg andere+oplossing enige+oplossing enige+manier andere+manier geen+andere+weg enige+optie',
  other_kills_self:
    'zichzelf+doden zichzelf+van+kant zelfmoord+pleegt zelfmoord+gaat+plegen zelfmoord+plegen zich+ophangen zichzelf+iets+aandoen hij+wil+dood ze+wil+dood zij+wil+dood zoon+wil+dood dochter+wil+dood man+wil+dood vrouw+wil+dood vriend+wil+dood vriendin+wil+dood moeder+wil+dood vader+wil+dood broer+wil+dood zus+wil+dood wil+niet+meer+leven+zegt een+eind+aan+zijn een+eind+aan+haar einde+aan+haar+leven einde+aan+zijn+leven zich+van+kant zichzelf+iets+aandoet zichzelf+wat+aandoen zichzelf+iets+aan+te+doen',
  wish_die: 'wil+dood wil+sterven wil+doodgaan wil+ik+dood zou+willen+sterven liever+doodgaan',
  hit: 'slaat sloeg slaan geslagen me+geschopt mij+geschopt me+geduwd mij+geduwd me+getrapt mij+getrapt me+gestompt mij+gestompt schopt schopte trapt wurgt wurgde gewurgd keel+dicht keel+vast bij+mijn+keel handen+om+mijn+keel blauwe+plek* duwt duwde gooit+met smijt klap+gegeven klap+verkocht klappen aan+mijn+haren sleurt bonkt bonst beukt mept',
  threat:
    'dreigt gedreigd bedreig* zegt+dat+hij+me+vermoordt maakt+me+dood vermoordt+me gaat+me+vermoorden maakt+me+af maakt+me+kapot',
  weapon:
    'mes pistool hamer bijl geweer honkbalknuppel benzine zuur fles wapen emojiknife emojigun',
  locked:
    'voor+de+deur achter+de+deur opgesloten ingesloten op+slot mag+niet+weg laat+me+niet+weg laat+me+niet+gaan deur+op+slot gebarricadeerd zit+vast sleutels+afgepakt',
  hiding:
    'verstopt verstop verschuil schuil fluister kan+niet+praten kan+niet+bellen onder+het+bed zonder+geluid in+de+kast',
  aggressor:
    'man vent ie vriend partner ex vader stiefvader broer zoon vrouw hij vriendin moeder schoonvader huisgenoot papa lief word+gestalkt',
  rape: 'verkracht* aangerand misbruik* betast dwong dwingt+me aan+me+gezeten zit+aan+me komt+nachts+op+mijn+kamer komt+nachts+in+mijn+kamer',
  control:
    'controleert mag+ik+niet+van bang+voor+hem bang+als+hij bang+van+hem op+eieren volgt+me stalk* word+gestalkt vernedert kleineert pakt+mijn+geld checkt+mijn houdt+me+in+de+gaten scheldt+me',
  kill_other:
    'vermoord+mijn vermoord+mn doe+mijn+vrouw+iets maak+mijn+vrouw maak+mijn+man mijn+vrouw+vermoorden mijn+man+vermoorden maak+hem+af maak+haar+af maak+hem+dood maak+haar+dood vermoord+hem vermoord+haar vermoord+ze hem+vermoorden haar+vermoorden ze+vermoorden hem+doodmaken haar+doodmaken hem+doden haar+doden steek+hem steek+haar hem+steken neersteken schiet+hem hem+neerschieten hem+doodschieten huis+in+brand hem+pakken+vanavond rijd+hem rij+hem hem+aanrijden iedereen+dood schiet+ze laat+hem+boeten',
  weapon_ready:
    'mes+in+mijn heb+een+mes heb+het+mes mes+bij+me heb+een+pistool benzine+in sta+voor+zijn+deur sta+bij+zijn+huis wacht+hem+op wacht+op+hem sta+buiten+bij',
  unconscious:
    'ademt+niet ademt+bijna+niet ademt+niet+meer bewusteloos buiten+bewustzijn niet+wakker+te+krijgen krijg+hem+niet+wakker krijg+haar+niet+wakker wordt+niet+wakker reageert+niet reageert+nergens ingestort stuipen blauwe+lippen lippen+blauw schuim+op beweegt+niet rochelt',
  chest:
    'pijn+op+mijn+borst pijn+op+de+borst pijn+in+mijn+borst borst+drukt druk+op+mijn+borst druk+op+de+borst scheve+mond mond+hangt mond+scheef krijg+geen+lucht geen+adem kan+niet+ademen keel+zwelt tong+zwelt gezicht+zwelt allergische+reactie praat+raar',
  arm: 'linkerarm arm+tintelt arm+is+verdoofd kaak',
  all_of_it: 'alle al+mijn al+de hele',
  poison:
    'bleek bleekmiddel chloor gif vergif rattengif antivries zuur ammoniak afwasmiddel gootsteenontstopper koolmonoxide paddenstoelen javel terpentine',
  voices:
    'stemmen stem+in+mijn+hoofd een+stem de+stem hoor+ze+praten de+duivel demonen de+tv+praat de+radio+zegt',
  command:
    'zeggen+dat+ik+moet zegt+dat+ik+moet bevelen beveelt opdracht dragen+me+op moet+gehoorzamen gehoorzam* willen+dat+ik moet+van+de',
  eat: 'niet+gegeten eet+niet eet+niets eet+bijna+niks stop+met+eten calorieen vasten maaltijden+overslaan sla+maaltijden eetbui* uithonger* laxeer* lijnen',
  purge: 'overgeven overgegeven braak braken kots* vinger+in laxeer* uitspugen plaspillen',
  weight: 'weegschaal kilo kilos dik dun afvallen spiegel botten gewicht maat',
  minor_age:
    'ik+ben+11 ik+ben+12 ik+ben+13 ik+ben+14 ik+ben+15 ik+ben+16 ik+ben+17 ben+twaalf ben+dertien ben+veertien ben+vijftien ben+zestien ben+zeventien twaalf+jaar dertien+jaar veertien+jaar vijftien+jaar zestien+jaar 13+jaar 14+jaar 15+jaar 16+jaar groep+acht brugklas tweede+klas+van derde+middelbaar tweede+middelbaar vierde+middelbaar',
  third_kin:
    'mijn+zoon mijn+dochter mijn+broer mijn+zus mijn+zusje mijn+broertje mijn+moeder mijn+vader mijn+ma mijn+pa een+vriend een+vriendin mijn+vriend mijn+vriendin mijn+beste+vriend* mijn+man mijn+vrouw mijn+opa mijn+oma mijn+collega een+collega mijn+buurman mijn+buurvrouw mijn+huisgenoot mijn+neef mijn+nicht mijn+partner mijn+maat mijn+kind',
  emergency_help: 'help wat+moet+ik+doen wat+doe+ik stuur+iemand bel+iemand hulp+nodig',
  negation: 'niet geen nooit niemand niets niks zonder noch',
  past: 'jaren+geleden jaar+geleden lang+geleden maanden+geleden vroeger toen+ik als+kind als+tiener destijds ooit nu+gaat+het+goed inmiddels+goed overheen op+de+middelbare achter+de+rug in+199* in+200* in+201* in+198*',
  fiction:
    'film serie roman boek liedje lied strip game spel podcast documentaire personage hoofdpersoon hoofdstuk aflevering nieuws artikel acteur toneel toneelstuk opera scriptie gedicht level eindbaas netflix scene thriller schilderij museum musical journaal krant',
  work: 'werk baas kantoor vergadering deadline dienst klant collega examen scriptie overuren project factuur tentamen stage',
  figurative:
    'slaat+nergens+op slaan+nergens+op sloeg+nergens+op slaat+over slaan+over sloeg+over slaat+zich slaat+op+hol sloeg+op+hol wonen+bij+mijn leven+met+mijn hang+mezelf+op+als spring+van+het+een wonen+hier een+eind+aan+met eind+aan+met einde+aan+met advocaat+van+de+duivel stem+van+mijn+tomtom stem+van+de+navigatie lach+me+dood lachen+me+dood lachte+me+dood dood+gelachen doodgelachen me+dood+lachen me+kapot+lachen lach+me+kapot lach+me+rot lag+in+een+deuk schrik+me+dood schrok+me+dood schrok+me+rot doodgeschrokken dood+geschrokken doodschrikken verveel+me+dood dood+verveeld doodverveeld schaam+me+dood schaamde+me+dood doodschamen schamen+dood doodmoe doodop doodsbang doodstil doodziek doodleuk doodnormaal doodsimpel doodgewoon doodgraag doodvermoeiend doodzonde doodeng werk+me+dood werken+me+dood me+dood+te+werken dood+gewerkt zweet+me+dood erger+me+dood dood+geergerd doodgeergerd ga+dood+van+de ga+dood+van sterf+van+de sterf+van+honger sterven+van+de ik+sterf+van verrek+van+de+honger dood+van+de+honger dood+van+de+slaap dood+van+de+kou dood+spoor doodlopende op+sterven+na mijn+moeder+vermoordt+me moeder+maakt+me+af baas+vermoordt+me mijn+vrouw+vermoordt+me vermoordt+me+als tijd+doden tijd+te+doden dode+hoek dode+punt dode+lijn batterij+dood telefoon+dood telefoon+is+dood plant+is+dood dode+plant dood+als+een+pier over+mijn+lijk zo+dood+als een+hartaanval+toen bijna+een+hartaanval hartverzakking spring+een+gat springen+van+blijdschap spring+onder+de+douche sprong+in+het+diepe door+de+grond+zakken kapot+van+de ga+kapot+van ga+kapot ik+ben+kapot stuk+van om+te+sterven sterfelijk politieke+zelfmoord commerciele+zelfmoord emojilaugh snij+de+ui in+mijn+vinger+gesneden snee+in+mijn+vinger haar+laten+knippen afgemaakt+met+schaken',
  joy: 'blij gelukkig bruiloft feest geslaagd geboren emojiwarm vakantie lachen gelachen eindelijk trots prachtig heerlijk fijn',
  deny: 'grapje geintje maak+maar+een+grap gaat+wel gaat+goed+met+me laat+maar vergeet+het niks+aan+de+hand maak+je+geen+zorgen niet+serieus zou+het+nooit+doen zou+ik+nooit overdreef overdrijf+maar overdrijf+gewoon overdrijf+misschien overdrijf+een alles+goed komt+goed+hoor',
  reported:
    'bij+wijze+van manier+van+spreken als+grap als+grapje voor+de+grap serieus+nam serieus+genomen nam+het+serieus namen+het+serieus uitdrukking ironi* sarcas* gekscherend',
  pet_thing:
    'hond kat poes plant basilicum telefoon accu batterij laptop computer auto vis goudvis hamster server wifi printer ketel mug muggen mieren muizen muis spin konijn planten orchidee schildpad wespen cavia',
  medical_job:
    'verpleegkundige ambulance afdeling spoedeisende spoed ic ehbo bhv chirurg verpleegster vrijwilliger dierenarts zorg+stage thuiszorg arts+assistent reanimatiecursus oefenpop simulatie hospice',
  grief:
    'begrafenis crematie rouw overleden overleed verloor+mijn begraafplaats sterfdag uitvaart uitstrooien afgelopen+jaar+gestorven',
  everyday:
    'vinger ui uien papier scheren pleister montage brood eten avondeten boodschappen keuken sportschool trein bus school huiswerk buurman rekening huur strand regen voetbal recept tuin',
};
