/** How high every windowed list of the benchmark is, in px. */
export const LIST_HEIGHT = 640;
