declare module 'virtual:wutong/screens' {
  type ScreenFacts = import('./screen-facts.ts').ScreenFacts;

  /** Every screen of the design system, gathered from the sources when Storybook is started. */
  export const screens: readonly ScreenFacts[];
}
