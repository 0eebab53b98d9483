/** What a wall shows; its selects and Storybook's controls change the same. */
export interface WallChoice {
  /** Place in the sidebar: `Screens/Cart`. */
  screen: string;
  /** Name of the story that shows the state: `Empty`. */
  state: string;
  /** Window of each page in px. */
  width: 360 | 768 | 1440;
  scheme: 'light' | 'dark' | 'both';
  /** Pages to their end instead of their first view. */
  whole: boolean;
}

export interface WallProps extends WallChoice {
  onChange: (change: Partial<WallChoice>) => void;
}
