export { Container, type ContainerProps } from './Container.tsx';
export { Inline, type InlineProps } from './Inline.tsx';
export { Stack, type StackProps } from './Stack.tsx';
export { Grid, type GridProps } from './Grid.tsx';
