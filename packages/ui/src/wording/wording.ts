import { discoveryWording } from './discovery.ts';
import { wordingHook } from './wording-hook.ts';

/**
 * Every string that components, the shells and the home page say by themselves. `{name}` is filled in by
 * `fill`. Data, not functions, so that a branch may override any of them in its plain-data `branch.ts`. What
 * only later pages say stands in a catalogue of its own, so that it is loaded with them.
 */
export const defaultWording = {
  link: { newTab: '（在新窗口打开）' },
  button: { loading: '正在处理' },
  field: { required: '必填', optional: '选填' },
  password: { show: '显示密码', hide: '隐藏密码' },
  search: { submit: '搜索', clear: '清空搜索词' },
  countdown: { wait: '{seconds} 秒后可重新获取' },
  breadcrumb: { label: '当前位置' },
  pagination: { label: '分页', previous: '上一页', next: '下一页', page: '第 {page} 页', of: '第 {page} 页，共 {pages} 页' },
  steps: { label: '进度', done: '已完成', current: '进行中', ahead: '未开始' },
  dialog: { close: '关闭' },
  toast: { region: '通知', close: '关闭通知' },
  banner: { info: '提示', success: '成功', warning: '注意', danger: '出错了', close: '关闭' },
  carousel: {
    role: '轮播', slide: '幻灯片', previous: '上一张', next: '下一张', pause: '暂停自动播放', play: '自动播放',
    position: '第 {index} 张，共 {count} 张', choose: '选择幻灯片',
  },
  progress: { label: '进度' },
  loading: { label: '正在加载', slow: '网络有些慢，仍在加载，请稍候。' },
  price: { free: '免费', was: '原价' },
  rating: { value: '{score} 分，满分 5 分', none: '暂无评价' },
  backToTop: { label: '返回顶部' },
  qrCode: { loading: '二维码加载中' },
  result: { requestId: '请求编号' },
  confirm: { cancel: '取消' },
  ...discoveryWording,
} as const;

/** The words that every page may speak. */
export const useWording = wordingHook(defaultWording);
