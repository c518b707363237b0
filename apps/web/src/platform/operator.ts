import type { Operator } from '../../operator.ts';

declare const __OPERATOR__: Operator;

/** Who runs this product, as configured when the pages were built. */
export const operator: Operator = __OPERATOR__;
