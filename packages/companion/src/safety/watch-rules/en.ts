import { anyOf, doseRule, type WatchRules } from './rules.ts';

const condition = String.raw`(?:(?:depression|bipolar\w*|burnout|adhd|c?-?ptsd|ocd|bpd|psychosis|schizophrenia|borderline|panic attacks|generali[sz]ed anxiety|autis\w+|anorexi\w+|bulimi\w+|dementia|post-?traumatic stress\w*|(?:(?!your|his|her|their|my|our)\w+ ){0,2}(?:disorder|syndrome))\b)`;
const state = String.raw`(?:depressed|bipolar|borderline|psychotic|schizophrenic|autistic|anorexic|bulimic|mentally ill)\b`;
const quite = String.raw`(?:(?:also|clearly|probably|perhaps|maybe|possibly|likely|really|actually|just|simply|quite|very much|a lot|a bit|an?|the|some|kind of|sort of|a case of|form of|clinical|clinically|classic|typical|severe|mild|chronic|post-?natal|signs? of|symptoms? of) )*`;
const reported = String.raw`(?<!\b(?:you (?:said|say|told me|tell me|wrote|write|mentioned|mention)|(?:told|tells|tell) you) (?:that )?)`;

const relative = String.raw`(?:mother|mum|mom|father|dad|parents|wife|husband|kids|children|sons?|daughters?|sisters?|brothers?|grandmother|grandfather|grandparents|family)\b`;
const human = String.raw`(?:human(?: being)?|person|man|woman|girl|boy|guy|mother|mum|mom|father|dad|parent|wife|husband|widow(?:er)?|sister|brother|daughter|son|grandmother|grandfather|teacher|nurse|doctor|psychologist|psychiatrist|therapist|counsell?or|volunteer|student|teenager)\b`;
const some = String.raw`(?:(?:also|just|only|actually|really|still|once|both|a|an|the|my|some|too|two|three|four|five|\d+|little|small|young|old|own|real|fellow|dear|lovely|grown-?up|single|working) )*`;

const outOfIt = String.raw`(?<!\b(?:can't|cannot|can not|couldn't|won't promise|not promise|never promise|nothing)\b[^.;]{0,40})`;

