export { Anatomy } from './Anatomy.tsx';
export { DoDont } from './DoDont.tsx';
export { KeyboardTable } from './KeyboardTable.tsx';
