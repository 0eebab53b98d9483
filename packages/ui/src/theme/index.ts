export { baseCss } from './base-css.ts';
export { contrastFailures, contrastRatio } from './contrast.ts';
export { defineTheme, type Theme, type ThemeDefinition } from './define-theme.ts';
export { themeToCss } from './theme-to-css.ts';
