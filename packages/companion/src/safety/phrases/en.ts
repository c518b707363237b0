import type { Lexicon } from './concepts.ts';

/** English, with the spellings of Great Britain, Ireland and the United States. See it.ts for `figurative`. */
export const english: Lexicon = {
  suicide:
    'suicid* take+my+own+life taking+my+own+life take+my+life taking+my+life took+my+own+life take+his+own+life take+her+own+life top+myself topping+myself',
  takes_life:
    'kill+my+self kill+myself killed+myself end+my+life ending+my+life take+my+life taking+my+life overdose+on+purpose slit+my+wrists cut+my+wrists hang+myself hanging+myself drown+myself poison+myself off+myself offing+myself do+myself+in jump+in+front+of+a throw+myself+in+front throw+myself+under crash+the+car+on+purpose',
  kill_self:
    'kill+my+self i+will+kill+myself overdose+on+purpose slit+my+wrists cut+my+wrists shoot+myself blow+my+brains jump+in+front+of+a jump+from+the jump+under throw+myself+off throw+myself+under throw+myself+in+front walk+into+traffic walk+in+front drown+myself kill+myself killing+myself killed+myself killing+me+self end+my+life ending+my+life end+it+all ending+it+all end+it+tonight end+it+now going+to+end+it want+to+end+it end+things+tonight do+myself+in off+myself offing+myself hang+myself hanging+myself shoot+myself drown+myself poison+myself jump+off jump+in+front step+in+front throw+myself end+everything kill+him+self checking+out+for+good not+be+here+tomorrow not+be+here+in+the+morning be+gone+by+morning be+gone+tomorrow hurt+myself+badly drive+into crash+the+car+on+purpose',
  die: 'die dying dead death died dies deceased',
  not_wake:
    'not+wake+up not+waking+up never+wake+up never+waking+up sleep+forever sleep+and+not+wake stop+waking+up not+to+wake hope+i+do+not+wake',
  disappear:
    'disappear* vanish* cease+to+exist stop+existing not+exist not+be+here not+be+around never+been+born never+be+born was+not+born be+gone fade+away not+exist+anymore',
  not_live:
    'not+want+to+live not+want+to+be+alive not+want+to+be+here not+want+to+exist not+want+to+go+on not+want+to+be+around no+desire+to+live tired+of+living tired+of+being+alive sick+of+living done+with+life done+living not+worth+living no+will+to+live can+not+go+on+living hate+being+alive ready+to+go+for+good',
  better_dead:
    'better+off+dead rather+be+dead wish+i+was+dead wish+i+were+dead should+be+dead wish+it+had+been+me wish+i+had+died wishes+she+was+dead wishes+he+was+dead wishes+she+were+dead wishes+he+were+dead wishes+they+were+dead',
  better_without:
    'better+off+without+me better+without+me easier+without+me no+one+would+notice nobody+would+notice no+one+would+miss nobody+would+miss happier+without+me favour+by+going doing+everyone+a+favour doing+everyone+a+favor no+one+would+even',
  burden:
    'burden dead+weight in+the+way waste+of+space drain+on dragging+everyone drag+everyone cost+them useless+to',
  farewell:
    'goodbye+forever last+message final+message say+goodbye saying+goodbye forgive+me tell+my tell+them+i remember+me sorry+to+everyone last+time+i by+the+time+you+read when+you+read+this they+will+find+me find+my+body goodbye+to+everyone this+is+goodbye won+t+be+replying look+after+my look+after+the+dog thanks+for+everything',
  letter: 'letter letters note notes wrote+to scheduled+email scheduled+message goodbye+video',
  affairs:
    'will passwords password insurance gave+away given+away giving+away rehomed rehoming sorted+my sorted+the paid+up pin+number deeds affairs+in+order cleared+my+flat funeral+plan cancelled+everything',
  decided:
    'decided decision plan planned planning ready prepared made+up+my+mind picked+the+day picked+a+date set+a+date got+everything everything+is+set going+to+do+it doing+it intend',
  think:
    'think thinking thoughts thought picture picturing imagine imagining idea fantasi* wonder+what wondering keeps+coming+back',
  want: 'want wish hope pray would+like need',
  urge: 'urge urges impulse tempted temptation fighting+it itching craving',
  place:
    'bridge tracks platform roof rooftop ledge balcony cliff overpass flyover multi+storey car+park railing river canal railway train window+open top+floor viaduct pier weir quarry lorry lorries',
  jump: 'jump jumping jumped step+off let+go stepping+off one+step swerve swerving steer+into drive+into lean+over climb+over climbed+over',
  means:
    'rope noose belt blade blades razor knife gun shotgun rifle pistol gas exhaust hose helium plastic+bag emojiknife emojigun ligature scalpel',
  stockpile:
    'saved+up saving+up stockpil* hoard* put+aside collected stashed kept+back bought+a+rope bought+enough got+enough have+enough counted+out lined+up counting+them laid+out',
  taken:
    'took taken swallowed drank drunk+a necked downed ingested have+had+all overdosed overdose od+ed injected',
  pills:
    'pills pill tablets tablet paracetamol ibuprofen antidepressants sleeping+tablets meds medication tylenol xanax diazepam valium codeine blister+packs packet+of bottle+of+tablets bottle+of+pills painkillers insulin emojipill',
  too_many:
    'too+many all+of+them whole+packet whole+bottle whole+box the+lot handful a+load twenty thirty forty fifty overdose loads',
  cut: 'cut+myself cutting+myself cutting cuts+on+my i+self+harm* i+selfharm* self+injur* hurt+myself hurting+myself burn+myself burning+myself burned+myself scratch+myself+until slice+my carve+my slit+my harm+myself bang+my+head cut+my+arm cut+my+leg',
  blood: 'blood bleeding bleed emojiblood',
  now: 'now tonight today right+now at+the+moment this+minute in+an+hour this+evening just+now already minutes any+minute currently',
  when: 'tomorrow monday tuesday wednesday thursday friday saturday sunday after+christmas after+the+funeral next+week birthday weekend end+of+the+month by+then',
  hopeless:
    'no+hope hopeless no+future no+way+out nothing+will+change never+get+better no+point pointless what+is+the+point whats+the+point no+light nothing+left nothing+to+look+forward not+see+a+future no+end+to+this no+reason+to+get+up empty+inside feel+nothing',
  tired_living:
    'can+not+do+this+anymore can+not+take+it+anymore can+not+take+any+more can+not+go+on can+not+cope had+enough at+the+end+of+my tired+of+everything so+done can+not+keep+going',
  no_reason:
    'point+in+living point+of+living point+in+being+alive point+of+being+alive point+in+being+here point+of+being+here point+in+waking point+of+waking point+in+going+on point+in+carrying+on no+reason+to+live no+reason+to+stay no+reason+to+carry+on why+bother why+carry+on nothing+keeping+me reason+to+be+here only+reason+i+am+still',
  refuse_life:
    'not+want+to+live not+want+to+be+alive not+wanna+live no+longer+want+to+live not+want+to+exist',
  goodbye_letter:
    'goodbye+letter goodbye+letters goodbye+note goodbye+notes suicide+note suicide+letter farewell+letter farewell+letters goodbye+message goodbye+messages',
  only_way:
    'no+way+out only+way+out other+way+out only+way no+other+way only+solution no+other+solution only+option only+answer',
  other_kills_self:
    'kill+himself kill+herself kill+themselves killing+himself killing+herself end+his+life end+her+life hang+himself hang+herself wants+to+die take+his+own+life take+her+own+life going+to+jump about+to+jump end+it+all+and+he end+his+own end+her+own going+to+hurt+herself going+to+hurt+himself gonna+hurt+herself gonna+hurt+himself wants+to+hurt+herself wants+to+hurt+himself might+hurt+herself might+hurt+himself going+to+harm+herself going+to+harm+himself do+something+to+herself do+something+to+himself',
  wish_die:
    'want+to+die wish+to+die want+to+be+dead ready+to+die going+to+die+tonight wants+me+dead+and+i',
  hit: 'hits hit+me hitting beats beat+me beating punch* kicks kicked+me slapped slaps chok* strangl* grabbed+me+by hands+round+my+throat hands+around+my+neck bruis* shoved thrown+against throws+things smashing smashed pulled+my+hair dragged+me pinned+me kicking+the+door',
  threat:
    'threaten* says+he+will+kill said+he+will+kill says+she+will+kill going+to+kill+me kill+me+if will+kill+me gonna+kill+us',
  weapon: 'knife gun hammer axe bat machete bottle petrol acid crowbar emojiknife emojigun',
  locked:
    'outside+the+door outside+my+door behind+the+door locked+in locked+myself locked+me locked+us trapped barricaded not+let+me+leave not+let+me+out took+my+keys',
  hiding:
    'hiding hid hidden whispering typing+quietly can+not+talk can+not+speak can+not+make+a+sound in+the+bathroom+with in+the+wardrobe under+the+bed',
  aggressor:
    'husband boyfriend partner ex girlfriend wife dad father stepdad stepfather brother son he him mum+s+boyfriend landlord flatmate housemate mother',
  rape: 'rape* raping sexually+assault* molest* forced+himself forced+me abused+me abusing touches+me groped made+me+do+things',
  control:
    'controls+me controls+my checks+my+phone scared+of+him afraid+of+him frightened+of+him scared+of+her walking+on+eggshells not+allowed+out follows+me stalk* humiliates takes+my+money cut+me+off+from puts+me+down tracks+my',
  kill_other:
    'kill+my stab+my shoot+my kill+him kill+her kill+them kill+you kill+everyone killing+him killing+her stab+him stab+her stabbing+him shoot+him shoot+them shoot+up burn+his+house burn+it+down+with hurt+him+tonight run+him+over make+him+pay make+them+pay smash+his+head put+him+in+the+ground hurt+the+baby shake+the+baby',
  weapon_ready:
    'got+a+knife have+a+knife got+a+gun have+a+gun knife+in+my got+the+knife petrol+in+the outside+his+house outside+her+house waiting+for+him waiting+outside knife+in+the+car',
  unconscious:
    'not+breathing unconscious not+wake+him not+wake+her wont+wake will+not+wake not+waking unresponsive not+responding seizure convuls* lips+are+blue blue+lips turning+blue gurgling not+moving foaming+at limp barely+breathing',
  chest:
    'chest+pain pain+in+my+chest chest+feels pressure+on+my+chest tight+chest crushing face+drooping slurring can+not+breathe throat+closing throat+swelling tongue+swelling face+swollen allergic+reaction',
  arm: 'left+arm arm+numb arm+went+numb arm+is+numb down+my+arm jaw',
  all_of_it: 'all+the all+my all+of+them the+whole',
  poison:
    'bleach antifreeze poison weedkiller rat+poison detergent ammonia drain+cleaner carbon+monoxide mushrooms white+spirit',
  voices:
    'voices voice+in+my+head a+voice the+voice hear+them+talking the+devil demons the+radio+talks the+tv+is+talking hear+things',
  command:
    'order+me ordering+me ordering+me+to commanding+me tell+me+to telling+me+to tells+me+to told+me+to order+me orders+me command* say+i+have+to says+i+must want+me+to+hurt obey',
  eat: 'not+eaten not+eating stopped+eating calories fasting skip*+meals skip*+breakfast skip*+lunch skip*+dinner binge* bingeing starv* restrict* laxatives eat+nothing',
  purge:
    'throw+up throwing+up make+myself+sick making+myself+sick purg* vomit* laxatives fingers+down diuretics',
  weight: 'scales weigh weight fat thinner lose+more stone pounds bones mirror size kilos',
  minor_age:
    'i+am+11 i+am+12 i+am+13 i+am+14 i+am+15 i+am+16 i+am+17 im+12 im+13 im+14 im+15 im+16 im+17 thirteen+years fourteen+years fifteen+years sixteen+years i+am+twelve i+am+thirteen i+am+fourteen i+am+fifteen i+am+sixteen i+am+seventeen year+eight year+nine year+ten year+8 year+9 year+10 eighth+grade ninth+grade tenth+grade freshman middle+school 13yo 14yo 15yo 16yo',
  third_kin:
    'my+son my+daughter my+brother my+sister my+mum my+mom my+dad my+mother my+father my+friend a+friend my+best+friend my+mate a+mate my+husband my+wife my+boyfriend my+girlfriend my+gf my+bf my+nan my+gran my+grandad my+flatmate my+housemate my+roommate my+teenager my+teen my+niece my+neighbour my+neighbor my+colleague a+colleague my+cousin my+nephew my+partner my+uncle my+aunt',
  emergency_help:
    'help+me please+help what+do+i+do help+please someone+help send+someone need+help+now call+someone',
  negation: 'not never no nobody nothing without none neither',
  past: 'years+ago year+ago months+ago when+i+was back+then in+my+twenties as+a+teenager as+a+kid used+to in+the+past a+decade long+ago back+in fine+now okay+now in+recovery in+199* in+200* in+201* in+198*',
  fiction:
    'film movie series novel book song comic game podcast documentary character chapter episode news article actor play opera essay poem lyrics boss level netflix scene thriller plot painting museum exhibition match band album writing+a+story dnd level+boss true+crime',
  work: 'work boss office meeting deadline shift client colleague exam thesis overtime project invoice manager spreadsheet',
  figurative:
    'live+with+my ending+it+all+my hang+myself+if cliff+for live+here live+there live+in+this throw+myself+into end+it+with ended+it+with ending+it+with end+things+with dying+of+laughter dying+laughing died+laughing dead+laughing die+laughing dying+to dying+of+boredom dying+of+heat dying+of+embarrassment die+of+embarrassment died+of+embarrassment dying+of+hunger dying+of+thirst dying+for+a dying+for+some to+die+for dead+tired dead+on+my+feet dead+serious dead+good dead+nice dead+easy dead+funny dead+proud dead+end dead+lift* deadlift* deadline* dead+battery phone+died battery+died phone+is+dead battery+is+dead laptop+died car+died wifi+died engine+died killing+me+with killing+it killed+it kill+time killing+time kill+for+a could+kill+for could+murder+a murder+a+curry back+is+killing feet+are+killing shoes+are+killing heels+are+killing head+is+killing legs+are+killing deadline+is+killing heat+is+killing commute+is+killing suspense+is+killing mum+will+kill+me mum+is+going+to+kill mom+will+kill+me mum+would+kill wife+will+kill+me boss+will+kill+me boss+is+going+to+kill wife+is+going+to+kill kill+me+now shoot+me+now shoot+the+messenger drop+dead+gorgeous over+my+dead+body i+am+dead im+dead literally+dead literally+died i+died+inside died+a+little jump+the+gun jump+on+a+call jumping+for+joy jump+for+joy cut+corners cut+the+grass cut+the+cake cutting+board cutting+class cutting+school cutting+edge cutting+carbs cutting+the+grass cut+my+finger cut+my+hair cutting+my+hair cut+back+on shot+myself+in+the+foot stabbed+in+the+back career+suicide commercial+suicide suicide+squad suicides+at+training heart+attack+when nearly+had+a+heart+attack gave+me+a+heart+attack almost+had+a+heart+attack hang+out hanging+out hang+on hanging+on+the hung+over emojilaugh dead+leg dead+wood dead+ringer dead+plant play+dead left+for+dead walking+dead',
  joy: 'happy lovely wedding brilliant amazing passed+my born+today emojiwarm holiday laugh laughed finally excited proud delighted best+day',
  deny: 'jk joking kidding just+kidding i+am+fine im+fine never+mind nevermind forget+it forget+i+said do+not+worry i+am+okay i+am+ok was+a+joke did+not+mean+it would+never+do+it would+not+do+it dramatic all+good',
  reported:
    'figure+of+speech turn+of+phrase just+an+expression as+a+joke for+a+laugh took+me+seriously took+it+seriously taken+seriously took+me+literally took+it+literally jokingly ironic* sarcas* so+to+speak',
  pet_thing:
    'dog cat plant basil phone battery laptop computer car goldfish fish hamster server wifi printer boiler mosquito ants mice mouse wasps rabbit plants orchid sourdough tomagotchi houseplant wasp spider engine slugs',
  medical_job:
    'nurse paramedic ambulance ward a+and+e er+shift icu first+aid surgeon student+nurse medic volunteer hospice vet lifeguard training+course simulation mannequin care+home carer',
  grief:
    'funeral grief passed+away buried cemetery lost+my+mum lost+my+dad lost+my+husband lost+my+wife died+last died+in anniversary ashes wake+afterwards',
  everyday:
    'finger onion* shaving plaster carbs hair crossword* dinner lunch shopping kitchen gym train bus school homework neighbour bill rent beach rain football tea garden recipe',
};
