import { buildWebIfStale } from './built-web.ts';

buildWebIfStale();
await import('../apps/server/src/main.ts');
