import type { GeneratedFile } from './generator.ts';
import type { Names } from './names.ts';

/** What the texts of a screen are made of. */
export type ScreenParts = {
  readonly nouns: Names;
  readonly noun: Names;
  /** The list call that the screen reads. */
  readonly operation: string;
  /** The title that the reader sees, in Chinese. */
  readonly title: string;
};

function screen({ nouns, noun }: ScreenParts): string {
  return `import { Container } from '../../components/layout/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useWording } from '../../wording/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';
import { List } from './${nouns.pascal}Screen.styles.ts';

/** A ${noun.plain} as the list shows it. */
export interface ${noun.pascal}Item {
  id: string;
  name: string;
}

/** What the page of ${nouns.plain} is in. */
export type ${nouns.pascal}State = ScreenState<{ items: readonly ${noun.pascal}Item[] }>;

export interface ${nouns.pascal}ScreenProps {
  state: ${nouns.pascal}State;
  homeHref: string;
  onRetry: () => void;
}

/** The list of ${nouns.plain}. */
export function ${nouns.pascal}Screen({ state, homeHref, onRetry }: ${nouns.pascal}ScreenProps) {
  const words = useWording().${nouns.camel};
  return (
    <Container>
      <h1>{words.title}</h1>
      <ScreenFrame
        state={state}
        heading="h2"
        homeHref={homeHref}
        onRetry={onRetry}
        loadingLabel={words.loading}
        skeleton={<Skeleton lines={6} />}
        empty={<EmptyState title={words.emptyTitle}>{words.emptyBody}</EmptyState>}
      >
        {({ items }) => (
          <List>
            {items.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </List>
        )}
      </ScreenFrame>
    </Container>
  );
}
`;
}

function styles(): string {
  return `import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const List = styled.ul\`
  display: flex;
  flex-direction: column;
  gap: \${token.space.md};
  margin: 0;
  padding: 0;
  list-style: none;
\`;
`;
}

function fixture({ nouns }: ScreenParts): string {
  return `import { SHARED_STATES } from '../../testing/commerce.ts';
import type { ${nouns.pascal}State } from './${nouns.pascal}Screen.tsx';

/** The screen in each of its states, for stories and tests. */
export const ${nouns.camel}States: { readonly [Status in ${nouns.pascal}State['status']]: ${nouns.pascal}State } = {
  ...SHARED_STATES,
  ready: { status: 'ready', items: [{ id: '1', name: '第一条' }, { id: '2', name: '第二条' }] },
};
`;
}

function stories({ nouns }: ScreenParts): string {
  const { pascal, camel } = nouns;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { ${camel}States } from './${pascal}Screen.fixture.ts';
import { ${pascal}Screen } from './${pascal}Screen.tsx';

const meta = {
  component: ${pascal}Screen,
  parameters: { bleed: true },
  args: { state: ${camel}States.ready, homeHref: '/index', onRetry: fn() },
} satisfies Meta<typeof ${pascal}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { state: ${camel}States.loading } };

export const Empty: Story = { args: { state: ${camel}States.empty } };

export const Forbidden: Story = { args: { state: ${camel}States.forbidden } };

export const Failed: Story = { args: { state: ${camel}States.failed } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
`;
}

function test({ nouns, title }: ScreenParts): string {
  const { pascal, camel } = nouns;
  return `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SCREEN_STATUSES } from '../state.ts';
import { ${camel}States } from './${pascal}Screen.fixture.ts';
import { ${pascal}Screen, type ${pascal}State } from './${pascal}Screen.tsx';

function draw(state: ${pascal}State): string {
  return renderToStaticMarkup(createElement(${pascal}Screen, { state, homeHref: '/index', onRetry: () => undefined }));
}

describe('${pascal}Screen', () => {
  it.each(SCREEN_STATUSES)('keeps its heading while it is %s', (status) => {
    expect(draw(${camel}States[status])).toMatch(/<h1[^>]*>${title}<\\/h1>/);
  });

  it('shows every item when it is ready', () => {
    const markup = draw(${camel}States.ready);
    expect(markup).toContain('第一条');
    expect(markup).toContain('第二条');
  });

  it('says what happened when it failed', () => {
    expect(draw(${camel}States.failed)).toContain('服务暂时不可用，请稍后再试。');
  });
});
`;
}

function wording({ nouns, title }: ScreenParts): string {
  return `/** The strings of the page of ${nouns.plain}; a branch may override any of them. */
export const ${nouns.camel}Wording = {
  ${nouns.camel}: {
    title: '${title}', loading: '正在加载${title}', emptyTitle: '还没有${title}', emptyBody: '有了新的内容会显示在这里。',
  },
} as const;
`;
}

function route({ nouns }: ScreenParts): string {
  return `import { useSearchParams } from 'react-router-dom';
import { ${nouns.pascal}Screen } from '@wutong/ui/screens/${nouns.kebab}-screen';
import { href } from '../../catalogue/index.ts';
import { use${nouns.pascal} } from './use-${nouns.kebab}.ts';

/** The list of ${nouns.plain}, page by page. */
export default function ${nouns.pascal}Route() {
  const [query] = useSearchParams();
  const { state, retry } = use${nouns.pascal}(Math.max(1, Number(query.get('page')) || 1));
  return <${nouns.pascal}Screen state={state} homeHref={href('home')} onRetry={retry} />;
}
`;
}

function hook({ nouns, operation }: ScreenParts): string {
  return `import { ${operation} } from '@wutong/contract/calls/${nouns.kebab}';
import { toScreenState } from '../../api/screen-state.ts';
import { useCall } from '../../api/use-call.ts';

/** ${nouns.pascal} on one page. */
const PAGE_SIZE = 10;

/** One page of ${nouns.plain} as its screen takes it; pages count from 1. */
export function use${nouns.pascal}(page: number) {
  const read = useCall(${operation}, { page, size: PAGE_SIZE });
  const state = toScreenState(
    read,
    ({ records }) => ({ items: records }),
    ({ records }) => records.length === 0,
  );
  return { state, retry: () => void read.mutate() };
}
`;
}

/** The files of a new screen, its words, its route and its hook. */
export function screenTexts(parts: ScreenParts): readonly GeneratedFile[] {
  const { pascal, kebab } = parts.nouns;
  const folder = `packages/ui/src/screens/${kebab}-screen`;
  const names = `${pascal}Screen, type ${pascal}ScreenProps, type ${pascal}State, type ${parts.noun.pascal}Item`;
  return [
    { path: `${folder}/index.ts`, text: `export { ${names} } from './${pascal}Screen.tsx';\n` },
    { path: `${folder}/${pascal}Screen.tsx`, text: screen(parts) },
    { path: `${folder}/${pascal}Screen.styles.ts`, text: styles() },
    { path: `${folder}/${pascal}Screen.fixture.ts`, text: fixture(parts) },
    { path: `${folder}/${pascal}Screen.stories.tsx`, text: stories(parts) },
    { path: `${folder}/${pascal}Screen.test.ts`, text: test(parts) },
    { path: `packages/ui/src/wording/${kebab}.ts`, text: wording(parts) },
    { path: `packages/site/src/routes/${kebab}/${kebab}-route.tsx`, text: route(parts) },
    { path: `packages/site/src/routes/${kebab}/use-${kebab}.ts`, text: hook(parts) },
  ];
}
