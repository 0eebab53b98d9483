export { messages } from './catalogue.ts';
export { pseudo, pseudoWording } from './pseudo.ts';
