/** Long runs of digits are phone, ID-card, order or account numbers; an `X` may end an ID card. */
const NUMBERS = /\d{7,}[Xx]?/g;

/** After these words comes a secret. */
const SECRETS = /((?:bearer|basic)\s+|(?:token|password|secret|code|key|state)["']?\s*[=:]\s*["']?)[^\s"'&,;)]+/gi;

const ADDRESSES = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** What an address asks for can name people; where it leads cannot. */
const QUERIES = /([?#])[^\s"')]+/g;

/** A text without what must not stand in a log: secrets, long numbers, mail addresses and queries of addresses. */
export function redact(text: string): string {
  return text.replace(QUERIES, '$1***').replace(SECRETS, '$1***').replace(ADDRESSES, '***').replace(NUMBERS, '***');
}
