import { wordingHook } from './wording-hook.ts';

/** The strings of the cart. */
export const cartWording = {
  cart: {
    title: '购物车',
    count: '共 {count} 门课程',
    selectAll: '全选',
    selectGroup: '选择{institution}的全部课程',
    selectLine: '选择《{course}》',
    course: '课程',
    form: '学习形式',
    hours: '学时',
    validity: '有效期',
    price: '价格',
    action: '操作',
    removeLine: '移除《{course}》',
    removeSelected: '移除已选',
    clear: '清空购物车',
    unavailable: '已下架',
    selected: '已选 {count} 门',
    total: '合计',
    saved: '已优惠 {amount}',
    checkout: '去结算',
    nothingSelected: '请先选择要购买的课程',
    bar: '结算',
    removeTitle: '移除课程',
    removeOne: '将从购物车移除《{course}》。',
    removeSome: '将从购物车移除 {count} 门课程：{courses}。',
    clearTitle: '清空购物车',
    clearBody: '将移除购物车中的全部 {count} 门课程：{courses}。',
    removeSafe: '已提交的订单和已购买的课程不受影响，需要时可以重新加入。',
    courseName: '《{course}》',
    between: '、',
    andMore: '{courses}等',
    removeConfirm: '移除课程',
    clearConfirm: '清空购物车',
    emptyTitle: '购物车还是空的',
    emptyBody: '您选中的课程会放在这里，可以一次结算多家机构的课程。',
    browse: '去选课',
    forbidden: '登录个人账号后即可查看购物车。',
    loading: '正在加载购物车',
  },
} as const;

/** The words of the cart, loaded with the pages that speak them. */
export const useCartWording = wordingHook(cartWording);
