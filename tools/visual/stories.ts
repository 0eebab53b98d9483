import type { Page } from 'playwright';
import { isObject, numberAt, objectAt, textAt } from '../lint/support/json.ts';

/** A window in CSS pixels. */
export type Window = { readonly width: number; readonly height: number };

/** A named way to take a picture, as the preview's `chromatic.modes` gives it. */
export type Mode = {
  readonly name: string;
  readonly brand: string;
  readonly scheme: string;
  readonly window: Window;
};

/** A story as Storybook itself knows it after loading its file. */
export type Story = {
  readonly id: string;
  /** `components/Button`, then the story's own name. */
  readonly title: string;
  readonly name: string;
  readonly modes: readonly Mode[];
  /** What the story insists on, whatever the mode says. */
  readonly pinned: { readonly brand?: string; readonly scheme?: string; readonly window?: Window };
};

/** All that is read of a built Storybook. */
export type StoryBook = {
  /** The stories that have pictures, in the order of the sidebar. */
  readonly stories: readonly Story[];
  /** Every story by id, those without pictures too. */
  readonly ids: readonly string[];
  /** The values that each global of the toolbar may have. */
  readonly globals: ReadonlyMap<string, readonly string[]>;
  /** Names of the viewports that a story may pin. */
  readonly viewports: readonly string[];
};

function readMode(name: string, value: unknown): readonly Mode[] {
  // A story leaves a mode out by disabling it.
  if (isObject(value) && value['disable'] === true) return [];
  const window = { width: numberAt(objectAt(value, 'viewport'), 'width'), height: numberAt(objectAt(value, 'viewport'), 'height') };
  return [{ name, brand: textAt(value, 'brand'), scheme: textAt(value, 'scheme'), window }];
}

function readPinned(story: unknown): Story['pinned'] {
  const globals = objectAt(story, 'storyGlobals');
  const viewport = textAt(objectAt(globals, 'viewport'), 'value');
  const styles = objectAt(objectAt(objectAt(objectAt(objectAt(story, 'parameters'), 'viewport'), 'options'), viewport), 'styles');
  const window = { width: Number.parseInt(textAt(styles, 'width')), height: Number.parseInt(textAt(styles, 'height')) };
  return {
    ...(textAt(globals, 'brand') !== '' && { brand: textAt(globals, 'brand') }),
    ...(textAt(globals, 'scheme') !== '' && { scheme: textAt(globals, 'scheme') }),
    ...(window.width > 0 && window.height > 0 && { window }),
  };
}

/** A story out of what `extract()` of Storybook's preview answers; null for one that wants no picture. */
export function readStory(value: unknown): Story | null {
  const chromatic = objectAt(objectAt(value, 'parameters'), 'chromatic');
  if (chromatic['disableSnapshot'] === true) return null;
  return {
    id: textAt(value, 'id'),
    title: textAt(value, 'title'),
    name: textAt(value, 'name'),
    modes: Object.entries(objectAt(chromatic, 'modes')).flatMap(([name, mode]) => readMode(name, mode)),
    pinned: readPinned(value),
  };
}

/** Only what can be sent out of the page: stories carry functions and elements in their arguments. */
type Extracted = { readonly stories: readonly unknown[]; readonly toolbar: unknown };

/**
 * Loads every story file of the Storybook at `address` into `page` and reads what stands there. It is the same
 * `extract()` that Chromatic asks, so both see the same stories, modes and parameters.
 */
export async function readStoryBook(page: Page, address: string): Promise<StoryBook> {
  await page.goto(`${address}/iframe.html`);
  await page.waitForFunction(() => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined);
  const { stories, toolbar } = await page.evaluate(async (): Promise<Extracted> => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
    const all: Record<string, Record<string, unknown>> = await preview.extract();
    return {
      stories: Object.values(all).map(({ id, title, name, storyGlobals, parameters }) => {
        const { chromatic, viewport }: Record<string, unknown> = Object(parameters);
        return plain({ id, title, name, storyGlobals, parameters: { chromatic, viewport } });
      }),
      toolbar: plain(preview.storyStoreValue.projectAnnotations.globalTypes),
    };
  });
  const globals = Object.keys(objectAt({ toolbar }, 'toolbar')).map((name): [string, readonly string[]] => {
    const items: unknown = objectAt(objectAt(toolbar, name), 'toolbar')['items'];
    return [name, (Array.isArray(items) ? items : []).map((item: unknown) => (typeof item === 'string' ? item : textAt(item, 'value')))];
  });
  const [first] = stories;
  return {
    stories: stories.flatMap((story) => readStory(story) ?? []),
    ids: stories.map((story) => textAt(story, 'id')),
    globals: new Map(globals),
    viewports: Object.keys(objectAt(objectAt(objectAt(first, 'parameters'), 'viewport'), 'options')),
  };
}
