import { Suspense } from 'react';
import { folderOf, useStoryIndex } from '../storybook/index.ts';
import { factsOf } from './facts-of.ts';
import { PartList } from './screens.styles.ts';
import type { PartFact } from 'virtual:wutong/screens';

/** The components and patterns that a screen is made of, from its imports; each leads to its page. */
export function ScreenParts({ screen }: { screen: string }) {
  const { parts } = factsOf(screen);
  const near = parts.filter(({ direct }) => direct);
  return (
    <Suspense fallback={null}>
      <Parts name="Patterns" parts={near.filter(({ floor }) => floor === 'patterns')} />
      <Parts name="Components" parts={near.filter(({ floor }) => floor === 'components')} />
      <Parts name="Inside those" parts={parts.filter(({ direct }) => !direct)} />
    </Suspense>
  );
}

function Parts({ name, parts }: { name: string; parts: readonly PartFact[] }) {
  const index = useStoryIndex();
  if (parts.length === 0) return null;
  return (
    <PartList className="sb-unstyled">
      <dt>{name}</dt>
      {parts.map(({ folder }) => {
        const entries = index.filter((entry) => folderOf(entry) === folder);
        const page = entries.find(({ type }) => type === 'docs') ?? entries[0];
        return (
          <dd key={folder}>
            {page ? <a href={`./?path=/${page.type}/${page.id}`} target="_top">{page.title.split('/').at(-1)}</a> : folder}
          </dd>
        );
      })}
    </PartList>
  );
}
