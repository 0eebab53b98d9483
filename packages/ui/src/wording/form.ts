import { wordingHook } from './wording-hook.ts';

/** The strings of filling in and sending a form. */
export const formWording = {
  form: {
    oneWrong: '有 1 处需要修改', someWrong: '有 {count} 处需要修改', refused: '没有提交成功', failed: '没有提交成功，您填写的内容还在，请稍后重试。',
  },
} as const;

/** The words of filling in and sending a form, loaded with the pages that hold one. */
export const useFormWording = wordingHook(formWording);
