import { wordingHook } from './wording-hook.ts';

/** The strings of the course centre, the search page and their filters. */
export const searchWording = {
  filter: {
    label: '筛选课程', category: '课程分类', second: '二级分类', third: '具体分类', form: '学习形式', charge: '费用',
    sort: '排序方式', all: '全部', free: '免费', paid: '收费', total: '共 {count} 门课程',
  },
  courseList: {
    loading: '正在加载课程', empty: '没有符合条件的课程', emptyText: '可以减少筛选条件，或换一个分类看看。',
    emptyAction: '清除筛选', results: '课程列表',
  },
  searchPage: {
    title: '课程搜索', results: '“{keyword}”的搜索结果',
    none: '没有找到与“{keyword}”有关的课程', noneTitle: '没有找到课程', loading: '正在搜索',
    help: '可以这样试试：', helpShort: '把词写短一些，只留最要紧的两三个字', helpTypo: '检查有没有错别字',
    helpFilter: '去掉筛选条件', helpCategory: '按分类浏览课程', clear: '清除筛选再搜', browse: '浏览课程分类',
  },
} as const;

/** The words of the course centre, the search page and their filters, loaded with the pages that speak them. */
export const useSearchWording = wordingHook(searchWording);
