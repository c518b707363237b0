import { actionButtonLabels } from '@accanto/companion';
import { actionButtonMeanings, type ActionButton } from '@accanto/contract';

/** The row under the newest reply. The chat is Italian in every language (SPEC 1), and so are its buttons. */
export const eightButtons: ActionButton[] = Object.entries(actionButtonMeanings).map(
  ([id, meaning]) => ({ id, label: actionButtonLabels('it')[meaning] }),
);
