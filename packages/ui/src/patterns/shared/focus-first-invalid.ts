/** Leads to the first control of a form that is marked as wrong; a group's is its first choice that can be made. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input:enabled')?.focus();
}
