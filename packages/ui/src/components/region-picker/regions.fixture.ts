import type { Region } from '@wutong/domain';

const CHILDREN: Readonly<Record<string, readonly Region[]>> = {
  '00': [{ code: '11', name: '北京市' }, { code: '32', name: '江苏省' }, { code: '44', name: '广东省' }],
  '11': [{ code: '1101', name: '市辖区' }],
  '1101': [{ code: '110105', name: '朝阳区' }, { code: '110108', name: '海淀区' }],
  '32': [{ code: '3201', name: '南京市' }, { code: '3209', name: '盐城市' }],
  '3201': [{ code: '320102', name: '玄武区' }, { code: '320104', name: '秦淮区' }],
  '3209': [{ code: '320902', name: '亭湖区' }, { code: '320903', name: '盐都区' }, { code: '320981', name: '东台市' }],
  '44': [{ code: '4419', name: '东莞市' }],
  '4419': [],
};

/** A few provinces and what is under them; Dongguan has no districts. */
export const loadRegions = async (parentCode: string): Promise<readonly Region[]> => CHILDREN[parentCode] ?? [];
