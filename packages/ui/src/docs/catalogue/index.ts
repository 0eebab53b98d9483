export { messages, type Message } from './catalogue.ts';
export { pseudo, pseudoWording } from './pseudo.ts';
