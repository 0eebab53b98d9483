/** What the main thread asks of the embedded engine's worker. */
export interface WorkerRequest {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

/** A database error in a form that crosses threads. */
export interface WireError {
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  detail?: string;
}

/** What the worker answers: first one of ready and failed, then an answer for each request. */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'rows'; id: number; rows: Record<string, unknown>[]; affected: number | undefined }
  | { kind: 'error'; id: number; error: WireError };

/** What a worker is started with. */
export interface WorkerStart {
  /** Folder of the database, which exists; or undefined for one in memory. */
  folder: string | undefined;
}
