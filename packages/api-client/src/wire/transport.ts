import axios, { type AxiosResponse } from 'axios';
import { NetworkError } from '../errors.ts';
import type { WireRequest } from './request.ts';

/** What came back, whatever it means. */
export interface WireAnswer {
  status: number;
  /** Parsed where it is JSON, else as text. */
  body: unknown;
  /** A header by its name; null where the answer has none. */
  header(name: string): string | null;
}

/** Sends a request; throws NetworkError without an answer, and the signal's reason once it is aborted. */
export type Transport = (request: WireRequest, signal?: AbortSignal) => Promise<WireAnswer>;

/** The transport of a client: axios with the settings of spec section 7. `timeout` in milliseconds. */
export function createTransport(settings: { baseUrl: string; timeout: number }): Transport {
  const http = axios.create({
    baseURL: settings.baseUrl,
    timeout: settings.timeout,
    withCredentials: true,
    // Only the token header is a credential: no cookie is copied into a header.
    withXSRFToken: false,
    validateStatus: (status) => status >= 200 && status <= 500,
    // On a server the back end is a neighbour; a proxy meant for the outside must not stand between.
    proxy: false,
    transitional: { clarifyTimeoutError: true },
  });

  return async ({ method, url, headers, body }, signal) => {
    try {
      const request = { method, url, headers, data: body };
      return answerOf(await http.request<unknown>(signal ? { ...request, signal } : request));
    } catch (thrown) {
      signal?.throwIfAborted();
      if (!axios.isAxiosError<unknown>(thrown)) throw thrown;
      if (thrown.response) return answerOf(thrown.response);
      // The cause is not passed on: it holds the whole request, passwords and tokens among it.
      throw new NetworkError(thrown.code === 'ETIMEDOUT' ? 'timeout' : 'unreachable');
    }
  };
}

function answerOf({ status, data, headers }: AxiosResponse<unknown>): WireAnswer {
  return {
    status,
    body: data,
    header: (name) => {
      const value: unknown = headers[name.toLowerCase()];
      return typeof value === 'string' ? value : null;
    },
  };
}
