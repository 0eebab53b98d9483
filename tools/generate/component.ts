import { withLine } from './edit.ts';
import { answerTo, type Answers, type GeneratedFile, type Generator, type ReadFile } from './generator.ts';
import { namesOf, type Names } from './names.ts';

const INDEX = 'packages/ui/src/index.ts';

function element({ pascal, plain }: Names): string {
  return `import type { ComponentProps } from 'react';
import { Root } from './${pascal}.styles.ts';

export interface ${pascal}Props extends ComponentProps<'span'> {
  /** How much it asks for the eye. */
  emphasis?: 'quiet' | 'strong' | undefined;
}

/** A ${plain}: say here what it shows and where it is used. */
export function ${pascal}({ emphasis = 'quiet', ...rest }: ${pascal}Props) {
  return <Root data-emphasis={emphasis} {...rest} />;
}
`;
}

function styles(): string {
  return `import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.span\`
  display: inline-flex;
  align-items: center;
  gap: \${token.space.xs};
  max-inline-size: 100%;
  color: \${token.color.text.muted};

  &[data-emphasis='strong'] {
    color: \${token.color.text.default};
    font-weight: \${token.font.weight.medium};
  }
\`;
`;
}

function stories({ pascal }: Names): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta = { component: ${pascal}, args: { children: '继续教育' } } satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strong: Story = { args: { emphasis: 'strong' } };

export const LongText: Story = { args: { children: longCourseName } };

export const Narrow: Story = { ...LongText, ...phone };

export const AllBrands: Story = { ...Strong, ...allBrands };
`;
}

function test({ pascal }: Names): string {
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '@wutong/testing/conformance';
import { ${pascal} } from './${pascal}.tsx';

describeConformance('${pascal}', {
  render: (probe) => <${pascal} {...probe}>继续教育</${pascal}>,
});

describe('${pascal}', () => {
  it('shows what it is given', () => {
    expect(renderToStaticMarkup(<${pascal}>继续教育</${pascal}>)).toContain('继续教育');
  });

  it('says how strong it is in an attribute, quiet unless told', () => {
    expect(renderToStaticMarkup(<${pascal} />)).toContain('data-emphasis="quiet"');
    expect(renderToStaticMarkup(<${pascal} emphasis="strong" />)).toContain('data-emphasis="strong"');
  });
});
`;
}

function page({ pascal, kebab }: Names): string {
  return `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${pascal}.stories.tsx';

<Meta of={stories} />

# ${pascal}

<Canvas of={stories.Default} />

## When
Say here what it is for: one or two sentences.

## When not
Name the component that fits better, and when.

## Keyboard
It is not reached by the keyboard: it only shows.

## Properties
\`import { ${pascal} } from '@wutong/ui/components/${kebab}';\`

<Controls of={stories.Default} />
`;
}

function files(answers: Answers, read: ReadFile): readonly GeneratedFile[] {
  const names = namesOf(answerTo(answers, 'name'));
  const folder = `packages/ui/src/components/${names.kebab}`;
  const { pascal } = names;
  const line = `export * from './components/${names.kebab}/index.ts';`;
  return [
    { path: `${folder}/index.ts`, text: `export { ${pascal}, type ${pascal}Props } from './${pascal}.tsx';\n` },
    { path: `${folder}/${pascal}.tsx`, text: element(names) },
    { path: `${folder}/${pascal}.styles.ts`, text: styles() },
    { path: `${folder}/${pascal}.stories.tsx`, text: stories(names) },
    { path: `${folder}/${pascal}.test.tsx`, text: test(names) },
    { path: `${folder}/${pascal}.mdx`, text: page(names) },
    { path: INDEX, text: withLine(read(INDEX) ?? '', line, /^export \* from '\.\/components\//, INDEX) },
  ];
}

/** A component of ui: its folder with element, styles, stories, tests and page. */
export const component: Generator = {
  name: 'component',
  description: 'a component: element, styles, stories, tests and its page',
  questions: [{ name: 'name', message: 'What is the component named (course-badge)?' }],
  files,
  regenerates: false,
  next: ({ name = '' }) => [
    `say in the docstring and the page of ${name} what it is for`,
    'give every state a story, and every promise a test',
  ],
};
