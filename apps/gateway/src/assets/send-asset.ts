import { createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { CODINGS, chooseCoding } from '../http/encoding.ts';
import type { Asset } from './asset-index.ts';

/** One year, in seconds: as good as for ever for a file whose name carries its hash. */
const FOREVER = 'public, max-age=31536000, immutable';
/** May be kept, must be asked about: the files whose name stays while their content changes. */
const ASK_FIRST = 'no-cache';

function isSame(request: IncomingMessage, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** Answers with a file of a build: validator, cache life, the best coding the client takes; HEAD without body. */
export async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  extra: OutgoingHttpHeaders = {},
): Promise<void> {
  const available = CODINGS.filter((coding) => asset.coded[coding] !== undefined);
  const coding = chooseCoding(request.headers['accept-encoding'], available);
  const form = (coding === null ? undefined : asset.coded[coding]) ?? asset.plain;
  const tag = `"${asset.tag}${coding === null ? '' : `-${coding}`}"`;
  const headers: OutgoingHttpHeaders = {
    ...extra,
    'Content-Type': asset.type,
    'Cache-Control': asset.immutable ? FOREVER : ASK_FIRST,
    ETag: tag,
    ...(available.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (isSame(request, tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = coding === null ? {} : { 'Content-Encoding': coding };
  response.writeHead(200, { ...headers, ...encoding, 'Content-Length': form.size });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(createReadStream(form.file), response);
}
