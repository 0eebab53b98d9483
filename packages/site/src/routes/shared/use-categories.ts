import type { CategoryNode } from '@wutong/domain';
import { categoryTree } from '@wutong/contract/calls/courses';
import { useCall } from '../../api/use-call.ts';

/** The category tree as panels and filters take it. */
export type CategoriesState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; tree: CategoryNode[] };

/** Reads the category tree once for the whole visit. */
export function useCategories(): CategoriesState {
  const { data, error, mutate } = useCall(categoryTree, {}, { revalidateIfStale: false });
  if (data) return { status: 'ready', tree: data };
  return error ? { status: 'failed', onRetry: () => void mutate() } : { status: 'loading' };
}
