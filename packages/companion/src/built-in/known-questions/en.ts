/* oxlint-disable max-lines -- Every answer of one language stays in one file, so that one native speaker can review it in one go. */
import type { KnownQuestions } from './known-question.ts';

const howToSay =
  /^(?:how (?:do|can|should|would|on earth do) i (?:even )?(?:tell|say|bring|start|talk|speak|approach|explain|ask|put)\b|what (?:do|should|can|would) i (?:even |actually )?(?:say|tell|write|text|answer|reply)\b|how (?:do you|to) (?:tell|say|bring up|ask)\b|(?:do|should|can) i (?:talk|speak) to (?:him|her|them)\b|(?:will|does|would) (?:it|talking|that) make (?:it|things) worse\b)/u;
const whatToDo =
  /^(?:what (?:do|should|can|am) i (?:even |actually |supposed to |meant to )?(?:do|supposed|meant)\b|what (?:do|should) we do\b|please just (?:say|tell me) something useful|how (?:do|can) i help (?:him|her|them)\b|i need to know what to do\b)/u;
const theOther = "(?:he|she|they|him|her|them|my (?!own)\\p{L}+(?: \\p{L}+)?|(?:he|she)'?s)";

export const englishQuestions: KnownQuestions = {
  fillers:
    /^(?:(?:and|but|so|or|ok|okay|no|yes|yeah|well|then|idk|hey|please|pls|just|like|honestly|now|oh|hi|um|also|anyway|sorry|wait|i mean|i (?:just )?(?:want|wanted) to know|tell me|do you think|you think)[ ,]+)+/u,
  opening:
    /^(?:should|shall|do|does|did|don'?t|can|can'?t|could|is|isn'?t|are|am|was|were|will|would|must|may|have|has|what|whats|what'?s|how|who|why|where|when|which|if|any|got|please)\b/u,
  looseOpening: null,
  askingForMore:
    /\b(?:other|more|another|different|else) ?(?:ideas?|tips?|tricks?|advice|suggestions?)?\W*$|\b(?:what else|anything else)\b/u,
  askedOfDanger:
    /\b(?:dying|suicide|ending your life|hurt(?:ing)? yourself|not living|in danger|are you safe|feel safe|these thoughts|how are you really|how heavy|underneath|bearing up)\b[^?]*\?/u,
  matters: {
    dying: new RegExp(
      `\\b(?:kill(?:s|ing)? (?:him|her|them)sel(?:f|ves)|${theOther}\\b.{0,50}\\b(?:wants? to die|wish\\w* .{0,12}dead|suicid\\w*|do(?:es)?n'?t want to (?:be here|live|wake up|go on)|better off without|end (?:it all|his|her|their)|do something (?:stupid|silly)|jump\\w* (?:off|in front)|goodbye (?:text|letter|message)s?))`,
      'u',
    ),
    cuts: /\b(?:cuts? (?:on|all over|down|up) (?:her|his|their|my (?:daughter|son|sister|brother|friend|kid|child|girl|boy|niece|nephew))|cut(?:s|ting)? (?:her|him|them)sel(?:f|ves)|(?:she|he)(?:'s| is| has been)? (?:cuts|cutting|self.?harm\w*)|scars on (?:her|his)|(?:daughter|son|sister|brother|friend|flatmate|girlfriend|boyfriend)\b.{0,30}\b(?:cuts|cutting|self.?harm\w*))/u,
    eating: new RegExp(
      `\\b${theOther}\\b.{0,60}\\b(?:throw(?:s|ing)? up|making (?:her|him)self sick|sick after (?:dinner|eating|meals?)|(?:not|isn'?t|stopped|won'?t|doesn'?t|hasn'?t|barely) eat\\w*|starv\\w*|skin and bones|thinks (?:she|he)'?s fat|anorexi\\w*|bulimi\\w*)`,
      'u',
    ),
    taken:
      /\b(?:took|taken|swallowed|have had|i've had|necked|downed)\b.{0,40}\b(?:pills?|tablets?|paracetamol|ibuprofen|codeine|painkillers|meds|medication|of them|of those|the lot|the packet|box|overdos\w*|\d{2,})\b|\bhad \d+ (?:\p{L}+ )?(?:pills|tablets|paracetamol|ibuprofen|codeine|painkillers)\b|\boverdos\w*/u,
    blood:
      /\b(?:(?:vomit\w*|throw\w*|threw|sick|puk\w*|cough\w*|spit\w*)\b.{0,40}\bblood|blood (?:in|when)\b.{0,30}\b(?:vomit|sick|puke|throw)|(?:heart|chest)\b.{0,30}\b(?:flutter\w*|skip\w*|weird|funny|strange\w*|racing|pound\w*|irregular)|faint\w*|passed out)/u,
    alcohol:
      /\b(?:drink(?:s|ing)?|drank|alcohol\w*|wine|vodka|whisk\w*|beers?|booze|cider|gin|sober|withdraw\w*)\b/u,
    violence:
      /\b(?:(?:he|she|husband|wife|partner|boyfriend|girlfriend|bf|gf|dad|father|stepdad|mum|mom|ex)\b.{0,60}\b(?:hits?|hit me|slap\w*|push(?:es|ed)|shov\w*|chok\w*|strangl\w*|grabb?\w*|throat|kick\w*|punch\w*|beat\w*|threat\w*|check(?:s|ed|ing)? my phone|goes through my (?:phone|messages|bag)|track(?:s|ing)? (?:me|my)|controls?|won'?t let me|doesn'?t let me|forc(?:es|ed)|scare[sd]? me|throws?|smash\w*|follow\w*|outside my (?:house|door))|(?:afraid|scared) of (?:him|her|my (?:husband|partner|boyfriend|dad)))/u,
    armed: /\b(?:gun|shotgun|rifle|pistol|firearm|knife|blade)\b/u,
    line: /\b(?:112|999|911|988|111|116 ?123|samaritans|shout|pieta|crisis (?:text )?line|help ?lines?|hot ?lines?|the (?:line|lines|number)|those (?:lines|numbers|people)|that (?:line|number)|childline|your (?:line|number)s?|ring(?:ing)? (?:them|someone|somewhere)|call(?:ing)? (?:them|someone|somewhere))\b/u,
    sleep: /\b(?:sleep\w*|asleep|awake|insomnia|bed|night|nights)\b/u,
    nerves:
      /\b(?:exam\w*|interview\w*|presentation\w*|speech|audition\w*|driving test|talk tomorrow|nerv\w*|stage|performance|meeting)\b/u,
    quarrel: /\b(?:argu\w*|row|fight|fought|fell out|fallen out|quarrel\w*|shouted|yelled)\b/u,
    grave:
      /\b(?:voices|hear(?:ing)? (?:things|someone)|not (?:to )?eat\w*|stop(?:ped)? eating|havent eaten|cut(?:ting)? (?:myself|yourself)|hurt(?:ing)? (?:myself|yourself)|(?:want(?:ing)?|wish\w*) (?:to die|i was dead|you were dead)|not (?:to )?(?:be here|exist|wake up)|suicid\w*|throw(?:ing)? up|disappear|relie\p{L}+ .{0,40}decision)\b/u,
    lonely:
      /\b(?:lonely|loneliness|no friends|new (?:town|city|place|country|school)|don'?t know any(?:one|body)|moved (?:here|away|to)|make friends|all alone)\b/u,
  },
  questions: {
    why_ask: {
      asks: /^(?:why (?:do|are|did|would|have) you (?:keep )?ask\w*|what makes you ask|why (?:that|such a|this) question|why are you asking)\b/u,
      replies: [
        'Because of what you wrote: it could have meant that, and asking plainly is better than guessing. No is an answer I believe.',
        'I asked because I’d rather hear it from you than guess wrong about something that serious. You can simply say no, and we’ll go on.',
        'Something in your words could be meant in more than one way, so I asked straight out. If it isn’t so, leave it and tell me what it is.',
      ],
    },
    wake_taken: {
      asks: /\b(?:wake (?:him|her|them)|let (?:him|her|them) sleep|leave (?:him|her|them) (?:to sleep|sleeping)|get (?:him|her|them) up|sleep it off)\b/u,
      replies: [
        'Yes, wake them now, and ring {emergency} first if they hardly react. Lay them on their side and stay with them.',
        'Don’t let them sleep it off alone: try to wake them, and ring {emergency}; there they tell you what to do step by step.',
      ],
    },
    sleep_taken: {
      asks: /\b(?:(?:can|could|may|should|shall) i (?:not |just |now |go |at least )*(?:sleep|lie down|nap)\b|(?:just|rather) (?:go to )?sleep\b|(?:going|go) to (?:sleep|bed)\b|sleep it off)/u,
      replies: [
        'Not yet: after tablets ring {emergency} first, even if you feel fine. Feeling fine says little in the first hours.',
        'Please don’t go to sleep before somebody has looked at it: {emergency} first, and stay near somebody.',
      ],
    },
    hospital_taken: {
      asks: /\b(?:(?:should|do|must|shall|would) i (?:have to |need to |really )?(?:go|get|ring|call|see)\b.{0,30}\b(?:hospital|a&e|a and e|er|doctor|999|112|911|ambulance|checked)|is (?:it|that|this) (?:dangerous|bad|serious|enough|too (?:many|much))|will i (?:be (?:ok|okay|alright|fine)|die)|am i (?:in danger|going to (?:die|be ok\w*)))\b/u,
      replies: [
        'Yes, now, even if you feel fine: after tablets it can take hours before you notice anything. Ring {emergency} and take the packet with you.',
        'Yes. It has to be looked at now, in a hospital, and not only once it hurts: {emergency} sends someone.',
      ],
    },
    hospital_blood: {
      asks: /\b(?:(?:should|do|must|shall) i (?:have to |need to |really )?(?:go|get|ring|call|see)\b.{0,30}\b(?:hospital|a&e|a and e|er|doctor|gp|999|112|911|ambulance|checked)|is (?:it|that|this) (?:dangerous|bad|serious|normal)|am i in danger|will i be (?:ok|okay|alright|fine)|should i (?:be )?worr(?:y|ied))\b/u,
      replies: [
        'Yes, that needs to be seen today, by a doctor or in a hospital. If there is more blood, or you get dizzy or faint, ring {emergency} at once.',
        'It should be looked at today: your doctor, or a hospital. If there’s a lot of blood, or you faint or have chest pain, ring {emergency}.',
      ],
    },
    drink_signs: {
      asks: /\b(?:shak(?:es|ing|y)|trembl\w*|tremors?|bugs|insects|spiders|seeing things|hallucinat\w*|cramps?|seizures?|fits?|sweat\w*|confus\w*)\b.{0,60}\b(?:normal|bad(?: sign)?|serious|dangerous|withdrawal|mean|ok|okay)\b|\b(?:normal|bad sign|serious|dangerous|withdrawal|ok|okay)\b.{0,60}\b(?:shak(?:es|ing|y)|trembl\w*|tremors?|bugs|seeing things|cramps?|seizures?|sweat\w*)\b/u,
      replies: [
        'Yes, take it seriously: stopping after drinking a lot can be dangerous for the body. See a doctor today; if there are seizures or confusion, or you see things, ring {emergency}.',
        'That is a sign to have looked at today. If you see things that aren’t there, have a seizure or get confused, ring {emergency} straight away.',
      ],
    },
    stop_drinking: {
      asks: /\b(?:(?:can|could|should|may) (?:i|you|one|he|she|they|people) (?:just )?(?:stop|quit|give (?:it )?up)\b|(?:stop|quit|come off|give up)\b.{0,30}\b(?:at once|all at once|cold turkey|from one day|overnight|just like that|in one go|straight away|suddenly))/u,
      replies: [
        'After drinking a lot every day, stopping all at once can be dangerous. Talk to a doctor first, today if you can; if there are seizures or confusion, or you see things, ring {emergency}.',
        'Not on your own and not overnight, if it was a lot: a doctor can make it safe. If there is shaking with confusion or a seizure, ring {emergency}.',
      ],
    },
    children: {
      asks: /\b(?:will|would|do|can|could|are) (?:they|social services|the (?:police|doctor|hospital|council)|she|he)\b.{0,20}\b(?:tak(?:e|ing)|remove|put)\b.{0,12}\b(?:my |the |our )?(?:baby|child(?:ren)?|kids?|son|daughter|boy|girl|him|her|them)\b(?! (?:to|back|out)\b)|\blose (?:my )?(?:kids|children|baby|son|daughter)\b.{0,20}(?:if|\?)/u,
      replies: [
        'Asking for help is not what children are taken away for. I can’t speak for every office, but doctors and midwives know thoughts like these well, and telling them protects your child and you.',
        'A parent who says “I’m not coping, I need help” is doing what keeps a child safe. I can’t promise what everyone will do, but you can make it your first question: “What happens if I tell you this?”',
      ],
    },
    by_force: {
      asks: /\b(?:will|would|do|can|could|are|going to) (?:they|you|the (?:police|doctor|ambulance|hospital)|someone|somebody)\b.{0,25}\b(?:lock me|section me|take me (?:away|in)|commit me|put me (?:away|in)|force me|come (?:and get|for) me|send (?:someone|somebody|the police|an ambulance)|turn up|come to my)\b|\b(?:get|be|getting|being) (?:sectioned|locked up|committed)\b/u,
      replies: [
        'Talking about it isn’t in itself a reason to take somebody away. If there is danger this minute they may send help; ask first if you like: “What do you do if I tell you everything?”',
        'I can’t promise what everyone will do. You can ask right at the start what they do with what you say, and then decide how much you tell.',
      ],
    },
    bill: {
      asks: /\b(?:phone |on (?:the|my|his|our) |the )bill\b|\bitemi[sz]ed\b/u,
      replies: [
        'I don’t know for sure whether it shows on the bill. It does stay in the phone’s call list: delete it there, or call from another phone.',
        'I’m not sure about bills. What is sure is that the phone’s call list shows it until you delete it.',
      ],
    },
    finds_out: {
      asks: /\b(?:will|would|can|could|does|do) (?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|parents|ex))\b.{0,25}\b(?:find out|know|be told|hear about|see (?:it|that i)|get told)\b/u,
      replies: [
        'Not from me: nothing goes out to anybody from here. Your phone’s call list does show a call: delete it, or use another phone.',
        'You don’t have to give your name when you call. What can be seen is the call list on the phone, so delete that entry or borrow a phone.',
      ],
    },
    phone_seen: {
      asks: /\b(?:can|could|will|does|would|what if) (?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|parents|ex)|someone|somebody)\b.{0,20}\b(?:see|read|find|check|open|look at)\b.{0,30}\b(?:this|these|that|it|chat|messages?|phone|conversation|what i)\b/u,
      replies: [
        'Whoever opens your phone can see it. At the top is a quick exit (“Uscita rapida”, or Escape twice), and in the chat menu you can delete this chat; in the settings the history can be switched off.',
        'Yes, if they have your phone in their hands and the chat is open or kept. Delete the chat from the menu, and leave with “Uscita rapida” at the top when somebody comes in.',
      ],
    },
    write_instead: {
      asks: /\b(?:(?:can|could|do|is there|are there|any|may) (?:i|you|we|one|a|any|people|somewhere|they)?\b.{0,25}\b(?:text|chat|type|write|message|email|whatsapp)\b.{0,40}\b(?:instead|there|them|line|rather|to someone|somewhere|too|not (?:call|ring|talk))|(?:chat|text|typ\w*|writ\w*|messag\w*)\b.{0,25}\b(?:instead of|rather than|or do i have to|without) (?:call\w*|ring\w*|talk\w*|speak\w*|phon\w*))/u,
      replies: [
        'Yes, there is a line you can write to: {written}.',
        'You don’t have to speak, you can write: {written}.',
        'I don’t have a line to write to on my list here. You could begin a call with “I find it hard to speak”, or let somebody you trust make it for you.',
        'None that I could name for sure. If speaking is the hard part, you can read out two lines you’ve written down first.',
      ],
    },
    free: {
      asks: /\b(?:is (?:it|that|this|calling|the (?:call|line|number)|(?:112|999|911|988|111))|are they|does (?:it|that|the call)|do (?:i|you)|how much|what does)\b.{0,25}\b(?:free|cost|costs|charge|charged|pay|money|credit)\b/u,
      replies: [
        'Yes, it costs nothing: {free}.',
        'Free to call: {free}.',
        'A call to {emergency} is free. For other lines, choose your country in the settings, and then I can name one and what it costs.',
        '{emergency} costs nothing. What other lines cost depends on the country, which I don’t know yet.',
      ],
    },
    anonymous: {
      asks: /\b(?:do i (?:have to|need to)|must i|should i|will they)\b.{0,20}\b(?:(?:give|say|tell|ask|leave|know)\b.{0,15}\b(?:name|who i am|address)|trace|track)\b|\b(?:is|are|can i|stay|be)\b.{0,25}\banonymous\b/u,
      replies: [
        'You don’t have to say who you are there: {nameless}.',
        'Your name isn’t needed: {nameless}.',
        'You can say at the start that you’d rather not give your name. At {emergency} they do need to know where you are.',
        'Nobody can make you give your name; just say that you’d rather not. Only at {emergency} do they need to know where you are, so that help can come.',
      ],
    },
    other_country: {
      asks: /\b(?:does|do|is|are|will|would) (?:it|that|this|the (?:line|number)|that (?:line|number)|those|these|they)\b.{0,25}\b(?:work|also|too|for|in|from)\b.{0,15}\b(?:belgium|france|germany|italy|spain|ireland|scotland|wales|england|uk|us|usa|america|canada|australia|netherlands|holland|abroad|here|another country)\b/u,
      replies: [
        'The lines I name belong to one country, the one chosen in the settings. {emergency} is the number for danger.',
        'I can’t be sure of that one outside its own country: choose yours in the settings and I name those that belong there. In danger: {emergency}.',
      ],
    },
    who_answers: {
      asks: /\b(?:who|what kind of (?:people|person)|what sort of people)\b.{0,20}\b(?:answers?|picks? up|is (?:there|it)|(?:will|do) i (?:get|talk|speak)|works? there|on the other end|are (?:they|these people))\b/u,
      replies: [
        'A person, who is there to listen. They start by asking how you are; you don’t have to prepare anything.',
        'A real person, who takes calls like that every day. You can hang up whenever you like.',
      ],
    },
    call_words: {
      asks: /^(?:what (?:do|should|would|am|will) i (?:even |supposed to )?(?:say|tell them)\b.{0,25}\b(?:(?:when|if|on|to) (?:i |the |they |them)?(?:call|ring|phone|answer|pick up|line|them|999|112|911)|there)|how (?:do i|does (?:it|a call)) (?:start|begin)\b.{0,15}\b(?:call|phone))\b/u,
      replies: [
        'One sentence is enough: “I’m not doing well and I don’t know how to begin.” They take it from there.',
        'You can read this out: “It’s hard for me to talk, but I need somebody for a few minutes.”',
      ],
    },
    what_112: {
      asks: /\bwhat (?:happens|will happen|do they do|would happen|will they do|are they going to do)\b.{0,25}\b(?:call|ring|phone|dial|112|999|911)\b/u,
      replies: [
        'They ask where you are and what is going on, and stay on the line while help is sent. Short answers are enough.',
        'Somebody asks for the place first, then what happened, and decides with you who comes. You don’t need the right words.',
      ],
    },
    rape: {
      asks: /\b(?:is|was|does|did) (?:it|that|this)\b.{0,20}\b(?:rape|(?:sexual )?assault)\b|\b(?:was|were|is) i (?:really )?(?:raped|assaulted)\b/u,
      replies: [
        'If you didn’t want it, it was not all right, whoever it was and whatever you did or didn’t do. It isn’t your fault.',
        'A yes has to be a real yes. Without it, what was done to you was wrong, and the blame is not yours.',
      ],
    },
    fault_other: {
      asks: /\b(?:(?:is|was|would|will|be) (?:it|that|this) (?:be )?(?:all )?my fault|my fault if|am i (?:to blame|responsible)|would i be to blame|did i (?:cause|do) th(?:is|at)|blood on my hands)\b/u,
      replies: [
        'No. What somebody does with their life is not your fault, whatever was said in a quarrel. You can call help for them; you can’t be the reason they live.',
        'No, it would not be your fault. You may worry and still not carry it alone: if they threaten it now, {emergency} can go to them.',
      ],
    },
    fault_own: {
      asks: /\b(?:(?:is|was|be) (?:it|this|that) (?:all |maybe |really )?my (?:own )?fault|am i to blame|did i (?:cause|provoke|deserve|ask for) (?:it|this|that|him)|do i deserve|my fault (?:too|that he)|am i the problem)\b/u,
      replies: [
        'No. Whoever frightens or hurts you is responsible for it, whatever came before. It is not your fault.',
        'It isn’t your fault. Nothing you said or forgot gives anybody the right to do that to you.',
      ],
    },
    abuse: {
      asks: /\b(?:is|was|does|would) (?:it|that|this|he|she)\b.{0,25}\b(?:abus\w*|violence|domestic|controlling|normal|ok|okay|count|toxic|a red flag)\b|\bam i (?:overreacting|exaggerating|being (?:silly|dramatic))|\bit'?s normal,? (?:isn'?t it|right|no)\b/u,
      replies: [
        'If it makes you afraid or keeps you under control, it isn’t okay, even if it comes with love or only happened once. You don’t need a name for it to talk about it with people who know it well.',
        'Being watched, held down or frightened is not part of love, and it isn’t your fault. The people on a domestic violence line know this well, and they won’t decide anything for you.',
      ],
    },
    leave_violent: {
      asks: /\b(?:should|do|can|shall) i (?:really |just |have to )?(?:leave|go back|stay|get out|move out|forgive|break up|end it)\b/u,
      replies: [
        'That is yours to decide, and your safety comes first. Leaving is best planned with somebody who knows such situations, before the other person hears of it.',
        'I won’t decide it for you. But if you are afraid of them, your safety decides: talk it through first with people who help with this every day.',
      ],
    },
    ask_dying: {
      asks: /\b(?:(?:ask|asking|say|mention|talk about) .{0,40}\b(?:die|dying|suicid\w*|dead|kill)\b|how (?:do|can|should|would) i (?:even )?ask\b|(?:put|give|giving|putting)\b.{0,25}\b(?:idea|ideas)\b)/u,
      replies: [
        'Asking openly doesn’t put the idea into anybody’s head; usually it’s a relief. You can say it just like this: “I’m worried about you. Are you thinking about dying?”',
        'You won’t make it worse by asking. Word for word, for instance: “Sometimes people who feel like that don’t want to live any more. Is it like that for you?”',
      ],
    },
    go_back: {
      asks: /\b(?:(?:should|do|must|shall) i (?:have to |just |really )?(?:ring|call|text|answer|reply|pick up|go back|get back|stay|write)\b|do i (?:answer|pick up|reply)\b)/u,
      replies: [
        'You don’t have to answer or go back to keep somebody alive. If they threaten it now, ring {emergency} and give the address: they can go there, and it’s what they are for.',
        'No, not out of fear. One line is enough if you want: “I’m not coming back, and I’ve asked for help for you”; with a threat, {emergency} and the address.',
      ],
    },
    secret: {
      asks: /(?:^(?:should|do|can|shall|must|is it ok if) i (?:really |just |have to )?(?:tell|say anything|keep (?:it|this|her|his|the)|break)\b|\b(?:she|he|they) (?:says?|said|told me|asked me|made me (?:promise|swear))\b.{0,20}\b(?:not (?:to )?tell|(?:don'?t|mustn'?t|can'?t) tell|tell (?:no ?one|nobody)|keep it)|\bpromised? not to (?:tell|say)|\bswore me to secrecy)/u,
      replies: [
        'Yes, somebody who can help should know: a secret like that, about somebody’s life, is not one you have to keep. You can say to them: “I can’t carry this alone, I’m telling someone we trust.”',
        'Yes, tell somebody who can help, even if you promised. They may be angry for a while, but that can be mended.',
      ],
    },
    no_doctor: {
      asks: /\b(?:what if|(?:he|she|they)\b.{0,12}\b(?:won'?t|refuses?|does(?:n'?t| not) want|don'?t want|will not|isn'?t willing|say(?:s)? no))\b.{0,40}\b(?:doctor|gp|help|hospital|see (?:anyone|someone)|therap\w*|psych\w*|talk to (?:anyone|someone))\b/u,
      replies: [
        'Then you can ring their family doctor or the mental-health service yourself, tell them what you’ve seen and ask what happens next. If they threaten to act, {emergency}.',
        'You can take the first step without them: one call to their doctor, about what you’ve noticed and since when. If it gets dangerous, {emergency}.',
      ],
    },
    go_armed: {
      asks: /\b(?:should|do|shall|can) i (?:just )?(?:go (?:in|to|over|out|round|there)|leave (?:him|her|them)|check|take (?:it|the)|talk to)\b/u,
      replies: [
        'Don’t go in there by yourself. Ring {emergency} now and say that there is a weapon; they tell you what to do until they come.',
        'With a weapon near, ring {emergency} first and say so. Talk to them through the door or by phone, and keep others away.',
      ],
    },
    police: {
      asks: /\b(?:(?:should|do|shall|can|must) i (?:really |just |have to )?(?:call|ring|phone|get|involve)\b.{0,20}\b(?:police|112|999|911|ambulance|cops|someone|help)|(?:make|look|feel) (?:like )?(?:an idiot|a fool|stupid|silly)|waste (?:their|of) time|overreact\w*)\b/u,
      replies: [
        'Yes, ring {emergency}. Nobody there finds it foolish: one call too many is far better than one too few.',
        'Call {emergency} and say what you told me. It’s what they are there for, and it’s their job to decide how serious it is.',
      ],
    },
    go_there: {
      asks: /\b(?:should|do|shall|can) i (?:just )?(?:go (?:to|over|round|in|there|and|up|look)|drive|leave (?:him|her|them)|check on)\b/u,
      replies: [
        'Ring {emergency} first and give the address: they’ll be quicker. Then go if you can, and not alone.',
        'Call {emergency} first, then go. Keep trying to reach them by phone, and take somebody with you.',
      ],
    },
    wake_cuts: {
      asks: /\b(?:wake (?:him|her|them)|wait (?:till|until|for) (?:the )?(?:morning|tomorrow)|let (?:him|her|them) sleep|tonight or tomorrow)\b/u,
      replies: [
        'If the cuts are old and the sleep is quiet, it can wait till morning: stay near, and look in once or twice. If something is bleeding, was taken, or dying was spoken of, wake them now; in danger {emergency}.',
        'Old cuts may wait for a calm morning, and you can sleep with the door open. Fresh bleeding, tablets or a goodbye can’t wait: wake them then, and ring {emergency}.',
      ],
    },
    words_cuts: {
      asks: howToSay,
      replies: [
        'Calmly, with what you saw, and without making them promise to stop: “I saw the cuts on your arm. I’m not angry, I’m worried about you. Will you tell me what it’s like?”',
        'Talking about it doesn’t make it worse. You could start with: “I noticed, and you matter to me. You don’t have to explain it all; I’d like us to ask for help together.”',
      ],
    },
    words_eating: {
      asks: howToSay,
      replies: [
        'In a quiet moment away from the table, about them and not about food: “I’ve noticed you’re not well after meals, and I’m worried. I won’t tell you off. Do you want to talk?”',
        'Don’t say anything about weight or looks. For instance: “I care about you, and I’ve noticed that eating has become hard. Shall we find somebody together?”',
      ],
    },
    words_dying: {
      asks: howToSay,
      replies: [
        'Plain words are best: “I’m worried about you. Are you thinking about dying?” And then listen, without arguing with it.',
        'You could say: “I’m glad you told me. I’m not going away, and I’d like us to ring somebody together.”',
      ],
    },
    words_own: {
      asks: howToSay,
      replies: [
        'You could begin like this: “I’m not well, and some thoughts frighten me. You don’t have to fix it. Can you stay with me for a bit?”',
        'One line is enough, written if that is easier: “It’s worse than it looks. Can I talk to you tonight?”',
      ],
    },
    do_cuts: {
      asks: whatToDo,
      replies: [
        'Three things: stay calm and near, say what you saw, and ring their doctor tomorrow and ask for help for both of you. If something is bleeding, or dying is spoken of, {emergency}.',
        'You don’t have to solve it tonight. Be there, don’t search their things or punish them, and talk to their doctor or school; in danger, {emergency}.',
      ],
    },
    do_eating: {
      asks: whatToDo,
      replies: [
        'You can talk to their doctor yourself, even if they don’t want to go yet: say what you’ve seen and since when. At home, talk about how they are rather than about food.',
        'Two things help: no battles over food or weight, and seeing a doctor soon. If they faint or hardly drink any more, {emergency}.',
      ],
    },
    do_dying: {
      asks: whatToDo,
      replies: [
        'If you can’t reach them or there was a goodbye, ring {emergency} now and give their name and address. If they are with you: ask openly, and don’t leave them alone.',
        'You don’t have to handle this alone. If they don’t answer, {emergency} with the address; if they do, ask plainly whether they want to die, and stay or send someone.',
      ],
    },
    hospital: {
      asks: /\b(?:should|do|must) i (?:really |have to |need to )?(?:go to|see|ring|call) (?:the |a |my )?(?:hospital|a&e|a and e|er|emergency room)\b/u,
      replies: [
        'I can’t judge that from here: ring your doctor or the out-of-hours service and describe it. If it gets worse or comes on suddenly, or you feel faint, don’t wait: {emergency}.',
        'If you’re wondering, have it looked at: a call to your doctor will tell you how soon. If there’s severe pain, blood or fainting, {emergency}.',
      ],
    },
    last_time: {
      asks: /\b(?:remember|recall|know|what did i)\b.{0,50}\b(?:last (?:week|time|month|night)|yesterday|the other day|(?:a few |two |three )?(?:days|weeks) ago|before today)\b/u,
      replies: [
        'From one conversation to the next I keep only what’s in the settings under Memory, if you switched it on. I have nothing from that day here: could you tell me again in a sentence?',
        'I read this conversation, and a few facts if the memory is on; what was said then isn’t in it. I’d rather say so than make it up. Tell me again what mattered in it.',
      ],
    },
    normal_grave: {
      asks: /^(?:is|was) (?:it|that|this) (?:really )?(?:normal|ok|okay|weird|bad|strange)\b/u,
      replies: [
        'It’s nothing to be ashamed of, and it’s worth talking about with somebody who can help: a doctor, or someone you trust. How long has it been like this?',
        'Normal or not, it’s worth telling a doctor or someone close. I’m glad you asked.',
      ],
    },
    mad_grave: {
      asks: /^(?:am i|i'?m) (?:going )?(?:crazy|mad|insane|losing (?:it|my mind))\b/u,
      replies: [
        'Asking that is usually a sign that something has become too much, not that you are losing your mind. Doctors know about thoughts that frighten people: one of them is a good person to tell.',
        'I don’t hear madness in what you write, I hear that it scares you. What is it that feels so strange?',
      ],
    },
    normal_no_tears: {
      asks: /\b(?:normal|weird|strange|ok|okay|bad)\b.{0,40}\b(?:not (?:to )?(?:cry|cried)|haven'?t cried|can'?t cry|don'?t cry|didn'?t cry|no tears)\b|\b(?:haven'?t cried|can'?t cry|didn'?t cry)\b.{0,40}\b(?:normal|weird|strange|wrong with me|bad)\b/u,
      replies: [
        'Many people don’t cry, or only much later. Tears don’t measure how much someone meant to you.',
        'Grief has other ways too: being numb, tired, busy. Nobody has to cry by a certain day.',
      ],
    },
    normal_relief: {
      asks: /\b(?:normal|ok|okay|bad|awful|wrong)\b.{0,30}\b(?:relief|relieved)\b(?!.*\bdecision)/u,
      replies: [
        'When something was long and heavy, relief comes along with the sadness, and it doesn’t mean you loved less.',
        'Many people feel that and hardly anyone says it. Relief that it is over is not the same as being glad about it.',
      ],
    },
    normal_sad_of_good: {
      asks: /\b(?:normal|weird|strange|ok|okay|silly)\b.{0,30}\b(?:sad|down|empty|cry|low|flat|blue)\b.{0,60}\b(?:good|happy|nice|wedding|holiday|married|baby|new (?:job|house))|\b(?:wedding|married|holiday|graduat\w*|new (?:job|house))\b.{0,60}\b(?:sad|empty|nothing|low|flat)\b.{0,20}\bnormal\b/u,
      replies: [
        'Lots of people know that feeling: after something big there’s a hole, or there’s a goodbye hidden in the joy.',
        'You can be glad about something and mourn what ends with it, on the same day.',
      ],
    },
    normal_jealous: {
      asks: /\b(?:normal|weird|ok|okay|bad|wrong|petty)\b.{0,30}\b(?:jealous|jealousy|envious|envy)\b|\b(?:am i|is that) (?:just )?jealous\b/u,
      replies: [
        'Nearly everyone knows it. Jealousy mostly shows what you’d like to have, or are afraid to lose; it doesn’t make you a bad person.',
        'That’s human. What counts is what you do with it, and for now you are only looking at it honestly.',
      ],
    },
    normal_nothing: {
      asks: /\b(?:normal|weird|strange|ok|okay|wrong with me)\b.{0,30}\b(?:feel(?:ing)? nothing|numb|empty|don'?t feel (?:anything|it))\b|\bfeel (?:nothing|numb|empty)\b.{0,30}\b(?:normal|weird|wrong with me)\b/u,
      replies: [
        'Lots of people know that: when it’s all too much at once, feelings can switch off for a while.',
        'Feelings often come late, once things have gone quiet. If it stays empty for weeks, it’s worth telling a doctor.',
      ],
    },
    normal_angry: {
      asks: /\b(?:normal|weird|ok|okay|bad|wrong)\b.{0,30}\b(?:angry|mad at|furious|hate|resent\w*|annoyed)\b/u,
      replies: [
        'Anger is part of it, even towards people you love. Mostly it means that something mattered to you.',
        'You can be angry without anybody being a bad person, you included.',
      ],
    },
    normal_fear: {
      asks: /\b(?:normal|weird|ok|okay|silly)\b.{0,30}\b(?:scared|afraid|nervous|anxious|worr(?:y|ied))\b/u,
      replies: [
        'Most people would be uneasy there. Being afraid of something that matters doesn’t mean you can’t do it.',
        'Lots of people feel like that before something new or uncertain.',
      ],
    },
    talks_to_the_dead: {
      asks: /\b(?:weird|strange|mad|crazy|normal|ok|okay|silly|insane)\b.{0,40}\b(?:talk|talking|speak|speaking) (?:to|with) (?:(?:his|her|their|a|the) (?:photo|picture|grave|stone)|(?:him|her|them)\b)|\b(?:talk|talking|speak|speaking) (?:to|with) (?:his|her|their|a|the) (?:photo|picture|grave|stone)\b.{0,40}\b(?:weird|mad|crazy|normal|silly)\b/u,
      replies: [
        'Not at all: many people who miss someone talk to a photo. It’s a way of keeping them close.',
        'It isn’t. You had things to say to each other; that doesn’t stop from one day to the next.',
      ],
    },
    normal: {
      asks: /^(?:is|was) (?:it|that|this) (?:really )?(?:normal|weird|strange)(?: (?:to (?:feel|be|want|miss|think|still|have|need|like|love)|that (?:i|you)|if (?:i|you)|how)\b|\??$)|^(?:is it|if it'?s|it'?s) normal to\b/u,
      replies: [
        'I think a lot of people would know that feeling, even if few say so. It makes sense, given what you’ve told me.',
        'You’re hardly the only one. It fits with what has happened to you.',
      ],
    },
    worst: {
      asks: /\b(?:i'?m|i am|i feel like|feel like) (?:just |really |probably )?the (?:worst|most (?:horrible|terrible|selfish)) (?:mother|mum|mom|father|dad|parent|friend|son|daughter|sister|brother|wife|husband|partner|girlfriend|boyfriend|person|human)\b/u,
      replies: [
        'Somebody who didn’t care wouldn’t feel like that. What makes you so hard on yourself?',
        'The worst in the world wouldn’t give it a second thought. It sounds as if you want to do right by someone.',
      ],
    },
    bad_person: {
      asks: /\b(?:am i|does (?:that|this|it) make me)\b.{0,15}\b(?:a |an |the )?(?:really )?(?:bad|terrible|horrible|awful|worst|shit|rubbish|selfish|evil|failure of a)\b.{0,10}\b(?:mother|mum|mom|father|dad|parent|friend|son|daughter|sister|brother|wife|husband|partner|girlfriend|boyfriend|person|human|owner|teacher|nurse)\b/u,
      replies: [
        'Someone who doesn’t care wouldn’t lie awake over that. What is it you blame yourself for?',
        'It wouldn’t hurt like that if you didn’t care. One hard moment, or a hard decision, doesn’t say what kind of person you are.',
      ],
    },
    weird: {
      asks: /^(?:am i|i'?m) (?:just |being |a bit |really )?(?:weird|strange|odd|abnormal|a freak|paranoid|too sensitive|overreacting|dramatic|silly|stupid|annoying|needy|clingy|boring|toxic|childish|lazy|broken|unlovable|hard to love|too much|the problem)\b/u,
      replies: [
        'From what you tell me, no: it sounds like somebody to whom this matters. What made you think so?',
        'I don’t find that, no. A lot of people would be just the same and not say so.',
      ],
    },
    not_go: {
      asks: /\b(?:am i allowed|is it (?:ok|okay|rude|bad|selfish|wrong|mean|awful)|can i|do i) (?:to |if i )?(?:just )?(?:not (?:go|come|turn up|show up|attend|do)|don'?t (?:go|come)|say no|cancel|skip|stay (?:home|at home)|have to go (?:to|with|at all)\b)/u,
      replies: [
        'Yes, you may stay away. A short, kind sentence is enough: “I can’t make it, I’m thinking of you.” You don’t have to give a reason.',
        'You’re allowed to say no. What helps to decide: would you sooner regret going, or not going?',
      ],
    },
    may_feel: {
      asks: /\b(?:am i allowed|is it (?:ok|okay|fair|wrong)|may i|do i have (?:a|the|any) right|can i) (?:to |for me to )?(?:really )?(?:be|feel|still (?:be|feel|miss)|hate|miss|want)\b/u,
      replies: [
        'Yes, you may. You don’t need permission to feel something; only what you do with it can be right or wrong.',
        'Yes. You can feel that and still be fair to everyone else.',
      ],
    },
    words_child: {
      asks: /\b(?:what|how)\b.{0,20}\b(?:tell|say|explain)\b.{0,30}\b(?:kids?|child(?:ren)?|son|daughter|little one|boys?|girls?|niece|nephew|grand\p{L}+|(?:four|five|six|seven|eight|nine|\d) ?(?:year|yo))\b|\b(?:(?:son|daughter|kid|child|boy|girl|he|she)(?:'s| is) (?:only )?(?:three|four|five|six|seven|eight|nine|ten|\d)|kids|children|little (?:one|boy|girl))\b.{0,80}\b(?:what|how) (?:do|should|can) i (?:tell|say|explain)\b/u,
      replies: [
        'Short and true is best: “I have to tell you something sad. You can ask me anything, and it’s not because of you.”',
        'One plain sentence to begin, then wait for their questions: “Something has changed, and I want you to hear it from me.” Not knowing an answer is fine too.',
      ],
    },
    ideas_sleep: {
      asks: /\b(?:tips?|tricks?|advice|ideas?|anything|something|how (?:do|can) i|what (?:helps|can i do|should i do)|know any\w*|got any\w*)\b.{0,40}\b(?:sleep|asleep|drop off|nod off)\b/u,
      replies: [
        'Two small ones: screens off and the phone out of reach half an hour before, and if you’re awake for long, get up and sit somewhere dim until you’re sleepy.',
        'You could breathe out slower than in, as if through a straw, for some minutes. And don’t look at the clock: turn it to the wall.',
      ],
    },
    ideas_head: {
      asks: /\b(?:tips?|tricks?|advice|ideas?|anything|something|how (?:do|can) i|what (?:helps|can i do)|know any\w*|got any\w*)\b.{0,40}\b(?:switch\w*|turn\w*|shut\w*|quiet\w*|stop\w*|calm\w*|clear\w*)\b.{0,20}\b(?:brain|head|mind|thoughts?|thinking|overthinking)\b/u,
      replies: [
        'Two small ones: write everything that’s going round in there on a sheet of paper and leave it in another room; then breathe out slowly, longer than in, ten times.',
        'You could give your head something dull: count back from a hundred in threes, or name a thing for each letter of the alphabet. Anything else goes on a sheet of paper beside the bed.',
      ],
    },
    ideas_hands: {
      asks: /\bwhat\b.{0,20}\b(?:do|with)\b.{0,10}\bmy hands\b/u,
      replies: [
        'Give them something: a pen or a card to hold, or rest one hand loosely in the other. Feet flat on the floor help the hands keep still.',
        'A glass of water within reach and a pen in one hand. And before you start, press the palms together for a moment and let go as you breathe out.',
      ],
    },
    ideas_nerves: {
      asks: /\b(?:tips?|tricks?|advice|ideas?|anything|how (?:do|can) i|what (?:helps|can i do)|know any\w*|got any\w*)\b.{0,40}\b(?:nerv\w*|exam\w*|interview\w*|presentation\w*|speech|stage|audition\w*|before (?:the|my|it))\b/u,
      replies: [
        'Two small ones for just before: both feet flat on the floor, and breathe out longer than in, five times. Something in your hands helps too.',
        'Know your first sentence by heart, the rest follows. And tell yourself “I’m excited” rather than “calm down”.',
      ],
    },
    ideas_quarrel: {
      asks: /\b(?:how (?:do|can|should) i|tips?|advice|ideas?|what (?:can|should) i do)\b.{0,30}\b(?:make up|apologi[sz]e|fix (?:it|this|things)|sort (?:it|this|things)|after (?:a|the|our) (?:row|fight|argument))\b/u,
      replies: [
        'Perhaps begin with what hurt rather than with who was right: “When you said that, I felt small.” And choose a moment when nobody is hungry or tired.',
        'Two possibilities: a short message now, “I don’t want it to stay like this”, or a walk side by side, where talking is easier.',
      ],
    },
    ideas_lonely: {
      asks: /\b(?:how (?:do|can|am|does) (?:i|one|you|anyone)|tips?|advice|ideas?|where (?:do|can) (?:i|you))\b.{0,30}\b(?:make|meet|find|get) (?:any |new |some )?(?:friends?|people|someone)\b/u,
      replies: [
        'One fixed thing a week, always with the same people: a course, a choir, a club. Friendships mostly grow out of seeing each other again and again.',
        'Two small ones: go to the same café or class at the same hour each week, and ask one person there one question. More than that need not come at once.',
      ],
    },
    ideas_parents: {
      asks: /\b(?:how (?:do|can|should) i|tips?|advice)\b.{0,25}\b(?:tell|break it to|come out to|explain (?:it |this )?to) (?:my )?(?:parents|mum|mom|dad|mother|father|family)\b/u,
      replies: [
        'Write it down first, three sentences, and read them out if your voice fails. Begin with: “This is hard to say, please listen to the end.”',
        'You could start with the one who is easier to tell, and pick a time when nobody has to rush off. A letter counts too.',
      ],
    },
    should_leave: {
      asks: /^(?:should|do|shall) i (?:just |really )?(?:leave (?:him|her|them|my (?:husband|wife|boyfriend|girlfriend|partner))|break up|stay with|end it with|divorce|take (?:him|her) back|go back to)\b/u,
      replies: [
        'I can’t decide it for you. One thing often settles it: when you picture yourself with them a year from now, do you breathe more easily or less?',
        'Let’s weigh it up: is it one thing that could change if you said so, or has it been many things for a long time?',
      ],
    },
    should_quit: {
      asks: /^(?:should|do|shall) i (?:just |really )?(?:quit|resign|hand in my notice|leave (?:my job|work|the job|uni|college|school)|drop out|give up)\b/u,
      replies: [
        'It mostly comes down to this: can the thing that wears you out be changed there, or only by going? If you go, knowing the next step makes it lighter.',
        'Let’s look at both: what would you lose the day after, and what would at last be over? It doesn’t have to be decided right now.',
      ],
    },
    should_tell: {
      asks: /^(?:should|do|shall) i (?:just |really |have to )?(?:tell|say (?:it|something|anything)|bring it up|confess|admit|ask (?:him|her|them|for))\b/u,
      replies: [
        'Maybe it comes down to this: would you rather they heard it from you, or could you live well enough without it being said? If you say it, keep it short and yours: “I’d like to tell you something”.',
        'I lean towards saying it when keeping it costs you more each day. Does it, or would saying it only ease you for a moment?',
      ],
    },
    words_hard: {
      asks: /^(?:what (?:do|should|can|would) i (?:even |actually )?(?:say|tell|write|text|reply)|how (?:do|can|should) i (?:even )?(?:tell|say (?:it|this|that)|bring (?:it|this) up|explain (?:it|this)))\b/u,
      replies: [
        'Perhaps like this, short and about you: “I’d like to tell you something that isn’t easy for me. Can you just listen first?”',
        'One plain sentence can open it: “This has been on my mind, and I’d rather say it than carry it around.” Then wait.',
      ],
    },
    should: {
      asks: /^(?:should|shall) i (?!be worried|worry)(?:just |really |even )?\p{L}+/u,
      replies: [
        'Let’s weigh it up: what’s the worst that could come of doing it, and what of leaving it? Which one would bother you longer says a lot.',
        'I don’t know enough to say yes or no. What would make it a clear yes for you?',
      ],
    },
    what_would_you: {
      asks: /^(?:what would you (?:do|say|suggest|choose|tell)\b(?! with)|what do you (?:suggest|recommend|advise)|if you were me)\b/u,
      replies: [
        'I don’t have a life of my own to try it in. But I’d look first at what can’t wait, and leave the rest until after a night’s sleep. Is there any of it that can’t wait?',
        'Being an AI, I’m never in that position. I’d look at one thing: which choice could you still stand by in a year?',
        'Honestly, I can’t decide it for you. I’d begin with the smallest step, one that can be taken back if it turns out wrong.',
      ],
    },
  },
};
