import { createElement } from 'react';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Certificate as CertificateRecord } from '@wutong/domain';
import { baseCss, defineTheme, themeToCss } from '../../theme/index.ts';
import { certificate, certificateItem, certificateItems, SIGNATURE_IMAGE } from '../../testing/certificates.ts';
import { LONGEST_NAME } from '../../testing/commerce.ts';
import { Certificate } from './Certificate.tsx';

const theme = defineTheme({ key: 'probe', name: '样例' });

/** The width of A4 without the margins that the certificate asks for, in px at 96 dpi. */
const A4_WITHIN = 718;

/** A page as the gateway sends it, with a shell around the certificate that must not be printed. */
async function pageOf(printed: ReactElement): Promise<string> {
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(sheet.collectStyles(printed));
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>${baseCss}${themeToCss(theme)}</style>${sheet.getStyleTags()}
    <body data-brand="probe" data-scheme="dark"><header style="height:50mm">页眉</header>
    <div style="min-height:100vh;padding:20mm"><aside style="height:300mm">侧栏</aside><main>${chunks.join('')}</main></div>
    <footer style="height:200mm">页脚</footer></body></html>`;
}

/** Prints in a real browser, so this one is no plain unit test: it looks at what the printer gets. */
describe('a certificate on paper', () => {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = process.env['WUTONG_CHROMIUM'] ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  async function print(record: CertificateRecord, issuer = '江海省职业技能培训指导中心') {
    const page = await browser.newPage({ viewport: { width: A4_WITHIN, height: 900 } });
    const element = createElement(Certificate, {
      certificate: record, issuer, baseUrl: 'https://www.example.com/qrpage?id=', signature: SIGNATURE_IMAGE, audience: 'holder',
    });
    await page.setContent(await pageOf(element));
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    await page.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(() => ({
      words: document.body.innerText,
      fit: document.querySelector('article')?.dataset['fit'],
      pictures: [...document.querySelectorAll('article svg, article img')].filter((one) => one.getBoundingClientRect().height > 20).length,
    }));
    await page.close();
    return { ...seen, pages: pdf.match(/\/Type\s*\/Page\b/g)?.length, a4: /\/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/.test(pdf) };
  }

  const sheets: [what: string, record: CertificateRecord, fit: string][] = [
    ['one course', certificate({ items: certificateItems(1) }), 'roomy'],
    ['five courses', certificate(), 'roomy'],
    ['ten courses of one line, the most that is set at full size', certificate({ items: shortItems(10) }), 'roomy'],
    ['fourteen courses of one line', certificate({ items: shortItems(14) }), 'dense'],
    ['nineteen courses of one line', certificate({ items: shortItems(19) }), 'tight'],
    ['twenty courses, some with the longest names', certificate({ items: certificateItems(20) }), 'small'],
    ['twenty courses, each with the longest name', certificate({ items: longItems(20) }), 'tiny'],
    ['six courses, each with the longest name', certificate({ items: longItems(6) }), 'dense'],
    ['twenty-three courses of one line', certificate({ items: shortItems(23) }), 'small'],
    ['twenty-six courses of one line, the most that one page holds', certificate({ items: shortItems(26) }), 'tiny'],
  ];

  it.each(sheets)('stands on one page of A4 with %s', async (_what, record, fit) => {
    const printed = await print(record);
    expect(printed).toMatchObject({ pages: 1, a4: true, fit });
    for (const { courseName } of record.items) expect(printed.words).toContain(courseName);
    // QR, signature and seal.
    expect(printed.pictures).toBe(3);
  });

  it('stands there alone, without the shell of its page', async () => {
    const { words } = await print(certificate());
    expect(words).toMatch(/继续教育学时证书.*以上课程共计 39.5 学时，特此证明。.*2026-11-21/s);
    for (const shell of ['页眉', '侧栏', '页脚']) expect(words).not.toContain(shell);
  });

  it('has room for long words of the issuer', async () => {
    const long = certificate({
      unit: '江海省第一建筑安装工程集团有限责任公司江城分公司职工继续教育培训中心',
      periodDescription: '2026 年度专业科目 28 学时、公需科目 11.5 学时，共计 39.5 学时，符合继续教育规定的年度要求。', items: shortItems(10),
    });
    expect(await print(long, '江海省专业技术人员继续教育与职业技能培训指导服务中心')).toMatchObject({ pages: 1, fit: 'roomy' });
  });

  it('goes on with its table’s head on a second page where one can not hold it', async () => {
    expect(await print(certificate({ items: longItems(60) }))).toMatchObject({ pages: 2 });
  });
});

function shortItems(count: number) {
  return Array.from({ length: count }, (_, index) => certificateItem(index, { courseName: '企业内训师授课技巧', categoryName: '培训开发' }));
}

function longItems(count: number) {
  return Array.from({ length: count }, (_, index) => certificateItem(index, { courseName: LONGEST_NAME }));
}
