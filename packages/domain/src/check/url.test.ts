import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWebAddress } from './url.ts';

describe('an address on the web', () => {
  it('is any that begins with http or https', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['http', 'https'] }), (url) => {
        expect(isWebAddress(url)).toBe(true);
      }),
    );
  });

  it.each(['', 'example.com', 'ftp://example.com', 'javascript:alert(1)', ' https://example.com', 'https:/example.com', 'httpx://example.com'])(
    'is not %j',
    (text) => expect(isWebAddress(text)).toBe(false),
  );
});
