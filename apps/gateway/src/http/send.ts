import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseCoding } from './encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes compression costs more than it saves. */
const WORTH_COMPRESSING = 1_024;

async function encode(bytes: Buffer, coding: 'br' | 'gzip'): Promise<Buffer> {
  if (coding === 'gzip') return compressGzip(bytes, { level: 6 });
  // Quality 4 is about as fast as gzip 6 and smaller: the document is compressed on each request.
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Answers with a text made for this request, compressed when the client takes it; HEAD gets the headers only. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const plain = Buffer.from(text, 'utf8');
  const coding =
    plain.length < WORTH_COMPRESSING ? null : chooseCoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const body = coding === null ? plain : await encode(plain, coding);
  const encoding = coding === null ? {} : { 'Content-Encoding': coding };
  response.writeHead(status, { ...headers, ...encoding, Vary: 'Accept-Encoding', 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
