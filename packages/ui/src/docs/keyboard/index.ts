export { keysOf, type Keyboard } from './keyboard.ts';
export { playKeyboard } from './play-keyboard.ts';
