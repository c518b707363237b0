import type { SafetyFacts } from '../../safety-facts.ts';

declare const __SAFETY_FACTS__: SafetyFacts;

/** The figures and lines of help of the page about safety, as they were when the pages were built. */
export const safetyFacts: SafetyFacts = __SAFETY_FACTS__;
