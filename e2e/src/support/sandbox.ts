import { request } from 'node:http';
import { inject } from 'vitest';

/**
 * Asks the sandbox for what it would have sent to the outside. Node resolves no `*.localhost`, so the
 * host travels in the header.
 */
function ask(method: 'GET' | 'POST', path: string): Promise<unknown> {
  const port = inject('port');
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { Host: `api.localhost:${port}` } },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => {
          if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
          else resolve(JSON.parse(text));
        });
      },
    );
    sent.on('error', reject).end();
  });
}

/** The first code in an answer; the newest message stands at its top. */
const CODE = /"code":\s*"([^"]+)"/;

/** The solution of a picture code. */
export async function captchaText(key: string): Promise<string> {
  return textOf(await ask('GET', `/sandbox/captcha.json?key=${encodeURIComponent(key)}`), CODE);
}

/** The newest SMS code that was sent to a phone. */
export async function smsCode(phone: string): Promise<string> {
  return textOf(await ask('GET', `/sandbox/sms.json?phone=${phone}`), CODE);
}

/**
 * Pays an order, or makes its payment fail, as the buyer would at the payment company. The payment exists
 * once the page has asked for its QR, so it is waited for.
 */
export async function settleSoon(orderNum: string, how: 'pay' | 'fail'): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask('POST', `/sandbox/payments/${orderNum}/${how}`);
      return;
    } catch (error) {
      if (tries >= 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

function textOf(answer: unknown, pattern: RegExp): string {
  const found = pattern.exec(JSON.stringify(answer))?.[1];
  if (!found) throw new Error(`The sandbox has no such message: ${JSON.stringify(answer).slice(0, 300)}`);
  return found;
}
