declare module 'virtual:wutong/screens' {
  /** Every screen of the design system, gathered from the sources when Storybook is started. */
  export const screens: readonly import('./screen-facts.ts').ScreenFacts[];
  /** The icons that are in use, by name. */
  export const icons: readonly import('./screen-facts.ts').IconFact[];
}
