export { breakpoints, media } from './breakpoints.ts';
export { huePalette, seedOf } from './hue.ts';
export { buildScale, type Density, type ScaleTokens } from './scale.ts';
export { darkBase, lightBase, type ColourTokens, type SchemeTokens } from './semantic.ts';
export { token } from './token.ts';
export type { TypeChoice } from './type-scale.ts';
export { toVariables } from './variables.ts';
