import { HttpResponse } from 'msw';

/** A failure as the back end would answer it. */
export type MockFailure =
  /** HTTP 200 with a code in the envelope. */
  | { kind: 'business'; code: number; message: string }
  /** Another HTTP status, with the envelope of the dialect. `retryAfter` in seconds. */
  | { kind: 'http'; status: number; message: string; retryAfter?: number; requestId?: string }
  /** HTTP 401: no session, or an expired one. */
  | { kind: 'unauthorized'; message?: string }
  /** The token endpoint refuses the credentials. */
  | { kind: 'oauth'; message: string }
  /** No answer at all. */
  | { kind: 'network' };

/** A good answer in the dialect's envelope; without data the message says so. */
export function enveloped(data: unknown): Response {
  const msg = data === null ? '暂无承载数据' : '操作成功';
  return HttpResponse.json({ code: 200, success: true, data: data ?? null, msg });
}

/** A failure in the dialect's shape. */
export function failed(failure: MockFailure): Response {
  switch (failure.kind) {
    case 'business':
      return HttpResponse.json(refusal(failure.code, failure.message));
    case 'http':
      return HttpResponse.json(refusal(failure.status, failure.message), {
        status: failure.status,
        headers: {
          ...(failure.retryAfter === undefined ? {} : { 'Retry-After': String(failure.retryAfter) }),
          ...(failure.requestId === undefined ? {} : { 'X-Request-Id': failure.requestId }),
        },
      });
    case 'unauthorized':
      return HttpResponse.json({ code: 401, msg: failure.message ?? '请先登录' }, { status: 401 });
    case 'oauth':
      return HttpResponse.json(
        { error: 'invalid_grant', error_description: failure.message },
        { status: 400 },
      );
    case 'network':
      return HttpResponse.error();
  }
}

function refusal(code: number, msg: string) {
  return { code, success: false, data: null, msg };
}
