export { keysOf, type Keyboard, type KeyRow, type Outcome, type Part } from './keyboard.ts';
export { playKeyboard } from './play-keyboard.ts';
