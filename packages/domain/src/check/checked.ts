/** The outcome of a rule: the cleaned value, or the sentence that the user should read. */
export type Checked<T> = { ok: true; value: T } | { ok: false; message: string };

/** Sentences by field; an empty object means that all is well. */
export type FieldErrors<T> = Partial<Record<keyof T, string>>;

/** The outcome of checking a form: clean values, or a sentence for each field that is wrong. */
export type CheckedForm<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors<T> };
