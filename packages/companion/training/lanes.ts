import { concernClasses, laneClasses } from '../src/safety/classifier.ts';
import type { NetworkCategory } from '../src/safety/network.ts';
import type { TrainingText } from './texts.ts';

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

export interface Categories {
  list: readonly NetworkCategory[];
  /** The place of a text's category in the list. */
  placeOf(text: TrainingText): number;
}

/** The categories that the texts have, each with its class and lane; most lanes are about the person's own life. */
export function categoriesOf(texts: readonly TrainingText[]): Categories {
  const nameOf = (text: TrainingText): string => `${text.class} ${text.category}`;
  const names = [...new Set(texts.map(nameOf))].sort();
  const list = names.map((name) => {
    const [className, category = ''] = name.split(' ');
    return {
      class: concernClasses.findIndex((one) => one === className),
      lane: laneClasses.indexOf(lanes[category] ?? 'self_harm'),
    };
  });
  return { list, placeOf: (text) => names.indexOf(nameOf(text)) };
}
