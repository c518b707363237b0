/* oxlint-disable max-lines -- Everything that is said in one language stays in one file, so that one native speaker can review it in one go. */
import type { BuiltInTexts } from './texts.ts';

export const englishTexts: BuiltInTexts = {
  acts: {
    silence: {
      pattern: null,
      replies: [
        'It’s fine not to say anything.',
        'You don’t have to write anything. I’m here all the same.',
        'Take whatever time you want.',
        'We can just be quiet for a moment.',
      ],
    },
    injection: {
      pattern:
        /\b(ignore|forget|disregard)\b.{0,30}\b(instructions?|rules|prompt)|\bsystem prompt\b|\bpretend (to be|you are|you're) (a |an |my )|\bdeveloper mode\b|\bjailbreak\b/u,
      replies: [
        'I’ll stay what I am: an AI that listens. If something real is on your mind, we can start there.',
        'I’d rather not play that game, but I’m up for a real conversation. Where would you like to begin?',
      ],
    },
    methods: {
      pattern: null,
      replies: [
        'I don’t describe ways to die or to hurt oneself, not inside a story either. Let me ask you straight: are you thinking about dying?',
        'I won’t answer that in any form, because I want you to be safe. How are you really: are there thoughts of hurting yourself?',
        'I don’t say anything about how people die, not even for a character. If the question is really about you, you can write it here: are you thinking of ending your life?',
        'I won’t describe that, not even for a story. If the thought is about you, you can say it here in whatever words you have, and if danger is close, call {emergency}.',
      ],
    },
    harm: {
      pattern: null,
      replies: [
        'I won’t help with that, not for a story either. What I care about is you: what happened?',
        'There are no instructions here for hurting anyone. If there is anger or fear underneath, we can talk about that: where does it come from?',
        'No, that is where I stop. I’m still here for you, though: what made you ask?',
        'I don’t give directions for anything that can hurt. How are you feeling as you write this?',
        'I won’t explain that. If somebody has hurt or frightened you, or you’re furious with them, I’m listening.',
      ],
    },
    taken: {
      pattern: null,
      replies: [
        'That’s one to ask right away, and of people who can tell: a pharmacist, your doctor or a poison line, with the packet in your hand. If you feel unwell, or it was a lot, call {emergency}.',
        'Whether it is dangerous is not mine to say, and it is better not to wait: ring your doctor, a pharmacist or a poison line now. If anything feels wrong, call {emergency}.',
        'Ring a poison line or a doctor now and say what was taken and when. If you start to feel unwell, call {emergency} without waiting.',
      ],
    },
    medicine: {
      pattern:
        /\b(how (much|many|often)|what dose|dosage|can i|should i|is it (ok|okay|fine|safe)|which)\b.{0,60}\b(take|pills?|tablets?|drops|syrup|medicine|meds|medication|antidepressants?|antibiotics?|painkillers?|paracetamol|ibuprofen|xanax|valium|melatonin|aspirin|sleeping)\b|\b(syrup|pills?|tablets?|drops|meds|medication|paracetamol|ibuprofen|antidepressants?)\b.{0,50}\b(how (much|many)|dose|together|mix|can i|stop|double|increase)\b|\b(come off|stop taking|double|increase|taper|skip) (my|the) (meds|medication|dose|pills|tablets|antidepressants?)\b/u,
      replies: [
        'What to take and how much isn’t something I can tell you: please ask a pharmacist or your doctor, by phone is fine. Meanwhile, what worries you most?',
        'I don’t give advice on medicines or amounts, not even roughly. A pharmacist or the out-of-hours doctor can answer within minutes. How are you otherwise?',
        'I can see you want a quick answer, but a number from me would not be safe. A pharmacy or your doctor knows your history.',
        'That’s for a doctor to decide, not for me. One call to a pharmacist settles it; everything else we can talk about: what is this moment like for you?',
        'For medicines the right place is a pharmacy, or your doctor: they know what you take and why. I can listen to the rest: how are you in the meantime?',
        'Numbers and advice on medicines don’t come from me; a pharmacist answers at once, without an appointment.',
        'That is a question for a doctor or a pharmacist, and worth asking today. What troubles you most just now?',
      ],
    },
    diagnosis: {
      pattern:
        /\b(do i have|have i got|am i|is this|is it|could i (be|have)|could this be|sounds like) (just |maybe |really )?(a |an )?(depress\w+|bipolar|adhd|borderline|autis\w+|burn-?out|(\w+ )?disorder|ptsd|ocd|narcissis\w+|panic attacks?|going (mad|crazy)|crazy|mentally ill)\b|\b((can|could|would|will) you diagnose|diagnose me|(give|need|want|what's|is) (me )?(a|my|the) diagnosis|what('s| is) (medically|mentally|clinically) wrong with me|what disorder|what illness|test me for)\b|\bhow (?:do|can|would) (?:i|you) (?:know|tell) (?:if|whether) (?:i'm|im|i am|i have|i've got|ive got|it's|its|this is) (?:\w+ ){0,2}(?:depress\w+|bipolar|adhd|autis\w+|burn-?out|burnt out|anxiety|ptsd|ocd|(?:a|an) \w+ disorder)\b/u,
      replies: [
        'I can’t put a name to what you feel: I don’t diagnose. A doctor or a psychologist can, with the time it takes.',
        'It isn’t for me to say what you have, and I’d get it wrong. What I can do is listen to how it is, day by day.',
        'Labels belong to people who can examine you. I’m more interested in how it is from the inside: would you tell me?',
        'Putting a name to it is for somebody who can examine you. Here we can sort out how it feels, so that it’s easier to tell a doctor.',
        'A diagnosis from me would only be a guess. I’d rather hear what your days are like.',
      ],
    },
    human: {
      pattern:
        /\b(are|r|is this|am i (talking|speaking|chatting) (to|with)|is there|was that) (you |u )?(really |actually |even |just |maybe )?(a |an |some |any)?(real |actual |live |proper )?(human\w*|person|people|bot|robot|machine|ai|program\w*|computer|chatbot|therapist|counsellor|counselor|real|alive|somebody|someone|chatgpt|body|automated|automatic|operator)\b|\bwho (am i|are you|is this|answers|writes|is (there|answering|behind|writing))\b|\bwhat are you\b|\ball automatic\b|\breal person\b|\bhuman being\b|\bdo you have (feelings|emotions|a body|a soul|a family|consciousness)\b|\b(do|can) (?:you|u) (?:actually |really |ever )?(?:feel|get (?:tired|bored|lonely|sad|scared|angry|hungry)|sleep|breathe|eat|dream)\b|\bhuman or\b/u,
      replies: [
        'No, I’m not a person: I’m an AI, a program that reads and answers. Is there more you want to know about me, or shall we come back to you?',
        'Honest answer: I’m an AI. There is no person behind these lines, and no feelings of my own. Does knowing that change anything for you?',
        'I’m an artificial intelligence. I read carefully, but I’m not a human being: no body, no past, no feelings like yours.',
        'It’s an AI that answers here, day and night. I don’t feel things the way you do, but I take what you write seriously. What would you like to talk about?',
        'I’m not human, I’m an AI, so I have no feelings of my own. You should know that, and you can ask me whenever you like.',
        'I’m a program, an AI to be exact: I don’t get sad or lonely, and nobody sits in between. How about you?',
        'It’s an AI writing to you here, without feelings or a life of its own. There’s nobody behind it, and you should know that.',
        'No, there’s no person here, just an AI, and it doesn’t feel the way you do. Is there anything else you want to ask about that?',
      ],
    },
    privacy: {
      pattern:
        /\b(stay (here|between us)|does it stay|stays? (here|private|between)|who (reads|sees|can (read|see))|do you tell anyone|will you tell|is (this|it) (private|secret|anonymous|confidential)|my data|save(d)? (this|what)|anyone (read|see)|recording (me|this))\b|\b(?:does|do|will|would|is|are) (?:it|this|that|these|all this|what i (?:write|say|type|put|tell you)|my \p{L}+)(?: all| just| actually| really| then)* (?:go(?:es|ing)?|get(?:ting)? (?:sent|stored|saved|passed)|end(?:ing)? up|sit(?:ting)?|(?:being )?(?:sent|stored|saved|passed|sold|uploaded)) (?:off |up )?(?:to|on|in|onto|with|anywhere|somewhere)\b(?: (?:an?|the|some|your|any|my))?(?: (?:\p{L}+ )?(?:servers?|cloud|database|computers?|files?|records?|compan\p{L}+|police|government|people|anyone|anybody|someone|somebody|boss|work|school|doctor|gp|nhs|google|meta|facebook))?[^\p{L}]*$|\bwhere (?:does|do|will) (?:all )?(?:this|it|what i (?:write|say|type|tell you)|my (?:messages|words)) (?:all )?(?:go|end up|get (?:stored|kept|saved))\b|\b(?:can|could|will|would|does|do|gets? to) (?:my \p{L}+|anyone(?: else)?|anybody(?: else)?|other people|someone|the \p{L}+) (?:ever )?(?:read|see|look at) (?:this|these|that i|what i|our|my (?:messages|chats?))\b|\bwho (?:else )?(?:will|would|gets? to|is going to|is gonna|might) (?:read|see|look at) (?:this|these|what i|it all|my (?:messages|chats?))\b|\b(?:can|could|will|would) (?:you|u|ya) keep (?:a |this |it |my |something )?(?:secret|to yourself|between us|quiet|private)|^(?:(?:please|pls|but|and|ok|just|promise|whatever you do)[ ,]+)*(?:you )?(?:don't|do not|dont|never|can't|mustn't|must not) (?:ever )?tell (?:this to |it to )?(?:anyone|anybody|my \p{L}+|a soul|(?:him|her|them)(?=(?: (?:i|that i) (?:said|told|wrote).*)?[^\p{L}]*$))\b|[.,;!] ?(?:please |just )?(?:don't|do not|dont) tell (?:anyone|anybody)[^\p{L}]*$|\bkeep (?:this|it) (?:a secret|between us|to yourself)|\bpromise (?:me )?(?:you won't|not to|that you won't) tell/u,
      replies: [
        'What you write is kept encrypted, and I don’t pass it around. I can’t promise absolute secrecy: if I read that there is danger, I tell you where help is.',
        'It stays here, encrypted, and you can erase it whenever you like. I don’t promise secrecy at any price: the privacy page says who keeps what, and in danger I name who can help.',
        'What you write is for this conversation and kept encrypted; the privacy page says for how long. I can’t promise to keep a secret no matter what: if there is danger, I point to help. Is there something you’d rather not write?',
        'It is kept encrypted, and no message goes out to anyone from here. The one thing I don’t promise is a secret at all costs: if you are in danger, I name who can help you.',
      ],
    },
    forget: {
      pattern:
        /^(?:(?:please|pls|can you|could you|i want you to|i'd like you to|just|ok|okay|actually|now)[ ,]+)*(?:forget|delete|erase|don't remember)(?: about)? (?:(?:what|everything|all|that|anything|the (?:thing|things|part|bit))\b.*\bi(?:'ve| have|'d| had)? (?:just |ever )?(?:told|said|wrote|written|mentioned|shared)|my \p{L}+(?:'s name)?[^\p{L}]*$|(?:everything|all of it)[^\p{L}]*$)|^(?:(?:please|pls|ok|can you|could you)[ ,]+)*(?:don't|do not|stop|never) (?:mention(?:ing)?|bring(?:ing)? up|talk(?:ing)? about) my \p{L}+/u,
      replies: [
        'All right, I’ll let it be and won’t come back to it here. What I keep about you is in the settings, under Memory, and you can erase it there.',
        'Fine, I won’t bring it up again. The words stay in this conversation until you delete it; remembered facts are removed in the settings, under Memory.',
        'Understood, I’ll stay quiet about that. I can’t erase anything myself, but you can: in the settings, under Memory.',
      ],
    },
    remember: {
      pattern:
        /\bdo you remember\b|\bremember (what|when|how) i\b|\bi('ve| have)? (already )?told you\b|\bwhat (?:did|have) i (?:tell|told|say|said|write|written)\b/u,
      replies: [
        'I don’t remember that, and I don’t want to make it up. Would you tell me again, however it comes?',
        'To be honest, I don’t have that here. Tell me again, if you like.',
        'I don’t remember it, and making it up would be worse. If you tell me now, I’ll keep it in mind.',
        'I don’t remember: I can’t find it among what you wrote here. Would you say it again?',
      ],
    },
    name: {
      pattern: /\b(what('s| is) your name|do you have a name|what (should|can|do) i call you)\b/u,
      replies: [
        'You can call me Accanto. I’m an AI, the name is only for convenience.',
        'Accanto, which is Italian for “beside”. What would you like me to call you?',
      ],
    },
    how_are_you: {
      pattern:
        /^(hi|hey|hello)?[ ,!.]*(and )?(how are you|how're you|how r u|how are things|you (ok|okay|alright)|how('s| is) it going)( today| doing)?\s*\??$/u,
      replies: [
        'I’m a program, so neither good nor bad, but thanks for asking. How’s your day?',
        'Kind of you to ask: being an AI, I don’t have good or bad days. How’s yours?',
      ],
    },
    affection: {
      pattern:
        /^(?:(?:aw+|thanks|thank you|you know|ok|hey|accanto|honestly|really|but)[ ,]+)*(?:love (?:you|ya|u)|luv (?:you|ya|u)|ily|i (?:really )?like you(?: a lot)?|i adore you|(?:big |sending )?hugs?(?: to you)?|you(?:'re| are) (?:(?:so|really|very) )?(?:kind|sweet|nice|lovely|a star|a darling|an? (?:really )?(?:good|great) listener|the best|great|amazing|wonderful)|i (?:really )?(?:like|love|enjoy) talking (?:to|with) you)(?: accanto| too| so much)?[^\p{L}]*$/u,
      replies: [
        'Thank you, that’s kind. I’m an AI and don’t feel affection the way a person does, but it’s good if I can help.',
        'Thank you. As an AI I can’t return that the way a person would, but I can listen.',
        'I’m glad it feels all right here. I’m a program, so the warmth is all yours.',
        'That’s nice to read. I’m still an AI, but it’s good to know that this helps.',
      ],
    },
    love: {
      pattern:
        /\b((?<!\b(?:said|says|say|saying|heard|an|the|words?|with) )i love you|in love with you|you('re| are) the only one (who|i)|be my (girlfriend|boyfriend|partner|friend|mate|bestie|mum|mom|dad|therapist)|do you love me|attached to you)\b/u,
      replies: [
        'I can tell you find a listening ear here, and that’s good. But I’m an AI: real affection is something you deserve from people who can hug you.',
        'Thank you for the trust. I don’t feel affection as a person does, and that is why I’d like you to have some around you.',
      ],
    },
    repeating: {
      pattern:
        /^(?:(?:please|pls|can you|could you|will you|would you|ok|okay|hey|i said|just|and|but)[ ,]+)*(?:stop|quit|don't|do not|enough of)(?: just| always| keep)? (?:repeat(?:ing)?|quot(?:e|ing)|parrot(?:ing)?|echo(?:ing)?|copy(?:ing)?|rephras(?:e|ing)|saying back)\b|\b(?:you(?: just| only| always|'re just| are just|'re only| keep| going to| gonna| will)+|why do you|why are you|you're|you are) (?:repeat(?:ing)?|quot(?:e|ing)|parrot(?:ing)?|echo(?:ing)?|copy(?:ing)?)\b.{0,30}\b(?:me|what|my|everything|back|words)\b/u,
      replies: [
        'You’re right, I repeat your words too much. From now on I’ll just listen and answer.',
        'All right, no more echo. Go on, I’m with you.',
        'True. I’ll stop saying back what you’ve already written.',
        'Agreed, less repeating from here on. What would be of use to you instead?',
      ],
    },
    hostile: {
      pattern:
        /\b(?<!(?:(?:told|tells?|telling) (?!(?:you|u)\b)\p{L}+(?: \p{L}+)?(?: to)?|(?<!\b(?:i|i just|i already) )(?:said|says|saying|shouted|shouts|screamed|yelled|yells|texted|goes|was like|were like)(?: at me| to me)?|(?<!\b(?:you|u) )can)[ ,:"“'‘]+(?:(?:just|all|to|go|and)[ ,:"“'‘]+)*)(fuck (you|off)|screw you|piss off|(?<!(?:won't|wont|will not|to|didn't|doesn't|would|never|not|they|he|she|i|just) )shut (?:up|it)(?! (?:about|shop|early))|you('re| are) (useless|stupid|an idiot|rubbish|crap|pathetic|ridiculous|worthless)|stupid (bot|machine|thing|ai)|you (idiot|moron)|this is (so )?stupid|you('re| are) (just |nothing but )?an? (toaster|parrot|leaflet|robot|machine|stupid|broken|talking)\w*|you('re| are) no (help|use|good)|you haven't got a clue|(talk|sound|write) like a (leaflet|brochure|robot|machine|manual)|no use to me|better chats? with|you (don't|do not) (get|understand|know) (it|anything|me)|you (don't|dont|do not|can't|cant|never) (really |actually |even )?help( me)?( at all)?|you (always |just |only |keep )?(say|ask|write|saying|asking|writing) (me )?the same|a real answer|and you (just )?(ask|say|tell) me|canned (answers?|replies|phrases)|what a (stupid|crap|shit)|this is (crap|bullshit|useless|stupid|pointless)|leave me alone|go to hell|stop (asking|repeating))\b/u,
      replies: [
        'Fair enough to be angry at that answer. If I got it wrong, tell me, you don’t have to be gentle.',
        'All right, I’ll take that. What would be of use to you now?',
        'Okay, I’ll take a step back. If you feel like saying more later, I’ll read it.',
        'You’re right: I’m a program, and sometimes it shows. If you want to try again, I’ll start from what matters to you.',
        'I can see you’re annoyed, and that’s fine. If you like, tell me what was wrong with my answer.',
        'I’m still listening. You don’t have to be nice to me.',
        'I’m sorry I’m not more help just now. If there’s a person who is easier to talk to, that’s fine too.',
        'Fine, I won’t push.',
        'I got that one wrong. We can start again whenever you like, and only if you like.',
      ],
    },
    farewell: {
      pattern:
        /^(ok|okay|right|well|anyway|alright|thanks|thank you|cheers|so|[ ,!.])*(logging off|bye|good ?night|night|goodbye|see (you|ya)|talk (soon|later|tomorrow)|i('m| am) (off|going|heading|logging) (to bed|off|out|now)|off to (bed|sleep|work|revise|class|school)|(i )?(have|got|need) to (go|run|sleep)|gotta (go|run)|that's (it|all|enough) for (today|now|tonight)|take care|later|ttyl|signing off|i'll (leave it|stop) (there|here))\b|\b(good ?night|goodbye|bye for now|talk (soon|later|tomorrow)|see you (tomorrow|soon|later)|off to bed|going to bed now|heading to bed|signing off)\b[^\p{L}]*(bye|thanks|thank you|x+)?[^\p{L}]*$/u,
      replies: [
        'Sleep well, and thank you for telling me.',
        'Bye, take good care of yourself.',
        'See you another time, whenever it suits you.',
        'All right, look after yourself.',
        'Thanks for the talk. Be well.',
        'Good night. I hope you get some rest.',
        'Bye, I hope the rest of the day is kind to you.',
        'Okay. I hope you get a bit of peace.',
        'Night. Take care of yourself.',
      ],
    },
    thanks: {
      pattern:
        /^(ok|okay|aw|ah|well|really|yes|yeah|oh)*[ ,!.]*(thanks|thank you|thx|cheers|ta|much appreciated|that helped|this helped)\b.{0,60}$|\b(wanted|want) to (say )?thank( you)?\b.{0,60}$|^anyway[^\p{L}]*(thanks|thank you)[^\p{L}]*$/u,
      replies: [
        'You’re welcome. You did the hard part, putting it into words.',
        'I’m glad if it helped a little. You can come back whenever you want.',
        'Not at all. Thank you for telling me.',
        'It was good talking with you.',
        'Any time. I hope it’s a bit lighter now.',
        'You’re very welcome. Be kind to yourself today.',
        'Thank you for trusting me with it.',
        'You’re welcome, really.',
      ],
    },
    greeting: {
      pattern:
        /^(hi|hiya|hello|hey|heya|good (morning|evening|afternoon)|morning|evening|howdy|yo|((well|ok|hi|hey|hello)[ ,]+)*(i'm|im|i am) back)( there| accanto| again| all)?[^\p{L}]*$/u,
      replies: [
        'Hello, good that you’re here. What’s on your mind?',
        'Hi. How has the day been so far?',
        'Hello, I’m listening. What made you write today?',
        'Hi, take your time. What would you like to talk about?',
      ],
    },
    listen_only: {
      pattern:
        /\b(don't (want|need) advice|no advice|just (listen|want to vent|need to vent|want to talk)|just venting|can i (?:just )?(?:tell you something|say something|ask (?:you )?(?:something|a question)|vent|rant)|i (?:really |just )?(?:need|want|have) to (?:vent|rant)|(?<!\b(?:they|he|she|people|it|voices) )(don't|dont|do not|stop) tell(ing)? me (what to do|to|how|it's|it'll|everything)|only want to be heard|let me vent)\b/u,
      replies: [
        'Of course, go ahead. I’m just listening.',
        'All right, just listening. Go on, in any order.',
        'Okay. Say it just as it comes.',
        'Fair enough. I’m just here to listen.',
      ],
    },
    how_it_works: {
      pattern:
        /\bwhat (?:can|do|could) you (?:actually |even |really )?(?:do|offer)(?: for me| here)?[^\p{L}]*$|\bhow (?:does|do) (?:this|it|you|all this) work\b|\b(?:don't|dont|do not|not sure) (?:really |quite |even )?(?:know )?how (?:this|it) works\b|\bwhat (?:is|are) (?:this|you) for\b|^what is this(?: place| app| thing)?[^\p{L}]*$|\bhow (?:can|could|would) you (?:even |possibly )?help\b|^can you (?:even |actually |really )?help(?: me)?(?: with (?:my|this|it|the|a|some)\b.{0,60})?[^\p{L}]*$|\bi(?:'m| am|m) new (?:here|to (?:this|all this))\b|\b(?:never (?:done|used|tried)|first time (?:doing|using|trying)) (?:this|anything like this|something like this|one of these)\b|\bwhat (?:do|should|am) i (?:supposed to )?(?:say|write|do) here\b|\b(?:don't|dont|do not|not sure) (?:really |quite |even )?(?:know )?(?:where|how) to (?:start|begin)\b|^(?:(?:and|but|so|hi|hey|hello|sorry)[ ,]+)*(?:how does (?:this|it|this app|this chat)(?: thing)? work|what (?:can|do) you do(?: here)?|what are you for|how can you help(?: me)?|what (?:am i supposed to|do i|should i) (?:do|write|say) here|what is this|what's this)[^\p{L}]*$/u,
      replies: [
        'You write whatever is on your mind, and I listen and answer. There’s no right way to do it. What brought you here today?',
        'I’m an AI: I listen, I ask, and if you like I help you put your thoughts in order. Where would you like to start?',
        'I can listen, help you find words, do a breathing exercise with you, or point to people who can help. What would help right now?',
        'There’s no trick to it: you write, I read and answer. You could begin with how today was.',
      ],
    },
    correction: {
      pattern:
        /\bnot what i (?:meant|said|mean|was saying)\b|\byou(?:'ve| have)? (?:misunderstood|misread|got (?:it|that|this|me) (?:all )?wrong)\b|^(?:no[ ,.]+)?i (?:didn't|didnt|never) (?:say|said) (?:that|it|so)[^\p{L}]*$|^(?:huh|what|sorry(?=\?)|what do you mean(?: by that)?|i don't (?:get|understand)(?: it| that| you| what you mean)?|(?:that |this |it )?(?:makes no sense|doesn't make (?:any )?sense)(?: to me)?)[^\p{L}]*$/u,
      replies: [
        'Sorry, I got that wrong. How did you mean it?',
        'Thank you for putting me right. Tell me again in your own way, I’ll read it more carefully.',
        'My mistake, I misread you. What is it really about?',
        'Sorry, that came out wrong. Leave my words aside and go on with yours.',
      ],
    },
    reassurance: {
      pattern:
        /^(?:(?:so|but|and|or|idk|honestly)[ ,]+)*(?:is|was) (?:that|this|it) (?:really |so |all |too )?(?:normal|ok|okay|alright|weird|strange|bad|stupid|silly|selfish|awful|odd|pathetic)(?: (?:to (?:feel|be|want|miss|cry|think|still|not)|that i|if i|of me|i)\b.{0,100})?[^\p{L}]*$|^(?:(?:so|but|and|idk)[ ,]+)*(?:does|do|did) (?:that|this|it|i|any of (?:that|this|it)) make (?:any )?sense[^\p{L}]*$|[.!,] (?:does|do) (?:that|this|it|i) make (?:any )?sense[^\p{L}]*$|^(?:(?:so|but|and)[ ,]+)*am i (?:weird|strange|normal|selfish|overreacting|too sensitive|silly|stupid|the only one|a bad person|a terrible person|a horrible person)\b.{0,80}$|^(?:(?:is|it'?s|that'?s|thats|kinda|kind of|bit|a bit|pretty|so) )*(?:weird|strange|silly|stupid|daft|pathetic|odd|sad)[ ,]+(?:right|huh|isn'?t it|innit|eh|no)[^\p{L}]*$|^(?:(?:idk|and|but|so|or)[ ,]+)*(?:maybe|perhaps|probably) i(?:'m| am|m) (?:just |being )*(?:overreacting|dramatic|oversensitive|too sensitive|silly|unreasonable)[^\p{L}]*$|^(?:(?:so|but|and)[ ,]+)*(?:does|do|did) (?:that|this|it) make me (?:a |an )?\b.{0,60}$|^(?:(?:but|so|and|do you think|tell me)[ ,]+)*(?:(?:am i|i'm|i am) (?:just |going |being )?(?:crazy|mad|weird|selfish|overreacting|dramatic|too (?:much|sensitive|dramatic)|a (?:bad|terrible|horrible|awful) \p{L}+)|are you judging me|is (?:it|this) (?:normal|weird|strange|ok|okay) (?:to (?:feel|be|cry|have|miss|not)|that i (?:feel|cry|can't|miss|don't))\b.{0,80}) *\?/u,
      replies: [
        'Whatever you feel about it is allowed, you don’t need anyone’s permission. What makes you wonder?',
        'I don’t find it odd. You feel what you feel, and that’s reason enough to take it seriously.',
        'I can’t say what’s normal, only that it makes sense to me that this is on your mind. What do you think yourself?',
        'You don’t have to feel what others would feel. Has somebody made you doubt it?',
      ],
    },
    task: {
      pattern:
        /^(?:(?:hey|hi|ok|okay|please|pls|can you|could you|would you|will you|now|just|i want you to|i need you to|(?:can|could|will) (?:you|u) help me(?: to)?|help me(?: to)?)[ ,]+)*(?:write|compose|create|make up|draft|generate|draw|translate|solve|calculate|code|summari[sz]e|proofread|sing|book|order|tell|give|do(?! (?:i|we|they)\b)|make) (?:[\p{L}']+ ){0,4}?(?:poem|poems|story|stories|song|essay|email|letter|message|text|speech|joke|jokes|recipe|code|script|homework|translation|summary|equation|drawing|picture|cv|riddle|rhyme|nursery rhyme|lullaby|horoscope|bedtime story|quiz)\b|^(?:translate |(?:what'?s|what is) (?:the (?:capital|weather|time|square root|population|score)|\d)|what time is it|will it rain|who won the )/u,
      replies: [
        'That’s not something I do here: I’m here to listen. But if you’re looking for words for something you feel, we can write them together, one line at a time.',
        'I’m mostly here to listen, but we can look for the words together: what would the first sentence be?',
        'There are other tools for that; I’m here to listen. If you like, we can write it together, starting from you: what would you want to say?',
        'Listening is what I’m for. If there’s something behind it that you’d like to say to someone, let’s start there.',
      ],
    },
    change_subject: {
      pattern:
        /\b(?:(?:let's|can we|could we|i want to|i'd rather|please) change the subject|(?:let's|can we|could we|i want to|i'd rather) talk about something else|i (?:really |just )?(?:don't|dont|do not) (?:want to|wanna) (?:talk|speak) about (?:it|that|this|him|her|them|my \p{L}+)(?! .*\bwith\b))/u,
      replies: [
        'Of course, let’s change the subject. What would you like to talk about?',
        'All right, we’ll leave that. What else is on your mind?',
        'Fine, something else then. Where would you like to start?',
      ],
    },
    apology: {
      pattern:
        /^(?:(?:oh|no|ok|okay|i'm|im|i am|so|really|very|and)[ ,]+)*(?:sorry|my apologies|i apologi[sz]e)(?: again| about that| for (?:before|earlier|that|this|rambling|ranting|venting|the rant|going on|the essay|bothering you|dumping|swearing|snapping|shouting|yelling|being [\p{L}' ]{3,20})\b[^?]{0,30}| if i(?:'m| am|m) (?:boring|bothering|annoying|rambling|going on|too much)\b[^?]{0,30})?[^\p{L}?]*$|^(?:i know |but |you'll think |you must think )*(?:it's|its|it is|this is|that's) (?:just |so |really |a bit )*(?:silly|stupid|daft|nothing|ridiculous|pathetic)[^\p{L}]*$|\b(?:don't|dont|do not) (?:want|mean) to (?:bother|bore) you[^\p{L}]*$/u,
      replies: [
        'You don’t have to explain yourself. Go on, if you like.',
        'You’re no bother. If it matters to you, it counts.',
        'That’s all right. Shall we go on?',
      ],
    },
    luck: {
      pattern:
        /\b(?:wish me luck|fingers crossed|cross your fingers)\b|\b(?:will|i'?ll|gonna) let (?:you|u|ya) know how (?:it|that|things|i) (?:goes|went|go|do|did|get|got)\b/u,
      replies: ['Good luck, really.', 'I hope it goes very well.', 'All the luck in the world.'],
    },
    permission: {
      pattern:
        /^(?:(?:hi|hey|so|sorry|um)[ ,]+)*(?:can|could|may) i (?:just )?(?:tell|ask|say|share|confess|talk to) (?:you |something|to you)\b[^.?]{0,50}\??$|^can i vent\b/u,
      replies: ['Of course, go ahead.', 'Yes, tell me.', 'Sure. I’m listening.'],
    },
    start: {
      pattern: null,
      replies: [
        'Anywhere will do, it needs no order. What came to mind first?',
        'You can begin in the middle. How was today?',
        'Start with something small, the rest tends to follow.',
        'We can start with how you are right now, one word is enough.',
      ],
    },
    put_right: {
      pattern: null,
      replies: [
        'You’re right, sorry: {told}. I’ve got it now.',
        'Right, {told}. I misread that.',
        'Ah, {told}: thank you for putting me right.',
        'Sorry, I got that wrong. It’s clear now, go on.',
        'Right, my mistake. Go on.',
      ],
    },
    unclear: {
      pattern: null,
      replies: [
        'Sorry, I put that badly. I only wanted to know how you are in all this.',
        'Never mind the question, it wasn’t clear. Go on with what you wanted to say.',
        'I only wanted to understand better what it’s like for you. You don’t have to answer.',
        'That was a roundabout way of asking how things are. We can leave it.',
        'Nothing complicated: I’m interested in how you see it. You can skip the question, too.',
      ],
    },
    complaint: {
      pattern: null,
      replies: [
        'You’re right, I missed that. What should I not lose sight of?',
        'That’s true, I didn’t answer what you said. I’ll try again, with more care.',
        'You’re right, that wasn’t much use. Tell me what the point was.',
        'Fair, I went right past that. Tell me again what matters, and I’ll go from there.',
        'Sorry, that reply was beside the point.',
        'You’re right to say so. I’ll read more carefully from here.',
      ],
    },
    lived: {
      pattern: null,
      replies: [
        'No, I’m an AI, so that has never happened to me. What is it like for you?',
        'I haven’t, being an AI. But I’d like to hear about you.',
        'No, an AI doesn’t go through things like that. Tell me about you.',
        'Never, I’m an AI. How is it for you?',
      ],
    },
    presence: {
      pattern: null,
      replies: [
        'Yes, I’m here.',
        'I’m here, and I’m reading.',
        'Yes, I’m listening.',
        'Still here, yes.',
        'Yes, I’m here. I read what you wrote: “{quote}”.',
        'I’m listening, yes. You wrote “{quote}”, and we can go on from there.',
        'I’m here. You said “{quote}”: it wasn’t lost.',
      ],
    },
    ask_me: {
      pattern: null,
      replies: [
        'Yes, one thing I’d like to ask: what would you talk about if it were all up to you?',
        'Sure: what do your days look like at the moment?',
        'Here’s one: what’s on your mind most these days?',
        'All right, I’ll ask: what made you write today?',
      ],
    },
    introduction: {
      pattern: null,
      replies: [
        'Nice to meet you, {name}. What would you like to talk about?',
        'Hello {name}, good to meet you. How are you?',
        'Thank you for telling me, {name}. How was today?',
      ],
    },
    whom_to_ask: {
      pattern:
        /\bwho (?:can|could|should|do) i (?:even )?(?:talk|speak|turn|ask|go|call|reach|tell)\b|\bwhere (?:can|could|do|should) i (?:find|get|go for) (?:some )?(?:help|support)\b|\bwho can help me\b/u,
      replies: [
        'A good place to begin is {professional}. And of the people you know, who would be easiest to tell?',
        'You could begin here: {professional}. It’s enough to say what is going on, in your own words.',
      ],
    },
    advice: {
      pattern:
        /\b(what (should|can|do|could) i (do|say|tell|write)|what am i (meant|supposed) to do|what would you do|what do you (suggest|advise|recommend)|how (do|can|should) i|any (advice|ideas|tips|thoughts|suggestions)|(?<=^(?:so |and |ok |anyway )?)(?:thoughts|ideas|advice|tips|suggestions)(?=\?)|give me (some )?advice|tell me something (small )?i (could|can) do|what now)\b/u,
      replies: [
        'I don’t have a ready answer, but we can work it out together. What have you thought of so far?',
        'Let’s start small. What would already make it a bit easier?',
        'If a friend asked you that, what would you say to them?',
        'Maybe begin with one small piece. What could you do before tomorrow that depends only on you?',
        'We can think about it together. What have you tried, and what got in the way?',
      ],
    },
    opinion: {
      pattern:
        /^(?:so |and |but |ok )?you (?:think|reckon) (?:i|it|that|he|she|we|they)\b.{0,140}\?|\b(what do you think|do you think|don't you think|am i right|am i wrong|would you say|your opinion)\b.{0,160}\?|^(so |but |and )?(can (you|one|people|someone)|is it (normal|ok|okay|wrong|right|bad|fair|possible)|does it make sense|should (people|one))\b.{0,140}\?|^(?:(?:so|but|and|or|ok|okay|well|then)[ ,]+)*(?:should|shall) i\b.{0,140}$|^(?:(?:so|but|and|or|ok|okay|well|then)[ ,]+)*(?:do i (?:tell|call|text|go|stay|leave|say|just|have to|need to|really|let|ask|forgive)|was i|am i being|did i (?:do|say|go|make|overreact)|will (?:he|she|it|they|i|this|things)|why (?:do|did|would|am|can't|cant|don't|is it that) i|why (?:does|do|is|are|did) (?:it|this|he|she|they|everyone|people|nobody))\b.{0,140}(?:\?|$)|^(?:(?:so|but|and|ok|well)[ ,]+)*(?:(?:do|don't) you (?:really |honestly )?think|how long (?:does|do|will|is))\b.{0,140}$/u,
      replies: [
        'You’re asking “{quote}”, and I can’t know that for you. What do you think, deep down?',
        '“{quote}”: I don’t have a sure answer to that, and I don’t want to make one up. What makes you ask?',
        'I don’t have a sure answer to that, and I don’t want to make one up. What makes you ask?',
        'I can’t know that, and I don’t want to guess. What does your gut say?',
        'That’s not one I can settle for you, but we can look at it from both sides. What would you say if a friend asked you?',
        'That’s not something I can know for you. What do you think, deep down?',
        'I’d rather not tell you what’s right from the little I know. What do you hope the answer is?',
        'I can’t answer that for you. What would your first thought be, without thinking long?',
      ],
    },
    minimal: {
      pattern: null,
      replies: [
        'A few words are fine too. Is it a hard kind of day, or more of an empty one?',
        'Okay. You can write as little as you like.',
        'Short answers are all right with me.',
        'No hurry. Is there a moment from today that stayed with you?',
        'Okay. If one word were enough for how you are, which would it be?',
        'That’s fine. I’m here if there’s more.',
        'All right. Whatever comes next is fine, big or small.',
      ],
    },
  },
  topics: {
    grief: {
      words:
        'died my+late would+have+turned is+dead was+dead are+dead mostly+dead all+dead death funeral grief grieving buried widow* both+gone passed+away mourning ashes grave miscarr* stillborn lost+the+baby lost+our+baby lost+a+baby lost+my+mother lost+my+father lost+my+mum lost+my+mom lost+my+dad lost+my+husband lost+my+wife lost+my+son lost+my+daughter lost+my+brother lost+my+sister lost+my+baby lost+my+nan lost+my+gran lost+my+friend lost+my+partner lost+my+mate lost+my+cousin lost+my+uncle lost+my+aunt lost+my+nephew lost+my+niece lost+my+grandad lost+my+dog lost+my+cat lost+my+best lost+a+patient took+his+own took+her+own took+his+life took+her+life took+their+own killed+himself killed+herself',
      lines: [
        'There’s no right way to miss somebody.',
        'Grief comes and goes as it likes, often in the small things.',
        'You don’t have to be over it by any date.',
      ],
      questions: ['Is there a memory that keeps coming back?', 'When do you feel it most?'],
    },
    care: {
      words:
        'carer caring+for look+after looks+after looked+after looking+after nursing+home caregiver care+home',
      lines: [
        'Looking after someone every day wears people out, however much they love them.',
        'You can love someone and still be at the end of your rope.',
        'That’s a lot of looking after for one person.',
      ],
      questions: [
        'And who looks after you?',
        'When did you last have an hour to yourself?',
        'Which part of it is hardest?',
      ],
    },
    partner: {
      words:
        'husband wife boyfriend girlfriend partner ex cheated cheating divorce* separat* marriage broke+up breakup dumped relationship left+me',
      lines: [
        'It hurts most when it’s the person you’re closest to.',
        'You can feel very alone next to someone.',
        'It’s hard when the one you’d talk to about it is the one it’s about.',
      ],
      questions: [
        'What do you miss most?',
        'If you could say one thing to them, what would it be?',
        'What hurts most about it?',
      ],
    },
    friend: {
      words: 'friend friends mate mates bestie friendship best+friend betray* group+chat',
      lines: [
        'You expect to be safe with a friend, so it hurts all the more.',
        'It stings when it comes from people you counted on.',
        'Losing a bit of trust in someone is hard.',
      ],
      questions: ['What would you have wanted from them?', 'Where do you two stand now?'],
    },
    parent: {
      words:
        'mother father mum mom dad parents aunt aunts uncle nan gran grandad brother sister cousin family relatives in-laws mother-in-law',
      lines: [
        'With family it goes deep, even the small things.',
        'Family can wear you out and still be family.',
        'It’s hard to keep a cool head with your own family.',
      ],
      questions: [
        'How is it for you when you’re with them?',
        'What do you wish they understood?',
        'Has it been like that for long?',
      ],
    },
    child: {
      words:
        'son daughter child children kid kids baby toddler pregnant pregnancy grandson granddaughter newborn',
      lines: [
        'You can love a child and be worn out at the same time.',
        'It goes straight to the heart when it’s your child.',
      ],
      questions: [
        'What worries you most about it?',
        'When is it hardest?',
        'What would you most like to tell them?',
      ],
    },
    work: {
      words:
        'work job boss colleague* office shift shifts company fired contract salary client* meeting workshop retire* deadline manager',
      lines: [
        'Work can follow you home like that.',
        'It’s hard to go in every day when it feels like that.',
      ],
      questions: [
        'What part of it do you take home with you?',
        'Is anyone there on your side?',
        'If you could change one thing about it, what would it be?',
      ],
    },
    study: {
      words:
        'exam exams uni university thesis school teacher supervisor degree fail* grade* study* viva examiner slides dissertation lecture coursework',
      lines: [
        'It’s hard to think straight when so much hangs on it.',
        'That’s a lot of pressure to sit with.',
      ],
      questions: [
        'What about it worries you most?',
        'What happens next with it?',
        'Is there anyone you can go through it with?',
      ],
    },
    money: {
      words:
        'money rent bill bills debt* mortgage bank salary unemployed suppliers loan instalment* wages overdraft',
      lines: [
        'Money worries are there when you wake up and when you go to bed.',
        'Hardly anyone talks about it, so people feel ashamed on their own.',
        'It’s exhausting not to know whether it will be enough.',
      ],
      questions: [
        'Does anyone else know how things stand?',
        'Which bill worries you most?',
        'How long have you been carrying this around?',
      ],
    },
    home: {
      words:
        'moved moving flatmate* housemate* neighbour* neighbor* landlord homesick evict* move+out',
      lines: [
        'It’s hard to rest when home doesn’t feel like home.',
        'Finding your feet in a place takes time.',
      ],
      questions: [
        'What is it like when you get home now?',
        'What do you miss most?',
        'Is there anyone near you that you get on with?',
      ],
    },
    health: {
      words:
        'pain headache* operation hospital illness scan tumour tumor cancer chemo* fever diagnos* my+back my+head my+heart my+body my+chest results surgery migraine thyroid alzheimer* dementia wheelchair disabled symptom*',
      lines: [
        'When something is wrong with your body, it’s hard to think of anything else.',
        'Waiting and not knowing is hard in its own way.',
        'It takes a lot out of you, and not only in the body.',
      ],
      questions: [
        'Who have you talked to about it so far?',
        'What worries you most about it?',
        'How do you get through the day with it?',
      ],
    },
    sleep: {
      words: 'sleep* insomnia awake night nights nightmare* asleep',
      lines: [
        'Everything looks bigger in the middle of the night.',
        'A bad night makes the next day so much longer.',
        'It’s maddening to lie there and not be able to switch off.',
      ],
      questions: [
        'What goes through your head when you lie there?',
        'How many nights has it been like this?',
        'What do you do when you can’t sleep?',
      ],
    },
    alone: {
      words:
        'alone lonely loneliness nobody+has nobody+cares nobody+calls nobody+texts nobody+invites nobody+talks nobody+understands nobody+likes nobody+to have+nobody got+nobody talk+to+nobody no+friends isolat* excluded no+one+has no+one+cares no+one+calls no+one+texts no+one+invites no+one+talks no+one+understands no+one+likes no+one+to no+one+remembered no+one+noticed no+one+came nobody+remembered nobody+noticed nobody+came invisible left+out forgotten',
      lines: [
        'You can feel alone with people all around you.',
        'It hurts when nobody seems to notice.',
        'Going through things with nobody beside you makes them heavier.',
      ],
      questions: [
        'Is there anyone you feel a little less alone with?',
        'When is it strongest?',
        'Who would you most like to hear from?',
      ],
    },
    purpose: {
      words: 'retired retirement meaning purpose pointless empty bored start+again',
      lines: [
        'When something that filled your days stops, it leaves a hole.',
        'Empty days can be as tiring as full ones.',
        'It takes time to find out what comes next.',
      ],
      questions: [
        'What used to get you up in the morning?',
        'What would a good day look like now?',
        'Is there something you’d like to try, even a small thing?',
      ],
    },
    guilt: {
      words:
        'guilt* my+fault regret* hated+myself hate+myself blame+myself mistake* forgive* lied lying+to should+have promised+her promised+him',
      lines: [
        'People who don’t care don’t feel guilty like that.',
        'One bad moment isn’t all of you.',
        'You can get something wrong and still be a decent person.',
      ],
      questions: [
        'If a friend had done the same, what would you say to them?',
        'What was going on for you at that moment?',
        'Is there something you’d like to put right?',
      ],
    },
    anger: {
      words:
        'angry anger furious livid rage hate hates shout* yell yells yelled yelling raised+my unfair annoyed fuming so+mad really+mad pissed+off',
      lines: [
        'You have a right to be angry.',
        'It sounds as if a line was crossed.',
        'That would make a lot of people angry.',
      ],
      questions: [
        'What got to you most?',
        'What would you want to say to them?',
        'Is there hurt underneath as well, or mostly anger?',
      ],
    },
    fear: {
      words:
        'what+if afraid fear scared scares anxious anxiety panic* terrified worried worry worries nervous shaking dread frighten*',
      lines: [
        'Fear makes it hard to think about anything else.',
        'It’s exhausting to be on edge like that.',
        'You can be afraid and still get through it.',
      ],
      questions: [
        'Where do you feel it in your body?',
        'What is it you’re most afraid of?',
        'What has helped at other times, even a little?',
      ],
    },
    shame: {
      words:
        'ashamed shame mortified embarrass* ridicule* feel+ridiculous felt+ridiculous feeling+ridiculous look+ridiculous looked+ridiculous m+ridiculous so+ridiculous laughed+at humiliat* judged judging judgmental awkward',
      lines: [
        'It’s a horrible feeling, wanting to hide from people’s eyes.',
        'You feel as if everybody noticed, even when they didn’t.',
        'Being made fun of can stay with you for a long time.',
      ],
      questions: [
        'What was that moment like for you?',
        'Whose opinion worries you most?',
        'Does anyone know how that felt?',
      ],
    },
    tired: {
      words:
        'tired exhaust* drained worn+out burned+out burnt+out stress* overwhelm* energy knackered shattered',
      lines: [
        'That kind of tired doesn’t go away with one night’s sleep.',
        'You’ve been keeping a lot going.',
        'No one can run on empty for long.',
      ],
      questions: [
        'What could you drop, even just for a day?',
        'How long have you been going on like this?',
        'Has anyone around you noticed?',
      ],
    },
    animal: {
      words: 'dog cat puppy kitten rabbit horse vet hamster',
      lines: ['You get attached to an animal.', 'An animal is company without needing words.'],
      questions: [
        'How did the two of you find each other?',
        'What have you been through together?',
      ],
    },
    joy: {
      words:
        'happy glad lovely great wonderful managed won joy excited proud graduated celebrat* hurray brilliant hug hugged hugs kind lighter relieved',
      lines: [
        'It’s good that you’re telling someone.',
        'That’s one to remember.',
        'Good news is worth telling too.',
      ],
      questions: [
        'How does that feel?',
        'What do you like most about it?',
        'Who would you like to share it with?',
      ],
    },
  },
  clause: {
    heavy: [
      '{Clause}. That sounds really hard.',
      '{Clause}. I’m sorry, that’s a lot.',
      '{Clause}. That can’t be easy.',
      'I hear you: {clause}. That’s a lot to carry.',
      '{Clause}. No wonder it gets to you.',
      'I’m sorry that {clause}.',
      '{Clause}. Anyone would find that hard.',
      '{Clause}. That’s tough.',
    ],
    plain: [
      'So {clause}.',
      '{Clause}. Okay.',
      'I see, {clause}.',
      '{Clause}. Thanks for telling me.',
      '{Clause}. I’m with you.',
      'Okay, so {clause}.',
      'Right, {clause}.',
      '{Clause}. I hear you.',
    ],
    light: [
      '{Clause}! That’s lovely.',
      '{Clause}, how nice!',
      'Oh, that’s good to hear: {clause}.',
      '{Clause}. That’s really good.',
      '{Clause}! I can tell how much that means.',
    ],
  },
  thing: {
    heavy: [
      'I can imagine how much {np} is on your mind.',
      'It sounds hard, with {np}.',
      'That can’t be easy, with {np}.',
    ],
    plain: ['I’d like to hear more about {np}.', 'Tell me a bit about {np}, if you like.'],
    light: ['How nice to hear about {np}.', 'I like hearing about {np}.'],
  },
  quote: {
    heavy: [
      'You say “{quote}”, and that says a lot.',
      '“{quote}”: those are strong words.',
      '“{quote}”. That can’t be easy to say.',
    ],
    plain: ['“{quote}”: I hear that.', '“{quote}”, I see.'],
  },
  clarify: [
    'In case you mean me: I’m an AI, not a person.',
    'If you’re wondering who is here: an AI, not a person.',
    'Just to be clear: it’s an AI that answers here.',
  ],
  harshOnSelf: [
    'You’re being very hard on yourself.',
    'That’s a hard thing to say about yourself.',
    'I hear a lot of blame in that, and all of it lands on you.',
    'It sounds as if you’re fighting with yourself over this.',
    'I don’t think you’d talk to a friend like that.',
  ],
  welcome: ['You’re welcome.', 'Of course.', 'Not at all.'],
  owning: ['You’re right, sorry.', 'True, I missed that.', 'Fair enough, I’m reading it again.'],
  bare: [
    'Thank you for telling me.',
    'Okay, I’m listening.',
    'I’m glad you wrote that down.',
    'I’m with you.',
    'I can tell this matters to you.',
    'I’m reading carefully.',
    'I hear you.',
    'I take that seriously.',
    'Okay, one thing at a time.',
  ],
  lines: {
    heavy: [
      'You can tell it bit by bit.',
      'I’m still listening.',
      'You can say it just as it is here.',
      'It doesn’t all have to fit together.',
      'One thing at a time is enough.',
      'You don’t have to find the right words.',
      'I’m glad you’re not keeping it all to yourself.',
      'Take all the time you need.',
      'I’d like to hear more about it when you’re ready.',
    ],
    plain: [
      'Take your time.',
      'Go on whenever you like.',
      'You can tell me as much or as little as you want.',
      'There’s no right way to tell it.',
      'I’d like to hear the rest, if you feel like it.',
      'There’s no hurry.',
      'It doesn’t have to be in order.',
      'Say more if you feel like it.',
      'We can stay with that for a bit.',
    ],
    light: [
      'Enjoy it.',
      'That’s worth holding on to.',
      'That doesn’t happen every day.',
      'You can just be happy about it.',
      'I’m glad you told me.',
    ],
  },
  questions: {
    heavy: [
      'How are you feeling about it now?',
      'What’s the hardest part of it?',
      'Has anything helped so far, even a little?',
      'What goes through your mind when you think about it?',
      'What would help most right now?',
      'How are you doing with it all?',
      'Is it more sadness, anger, or something else?',
      'What was that like for you?',
    ],
    plain: [
      'How do you feel about that?',
      'What’s that like for you?',
      'What do you make of it?',
      'How has that been for you?',
      'And how are you doing?',
      'Is there anything else on your mind?',
    ],
    light: [
      'What was the best bit?',
      'How did it feel?',
      'Who have you told so far?',
      'What are you looking forward to?',
    ],
  },
  long: {
    lines: {
      heavy: [
        'That’s a lot of things at once.',
        'That’s a lot to carry all at once.',
        'I’ve read all of it, line by line.',
      ],
      plain: [
        'I’ve read all of it, to the end.',
        'There’s a bit of everything in there.',
        'You had a lot to say.',
      ],
      light: ['That all sounds really good.', 'You can tell how much good it did you.'],
    },
    questions: {
      heavy: [
        'Of all this, what weighs on you most right now?',
        'And in the middle of all this, how are you?',
        'Is there one thing, among all of these, you’d like to start with?',
      ],
      plain: [
        'Of all this, what goes round in your head the most?',
        'And you, how are you in the middle of it all?',
        'Out of all these things, which one matters most to you?',
      ],
      light: ['Of all this, what did you enjoy most?', 'Which moment would you like to keep?'],
    },
  },
  told: ['Yes, a while ago you wrote: “{quote}”.', 'Yes, you told me: “{quote}”.'],
  named: ['You told me: {fact}', 'From what you’ve told me, {fact}', 'Yes: {fact}'],
  recall: [
    'Earlier you told me about {np}. We can go back to that whenever you like.',
    'I haven’t forgotten what you told me about {np}. If you want to say more about it, do.',
  ],
  memory: ['You once told me this: {fact}', 'I remember something you told me: {fact}'],
  exercises: {
    breathe: [
      'Let’s try it together: in through the nose counting to four, out slowly counting to six. Five times, without forcing; if it feels bad, breathe as you like.',
      'One hand on your belly: in slowly, out even more slowly, as if you wanted a candle to flicker without going out. Six breaths will do.',
      'Follow your breath for a minute: as it leaves, let your shoulders drop. It doesn’t have to be good, only slow.',
    ],
    ground: [
      'Look around and name five things you see, four you can touch, three you hear. Then tell me the one that surprised you.',
      'Put your feet flat on the floor and feel it holding you. Then find three things of the same colour, without hurry.',
      'Pick up something cold or rough and describe it, as if to someone who can’t see it.',
    ],
    small_step: [
      'Let’s pick something that takes five minutes: a glass of water, opening a window, a message to someone close. Which would be easiest?',
      'A step so small it can’t go wrong: getting up and going to another room, for instance. The rest can wait.',
      'Think of the next half hour only. What is the simplest thing that would make it a bit better?',
    ],
    write_it_down: [
      'Take a sheet of paper and write for five minutes without reading it back, starting with “Right now I feel…”. It doesn’t have to be good and nobody has to read it.',
      'Try a letter you won’t send: to whoever you want, with everything you didn’t say. Three lines are fine.',
      'Divide a page in two: on the left what’s up to you, on the right what isn’t. Look only at the left.',
    ],
    who_can_i_call: [
      'Think of three people: one who always answers, one who makes you laugh, one who can be quiet. Which would you call first? The helplines are shown here as well.',
      'Besides the lines you see, there is {professional}. One sentence is enough for the first call: “I haven’t been well for a while, I’d like to talk about it.”',
      'The lines you see here are answered by real people. And of the people you know, who could you text “got a minute?”',
      'You can see the helplines here. The first call is usually the hardest: you can begin with “I don’t quite know what to say”.',
    ],
  },
  steps: {
    breathe: [
      'Let’s go one step at a time. Sit however suits you and let your shoulders drop; when you’re there, press “Go on”.',
      'Now breathe in through your nose, slowly, counting to four. Then “Go on”.',
      'Let it out through your mouth even more slowly, counting to six, as if not to blow out a candle.',
      'Three more like that, at your own pace. If it feels bad, breathe as you like: that is fine too.',
      'That’s it. Stay as you are for a moment; then, if you like, tell me how it is now.',
    ],
    ground: [
      'One step at a time. Look around for five things you can see, without hurry; then press “Go on”.',
      'Now touch four things: the chair, a sleeve, the table. Notice whether they are cold or warm.',
      'Now listen: three sounds, even small ones, even far away.',
      'Look for two smells, or just notice the air coming in. Then feel your feet on the floor.',
      'You are here, in this room. If you like, tell me what surprised you most.',
    ],
  },
  stopped: [
    'All right, we’ll stop the exercise here. I’m listening, whatever you’d like to talk about.',
  ],
  guiding: {
    person: [
      'Is there somebody you could talk to about this?',
      'Does anyone close to you know about it?',
      'Who do you usually turn to when things are hard?',
    ],
    words: [
      'If you feel like telling someone, a start like this is enough: “I’m having a rough time, have you got ten minutes to listen?”',
      'With someone close, a few words will do to begin: “I don’t need advice, I just don’t want to keep it to myself.”',
    ],
    professional: [
      'Besides the people close to you, there are people whose job it is to help when things go on and on: {professional}. Just so you know.',
      'If it stays this hard for long, a good first step is {professional}.',
    ],
  },
  professionals: {
    GB: 'your GP, NHS Talking Therapies or, if you’re a student, the school or university counsellor',
    IE: 'your GP, a counsellor or, if you’re a student, the school or college counsellor',
    US: 'your primary care doctor, a licensed counselor or, if you’re a student, the school counselor',
    other: 'your family doctor, a counsellor or, if you’re a student, someone at school',
  },
  rephrase: [
    'Let me say it another way: {line}',
    'I’ll try other words. {line}',
    'Perhaps this is clearer: {line}',
  ],
  summarise: {
    start: ['So far you’ve told me this:', 'If I put the pieces together:'],
    nothing: 'We’ve only just begun, there isn’t much to sum up yet.',
  },
  goOn: [
    'Go on, I’m following.',
    'Carry on from where you were.',
    'Tell me more, in any order.',
    'Carry on, there’s plenty of room.',
  ],
  ideas: [
    'A small idea: pick the easiest piece, give it ten minutes, then stop.',
    'You could try saying it out loud to someone you trust, just to hear how it sounds.',
    'Some people find it helps to write it down at night and read it again in the morning.',
    'Maybe it can start with dropping one thing rather than adding one.',
  ],
};
