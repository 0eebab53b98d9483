import type { ComponentProps } from 'react';
import { COURSE_SORTS, nodesAlong, STUDY_FORMS } from '@wutong/domain';
import type { CategoryNode, CourseFilter } from '@wutong/domain';
import { fill } from '../../wording/index.ts';
import { useSearchWording } from '../../wording/search.ts';
import { Root } from './CourseFilterBar.styles.ts';
import { FilterRow } from './FilterRow.tsx';
import type { FilterOption } from './FilterRow.tsx';

/** The address of a list with something changed; leaving the page out goes back to the first. */
export type FilterHref = (patch: Partial<CourseFilter>) => string;

export interface CourseFilterBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  filter: CourseFilter;
  /** The tree to choose from; empty leaves the category rows out. */
  categories: readonly CategoryNode[];
  hrefFor: FilterHref;
  /** Courses found; null while unknown. */
  total: number | null;
}

/** What narrows and orders a list of courses. Every choice is a link, so the address holds them all. */
export function CourseFilterBar({ filter, categories, hrefFor, total, ...rest }: CourseFilterBarProps) {
  const words = useSearchWording().filter;
  const link = (key: string, label: string, patch: Partial<CourseFilter>, chosen: boolean): FilterOption => ({
    key, label, chosen, href: hrefFor({ ...patch, page: 1 }),
  });
  return (
    <Root aria-label={words.label} {...rest}>
      {categoryLevels(categories, filter.categoryPath).map((level) => (
        <FilterRow
          key={level.depth}
          label={[words.category, words.second, words.third][level.depth] ?? words.category}
          options={[
            link('all', words.all, { categoryPath: level.path }, level.chosen === undefined),
            ...level.nodes.map((node) =>
              link(node.id, node.name, { categoryPath: [...level.path, node.id] }, node.id === level.chosen),
            ),
          ]}
        />
      ))}
      <FilterRow
        label={words.form}
        options={[
          link('all', words.all, { studyForm: null }, filter.studyForm === null),
          ...STUDY_FORMS.map((form) =>
            link(String(form.value), form.label, { studyForm: form.value }, form.value === filter.studyForm),
          ),
        ]}
      />
      <FilterRow
        label={words.charge}
        options={(['all', 'free', 'paid'] as const).map((charge) =>
          link(charge, words[charge], { charge }, charge === filter.charge),
        )}
      />
      <div className="wt-order">
        <FilterRow
          label={words.sort}
          options={COURSE_SORTS.map((sort) => link(sort.value, sort.label, { sort: sort.value }, sort.value === filter.sort))}
        />
        <p className="wt-total" role="status">{total === null ? '' : fill(words.total, { count: total })}</p>
      </div>
    </Root>
  );
}

interface CategoryLevel {
  depth: number;
  /** Ids above this level. */
  path: string[];
  nodes: readonly CategoryNode[];
  chosen: string | undefined;
}

/** The rows of the tree to show: the roots, and one more for each chosen category that has children. */
function categoryLevels(tree: readonly CategoryNode[], chosenPath: readonly string[]): CategoryLevel[] {
  const along = nodesAlong(tree, chosenPath);
  return [tree, ...along.map((node) => node.children)]
    .map((nodes, depth) => ({
      depth,
      nodes,
      path: along.slice(0, depth).map((node) => node.id),
      chosen: along[depth]?.id,
    }))
    .filter((level) => level.nodes.length > 0);
}
