/** What a framed story is shown in: the toolbar's globals by name; what is left out is as the toolbar begins. */
type FrameLook = Readonly<Record<string, string | boolean | undefined>>;

const spell = (value: string | boolean): string => (typeof value === 'boolean' ? `!${value}` : value);

/** The address of a story alone, in the given look; relative, so that it holds wherever Storybook is served. */
export function storyAddress(storyId: string, look: FrameLook): string {
  const globals = Object.entries(look).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${spell(value)}`]));
  return `iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=${globals.join(';')}`;
}