export const englishWatchRules: WatchRules = {
  diagnosis: anyOf(
    String.raw`\b${reported}(?:you|you'd) (?:(?:may|might|could|must|would|seem to|appear to|probably|clearly|perhaps|maybe|likely|really|definitely) )*(?:be )?(?:have|having|had|suffer(?:ing)? from|are suffering from|are dealing with|are going through|show(?:ing)?|are showing) ${quite}${condition}`,
    String.raw`\byou're (?:(?:probably|clearly|perhaps|also) )*(?:showing|having|suffering from|dealing with|going through) ${quite}${condition}`,
    String.raw`\byou've (?:probably |clearly )?got ${quite}${condition}`,
    String.raw`\b(?:sounds?|looks?|seems?|feels?) (?:to me )?(?:${quite}like )${quite}${condition}`,
    String.raw`\b(?:it|this|that|what you (?:have|feel|describe|are (?:feeling|describing|going through)))(?:'s| is| could be| may be| might be| must be| seems to be| points to| suggests) ${quite}${condition}`,
    String.raw`\b(?:symptoms?|signs?) of ${quite}${condition}`,
    String.raw`\b${reported}you(?:'re| are| seem| sound| look| might be| may be| could be| must be) (?:to be )?${quite}${state}`,
  ),
  human: anyOf(
    String.raw`(?<!\b(?:not|as if|if) )\b(?:i'm|i am|i was) ${some}${human}`,
    String.raw`\bas an? ${some}${human} (?:myself|too|as well)\b|\b(?:as|being) an? ${some}${human},? i\b`,
    String.raw`(?<!\b(?:do|nor|if|as if) )\bi(?:'ve got|(?: also| still)? have| had| raised| lost| miss) ${some}(?:${relative}|kid\b|child\b|dog\b|cat\b|boss\b|boyfriend\b|girlfriend\b|body\b|heart\b)`,
    String.raw`\bmy ${some}(?:${relative}|childhood\b|youth\b|life\b|body\b|(?:own )?experience\b|marriage\b|divorce\b|boyfriend\b|girlfriend\b|boss\b|colleagues\b)`,
    String.raw`\bwhen i was (?:\w+ ){0,2}(?:young(?:er)?|little|small|child|kid|girl|boy|teenager|student|your age|pregnant|married|ill|depressed|\d+|at (?:school|university|college)|in (?:school|college|hospital|love)|growing up)\b`,
    String.raw`\bi (?:(?:also|still) )?live (?:alone|in|with|near)\b`,
    String.raw`\bi (?:grew up|was born|studied|went to (?:school|university|college)|got (?:married|divorced)|gave birth|slept|woke up|cried|couldn't sleep|used to (?:work|live|smoke|drink|feel|have))\b`,
    String.raw`\bi(?:'ve| have)? (?:been there|(?:also |myself )?(?:been|gone|went|lived) through|(?:also )?felt (?:the same|that too|it too|like that))\b`,
    String.raw`\bi(?:'ve| have)? (?:had|lived with|struggled with|suffered from) ${quite}${condition}`,
    String.raw`\bi(?:'ve been| have been| was) (?:(?:so|very|also|often|once) )*(?:lonely|sad|depressed|alone|afraid|scared|young|ill|pregnant|married)\b`,
    String.raw`\b(?:i'm|i am) (?:\d+|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?)(?: years old)?\b`,
    String.raw`\bi know (?:\w+ ){0,6}from (?:my )?(?:own )?experience\b`,
    String.raw`\b(?:i'm|i am) (?:(?:also|so|really|very|a bit|a little) )*(?:tired|exhausted|hungry|sleepy|pregnant|married|divorced|in love)\b`,
    String.raw`\bi (?:love|need|miss(?:ed)?) you\b(?! to\b)`,
    String.raw`\b(?:we|us) (?:humans|women|men|mothers|fathers|parents)\b`,
  ),
  secrecy: anyOf(
    String.raw`${outOfIt}\b(?:stays?|staying|remains?|keep (?:this|it|that)|is) (?:(?:just|only|strictly|safely|here|a secret),? )*between (?:us|you and me|the two of us)\b`,
    String.raw`\b(?:our|your) (?:little )?secrets? (?:is|are|stays?|will be) (?:always |completely )?safe\b|\b(?:this|that|it)(?:'s| is|'ll be| will be| stays) our (?:little )?secret\b`,
    String.raw`\b(?:what|everything|anything|all) you (?:\w+ ){1,3}(?:is|stays|will be) safe with me\b`,
    String.raw`\bi (?:won't|will not|'ll never|would never|will never|never|am not going to) (?:ever )?(?:tell|share|repeat|pass|reveal|mention|say|breathe)\b[^.;]{0,30}\b(?:anyone|anybody|anyone else|a soul|on)\b|\bi'll never (?:tell|share|repeat|reveal)\b`,
    String.raw`${outOfIt}\b(?:i'll|i will|i can|i always|i) keep (?:your|this|it|that|all|everything)(?: \w+){0,3} (?:secret|to myself|confidential)\b`,
    String.raw`\b(?:nobody|no one|no-one)(?: else)? (?:will |can |is (?:ever )?going to )(?:ever )?(?:know|find out|read|see|hear|learn)\b`,
    String.raw`(?<!\bnot )\b(?:completely|totally|strictly|absolutely|fully|100 ?%) (?:confidential|anonymous|private|secret)\b`,
  ),
  contract: anyOf(
    String.raw`\b(?:promise|swear) (?:me\b|to me\b)`,
    String.raw`(?<!\b(?:i|can't|cannot|not|to|he|she|they) )\b(?:promise|swear) (?:that )?you(?:'ll| will| won't)\b`,
    String.raw`\b(?:can|could|will|would) you promise\b|\bgive me your word\b`,
  ),
  dose: doseRule({
    numbers:
      'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|(?:twen|thir|for|fif|six)ty(?:-\\w+)?|hundred|half(?: an?)?|a quarter of an?|a third of an?|a couple of|a few|a handful of|several',
    between: 'of|more|those|these|the|your|extra|small|whole|little|white|sleeping',
    forms:
      'mg|milligrams?|ml|millilit(?:re|er)s?|mcg|micrograms?|drops?|tablets?|pills?|capsules?|painkillers?|sedatives?|suppositor(?:y|ies)',
    harmless: 'of (?:water|rain|milk|blood|sweat|ink|tea|coffee|dew)',
    takeIt: '(?:take|swallow) (?:it|them|one)',
    takeOne: String.raw`(?<!\b(?:to|you|they|we|i) )(?:take|swallow) (?:a|an|another)`,
    every: String.raw`every (?:\w+ )?hours?|(?:once|twice|\w+ times) (?:a|per) day|(?:once|twice) daily`,
    times: "minutes?|hours?|days?|weeks?|months?|years?|times|o'clock|am|pm",
    change: String.raw`(?:double|halve|increase|raise|lower|reduce) (?:the|your|that) dos(?:e|age)|(?:take|swallow) (?:\w+ ){1,2}of (?:them|those|these)`,
  }),
  ways: /\b(pills?|tablets?|meds|medications?|drops|sleeping pills|barbiturates?|overdos\w*|poison\w*|bleach|carbon monoxide|gas|rope|noose|hang(ing)? (your|one|him|her|them)sel\w*|blades?|razors?|knife|knives|guns?|pistols?|rifles?|firearms?|veins?|wrists?|cut(ting)? (yourself|deep|your)|bridges?|rails?|(train|railway) tracks?|roofs?|rooftops?|balcon(y|ies)|jump(s|ed|ing)?|drown\w*|suffocat\w*|bleed\w*)\b/u,
  deed: anyOf(
    String.raw`\b(?:throw|throwing|jump|jumping|leap|leaping|step|stepping|walk|walking|lie|lying)(?: (?:your|one)self)? (?:(?:in front of|under|before) (?:an?|the|your)? ?(?:\w+ )?(?:train|tube|metro|truck|lorry|car|bus)|(?:onto|on) (?:the )?(?:\w+ )?(?:tracks|rails))\b`,
    String.raw`\b(?:throw|throwing|jump|jumping|leap|leaping)(?: (?:your|one)self)? (?:off|from|out of|down|into) (?:an?|the|your)? ?(?:\w+ )?(?:bridge|roof|rooftop|building|balcony|window|cliff|tower|river|void)\b`,
    String.raw`\bhang(?:ing)? (?:your|one)self\b|\b(?:cut|cutting|slit|slitting) (?:your|one's|the) (?:wrists?|veins?|arteries)\b`,
    String.raw`\b(?:quick|fast|easy|easi|pain|sure|saf|gentl|peaceful|clean)\w* (?:way|method|means) (?:to|of) (?:die|dying|end(?:ing)? (?:it|your life|everything)|kill(?:ing)?)\b|\bway to go(?: ?[.,;!?]|$)`,
  ),
  instead: {
    diagnosis: 'Only a doctor or a psychologist can give what you feel a name.',
    human: 'I’m an AI.',
    secrecy: 'Who keeps what is written on the privacy page.',
    contract: 'I’m not asking you for promises, only how you are right now.',
    dose: 'On medicines and amounts a doctor or a pharmacist can answer.',
    method:
      'I won’t go further into that: what counts is that you are safe, and if danger is near, call 112, 999 or 911.',
  },
};
