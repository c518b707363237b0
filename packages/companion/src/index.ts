// The only door of the companion. No model is exported, so none can be used without the road.
export { actionButtonLabels } from './action-buttons.ts';
export { createCompanion } from './companion.ts';
export { ModelFault } from './models/model.ts';
export { assessMessage } from './safety/assess.ts';
export { cardAt, keptCard } from './safety/crisis-card.ts';
export { levelOfText } from './safety/first-look.ts';
export { helpLines, publicHelpLines } from './safety/help-lines.ts';
export { setConfirmations } from './safety/resources.ts';
export { holdsNothingNew, readRiskState, riskStateSchema } from './safety/risk.ts';
export { statedAge } from './safety/stated-age.ts';
export type { RiskLevel, RiskState } from './safety/risk.ts';
export { suggestTitle } from './title.ts';
export { warmUp } from './warm-up.ts';
export type {
  Companion,
  CompanionLimits,
  CompanionOptions,
  ModelChoice,
  PastMessage,
  Piece,
  Turn,
  TurnInput,
} from './turn.ts';
