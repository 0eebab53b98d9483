import { describe, expect, it } from 'vitest';
import { cartWording } from '../../wording/cart.ts';
import { discoveryWording } from '../../wording/discovery.ts';
import { defaultWording } from '../../wording/index.ts';
import { messages, pseudo, pseudoWording } from './index.ts';

describe('the message catalogue', () => {
  it('holds each message once, where it is written', () => {
    const names = messages.map(({ group, key }) => `${group}.${key}`);
    expect(new Set(names).size).toBe(names.length);
    expect(messages).toContainEqual({ file: 'cart', group: 'cart', key: 'title', text: cartWording.cart.title });
    const [shared = ''] = Object.keys(discoveryWording);
    expect(new Set(messages.filter(({ group }) => group === shared).map(({ file }) => file))).toEqual(new Set(['discovery']));
  });

  it('misses none of the words that every page may speak', () => {
    for (const group of Object.keys(defaultWording)) expect(messages.some((message) => message.group === group), group).toBe(true);
  });
});

describe('the pseudo-language', () => {
  it('marks and lengthens a text and keeps its places', () => {
    expect(pseudo('登录')).toBe('[登录～～]');
    expect(pseudo('共 {count} 门课程')).toMatch(/^\[共 \{count\} 门课程～+\]$/);
  });

  it('says every message of every catalogue', () => {
    for (const { group, key, text } of messages) expect(pseudoWording[group]?.[key]).toBe(pseudo(text));
  });
});
