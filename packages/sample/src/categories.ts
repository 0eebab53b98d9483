import { sampleId } from './ids.ts';
import type { SampleCategory } from './types.ts';
import { fields } from './vocabulary/index.ts';
import type { FieldWords, GroupWords, LeafWords, TeachingWords } from './vocabulary/index.ts';

/** A leaf category with the words its courses are composed from. */
export interface LeafPlace {
  ids: [top: string, second: string, leaf: string];
  field: FieldWords;
  group: GroupWords;
  /** How it is taught: the group's own way, else the field's. */
  teaching: TeachingWords;
  words: LeafWords;
}

/** Id of a category by its position: fields, groups and leaves count from 1, 0 stands for the level above. */
function categoryId(field: number, group: number, leaf: number): string {
  return sampleId('category', field * 10_000 + group * 100 + leaf);
}

/** The three-level category tree. It is the same for every seed: ids of categories may be bookmarked. */
export function buildCategories(): SampleCategory[] {
  return fields.map((field, fieldAt) => ({
    id: categoryId(fieldAt + 1, 0, 0),
    name: field.name,
    hue: field.hue,
    children: field.groups.map((group, groupAt) => ({
      id: categoryId(fieldAt + 1, groupAt + 1, 0),
      name: group.name,
      hue: field.hue,
      children: group.leaves.map(([name], leafAt) => ({
        id: categoryId(fieldAt + 1, groupAt + 1, leafAt + 1),
        name,
        hue: field.hue,
        children: [],
      })),
    })),
  }));
}

/** All leaves in the order of the tree. */
export function leafPlaces(): LeafPlace[] {
  return fields.flatMap((field, fieldAt) =>
    field.groups.flatMap((group, groupAt) =>
      group.leaves.map((words, leafAt): LeafPlace => ({
        ids: [
          categoryId(fieldAt + 1, 0, 0),
          categoryId(fieldAt + 1, groupAt + 1, 0),
          categoryId(fieldAt + 1, groupAt + 1, leafAt + 1),
        ],
        field,
        group,
        teaching: group.teaching ?? field,
        words,
      })),
    ),
  );
}
