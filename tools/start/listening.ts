import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { StartFailure } from './failure.ts';

/** What answers behind a port. */
export type Door = {
  readonly handler: RequestListener;
  /** Takes over connections that become web sockets; without it they are refused. */
  readonly onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** Servers that answer on one port. */
export type Listening = {
  /** Lets running answers end for a moment, then closes every connection. */
  readonly close: () => Promise<void>;
};

/** How long running answers may still take when the house closes, in ms. */
const GRACE = 2_000;
const LOOPBACK = ['127.0.0.1', '::1'] as const;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function failureFor(error: unknown, port: number, address: string): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartFailure(
      `Port ${port} is already in use; stop what listens there or take another one: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    return new StartFailure(`Port ${port} needs rights this account lacks; take one above 1023: PORT=3000 npm start`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFailure(`HOST=${address} is no address of this machine; leave HOST out to listen on localhost.`);
  }
  return error;
}

async function open(door: Door, port: number, address: string): Promise<Server> {
  const server = createServer(door.handler);
  if (door.onUpgrade !== undefined) server.on('upgrade', door.onUpgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: address }, resolve);
  });
  return server;
}

async function shut(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(cut);
}

/**
 * Listens on a port: on one address, or on both loopback addresses (browsers try either for `localhost`).
 * A machine without IPv6 has the first only. Throws a StartFailure with the way out.
 */
export async function listen(door: Door, port: number, address: string | undefined): Promise<Listening> {
  const servers: Server[] = [];
  for (const one of address === undefined ? LOOPBACK : [address]) {
    try {
      servers.push(await open(door, port, one));
    } catch (error) {
      const without6 = one === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));
      if (without6) continue;
      await Promise.all(servers.map(shut));
      throw failureFor(error, port, one);
    }
  }
  return { close: async () => void (await Promise.all(servers.map(shut))) };
}

/** Fails early, before anything is built or opened, when the port cannot be had. */
export async function checkPort(port: number, address: string | undefined): Promise<void> {
  const probe = await listen({ handler: (_, response) => void response.end() }, port, address);
  await probe.close();
}
