/** Euro per month, VAT included (SPEC 1). */
export const planPrices = { free: 0, base: 6.99, premium: 9.99 } as const;
export type PlanId = keyof typeof planPrices;
