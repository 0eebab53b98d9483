export * from './draw-captcha.ts';
export { CAPTCHA_CHARACTERS } from './glyphs.ts';
