import { buildWebIfStale } from './built-web.ts';

buildWebIfStale();
