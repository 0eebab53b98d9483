import { describe, expect, it } from 'vitest';
import { destinationOf, hostName } from './host.ts';

describe('the host of a request', () => {
  it('is read without port, case and trailing dot', () => {
    expect(hostName('Main.LocalHost:3000')).toBe('main.localhost');
    expect(hostName('main.localhost.')).toBe('main.localhost');
    expect(hostName('[::1]:3000')).toBe('::1');
  });

  it.each([undefined, '', 'a b', 'x/../y', '<script>', '-a.com', `${'a'.repeat(254)}`])('refuses %j', (header) => {
    expect(hostName(header)).toBeNull();
    expect(destinationOf(header)).toEqual({ kind: 'malformed' });
  });

  it('sends the base and the loopback to the hub, the services to themselves, the rest to a site', () => {
    expect(destinationOf('localhost:3000')).toEqual({ kind: 'hub' });
    expect(destinationOf('127.0.0.1:3000')).toEqual({ kind: 'hub' });
    expect(destinationOf('api.localhost')).toEqual({ kind: 'api' });
    expect(destinationOf('storybook.localhost')).toEqual({ kind: 'storybook' });
    expect(destinationOf('main.localhost')).toEqual({ kind: 'site', host: 'main.localhost' });
    expect(destinationOf('api.example.cn')).toEqual({ kind: 'site', host: 'api.example.cn' });
    expect(destinationOf('api.example.cn', 'example.cn')).toEqual({ kind: 'api' });
  });
});
