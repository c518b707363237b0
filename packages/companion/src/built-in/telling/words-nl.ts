import type { TellingWords } from './words.ts';

export const dutchTelling: TellingWords = {
  shortly: {
    heavy: [
      'Wat naar. Dat is veel.',
      'Dat klinkt zwaar.',
      'Ik snap dat je daarmee zit.',
      'Dat lijkt me niet makkelijk.',
      'Geen wonder dat het je bezighoudt.',
      'Dat is nogal wat om te dragen.',
    ],
    plain: [
      'Ja, dat snap ik.',
      'Ah, oké.',
      'Ik volg je.',
      'Duidelijk.',
      'Oké.',
      'Ja, ik begrijp wat je bedoelt.',
    ],
    light: ['Wat fijn.', 'Leuk om te lezen.', 'Dat is mooi.', 'Wat goed.'],
  },
  echo: {
    heavy: [
      '{Clause}… dat kan niet makkelijk zijn.',
      '{Clause}. Ik merk dat het weegt.',
      '{Clause}. Dat is zwaar.',
    ],
    plain: [
      '{Clause}, ja.',
      '{Clause}, lees ik.',
      '{Clause}… oké.',
      'Ah, {clause}.',
      '{Clause}. Ik volg je.',
      'Oké: {clause}.',
    ],
    light: ['{Clause}, wat fijn.', '{Clause}! Leuk.', '{Clause}. Mooi.'],
  },
  spoken: ['“{quote}”: zulke woorden blijven hangen.', '“{quote}”… dat blijft nagalmen.'],
  insulted: [
    'Dat is hard om over jezelf te horen.',
    'Zoiets zou niemand te horen moeten krijgen.',
    'Zulke woorden doen pijn, wie ze ook zegt.',
  ],
  asked: {
    taken: [
      'Daar heb ik niet meteen een antwoord op.',
      'Dat is een eerlijke vraag.',
      'Ik snap dat je dat vraagt.',
    ],
    questions: ['Wat hoop je zelf?', 'Hoe kom je erop?', 'Wat maakt dat je dat nu vraagt?'],
  },
  answered: {
    heavy: [
      'Ja, dat hakt erin.',
      'Dat zegt veel.',
      'Nu begrijp ik het beter.',
      'Dat is niet weinig.',
      'Dus dat zit eronder.',
    ],
    plain: [
      'Ah, dus dat is het.',
      'Nu begrijp ik het beter.',
      'Snap ik.',
      'Dat is duidelijk, ja.',
      'Zo kan ik je goed volgen.',
    ],
    light: ['Dat klinkt goed.', 'Fijn om te lezen.', 'Mooi antwoord.', 'Dat is een goed teken.'],
  },
  noted: [
    'Vertel gerust verder.',
    'Ik volg je.',
    'Goed dat je dat zegt.',
    'Ga maar door, ik lees mee.',
  ],
  unquotable:
    /^(?:dat|die|omdat|als|toen|of|en|maar|om|van|voor|met|aan|bij|over|nee|ja|joh|nou|gewoon|ook|wat|hoe|in|op|dan|want)\b|\b(?:heet|heette|naam|je|jij|jou|jouw|ge|lol|haha\w*|laat maar|sorry)\b/u,
  days: {},
  things: [
    {
      sign: /\b(?:miskra(?:am|men)|doodgeboren|(?:ons|mijn|mn|het) (?:kindje|baby|babytje) verloren|(?:kindje|baby) (?:verloren|kwijt))\b/u,
      questions: ['Hoe draag je het, deze dagen?', 'Wie weet hoeveel pijn het doet?'],
      remarks: ['Hoe kort ook, het was je kindje.', 'Het is een echt verlies, in welke week ook.'],
    },
    {
      sign: /./u,
      of: 'gone',
      questions: [
        'Hoe was {who}, vroeger?',
        'Wat komt het eerst bij je op als je aan {who} denkt?',
      ],
      remarks: ['{who} laat een grote leegte achter, stel ik me voor.'],
    },
    {
      sign: /\b(?:niemand weet|weet niemand|nooit (?:verteld|gezegd|durven)|(?:nog )?niet (?:verteld|gezegd)|weet (?:het|er|van) (?:nog )?(?:niet|niks|niets)|geheim|stiekem|durf (?:het|ik) (?:het )?niet te (?:zeggen|vertellen))\b/u,
      questions: [
        'Hoe is het om de enige te zijn die het weet?',
        'Wat zou er gebeuren als iemand het wist?',
      ],
      remarks: ['Dus tot nu toe draag je dat in je eentje.'],
    },
    {
      sign: /\b(?:hij|zij|ze|ie|baas|(?:mijn|mn|de) \p{L}+) (?:zei|zeiden|riep|schreeuwde|noemde (?:me|mij)|lachte|lachten|snauwde)\b|\b(?:hij|ze) heeft (?:me )?gezegd\b/u,
      mood: 'heavy',
      questions: ['Wat deed het met je om dat te horen?', 'Kon je er iets op terugzeggen?'],
      remarks: [],
    },
    {
      sign: /\b(?:ik heb|heb) (?:het )?(?:haar |hem |ze |hun |mn \p{L}+ |mijn \p{L}+ |tegen \p{L}+ )?(?:het )?(?:net |eindelijk |ook )?(?:gezegd|verteld|gevraagd|geappt|gebeld|toegegeven|opgebiecht|gedaan)\b/u,
      questions: ['Hoe was het om het te zeggen?', 'En daarna, hoe was het toen?'],
      remarks: ['Dat is niet niks, om dat te doen.'],
    },
    {
      sign: /\b(?:niet (?:eens )?(?:uitgenodigd|gevraagd)|zonder mij|buitengesloten|negeert|genegeerd|negeren|(?:appt|belt|reageert|antwoordt) niet|neemt niet (?:eens )?op)\b/u,
      questions: ['Wat deed dat met je, vanbinnen?', 'Wat had je liever gewild?'],
      remarks: ['Zo overgeslagen worden steekt.'],
    },
    {
      sign: /\b(?:ik (?:denk|geloof) dat ik .{0,30}\b(?:ga|toch)|misschien (?:moet|ga|kan|bel|app) ik|ik ga (?:het |hem |haar |wel |toch |volgend |straks |morgen |maar )*(?:\p{L}+ )?(?:vragen|zeggen|vertellen|bellen|appen|proberen|doen|praten|naar)|besloten|ga ik doen)\b/u,
      questions: ['Hoe voelt het om een plan te hebben?', 'Wat hoop je dat het oplevert?'],
      remarks: ['Dus er is iets wat je wilt doen.', 'Dat is een stap.'],
    },
    {
      sign: /(?<!\b(?:goede|goeie|elke|de|s|in de) ?)\b(?<day>morgen(?!s\b)|overmorgen)\b/u,
      questions: ['Hoe kijk je tegen {day} aan?', 'Wat zou {day} wat makkelijker maken?'],
      remarks: [],
    },
    {
      sign: /\b(?:wacht(?:en|end)? (?:op|tot|nu)|afwachten|de uitslag)\b/u,
      questions: ['Hoe kom je het wachten door?'],
      remarks: ['Zo wachten vreet aan je.'],
    },
    {
      sign: /\b(?:ik (?:\p{L}+ ){0,5}(?:huil(?:de|en)?|gehuild|janken|gejankt)|huil(?:de)? ik|(?:ga|gaan|moet|moest|kan|zit) (?:\p{L}+ ){0,4}(?:huilen|janken)|in tranen|de tranen)\b/u,
      mood: 'heavy',
      questions: ['Wanneer komen de tranen?', 'Wat maakt de tranen los?'],
      remarks: ['Er zit veel in die tranen.'],
    },
    {
      sign: /\b(?:zag|gezien|las|gelezen|ontdekt) .{0,30}\b(?:insta\w*|facebook|whatsapp|foto|foto's|story|berichtje|bericht|appje|telefoon)\b|\bvia (?:whatsapp|de app|een app\w*)\b|\b(?:appte|stuurde) (?:me|net|meteen|terug|een)\b/u,
      questions: ['Wat ging er door je heen toen je het las?', 'En wat deed je toen?'],
      remarks: ['Het zwart op wit zien is nog iets anders.'],
    },
    {
      sign: /\b(?:niet (?:kunnen |meer |goed )?slapen|slaap (?:ik )?(?:niet|slecht|nauwelijks|amper)|lig (?:ik )?wakker|(?:ik (?:ben|word|werd|was|lig|lag)|wakker liggen|word ik) (?:\p{L}+ ){0,2}wakker)\b/u,
      questions: ['Wat houdt je het meest wakker?', 'Hoe zijn de nachten als het op z’n ergst is?'],
      remarks: ['Zo duren de nachten lang.'],
    },
    {
      sign: /\b(?:(?:belde|ging|gingen|zat|zaten|deed|deden|zei|speelde|zong|kwam) (?:ik |we |hij |ze |hem |haar )*altijd|altijd (?:samen )?(?:ging|gingen)|elke (?:zomer|zondag|vrijdag|kerst))\b/u,
      questions: ['Wat mis je het meest van toen?', 'Wat weet je er nog meer van?'],
      remarks: ['Dat is iets om te bewaren.'],
    },
    {
      sign: /\b(?:ik (?:wil|wou|wilde|zou) (?:gewoon |alleen |ook |zo |het liefst |graag |toch )+(?!dood|niet meer|weg)|had ik maar|was ik maar|ik hoop)\b/u,
      questions: ['Wat zou er dan anders zijn?', 'Wat staat ervoor in de weg?'],
      remarks: ['Dat is niet te veel gevraagd.', 'Ik snap dat je dat wilt.'],
    },
    {
      sign: /(?<=\b(?:al|na|sinds|ruim|bijna|zijn|vandaag|die|van de|voor|meer dan) (?:al )?)(?<!\b(?:is|van) )\b(?<years>(?:[2-9]|\d{2}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twintig|dertig|veertig) jaar)\b(?! (?:oud|geleden|jonger|ouder|was|is))/u,
      questions: ['Wat is er in die jaren het meest veranderd?'],
      remarks: ['{years} is een lange tijd.'],
    },
    {
      sign: /\b(?:verhuisd|verhuizing|nieuwe? (?:stad|huis|school|werk|baan|klas|afdeling|land))\b/u,
      questions: ['Wat mis je het meest van hiervoor?', 'Hoe zijn de avonden daar?'],
      remarks: ['Dan is alles in één keer nieuw.'],
    },
    {
      sign: /\b(?:hospice|stervende?|uitbehandeld|palliatie\p{L}+|euthanasie|(?:ligt|gaat|is) (?:op )?(?:sterven|dood)|afscheid (?:genomen|nemen))\b/u,
      of: 'alive',
      questions: ['Wat zou je {who} nog willen zeggen?', 'Hoe is het om {who} zo te zien?'],
      remarks: ['Afscheid nemen van iemand die er nog is, is een heel eigen verdriet.'],
    },
    {
      sign: /\b(?:mijn|mn|onze) (?:hond|hondje|kat|katten|poes|konijn|cavia|paard)\b/u,
      of: 'alive',
      questions: ['Wat is het voor een dier?', 'Helpt het, zo’n dier om je heen?'],
      remarks: ['Een dier voelt vaak aan hoe het met je gaat.'],
    },
    {
      sign: /\b(?:ziek|beroerte|parkinson|alzheimer|dement\w*|kanker|operatie|geopereerd|ziekenhuis|gevallen|gebroken|ms|hartinfarct|diagnose)\b/u,
      of: 'alive',
      questions: ['Hoe is het nu met {who}?', 'Wat is er sindsdien veranderd tussen jou en {who}?'],
      remarks: [],
    },
    {
      sign: /./u,
      of: 'alive',
      questions: ['Hoe is het verder tussen jou en {who}?'],
      remarks: [],
    },
  ],
};
