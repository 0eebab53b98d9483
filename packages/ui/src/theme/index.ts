export { baseCss } from './base-css.ts';
export { contrastFailures, contrastPairs, contrastRatio, type ContrastPair } from './contrast.ts';
export { defineTheme, type Theme, type ThemeDefinition } from './define-theme.ts';
export { brandPalette, type BrandPalette } from './palette.ts';
export { themeToCss } from './theme-to-css.ts';
