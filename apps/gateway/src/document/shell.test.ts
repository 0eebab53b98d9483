import { describe, expect, it } from 'vitest';
import { fillShell, schemeOf, type ShellValues } from './shell.ts';

const template =
  '<!doctype html>\n<html lang="zh-CN">\n<head><meta charset="utf-8"><!--wutong:head-->' +
  '<script type="module" src="/a.js" nonce="__CSP_NONCE__"></script></head><body></body></html>';

const values: ShellValues = {
  nonce: 'n0nce==',
  title: '学会 <主站> & "同仁"',
  brand: 'main-platform',
  scheme: 'auto',
  css: ':root{--a:1}',
  favicon: '/favicon.svg',
  platform: { platformName: '</script><script>alert(1)</script>', deptId: '' },
};

describe('the shell of a site', () => {
  it('names brand and scheme on the root element, once', () => {
    const html = fillShell(template, values);
    expect(html.match(/<html /g)).toHaveLength(1);
    expect(html).toContain('<html lang="zh-CN" data-brand="main-platform" data-scheme="auto">');
  });

  it('gives every script and style the nonce of the response', () => {
    const html = fillShell(template, values);
    expect(html).not.toContain('__CSP_NONCE__');
    expect(html).toContain('<script type="module" src="/a.js" nonce="n0nce==">');
    expect(html).toContain('<style id="wutong-theme" nonce="n0nce==">:root{--a:1}</style>');
  });

  it('cannot be broken out of by a platform name, a title or a style', () => {
    const html = fillShell(template, { ...values, css: 'a{content:"</style><script>alert(2)</script>"}' });
    expect(html.match(/<script/g)).toHaveLength(2 + 1);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain('<title>学会 &lt;主站&gt; &amp; &quot;同仁&quot;</title>');
    const record = /id="wutong-platform"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(record)).toEqual(values.platform);
  });

  it('takes text with replacement patterns literally', () => {
    expect(fillShell(template, { ...values, title: '$& $1 $$' })).toContain('<title>$&amp; $1 $$</title>');
  });

  it('refuses a template without its marker', () => {
    expect(() => fillShell('<html><head></head></html>', values)).toThrow('<!--wutong:head-->');
  });

  it('follows the visitor’s choice of scheme, else the system', () => {
    expect(schemeOf('a=1; wutong-scheme=dark')).toBe('dark');
    expect(schemeOf('wutong-scheme=light; b=2')).toBe('light');
    expect(schemeOf('wutong-scheme=neon')).toBe('auto');
    expect(schemeOf('xwutong-scheme=dark')).toBe('auto');
    expect(schemeOf(undefined)).toBe('auto');
  });
});
