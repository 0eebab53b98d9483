import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal, type Services } from '../platform/http/index.ts';
import { FILES_PATH, isSignedAddress } from '../platform/providers/files/index.ts';

interface FileRequest {
  Params: { '*': string };
  Querystring: { expires?: string; signature?: string };
}

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4', '.webm': 'video/webm', '.mp3': 'audio/mpeg', '.pdf': 'application/pdf', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.jpg': 'image/jpeg', '.vtt': 'text/vtt',
};

/** Gives out the files of a folder to who holds a signed address; players ask for parts of them. */
export function registerFiles(app: FastifyInstance, services: Services, folder: string): void {
  const root = resolve(folder);
  app.get<FileRequest>(`${FILES_PATH}/*`, async (request, reply) => {
    const file = request.params['*'];
    const { expires, signature } = request.query;
    const address = { file, expires: Number(expires), signature: signature ?? '' };
    if (!isSignedAddress(services, address)) throw new Refusal(403, '播放地址已失效，请刷新页面');
    const path = resolve(root, file);
    const size = path.startsWith(root + sep) ? await sizeOf(path) : undefined;
    if (size === undefined) throw new Refusal(404, '文件不存在');
    reply.header('Accept-Ranges', 'bytes').header('Cache-Control', 'private, max-age=600').header('X-Content-Type-Options', 'nosniff');
    reply.type(TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream');
    return sendPart(reply, path, size, request.headers.range);
  });
}

function sendPart(reply: FastifyReply, path: string, size: number, range: string | undefined): FastifyReply {
  const part = readRange(range, size);
  if (part === 'whole') return reply.header('Content-Length', size).send(createReadStream(path));
  if (part === 'beyond') return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  reply.code(206).header('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  return reply.header('Content-Length', part.end - part.start + 1).send(createReadStream(path, part));
}

/** Reads a `Range` header of one part; several parts, or nonsense, count as none (RFC 9110 section 14.2). */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | 'whole' | 'beyond' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return 'whole';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0)) return 'beyond';
  return start > end ? 'whole' : { start, end };
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}
