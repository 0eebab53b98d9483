import { apiModule } from './module.ts';
import { component } from './component.ts';
import type { Generator } from './generator.ts';
import { operation } from './operation.ts';
import { screen } from './screen.ts';

/** Every generator of the house. */
export const GENERATORS: readonly Generator[] = [component, operation, apiModule, screen];
