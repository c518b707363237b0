import type { ErrorCode, Language } from '@accanto/contract';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { it } from './locales/it.ts';
import { nl } from './locales/nl.ts';

/** Sentences beside those of the error codes. */
type OwnSentence =
  | 'linkRequested'
  | 'linkSendFailed'
  | 'linkStillWorks'
  | 'signedIn'
  | 'signedOut'
  | 'emailChangeRequested'
  | 'emailProofSent';
export type SentenceName = ErrorCode | OwnSentence;
export type Sentences = Readonly<Record<SentenceName, string>>;

const sentencesOf: Record<Language, Sentences> = { it, en, es, nl };

/** What the server says to a person, in their language. */
export function sentence(name: SentenceName, language: Language): string {
  return sentencesOf[language][name];
}
