import type { Language } from '@accanto/contract';
import { limits } from '@accanto/contract';
import { type Naming, namingOf, ownName, relationName } from './naming.ts';

interface JobRule {
  /** Captures everything after 'I work as'. */
  pattern: RegExp;
  /** Words before which the name of a job has ended. */
  end: RegExp;
  /** What begins like this says how or when somebody works, not as what. */
  noJob: RegExp;
  fact: (job: string) => string;
}

const jobs: Readonly<Record<Language, JobRule>> = {
  it: {
    pattern:
      /(?<!(?<!\p{L})(?:non|un|il|al|del|mio|quel|questo|nuovo|primo|bel) )(?<!\p{L})lavoro come (.+)/iu,
    end: /^(e|ed|ma|o|in|a|ad|al|alla|da|dal|dalla|per|con|presso|perché|perche|che|quando|dove|nel|nella|sul|ormai|adesso|ora|qui|(all|nell|dall|sull)['’].+)$/iu,
    noJob:
      /^(un|uno|una|un['’].+|prima|sempre|posso|vorrei|voglio|tutti|te|lui|lei|loro|noi|me|se|quando|ogni|allora)$/iu,
    fact: (job) => `lavori come ${job}.`,
  },
  en: {
    pattern: /(?<!\p{L})I work as (an? .+)/iu,
    end: /^(and|but|or|in|at|for|since|on|with|because|so|which|who|while|when|where|from|by|to|now|here|right|these|part-time|full-time|though|after|before|between)$/iu,
    noJob: /^(result|rule|matter|favou?r|slave|dog)$/iu,
    fact: (job) => `you work as ${job}.`,
  },
  es: {
    pattern:
      /(?<!(?<!\p{L})(?:no|un|el|al|del|mi|ese|este|nuevo|primer|buen) )(?<!\p{L})trabajo (?:como|de) (.+)/iu,
    end: /^(y|e|pero|o|en|para|desde|con|por|porque|que|cuando|donde|a|al|hace|aquí|ahora|lunes|noche|noches|día|tarde|tardes)$/iu,
    noJob:
      /^(un|una|siempre|noche|noches|día|mañana|mañanas|tarde|tardes|madrugada|lunes|martes|sol|pie|antes|todos|puedo|si|ti|él|ella|nuevo|nueva|lo|la|verdad|más|menos)$/iu,
    fact: (job) => `trabajas de ${job}.`,
  },
  nl: {
    pattern: /(?<!\p{L})ik werk als (.+)/iu,
    end: /^(en|maar|of|in|bij|op|voor|sinds|met|omdat|want|die|waar|al|nu|hier|vanuit|door|terwijl)$/iu,
    noJob:
      /^(een|ik|hij|ze|zij|je|we|altijd|vroeger|gek|laatste|eerste|enige|iedereen|het|er|niemand)$/iu,
    fact: (job) => `je werkt als ${job}.`,
  },
};
const mostJobWords = 4;
const article = /^an?$/iu;

/** Facts worth keeping from a message, for those who consented: only what is said plainly, whole phrases or none. */
export function factsIn(
  text: string,
  language: Language,
  known: readonly { fact: string }[],
): string[] {
  const naming = namingOf(language);
  const facts = [...namesIn(text, naming), jobIn(text, jobs[language])];
  return facts
    .filter((fact) => fact !== null)
    .filter((fact) => fact.length <= limits.memoryMaxLength)
    .filter((fact) => !known.some((memory) => memory.fact === fact));
}

function namesIn(text: string, naming: Naming): (string | null)[] {
  const own = ownName(text, naming);
  const other = relationName(text, naming);
  return [
    own === null ? null : `${naming.youAre} ${own}.`,
    other === null ? null : `${other.who} ${naming.isCalled} ${other.name}.`,
  ];
}

function jobIn(text: string, { pattern, end, noJob, fact }: JobRule): string | null {
  const [clause = ''] = (pattern.exec(text)?.[1] ?? '').split(/[.,;:!?…()\n]/u);
  const words = clause.trim().split(/\s+/u);
  const ends = words.findIndex((word, at) => at > 0 && end.test(word));
  const phrase = ends < 0 ? words : words.slice(0, ends);
  if (/^de$/iu.test(phrase.at(-1) ?? '')) phrase.pop();
  const job = phrase.filter((word) => !article.test(word));
  const isJob =
    job.length > 0 &&
    job.length <= mostJobWords &&
    job.every((word) => /^[\p{L}'’-]{3,30}$|^(di|de|of|da|del|la)$/iu.test(word)) &&
    !noJob.test(job[0] ?? '') &&
    !noJob.test(job.at(-1) ?? '');
  return isJob ? fact(phrase.join(' ')) : null;
}
