import { describe, expect, it } from 'vitest';
import { BusinessError, ContractError, HttpError, NetworkError, OAuthError, UnauthorizedError } from '@wutong/api-client';
import { toastOf, toFailure } from './failure.ts';

const facts = { message: '课程不存在', requestId: 'r-1' };
const http = (status: number) => new HttpError(facts, { status, code: status, retryAfter: null });

describe('an error of the wire as a toast (spec section 8)', () => {
  it('is the message of a business, oauth or http error', () => {
    expect(toastOf(new BusinessError(facts, 400))).toBe('课程不存在');
    expect(toastOf(new OAuthError(facts, 'invalid'))).toBe('课程不存在');
    expect(toastOf(http(403))).toBe('课程不存在');
    expect(toastOf(http(500))).toBe('课程不存在');
  });

  it('is none without a network, without a session, or where the screen speaks', () => {
    for (const error of [new NetworkError('unreachable'), new UnauthorizedError(facts, 'expired'), http(503), new ContractError('data'), new Error('x')]) {
      expect(toastOf(error)).toBeNull();
    }
  });
});

describe('an error of the wire as a failed screen', () => {
  it('says what happened by its reason, with the request id', () => {
    expect(toFailure(new NetworkError('unreachable')).reason).toBe('offline');
    expect(toFailure(new NetworkError('timeout')).reason).toBe('timeout');
    expect(toFailure(http(503))).toMatchObject({ reason: 'unavailable', requestId: 'r-1' });
    expect(toFailure(new BusinessError(facts, 404))).toMatchObject({ reason: 'refused', message: '课程不存在' });
    expect(toFailure(new ContractError('data.id')).reason).toBe('unreadable');
    expect(toFailure('anything').reason).toBe('unreadable');
  });
});
