import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialHref } from './content.ts';
import { unreadCount, withMessageRead } from './message.ts';
import { isPublicNews, newsTypeName } from './news.ts';

describe('a number to dial', () => {
  it.each([
    ['400-000-1234', 'tel:4000001234'],
    ['(0515) 0000 5678', 'tel:051500005678'],
    ['+86 400+000', 'tel:+86400000'],
  ])('%s dials %s', (number, href) => expect(dialHref(number)).toBe(href));

  it('never carries anything but digits and one leading plus', () => {
    fc.assert(fc.property(fc.string(), (text) => /^tel:\+?\d*$/.test(dialHref(text))));
  });
});

describe('an article', () => {
  it('is public in status 1 alone', () => {
    expect(([0, 1, 2] as const).filter((status) => isPublicNews({ status }))).toEqual([1]);
  });

  it('names its kind, or nothing where the kind is unknown', () => {
    const types = [{ key: '2', name: '通知公告' }];
    expect(newsTypeName(types, '2')).toBe('通知公告');
    expect(newsTypeName(types, '9')).toBe('');
  });
});

describe('messages', () => {
  const messages = fc.uniqueArray(fc.record({ id: fc.string({ maxLength: 3 }), read: fc.boolean() }), { selector: ({ id }) => id });

  it('count one unread less once it is read, and no more when it is read again', () => {
    fc.assert(
      fc.property(messages, fc.nat(), (list, nth) => {
        const one = list[nth % Math.max(1, list.length)];
        fc.pre(one !== undefined);
        const after = withMessageRead(list, one.id);
        expect(unreadCount(after)).toBe(unreadCount(list) - (one.read ? 0 : 1));
        expect(withMessageRead(after, one.id)).toEqual(after);
        expect(after.filter((message, at) => message !== list[at])).toHaveLength(one.read ? 0 : 1);
      }),
    );
  });
});
