export { Anatomy, type AnatomyPart } from './Anatomy.tsx';
export { DoDont } from './DoDont.tsx';
export { KeyboardTable } from './KeyboardTable.tsx';
