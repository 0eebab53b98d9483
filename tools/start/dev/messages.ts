import type { DomainRecord } from '@wutong/domain';

/** What the development server asks of the API's process. */
export type ApiQuestion = { readonly id: number; readonly host: string };

/** What the API's process says: first that it is ready or why it is not, then an answer to each question. */
export type ApiNews =
  | { readonly kind: 'ready'; readonly port: number; readonly sandbox: boolean }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'platform'; readonly id: number; readonly platform: DomainRecord | null }
  | { readonly kind: 'away'; readonly id: number; readonly reason: string };
