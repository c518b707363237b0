import { type laneClasses } from '../src/safety/classifier.ts';

const lanes: Record<string, (typeof laneClasses)[number]> = {
  medical_emergency: 'medical',
  violence_now: 'violence',
  abuse_not_now: 'violence',
  harm_others: 'harm_others',
  third_party_crisis: 'third_party',
  third_party_concern: 'third_party',
  psychosis_command: 'psychosis',
  eating_disorder: 'eating_disorder',
  minor_at_risk: 'minor',
};

/** The lane of a category of the training texts; most are about the person's own life. */
export function laneOfCategory(category: string): (typeof laneClasses)[number] {
  return lanes[category] ?? 'self_harm';
}
