/** The envelope of the dialect: success exactly when code is 200. */
export interface Envelope {
  code: number;
  success: boolean;
  data: unknown;
  msg: string;
  /** Only with failures of the server, so that a report can be found in its log. */
  requestId?: string;
}

/** Wraps what a call answers; without data the message says so. */
export function answered(data: unknown): Envelope {
  const empty = data === null || data === undefined;
  return { code: 200, success: true, data: empty ? null : data, msg: empty ? '暂无承载数据' : '操作成功' };
}

/** Wraps a failure; `msg` is what the user reads. */
export function failed(code: number, msg: string): Envelope {
  return { code, success: false, data: null, msg };
}
