import type { Language } from '@accanto/contract';
import type { Lane, RiskLevel } from './risk.ts';

export interface MessageAssessment {
  level: RiskLevel;
  lanes: readonly Lane[];
  /** Why: names of rules, never words of the message. */
  ruleIds: readonly string[];
}

/** How worrying one message is by itself. Pure. */
export function assessMessage(text: string, context: { language: Language }): MessageAssessment {
  void text;
  void context;
  return { level: 'R0', lanes: [], ruleIds: [] };
}
