import { wordingHook } from './wording-hook.ts';

/** The strings of the controls that forms are made of. */
export const inputsWording = {
  numberField: { decrease: '减少{label}', increase: '增加{label}', bounded: '已改为允许的数值 {value}' },
  textArea: { left: '还可以输入 {count} 个字', over: '已超出 {count} 个字，请删减' },
  switchField: { saving: '正在保存' },
  checkboxGroup: { all: '全选' },
  combobox: {
    open: '展开选项', placeholder: '请输入或选择', loading: '正在查找', none: '没有找到“{term}”，请换个词试试', noneAtAll: '暂时没有可选项',
    found: '找到 {count} 项', failed: '选项没有加载出来。', retry: '重新加载',
  },
  region: {
    label: '所在地区', level1: '省份', level2: '城市', level3: '区县', choose: '请选择{level}', loading: '正在加载{level}',
    failed: '{level}没有加载出来，已选的地区还在。', retry: '重新加载{level}',
  },
} as const;

/** The words of the controls that forms are made of, loaded with the pages that have such controls. */
export const useInputsWording = wordingHook(inputsWording);
