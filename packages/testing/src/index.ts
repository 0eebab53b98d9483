export * from './brands/index.ts';
export * from './builders/index.ts';
export * from './conformance/index.ts';
export * from './mocks/index.ts';
