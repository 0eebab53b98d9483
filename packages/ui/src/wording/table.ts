import { wordingHook } from './wording-hook.ts';

/** The strings of tables and timelines. */
export const tableWording = {
  table: {
    selectAll: '全选',
    selectRow: '选择{name}',
    selected: '已选 {count} 项',
    sort: '排序',
    sortBy: '按{column}排序',
    unsorted: '默认顺序',
    ascending: '{column}升序',
    descending: '{column}降序',
    sorted: '已按{order}排列',
    actions: '操作',
    loading: '正在加载表格',
    failed: '表格没有加载出来，请检查网络后重试。',
    retry: '重新加载',
    empty: '暂无记录',
  },
} as const;

/** The words of tables, loaded with the pages that have one. */
export const useTableWording = wordingHook(tableWording);
