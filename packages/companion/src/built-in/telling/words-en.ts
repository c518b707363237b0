import type { TellingWords } from './words.ts';

const other =
  '(?:he|she|they|my \\w+(?: \\w+)?|mum|mom|dad|gran|nan|boss|coach|the \\w+|someone|everyone)';

export const englishTelling: TellingWords = {
  shortly: {
    heavy: [
      'I’m sorry. That’s a lot.',
      'That sounds hard.',
      'I can see why that weighs on you.',
      'That must hurt.',
      'No wonder that’s on your mind.',
      'I’m taking that in.',
    ],
    plain: [
      'I see what you mean.',
      'Okay, I’m with you.',
      'Yes, I get that.',
      'All right.',
      'Ah, okay.',
      'Right, I’m following.',
    ],
    light: ['Oh, how nice.', 'That’s lovely to hear.', 'I like that.', 'Good for you.'],
  },
  echo: {
    heavy: [
      '{Clause}… that can’t be easy.',
      '{Clause}. I can see that weighs on you.',
      '{Clause}. That’s hard.',
    ],
    plain: [
      '{Clause}, okay.',
      'Ah, {clause}.',
      '{Clause}… I see.',
      '{Clause}, right.',
      'Okay: {clause}.',
      '{Clause}. I’m following.',
    ],
    light: ['{Clause}, how nice.', '{Clause}! I like that.', '{Clause}. Lovely.'],
  },
  spoken: [
    '“{quote}”: words like that stay with you.',
    '“{quote}”… I can imagine how that landed.',
  ],
  insulted: [
    'That’s a cruel thing to be told.',
    'Nobody should have to hear that about themselves.',
    'Words like that hurt, whoever says them.',
  ],
  asked: {
    taken: [
      'I don’t have an answer ready for that.',
      'That’s a fair thing to ask.',
      'I can see why you’re asking.',
    ],
    questions: ['What makes you wonder?', 'What brought it up?', 'What would you say yourself?'],
  },
  answered: {
    heavy: [
      'I’m sorry to hear that.',
      'Yes, I can see why.',
      'That says a lot.',
      'I understand it a bit better now.',
      'That makes sense, and it’s a lot.',
      'That’s hard.',
    ],
    plain: [
      'That makes sense.',
      'Okay, got it.',
      'Right, I see.',
      'Fair enough.',
      'Okay, I’m following.',
      'Ah, I see.',
    ],
    light: ['That sounds good.', 'I’m glad.', 'That’s a nice answer.', 'Glad to hear it.'],
  },
  noted: ['I’m listening.', 'I’m following.', 'Go on, if you like.', 'I’m with you so far.'],
  unquotable:
    /^(?:that|because|cos|if|when|since|until|till|from|at|in|on|mostly|only|like|about|or|so|um|no|yeah|yes|but|and|to|of|for|with|it's|its|just|what|idk|omg)\b|\b(?:called|name|you|youre|you're|u|ur|your|lol|haha|ffs|nothing is|fine)\b|\b(?:gonna|wanna|gotta|going)$/u,
  days: {},
  things: [
    {
      sign: /\b(?:miscarr\w*|stillborn|lost (?:the|our|my|a) baby)\b/u,
      questions: ['How are you coping, these days?', 'Who knows how much it hurts?'],
      remarks: ['However short it was, it was your baby.', 'It is a real loss, at any week.'],
    },
    {
      sign: /\b(?:can'?t|cannot|won'?t|never|unable to|(?:won'?t|not) be able to) (?:ever )?(?:have|conceive|get) (?:(?:any|our own|my own) )?(?:kids|children|pregnant|a baby|babies)\b(?! \w+ing)|\binfertil\w*/u,
      questions: ['How are you holding up since you heard?', 'Who knows about it?'],
      remarks: ['That is a loss, too, even if nobody sees it.'],
    },
    {
      sign: /./u,
      of: 'gone',
      questions: ['What was {who} like?', 'What comes to mind first when you think of {who}?'],
      remarks: ['{who} must leave a big gap.'],
    },
    {
      sign: /\b(?:nobody knows|no one knows|noone knows|(?:doesn't|doesnt|don't|dont) know(?: about it| yet| that|$)|(?:i(?:'ve|ve| have)? )never (?:told|typed|said)|never (?:told any\w+|typed|said it)|haven't told|havent told|never said it|keep(?:ing)? it (?:from|to myself)|my secret|(?:say|said|saying|typed?|typing)(?: \w+){0,2} out loud)\b/u,
      questions: [
        'What is it like to be the one who knows?',
        'What would happen if somebody knew?',
      ],
      remarks: ['So you have been carrying that by yourself.'],
    },
    {
      sign: new RegExp(
        `\\b${other} (?:just |then |even |only )?(?:said|told me|called me|shouted|screamed|yelled|laughed|snapped)\\b`,
        'u',
      ),
      mood: 'heavy',
      questions: ['What was it like to hear that?', 'Could you say anything back?'],
      remarks: [],
    },
    {
      sign: /\bi(?:'ve| have)? (?:just |finally |already )?(?:told (?!you\b|u\b)\w+|asked (?!you\b|u\b|for\b|nothing\b|what\b|about\b)\w+|said it|confessed|admitted|did it|done it|rang|phoned|texted|wrote to)\b/u,
      questions: ['How was it to do that?', 'What was it like afterwards?'],
      remarks: ['That can’t have been easy to do.'],
    },
    {
      sign: /\b(?:(?:not|n't|nt|never) (?:been |even )?invit\w*|left (?:me )?out|without me(?! \w+ing)|picked someone else|ignor(?:e|es|ed|ing) me|doesn't reply|doesnt reply|won't answer|wont answer)\b/u,
      questions: ['What did that do to you?', 'What would you have wanted instead?'],
      remarks: ['It stings to be passed over like that.'],
    },
    {
      sign: /\b(?:i think i(?:'ll| will|ll|'m going to)|(?:i'm|im|i am) (?:going to|gonna) (?!go\b|be sick|cry|lose|fail|die|end|close|leave|sleep|stop|log|hide|run)|gonna (?!go\b|be|close|leave|sleep|stop|log|hide|run|kill|die)|i(?:'ve| have)? decided|going thursday|maybe i(?:'ll| will| should))\b/u,
      questions: ['How do you feel about it?', 'What are you hoping for?'],
      remarks: ['That sounds like a plan.', 'That’s a step.'],
    },
    {
      sign: /\b(?<day>tomorrow)\b(?! never)/u,
      questions: ['How do you feel about {day}?', 'What would make {day} a bit easier?'],
      remarks: [],
    },
    {
      sign: /\b(?:waiting (?:for|to|on)|wait for the|results (?:are|come|will)|don't know yet|dont know yet|until (?:then|they))\b/u,
      questions: ['How do you get through the waiting?'],
      remarks: ['Waiting like that takes it out of you.'],
    },
    {
      sign: /\bi(?:'m| keep| was| just| am|ve been|'ve been)? (?:\w+ )?(?:cry|cried|crying|in tears)\b/u,
      mood: 'heavy',
      questions: ['When do the tears come?', 'What sets them off most?'],
      remarks: ['There is a lot in those tears.'],
    },
    {
      sign: /\b(?:saw|seen|found (?:it )?out|read) .{0,30}\b(?:insta\w*|facebook|whatsapp|photo|pic|story|text|message|phone|email)\b|\bover text\b/u,
      questions: ['What went through you when you read it?', 'What did you do then?'],
      remarks: ['So you had it in front of you, in writing.'],
    },
    {
      sign: /\b(?:texted|messaged|wrote) (?:me|back)\b/u,
      mood: 'heavy',
      questions: ['What went through you when you read it?', 'What did you do then?'],
      remarks: ['So you had it in front of you, in writing.'],
    },
    {
      sign: /\b(?:can't|cant|couldn't|couldnt|not|haven't|havent|barely|hardly) (?:been )?(?:sleep|sleeping|slept)\b|\b(?:i'm|im|i am|i was|i lie|i lay|lying|wide) awake\b/u,
      questions: ['What keeps you awake most?', 'What are the nights like?'],
      remarks: ['Nights are long like that.'],
    },
    {
      sign: /\b(?:used to|when (?:i|we) (?:was|were) (?:little|young|small|a kid|kids)|back then|always used|every (?:summer|sunday|christmas))\b/u,
      questions: ['What do you miss most about that time?', 'What else do you remember of it?'],
      remarks: ['I can picture that.', 'That sounds worth remembering.'],
    },
    {
      sign: /\b(?:i (?:just |only |really )?(?:want|wish|wanted)|i'd (?:just )?(?:like|love)|all i want)\b(?! to (?:die|disappear|hurt|kill))/u,
      questions: ['What would be different then?', 'What stands in the way of it?'],
      remarks: ['That’s not too much to ask.', 'I can see why you’d want that.'],
    },
    {
      sign: /(?<![\w-])(?<years>(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|(?:twenty|thirty|forty|fifty|sixty)(?:-\w+)?) years)\b(?! (?:old|younger|older|ago))/u,
      questions: ['What has changed most in those years?'],
      remarks: ['{years} is a long time.'],
    },
    {
      sign: /\b(?:(?<!\b(?:he|she|they|who|it) (?:has |then |just )?)moved (?:to|here|away|out|in)|new (?:city|country|town|place|flat|school|job|ward))\b/u,
      questions: ['What do you miss most from before?', 'What are the evenings like there?'],
      remarks: ['Everything is new at once, then.'],
    },
    {
      sign: /\b(?:ill|stroke|parkinson\w*|alzheimer\w*|dementia|cancer|diagnosed|operation|hospital|fell (?!in love|asleep|out|for|apart|behind)|fallen (?!for|in love)|depressed)\b/u,
      of: 'alive',
      questions: ['How is {who} now?', 'What has changed between you and {who} since then?'],
      remarks: [],
    },
    {
      sign: /./u,
      of: 'alive',
      questions: ['How do you get on with {who}?', 'What would you like {who} to understand?'],
      remarks: [],
    },
  ],
};
