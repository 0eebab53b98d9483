import { describe, expect, it } from 'vitest';
import { brandFacts, brandLeaks } from './index.ts';

const facts = (key: string, name: string, colour: string, hotline: string) =>
  brandFacts(
    {
      key, platformName: `${name}学习网`, greeting: `${name}欢迎您`, hosts: [`${key}.localhost`], support: null,
      footer: { organiser: name, hotline, filing: `苏ICP备${key}号`, police: { text: `公网安备${key}号`, code: `${key}-000` } },
    },
    {
      key, name, logo: { light: `url("data:${key}")`, dark: `url("data:${key}")` },
      light: { color: { text: { link: colour, both: '#111111' } } }, dark: { color: { text: { link: '#222222' } } },
    },
  );

const own = facts('jade', '滨海协会', '#0a6b5e', '0515-0000-5678');
const other = facts('ink', '江海学会', '#1f4e9c', '400-000-1234');
const seen = (shown: Partial<Parameters<typeof brandLeaks>[0]>) => brandLeaks({ texts: [], colours: [], pictures: [], ...shown }, own, [own, other]);

describe('another brand on a page', () => {
  it('is found by its name, in whatever sentence', () => {
    expect(seen({ texts: [['欢迎来到江海学会学习网！', '<p>']] })).toContain("jade shows ink's “江海学会学习网” in <p>");
  });

  it('is found by its telephone and filing numbers, however they are grouped', () => {
    expect(seen({ texts: [['电话 400 000 1234', '<a>']] })).toEqual(["jade shows ink's “400-000-1234” in <a>"]);
    expect(seen({ texts: [['苏ICP备ink号', '<a>']] })).toHaveLength(1);
  });

  it('is found by a colour and by a logo', () => {
    expect(seen({ colours: [['rgb(31, 78, 156)', '<a>']] })).toEqual(["jade shows ink's colour #1f4e9c on <a>"]);
    expect(seen({ pictures: [['url("data:ink")', '<span>']] })).toEqual(["jade shows ink's logo in <span>"]);
  });

  it('is not suspected in what is the page\'s own or belongs to both', () => {
    expect(seen({ texts: [['滨海协会学习网', '<p>']], colours: [['rgb(10, 107, 94)', '<a>'], ['rgb(17, 17, 17)', '<p>']], pictures: [['url("data:jade")', '<i>']] })).toEqual([]);
  });
});
