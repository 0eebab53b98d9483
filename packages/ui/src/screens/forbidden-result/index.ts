export { ForbiddenResult, type ForbiddenResultProps } from './ForbiddenResult.tsx';
