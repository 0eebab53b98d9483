/** The page that is being built: one contender's work at one scenario (see run/build.ts). */
declare module '#page' {
  import type { ReactNode } from 'react';

  export function App(): ReactNode;
}

declare module 'virtual:brand.css';
