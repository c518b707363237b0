import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['landing']> = {};
