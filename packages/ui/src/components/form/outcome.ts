import type { FieldErrors } from '@wutong/domain';

/** What sending a form came to. A refusal names fields, or says one sentence about the whole, or both. */
export type SubmitOutcome<Values> = { ok: true } | { ok: false; errors?: FieldErrors<Values> | undefined; message?: string | undefined };

/** Names of a form's fields. */
export type FieldName<Values> = Extract<keyof Values, string>;

/** Names of the fields whose values are of one kind. */
export type NameOf<Values, Kind> = { [Name in FieldName<Values>]: Values[Name] extends Kind ? Name : never }[FieldName<Values>];

/** Why a form was not sent; `turn` counts the tries, so that each of them is announced. */
export interface Refusal<Values> {
  errors: FieldErrors<Values>;
  message: string | null;
  turn: number;
}

/** The errors after a field was changed: its own is what the check says of it now, the others stay until the next try. */
export function mendErrors<Values>(errors: FieldErrors<Values>, name: keyof Values, now: string | undefined): FieldErrors<Values> {
  const mended = { ...errors };
  delete mended[name];
  return now === undefined || errors[name] === undefined ? mended : { ...mended, [name]: now };
}
