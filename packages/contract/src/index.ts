// The only door of the contract.
export * from './account.ts';
export * from './admin.ts';
export * from './analytics.ts';
export * from './chat-hub.ts';
export * from './consent.ts';
export * from './conversation.ts';
export * from './crisis.ts';
export * from './errors.ts';
export * from './forms.ts';
export * from './http-calls.ts';
export * from './hub-path.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './memory.ts';
export * from './plans.ts';
export * from './primitives.ts';
export * from './roles.ts';
