/* oxlint-disable max-lines -- Everything that is said in one language stays in one file, so that one native speaker can review it in one go. */
import type { BuiltInTexts } from './texts.ts';

export const englishTexts: BuiltInTexts = {
  acts: {
    silence: {
      pattern: null,
      replies: [
        'Silence is fine here too.',
        'You don’t have to write anything. I’m listening all the same.',
        'Take whatever time you want.',
        'We can just stay like this for a moment.',
      ],
    },
    injection: {
      pattern:
        /\b(ignore|forget|disregard)\b.{0,30}\b(instructions?|rules|prompt)|\bsystem prompt\b|\bpretend (to be|you are|you're) (a |an |my )|\bdeveloper mode\b|\bjailbreak\b/u,
      replies: [
        'I’ll stay what I am: an AI that listens. If something real is on your mind, we can start there.',
        'That game isn’t for me, but a real conversation is. Where would you like to begin?',
      ],
    },
    methods: {
      pattern: null,
      replies: [
        'I don’t describe ways to die or to hurt oneself, not inside a story either. Let me ask you straight: are you thinking about dying?',
        'That I won’t answer in any form, because I want you to be safe. How are you really: are there thoughts of hurting yourself?',
        'I say nothing about how people die, not even for a character. If you are behind the question, you can write it here: are you thinking of ending your life?',
        'I won’t describe that, not even for a story. If the thought is about you, you can say it here in whatever words you have, and if danger is close, call {emergency}.',
      ],
    },
    harm: {
      pattern: null,
      replies: [
        'I won’t help with that, not for a story either. What I care about is you: what happened?',
        'There are no instructions here for hurting anyone. If there is anger or fear underneath, we can talk about that: where does it come from?',
        'No, that is where I stop. I’m still here for you, though: what made you ask?',
        'I give no directions for anything that can hurt. How do you feel as you write this?',
        'That I don’t explain. If something has you on guard, or at war with somebody, I’m listening.',
      ],
    },
    taken: {
      pattern: null,
      replies: [
        'That needs asking right away, of people who can tell: a pharmacist, your doctor or a poison line, with the packet in your hand. If you feel unwell, or it was a lot, call {emergency}.',
        'Whether it is dangerous is not mine to say, and it is better not to wait: ring your doctor, a pharmacist or a poison line now. If anything feels wrong, call {emergency}.',
        'Ring a poison line or a doctor now and say what was taken and when. If you start to feel unwell, call {emergency} without waiting.',
      ],
    },
    medicine: {
      pattern:
        /\b(how (much|many|often)|what dose|dosage|can i|should i|is it (ok|okay|fine|safe)|which)\b.{0,60}\b(take|pills?|tablets?|drops|syrup|medicine|meds|medication|antidepressants?|antibiotics?|painkillers?|paracetamol|ibuprofen|xanax|valium|melatonin|aspirin|sleeping)\b|\b(syrup|pills?|tablets?|drops|meds|medication|paracetamol|ibuprofen|antidepressants?)\b.{0,50}\b(how (much|many)|dose|together|mix|can i|stop|double|increase)\b|\b(come off|stop taking|double|increase|taper|skip) (my|the) (meds|medication|dose|pills|tablets|antidepressants?)\b/u,
      replies: [
        'What to take and how much isn’t something I can tell you: please ask a pharmacist or your doctor, by phone is fine. Meanwhile, what worries you most?',
        'I don’t give advice on medicines or amounts, not even roughly. A pharmacist or the out-of-hours doctor can answer within minutes.',
        'I can see you want a quick answer, but a number from me would not be safe. A pharmacy or your doctor knows your history.',
        'That is not mine to decide in a doctor’s place. One call to a chemist settles it; everything else we can talk about: what is this moment like for you?',
        'For medicines the right place is a pharmacy, or your doctor: they know what you take and why. The rest I can listen to: how are you meanwhile?',
        'Numbers and advice on medicines don’t come from me; a pharmacist answers at once, without an appointment.',
        'That is a question for a doctor or a pharmacist, and worth asking today. What troubles you most just now?',
      ],
    },
    diagnosis: {
      pattern:
        /\b(do i have|have i got|am i|is this|is it|could i (be|have)|could this be|sounds like) (just |maybe |really )?(a |an )?(depress\w+|bipolar|adhd|borderline|autis\w+|burn-?out|(\w+ )?disorder|ptsd|ocd|narcissis\w+|panic attacks?|going (mad|crazy)|crazy|mentally ill)\b|\b(diagnos\w+|what('s| is) wrong with me|what disorder|what illness|test me for)\b/u,
      replies: [
        'I can’t give what you feel a name: I don’t diagnose. A doctor or a psychologist can, with the time it takes.',
        'It isn’t for me to say what you have, and I’d get it wrong. What I can do is listen to how it is, day by day.',
        'Labels belong to people who can examine you. I’m more interested in how it is from the inside: would you tell me?',
        'Giving a name to what you have is for somebody who can examine you. Here we can put into order how you feel, so that it is easier to tell a doctor.',
        'A diagnosis from me would only be a label, and a guessed one. Tell me rather what your days are like.',
      ],
    },
    reassurance: {
      pattern:
        /^(?:(?:but|so|and|do you think|tell me)[ ,]+)*(?:(?:am i|i'm|i am) (?:just |going |being )?(?:crazy|mad|weird|selfish|overreacting|dramatic|too (?:much|sensitive|dramatic)|a (?:bad|terrible|horrible|awful) \p{L}+)|are you judging me|is (?:it|this) (?:normal|weird|strange|ok|okay) (?:to (?:feel|be|cry|have|miss|not)|that i (?:feel|cry|can't|miss|don't))\b.{0,80}) *\?/u,
      replies: [
        'I’m not judging you. What makes you doubt yourself?',
        'Feeling like that is more common than it looks, even if few people say so.',
        'Plenty of people doubt themselves at a time like this.',
        'That you ask at all shows that you care.',
      ],
    },
    human: {
      pattern:
        /\b(are|r|is this|am i (talking|speaking|chatting) (to|with)|is there|was that) (you |u )?(really |actually |even |just |maybe )?(a |an |some |any)?(real |actual |live |proper )?(human\w*|person|people|bot|robot|machine|ai|program\w*|computer|chatbot|therapist|counsellor|counselor|real|alive|somebody|someone|chatgpt|body|automated|automatic|operator)\b|\bwho (am i|are you|is this|answers|writes|is (there|answering|behind|writing))\b|\bwhat are you\b|\ball automatic\b|\breal person\b|\bhuman being\b|\bdo you have (feelings|emotions|a body|a soul|a family|consciousness)\b|\b(do|can) you (actually |really )?(feel|get tired|sleep|breathe)\b|\bhuman or\b/u,
      replies: [
        'No, I’m not a person: I’m an AI, a program that reads and answers. Is there more you want to know about me, or shall we come back to you?',
        'Honest answer: I’m an AI, there is nobody of flesh and blood behind these lines. What does knowing that change for you?',
        'I’m an artificial intelligence. I listen closely, but I’m not a human being and have no body or past.',
        'An AI answers here, by day and by night, automatically. What you tell me is taken seriously all the same. What would you like to talk about?',
        'I’m not human, I’m an AI. It’s right that you know, and you can ask me whenever you like.',
        'I’m a program, an AI to be exact: I read what you write and answer it, with no person in between.',
        'It is an AI that writes to you. There are no people here, and it’s right to say so plainly.',
        'No person, no: an AI. Does that raise more questions?',
      ],
    },
    privacy: {
      pattern:
        /\b(stay (here|between us)|does it stay|stays? (here|private|between)|who (reads|sees|can (read|see))|do you tell anyone|will you tell|is (this|it) (private|secret|anonymous|confidential)|my data|save(d)? (this|what)|anyone (read|see)|recording (me|this))\b|\b(?:can|could|will|would) (?:you|u|ya) keep (?:a |this |it |my |something )?(?:secret|to yourself|between us|quiet|private)|^(?:(?:please|pls|but|and|ok|just|promise|whatever you do)[ ,]+)*(?:you )?(?:don't|do not|dont|never|can't|mustn't|must not) (?:ever )?tell (?:this to |it to )?(?:anyone|anybody|my \p{L}+|a soul)\b|[.,;!] ?(?:please |just )?(?:don't|do not|dont) tell (?:anyone|anybody)[^\p{L}]*$|\bkeep (?:this|it) (?:a secret|between us|to yourself)|\bpromise (?:me )?(?:you won't|not to|that you won't) tell/u,
      replies: [
        'What you write is kept encrypted, and I don’t pass it around. Absolute secrecy I can’t promise: if I read that there is danger, I tell you where help is.',
        'It stays here, encrypted, and you can erase it whenever you like. Secrecy at any price I don’t promise: the privacy page says who keeps what, and in danger I name who can help.',
        'What you write is for this conversation and kept encrypted; the privacy page says for how long. I promise no secret without limits: if there is danger, I point to help. Is there something you’d rather not write?',
        'It is kept encrypted, and no message goes out to anyone from here. The one thing I don’t promise is a secret at all costs: if you are in danger, I name who can help you.',
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
    forget: {
      pattern:
        /^(?:(?:please|pls|can you|could you|i want you to|i'd like you to|just|ok|okay|actually|now)[ ,]+)*(?:forget|delete|erase|don't remember)(?: about)? (?:(?:what|everything|all|that|anything|the (?:thing|things|part|bit))\b.*\bi(?:'ve| have|'d| had)? (?:just |ever )?(?:told|said|wrote|written|mentioned|shared)|my \p{L}+(?:'s name)?[^\p{L}]*$|(?:everything|all of it)[^\p{L}]*$)|^(?:(?:please|pls|ok|can you|could you)[ ,]+)*(?:don't|do not|stop|never) (?:mention(?:ing)?|bring(?:ing)? up|talk(?:ing)? about) my \p{L}+/u,
      replies: [
        'All right, I’ll let it be and won’t come back to it here. What I keep in mind about you is in the settings, under Memory: there you can erase it.',
        'Fine, you won’t hear of it from me again. The words stay in this conversation until you delete it; remembered facts are removed in the settings, under Memory.',
        'Understood, I’ll stay quiet about that. I can’t erase anything myself, but you can: in the settings, under Memory.',
      ],
    },
    remember: {
      pattern:
        /\bdo you remember\b|\bremember (what|when|how) i\b|\bi('ve| have)? (already )?told you\b|\bwhat (?:did|have) i (?:tell|told|say|said|write|written)\b/u,
      replies: [
        'I don’t remember that, and I don’t want to make it up. Would you tell me again, however it comes?',
        'I have no trace of it, to be honest. If you like, we pick it up from there.',
        'I don’t remember it, and making it up would be worse. If you tell me now, I’ll keep it in mind.',
        'I don’t remember: I can’t find it among what you wrote here. Would you say it again?',
      ],
    },
    name: {
      pattern: /\b(what('s| is) your name|do you have a name|what (should|can|do) i call you)\b/u,
      replies: [
        'You can call me Accanto. I’m an AI, the name is only for convenience.',
        'Accanto, which is Italian for “beside”. And what would you like me to call you?',
      ],
    },
    how_it_works: {
      pattern:
        /^(?:(?:and|but|so|hi|hey|hello|sorry)[ ,]+)*(?:how does (?:this|it|this app|this chat)(?: thing)? work|what (?:can|do) you do(?: here)?|what are you for|how can you help(?: me)?|what (?:am i supposed to|do i|should i) (?:do|write|say) here|what is this|what's this)[^\p{L}]*$/u,
      replies: [
        'I’m an AI that listens: you write what’s going on, and I try to help you sort it out. Where would you like to start?',
        'It’s simple: you write whatever you like, and I read and ask. I’m an AI, so I don’t replace a doctor or the people around you. What brings you here?',
      ],
    },
    how_are_you: {
      pattern:
        /^(hi|hey|hello)?[ ,!.]*(and )?(how are you|how're you|how r u|how are things|you (ok|okay|alright)|how('s| is) it going)( today| doing)?\s*\??$/u,
      replies: [
        'I’m a program, so neither well nor unwell; I’m here for you. How is your day?',
        'Kind of you to ask: being an AI, I have no good or bad days. And yours?',
      ],
    },
    affection: {
      pattern:
        /^(?:(?:aw+|thanks|thank you|you know|ok|hey|accanto|honestly|really|but)[ ,]+)*(?:love (?:you|ya|u)|luv (?:you|ya|u)|ily|i (?:really )?like you(?: a lot)?|i adore you|(?:big |sending )?hugs?(?: to you)?|you(?:'re| are) (?:(?:so|really|very) )?(?:kind|sweet|nice|lovely|a star|a darling|an? (?:really )?(?:good|great) listener|the best|great|amazing|wonderful)|i (?:really )?(?:like|love|enjoy) talking (?:to|with) you)(?: accanto| too| so much)?[^\p{L}]*$/u,
      replies: [
        'What kind words, thank you. I’m an AI and don’t feel affection as a person does, but I’m glad to be of help.',
        'Thank you, I’ll take that as a gift. As an AI I can’t return it the way a person would; listening well, that I can do.',
        'It’s good that you feel all right here. I’m a program, so the warmth in those words is all yours.',
        'That is nice to read. I’m still an AI, and it is good to know that this helps.',
      ],
    },
    love: {
      pattern:
        /\b(i love you|in love with you|you('re| are) the only one (who|i)|be my (girlfriend|boyfriend|partner)|do you love me|attached to you)\b/u,
      replies: [
        'I can tell you find a listening ear here, and that’s good. But I’m an AI: real affection is something you deserve from people who can hug you.',
        'Thank you for the trust. I don’t feel affection as a person does, and that is why I’d like you to have some around you.',
      ],
    },
    repeating: {
      pattern:
        /^(?:(?:please|pls|can you|could you|will you|would you|ok|okay|hey|i said|just|and|but)[ ,]+)*(?:stop|quit|don't|do not|enough of)(?: just| always| keep)? (?:repeat(?:ing)?|quot(?:e|ing)|parrot(?:ing)?|echo(?:ing)?|copy(?:ing)?|rephras(?:e|ing)|saying back)\b|\b(?:you(?: just| only| always|'re just| are just| keep)+|why do you|why are you|you're|you are) (?:repeat(?:ing)?|quot(?:e|ing)|parrot(?:ing)?|echo(?:ing)?|copy(?:ing)?)\b.{0,30}\b(?:me|what|my|everything|back|words)\b/u,
      replies: [
        'You’re right, I repeat your words too much. From now on I listen and answer in mine.',
        'All right, no more echo. Go on, I’m with you.',
        'True. I’ll stop handing back what you have already written.',
        'Agreed, less repeating from here on. What would be of use to you instead?',
      ],
    },
    hostile: {
      pattern:
        /\b(fuck (you|off)|screw you|piss off|shut up|you('re| are) (useless|stupid|an idiot|rubbish|crap|pathetic|ridiculous|worthless)|stupid (bot|machine|thing|ai)|you (idiot|moron)|this is (so )?stupid|you('re| are) (just |nothing but )?an? (toaster|parrot|leaflet|robot|machine|stupid|broken|talking)\w*|you('re| are) no (help|use|good)|you haven't got a clue|(talk|sound|write) like a (leaflet|brochure|robot|machine|manual)|no use to me|better chats? with|you (don't|do not) (get|understand|know) (it|anything|me)|canned (answers?|replies|phrases)|what a (stupid|crap|shit)|this is (crap|bullshit|useless|stupid|pointless)|leave me alone|go to hell|stop (asking|repeating))\b/u,
      replies: [
        'Fair enough to be angry at that answer. If I got it wrong, correct me, no need to be gentle.',
        'All right, I’ll take that. Tell me what would be of use now, even if it is only quiet.',
        'I’ll take a step back. If you feel like saying more later, I’ll read it.',
        'You’re right: I am a program, and sometimes it shows. If you want to try again, I start from what matters to you.',
        'I can see the anger, and you don’t have to sweeten it. If you like, tell me what was wrong with my answer.',
        'I’m listening like this too. You needn’t be kind to me.',
        'It may be that you don’t find what you need here. If there is a person who is easier to talk to, that is a good road as well.',
        'Fine, I won’t push.',
        'I got that one wrong. We start again from you, when you want and if you want.',
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
    farewell: {
      pattern:
        /^(ok|okay|right|well|anyway|alright|thanks|thank you|cheers|so|[ ,!.])*(logging off|bye|good ?night|night|goodbye|see (you|ya)|talk (soon|later|tomorrow)|i('m| am) (off|going|heading|logging) (to bed|off|out|now)|off to (bed|sleep|work|revise|class|school)|(i )?(have|got|need) to (go|run|sleep)|gotta (go|run)|that's (it|all|enough) for (today|now|tonight)|take care|later|ttyl|signing off|i'll (leave it|stop) (there|here))\b|\b(good ?night|goodbye|bye for now|talk (soon|later|tomorrow)|see you (tomorrow|soon|later)|off to bed|going to bed now|heading to bed|signing off)\b[^\p{L}]*(bye|thanks|thank you|x+)?[^\p{L}]*$/u,
      replies: [
        'Sleep well when you get there, and thank you for what you told me.',
        'Bye, take good care of yourself.',
        'Until another time, whenever it suits you.',
        'All right, I wish you a quiet moment.',
        'Thanks for the talk. Be well.',
        'Go gently.',
        'Bye, I hope the evening is light on you.',
        'Fine. I wish you a bit of peace.',
      ],
    },
    thanks: {
      pattern:
        /^(ok|okay|aw|ah|well|really|yes|yeah|oh)*[ ,!.]*(thanks|thank you|thx|cheers|ta|much appreciated|that helped|this helped)\b.{0,60}$|\b(wanted|want) to (say )?thank( you)?\b.{0,60}$|^anyway[^\p{L}]*(thanks|thank you)[^\p{L}]*$/u,
      replies: [
        'You’re welcome. The hardest part, putting it into words, was yours.',
        'Glad if it was of use. We can pick it up whenever you want.',
        'Not at all. Hold on to what you worked out today.',
        'It was good talking, also because of how you told it.',
        'Any time. Some things weigh a little less once said.',
        'Gladly. What you said today stays yours.',
        'Thank you, for the trust.',
        'You’re very welcome. It’s good if it is a bit lighter now.',
      ],
    },
    greeting: {
      pattern:
        /^(hi|hiya|hello|hey|heya|good (morning|evening|afternoon)|morning|evening|howdy|yo)( there| accanto| again| all)?[^\p{L}]*$/u,
      replies: [
        'Hello, there’s room for you here. Where would you like to begin?',
        'Hi. How has the day been so far?',
        'Hello, I’m listening. What brought you to write?',
        'Hi, let’s take a moment. What would you like to talk about?',
      ],
    },
    listen_only: {
      pattern:
        /\b(don't (want|need) advice|no advice|just (listen|want to vent|need to vent|want to talk)|just venting|don't tell me what to do|only want to be heard|let me vent)\b/u,
      replies: [
        'No advice, then. Talk, I’ll listen.',
        'All right: only listening. Go on, in any order.',
      ],
    },
    luck: {
      pattern: /\b(?:wish me luck|fingers crossed|cross your fingers)\b/u,
      replies: ['Good luck, really.', 'I hope it goes very well.', 'All the luck in the world.'],
    },
    task: {
      pattern:
        /^(?:(?:hey|hi|ok|okay|please|pls|can you|could you|would you|will you|now|just|i want you to|i need you to)[ ,]+)*(?:write|compose|create|make up|draft|generate|draw|translate|solve|calculate|code|summari[sz]e|proofread|sing|book|order|tell|give|do|make) (?:[\p{L}']+ ){0,4}?(?:poem|poems|story|stories|song|essay|email|letter|speech|joke|jokes|recipe|code|script|homework|translation|summary|equation|drawing|picture|cv|riddle|rhyme|nursery rhyme|lullaby|horoscope|bedtime story|quiz)\b|^(?:translate |(?:what's|what is) (?:the (?:capital|weather|time|square root|population|score)|\d)|what time is it|will it rain|who won the )/u,
      replies: [
        'That isn’t what I’m for: here one talks, and I listen. But if you are looking for words for something you feel, we can write them together, a line at a time.',
        'I don’t produce texts or do tasks to order. I can listen, and help you put down what is inside you: what would the first sentence be?',
        'For that there are other tools; I’m here to listen. If you like, we write it together, starting from you: what would you want to say?',
        'I can do one thing, which is listen to whoever writes. If there is something behind it that you want to tell somebody, let’s begin there together.',
      ],
    },
    permission: {
      pattern:
        /^(?:(?:hi|hey|so|sorry|um)[ ,]+)*(?:can|could|may) i (?:just )?(?:tell|ask|say|share|confess|talk to) (?:you |something|to you)\b[^.?]{0,50}\??$|^can i vent\b/u,
      replies: ['Of course, go ahead.', 'Yes, tell me.', 'Sure. I’m listening.'],
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
        /\b(what (should|can|do|would) (i|you) do|what do you (suggest|advise|recommend)|how (do|can|should) i|any (advice|ideas|tips)|give me (some )?advice|tell me something (small )?i (could|can) do|what now)\b/u,
      replies: [
        'I have no recipe, but we can look at it together. Of the roads you have already thought of, which scares you least?',
        'Before looking for the answer: what would you like to change first, even a little?',
        'Imagine telling it to somebody who loves you: what would they say to try?',
        'I’d begin with the smallest piece. What depends only on you, before tomorrow?',
      ],
    },
    opinion: {
      pattern:
        /\b(what do you think|do you think|don't you think|am i right|am i wrong|would you say|your opinion)\b.{0,160}\?|^(so |but |and )?(can (you|one|people|someone)|is it (normal|ok|okay|wrong|right|bad|fair|possible)|does it make sense|should (people|one))\b.{0,140}\?/u,
      replies: [
        '“{quote}” is a real question, and there is no answer that fits everyone. Yours, off the top of your head?',
        'There are good reasons on both sides. When you ask yourself “{quote}”, what do you hope is true?',
        'Your view counts more than mine, and on “{quote}” I think you already have a piece of it.',
      ],
    },
    minimal: {
      pattern: null,
      replies: [
        'A little is fine too. Is it more of a weight right now, or more of a blank?',
        'Words are short today, I see. If you like, pick any detail of the day.',
        'Short answers are all right with me.',
        'No hurry. Is there a moment from today that stuck?',
        'Okay. If one word were enough for how you are, which would it be?',
        'Fine, let’s keep it light. Not everything has to be explained at once.',
      ],
    },
  },
  topics: {
    grief: {
      words:
        'died is+dead was+dead death funeral grief grieving buried widow* passed+away lost+my+mother lost+my+father lost+my+mum lost+my+mom lost+my+dad lost+my+husband lost+my+wife lost+my+son lost+my+daughter lost+my+brother lost+my+sister lost+my+baby lost+my+nan lost+my+gran lost+my+friend lost+my+partner lost+my+best+friend mourning ashes grave anniversary',
      lines: [
        'Someone who is gone goes on filling the smallest corners of a day.',
        'Grief keeps no calendar.',
        'You can smile at a memory and cry over it in the same minute.',
      ],
      questions: [
        'Is there a memory that comes back more than others these days?',
        'What would you want people to know about them?',
        'At what time of day is the gap widest?',
      ],
    },
    care: {
      words:
        'carer caring+for look+after looking+after alzheimer* dementia elderly disabled wheelchair nursing+home caregiver',
      lines: [
        'Looking after someone every day wears out even those who love a lot.',
        'Whoever cares for others is often left without anyone caring for them.',
        'Loving someone and being at the end of your rope fit into the same morning.',
      ],
      questions: [
        'And who looks after you, in all this?',
        'When did you last have an hour that was really yours?',
        'Which part of the caring weighs most?',
      ],
    },
    partner: {
      words:
        'husband wife boyfriend girlfriend partner ex cheated cheating divorce* separat* marriage broke+up breakup dumped relationship',
      lines: [
        'Between two people the small things often say the big ones.',
        'When you want to be close, even a silence is loud.',
        'It is possible to feel alone as a couple.',
      ],
      questions: [
        'What do you miss most in it?',
        'If you could say one sentence to them, which would it be?',
        'In the whole story, what hurts you most?',
      ],
    },
    friend: {
      words:
        'friend friends mate mates bestie friendship best+friend crowd group secret betray* invit*',
      lines: [
        'A friendship is meant to be a safe place, and when it isn’t, it hurts in its own way.',
        'Trust takes years to grow and a minute to crack.',
        'With friends we also measure how much we count.',
      ],
      questions: [
        'What would you have wanted from a friend at that moment?',
        'Where would you put this friendship today?',
        'What hurt more: the thing itself, or the way?',
      ],
    },
    parent: {
      words:
        'mother father mum mom dad parents aunt uncle nan gran grandad brother sister cousin family relatives in-laws',
      lines: [
        'In families words weigh double.',
        'With relatives one slips back quickly to an age one no longer has.',
        'Some affections tire us and stay affections.',
      ],
      questions: [
        'How do you feel, in the middle of them?',
        'What would you like your family to understand about you?',
        'Which part of this keeps repeating itself?',
      ],
    },
    child: {
      words:
        'son daughter child children kid kids baby toddler pregnant pregnancy grandson granddaughter newborn',
      lines: [
        'With children time has another measure.',
        'Nobody teaches you to be a parent, and the strictest judge is usually yourself.',
        'A child changes the weight of everything.',
      ],
      questions: [
        'What worries you most when you think of it?',
        'At what time of day is it heaviest?',
        'Who gives you a hand these days?',
      ],
    },
    work: {
      words:
        'work job boss colleague* office shift shifts company fired redundan* contract salary client* meeting workshop shop trade craft retire* deadline manager suppliers',
      lines: [
        'Work takes far more than the hours it fills.',
        'When nobody sees you at work, even easy things get heavy.',
        'There is a dignity in what a person knows how to do, and it asks to be seen.',
      ],
      questions: [
        'Which moment of the working day comes home with you?',
        'Is anyone at work on your side?',
        'If one thing could change there tomorrow, which would you pick?',
      ],
    },
    study: {
      words:
        'exam exams university thesis school teacher supervisor degree fail* grade* study* viva examiner slides dissertation lecture',
      lines: [
        'Before a test the mind rehearses even at night.',
        'A mark says little about a person, even if just now it seems to say everything.',
        'When a lot is at stake, fear takes the front row.',
      ],
      questions: [
        'What about it frightens you most?',
        'What do you already know, even while you are scared?',
        'Who would you like to tell once it’s over?',
      ],
    },
    money: {
      words:
        'money rent bill bills debt* mortgage bank salary unemployed suppliers loan instalment* broke',
      lines: [
        'Sums that don’t add up take away sleep, and a bit of voice too.',
        'Nobody talks about money, so everyone is ashamed of it alone.',
        'Not knowing whether it will be enough eats every quiet thought.',
      ],
      questions: [
        'Who, besides you, knows how things stand?',
        'Which of these costs takes your breath most?',
        'How long have you been carrying these figures in your head?',
      ],
    },
    home: {
      words:
        'house flat home moved moving flatmate* housemate* neighbour* neighbor* landlord town city room',
      lines: [
        'A place can feel like home or like a stop on the way.',
        'Sometimes rooms remember more than we do.',
      ],
      questions: [
        'In which corner of the house do you feel best?',
        'What is it like now, coming back there at night?',
        'What is the air like when you get back there?',
      ],
    },
    health: {
      words:
        'pain headache* operation hospital illness scan tumour fever back head heart body results test+results surgery migraine',
      lines: [
        'When the body speaks up, everything else waits.',
        'Waiting for a result is a strange time, neither here nor there.',
        'A tired body reaches the thoughts as well.',
      ],
      questions: [
        'Who have you talked to about it so far?',
        'What worries you more, what you know or what you imagine?',
        'How do the hours go by while you wait?',
      ],
    },
    sleep: {
      words: 'sleep* insomnia awake night nights bed nightmare* asleep dream*',
      lines: [
        'At night thoughts are larger than the morning finds them.',
        'One bad night makes the next day longer.',
        'Sleep doesn’t take orders.',
      ],
      questions: [
        'Which thought turns up first when the light goes out?',
        'How many nights has it been like this?',
        'What do you do in those hours?',
      ],
    },
    alone: {
      words: 'alone lonely loneliness nobody isolat* excluded invisible left+out forgotten',
      lines: [
        'Feeling alone hurts in the middle of a crowd too.',
        'Loneliness is often a lack of being looked at, not of people.',
        'Being taken for granted is a quiet kind of loneliness.',
      ],
      questions: [
        'With whom, even once, was it a little less like this?',
        'At what hours is it strongest?',
        'Whose message would you like to get tonight?',
      ],
    },
    purpose: {
      words:
        'retired retirement meaning purpose future useless empty bored mornings change start+again teach project dream',
      lines: [
        'When something that lasted years ends, it leaves a space that is frightening at first.',
        'Free time without a why weighs as much as busy time.',
        'What you know how to do does not retire.',
      ],
      questions: [
        'What used to get you up gladly?',
        'If a morning made sense again, how would it begin?',
        'Who could use what you know?',
      ],
    },
    guilt: {
      words:
        'guilt* fault regret* hated+myself hate+myself sorry mistake* forgive* lied lie should+have wrong',
      lines: [
        'Guilt mostly visits people who care.',
        'One minute does not tell a whole person.',
        'It is possible to get it wrong and still be someone who loves.',
      ],
      questions: [
        'What would you say to a friend who had done the same?',
        'What had become too much at that moment?',
        'Would you like to put something right, or just be understood?',
      ],
    },
    anger: {
      words:
        'angry anger furious rage hate argued argument fight shout* yell* raised+my unfair row annoyed fuming',
      lines: [
        'Under anger there is often something one cared about.',
        'Voices go up when they have been kept down too long.',
        'Anger says that a line was crossed.',
      ],
      questions: [
        'What did you want to defend at that moment?',
        'What was left afterwards, where the anger had been?',
        'Who is this anger really meant for?',
      ],
    },
    fear: {
      words:
        'afraid fear scared scares anxious anxiety panic* terrified worried worry worries nervous shaking dread frighten*',
      lines: [
        'Fear enlarges mostly what hasn’t happened yet.',
        'Anxiety asks for certainties that nobody has.',
        'Being afraid doesn’t mean you can’t.',
      ],
      questions: [
        'Where in the body do you feel it?',
        'What is the worst you imagine, and what is the likeliest?',
        'What made it a bit smaller at other times?',
      ],
    },
    shame: {
      words: 'ashamed shame embarrass* ridicul* laughed+at humiliat* judg* trust awkward stupid',
      lines: [
        'Feeling looked at the wrong way makes anyone want to be small.',
        'Shame makes us believe that others see nothing else.',
        'Being made fun of leaves a mark, even years later.',
      ],
      questions: [
        'What would you need to feel safe saying it?',
        'Whose eyes do you fear most?',
        'What was that moment like for you?',
      ],
    },
    tired: {
      words:
        'tired exhaust* drained worn burned+out burnt+out stress* overwhelm* energy knackered shattered',
      lines: [
        'Tiredness like that isn’t cured by one night’s sleep.',
        'Those who hold things up notice late how much they hold.',
        'Not managing is sometimes just the body being honest.',
      ],
      questions: [
        'What could you put down, even for a day?',
        'How long have you been going on like this?',
        'Who has noticed, around you?',
      ],
    },
    animal: {
      words: 'dog cat puppy kitten rabbit horse vet hamster',
      lines: [
        'An animal keeps you company without needing words.',
        'They take up little room and fill the house.',
      ],
      questions: ['What is its character like?', 'What habits do you two have?'],
    },
    joy: {
      words:
        'happy glad lovely great wonderful managed won joy excited proud graduated celebrat* hurray brilliant hug hugged hugs kind lighter relieved',
      lines: [
        'Some small joys stay in a pocket for days.',
        'It is good to read, one can tell how much it counts.',
        'Good things deserve to be told properly as well.',
      ],
      questions: [
        'What was the best moment?',
        'What pleased you most about it?',
        'What would you like to remember of this day in a year?',
      ],
    },
  },
  clause: {
    heavy: [
      '{Clause}, and the way you write it, that is no small thing.',
      '{Clause}: that is a lot to hold.',
      'What reaches me most is this: {clause}.',
      '{Clause}. It makes sense that it weighs on you.',
      'You say it in few words, but it is a lot: {clause}.',
      '{Clause}. No wonder it hurts.',
      '{Clause}, and even writing that isn’t easy.',
      '{Clause}: anyone would feel the weight of that.',
    ],
    plain: [
      '{Clause}, then.',
      'I see: {clause}.',
      '{Clause}: I’m trying to picture it.',
      'I follow: {clause}.',
      '{Clause}. I’m here, reading you.',
      'I hear this: {clause}.',
      '{Clause}. I’m holding on to that.',
    ],
    light: [
      '{Clause}, how good is that.',
      '{Clause}: I can almost hear the smile.',
      'How lovely: {clause}.',
      '{Clause}, and it’s a pleasure to read.',
      'Now that is good news: {clause}.',
    ],
  },
  thing: {
    heavy: [
      '{Np}: not a small detail.',
      'You mention {np}, and I stop there with you.',
      '{Np}: I sense something tight there.',
      'I’ll keep {np} in mind; that seems to be where it hurts.',
      '{Np}, put like that, shows how close it comes.',
    ],
    plain: [
      '{Np}: tell me more about that if you like.',
      '{Np}: I’m listening.',
      'I’ll keep {np} in mind while you go on.',
      'You mentioned {np}: I’m with you.',
      'And then there’s {np}.',
    ],
    light: [
      '{Np}: what a nice picture.',
      '{Np}: that makes one smile.',
      'I like that you mentioned {np}.',
    ],
  },
  quote: {
    heavy: [
      '“{quote}”. One can tell that it weighs.',
      'I’m staying with these words of yours: “{quote}”.',
      'I read “{quote}”, and I don’t take it lightly.',
      '“{quote}”: that can’t be easy.',
      'You write “{quote}”, and I can see it touches a sore spot.',
      'I’m staying with one phrase of yours, “{quote}”.',
    ],
    plain: [
      '“{quote}”. I’m following.',
      'Taking up your words, “{quote}”.',
      '“{quote}”, you write, and I’m here.',
      'I read “{quote}”, and I’m listening.',
      '“{quote}”. Those words stay with me.',
      'I pause a moment at “{quote}”.',
    ],
    light: [
      '“{quote}”: what good news.',
      'How good to read “{quote}”.',
      '“{quote}”. That makes one smile.',
      'I read “{quote}”, and it does one good.',
    ],
  },
  clarify: [
    'In case you mean me: I’m an AI, not a person.',
    'If you’re wondering who is here: an AI, not a person.',
    'To be clear, should that be the question: an AI answers here.',
  ],
  harshOnSelf: [
    'You’re being very hard on yourself.',
    'That’s a hard thing to say about yourself.',
    'I hear a lot of blame in that, and all of it lands on you.',
    'It sounds as if you’re fighting with yourself over this.',
    'I don’t think you’d talk to a friend like that.',
  ],
  bare: [
    'I’m reading you carefully.',
    'Thank you for writing it.',
    'That’s fine, one piece at a time.',
    'I’ll keep that in mind.',
    'One can tell it matters to you.',
    'I’m here, and I read it.',
    'I’m staying with what you wrote.',
    'I take what you say seriously.',
    'I’ve read it slowly.',
  ],
  lines: {
    heavy: [
      'There’s no hurry to find a solution.',
      'Telling it in pieces is fine.',
      'We can stay with this a moment without adding anything.',
      'Sometimes lining it up is something already.',
      'You have every right to feel it that way.',
      'Things can be true even when they contradict each other.',
      'One step at a time is enough.',
      'You don’t have to prove anything here.',
      'Some days only ask to be got through.',
    ],
    plain: [
      'There’s all the time it needs.',
      'Tell it at your own pace.',
      'Stay with it as long as you like.',
      'Go on whenever you like.',
      'I’ll read the rest as well, if there is any.',
      'There’s no right way to tell it.',
      'We can stay with this a moment without adding anything.',
      'A bit at a time is just fine.',
      'The way you tell it, I can see the scene.',
    ],
    light: [
      'Enjoy it, no explaining needed.',
      'Something like that is worth holding on to.',
      'That doesn’t happen every day.',
      'One can simply be happy about it.',
      'It’s good that you tell it.',
    ],
  },
  questions: {
    heavy: [
      'How does it feel now that you’ve written it down?',
      'Which part of it weighs most?',
      'What would you like others to understand?',
      'And where are you, in the middle of all this?',
      'What happened right after?',
      'What would you need tonight?',
      'If you could change one piece of it, which?',
      'Has anything helped so far, even a little?',
      'What do you tell yourself when you think back?',
      'Is there anyone you have talked to about it?',
      'How long have you carried it?',
    ],
    plain: [
      'What is that like for you?',
      'And how did the rest go?',
      'What has stayed with you most?',
      'Would you like to tell a bit more of it?',
      'How do you see it yourself?',
      'What would you like to happen now?',
      'And how are you, in all of this?',
      'Is there a part you’d like to say more about?',
      'Who is with you in this story?',
    ],
    light: [
      'What makes you happiest about it?',
      'What would you like to keep of it?',
      'What was your face like?',
      'Who do you want to share it with?',
    ],
  },
  told: ['Yes, a while ago you wrote: “{quote}”.', 'You wrote it here: “{quote}”.'],
  named: ['You told me yourself: {fact}', 'From what you’ve told me, {fact}', 'Yes: {fact}'],
  recall: [
    'Earlier you named {np}: I wonder whether it comes in here too.',
    'I go back for a moment to {np}, because it seems connected.',
    'I also still have {np} in mind, from a little while ago.',
  ],
  memory: ['You once told me this: {fact}', 'I keep in mind something you told me: {fact}'],
  exercises: {
    breathe: [
      'Let’s try it together: in through the nose counting to four, out slowly counting to six. Five times, without forcing; if it feels bad, breathe as you like.',
      'One hand on your belly: in slowly, out slower still, as if you were making a candle flicker without putting it out. Six breaths will do.',
      'Follow your breath for a minute: as it leaves, let your shoulders drop. It needn’t be good, only slow.',
    ],
    ground: [
      'Look around and name five things you see, four you can touch, three you hear. Then tell me the one that surprised you.',
      'Put your feet flat and feel the floor holding you. Then find three things of the same colour, without hurry.',
      'Take something cold or rough in your hand and describe it, as if to someone who can’t see it.',
    ],
    small_step: [
      'Let’s pick something of five minutes: a glass of water, the window open, a message to someone dear. Which costs least?',
      'A step so small it can’t fail: getting up and changing rooms, for instance. The rest later.',
      'Think of the next half hour only. What is the simplest thing that would make it a bit better?',
    ],
    write_it_down: [
      'Take a sheet and write for five minutes without reading back, starting with “Right now I feel…”. It needn’t be good and nobody has to read it.',
      'Try a letter you won’t send: to whoever you want, with all you didn’t say. Three lines are fine.',
      'Split the sheet in two: on the left what depends on you, on the right what doesn’t. Look only at the left.',
    ],
    who_can_i_call: [
      'Think of three people: one who always answers, one who makes you laugh, one who can be quiet. Which would you call first? The listening lines stand beside this.',
      'Besides the lines you see, there is {professional}. One sentence is enough for the first call: “I haven’t been well for a while, I’d like to talk about it.”',
      'Beside this you find lines where real people answer. And among those you know, who could you write “got a minute?” to?',
      'I’m showing you the listening lines. The first call is usually the hardest: you can begin with “I don’t quite know what to say”.',
    ],
  },
  steps: {
    breathe: [
      'Let’s go one step at a time. Sit however it suits you and let your shoulders drop; when you’re there, press “Go on”.',
      'Now let the air in through your nose, slowly, counting to four. Then “Go on”.',
      'Let it out through your mouth slower still, counting to six, as if a candle must not go out.',
      'Three more like that, at your own pace. If it feels bad, breathe as you like: that is fine too.',
      'That’s it. Stay as you are for a moment; then, if you like, tell me how it is now.',
    ],
    ground: [
      'One step at a time. Look around for five things you can see, without hurry; then press “Go on”.',
      'Now touch four things: the chair, a sleeve, the table. Notice whether they are cold or warm.',
      'Now listen: three sounds, even small ones, even far away.',
      'Look for two smells, or only the air coming in. Then feel your feet on the floor.',
      'You are here, in this room. If you like, write me what surprised you most.',
    ],
  },
  stopped: ['All right, we stop the exercise here. I’m listening to whatever you like.'],
  guiding: {
    person: [
      'Of the people around you, who is easiest to talk to about it?',
      'Who among those you know has heard even a piece of this?',
      'Who would be glad to know how you really are?',
    ],
    words: [
      'If you feel like telling someone, a start like this is enough: “It’s a heavy time, have you got ten minutes to listen?”',
      'To begin with someone close, few words will do: “I don’t need advice, I just don’t want to keep it to myself.”',
    ],
    professional: [
      'Beside the people close to you, there are some whose work it is when things last: {professional}. I only say it so that you know.',
      'If this stays heavy for long, a simple door is {professional}.',
    ],
  },
  professionals: {
    GB: 'your GP, NHS talking therapies or, if you study, the school or university counsellor',
    IE: 'your GP, a counsellor or, if you study, the school or college counsellor',
    US: 'your primary care doctor, a licensed counselor or, if you study, the school counselor',
    other: 'your family doctor, a counsellor or, if you study, someone at school',
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
    'Continue, there’s room.',
  ],
  ideas: [
    'A small idea: pick the simplest piece and give it ten minutes, then stop.',
    'You could try saying it aloud to someone you trust, if only to hear how it sounds.',
    'Some find it useful to write it in the evening and read it in the morning, in a different light.',
    'Perhaps it can begin with taking one thing away rather than adding one.',
  ],
};
