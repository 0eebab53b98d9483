import { wordingHook } from './wording-hook.ts';

/** The strings of handing in files. */
export const uploadWording = {
  upload: {
    choose: '选择文件', chooseImage: '选择图片', drop: '或将文件拖到这里', rule: '支持 {types}', size: '单个不超过 {size}', count: '最多 {count} 个',
    comma: '，', list: '已选文件', waiting: '等待上传', sending: '正在上传', done: '已上传', progress: '{name} 的上传进度', slow: '网络有些慢，仍在上传',
    failed: '没有上传成功，文件还在，请重试', stalled: '上传长时间没有进展，已停止。请检查网络后重试', retry: '重新上传', retryOf: '重新上传 {name}',
    cancel: '取消上传 {name}', remove: '移除 {name}', removed: '已移除 {name}', finished: '{name} 已上传', wrongType: '{name} 不是 {types} 文件，请换一个文件',
    tooLarge: '{name} 有 {size}，超过 {limit}，请压缩后再选', empty: '{name} 是空文件，请检查后再选', tooMany: '最多 {count} 个文件，{name} 没有加入', between: '、',
  },
} as const;

/** The words of handing in files, loaded with the pages that ask for them. */
export const useUploadWording = wordingHook(uploadWording);
