import { useState } from 'react';
import { messages, pseudo } from '../../packages/ui/src/docs/catalogue/index.ts';
import { Finder, Measures } from './foundations.styles.ts';

/** More rows than this are counted, not drawn: a search narrows them. */
const SHOWN = 60;

/** Every message of the wording files, to be searched by key or text, with what the pseudo-language makes of it. */
export function Messages() {
  const [asked, setAsked] = useState('');
  const wanted = asked.trim().toLowerCase();
  const found = messages.filter(({ file, group, key, text }) => `${file} ${group}.${key} ${text}`.toLowerCase().includes(wanted));
  return (
    <Finder className="sb-unstyled">
      <label>
        Search the {messages.length} messages by text, key or file
        <input type="search" value={asked} onChange={(event) => setAsked(event.target.value)} placeholder="学时, cart.checkout, exam" />
      </label>
      <p role="status">{found.length} found{found.length > SHOWN && `, the first ${SHOWN} shown`}</p>
      <Measures>
        <table>
          <thead><tr><th scope="col">Key</th><th scope="col">Chinese</th><th scope="col">Pseudo-language</th><th scope="col">File</th></tr></thead>
          <tbody>
            {found.slice(0, SHOWN).map(({ file, group, key, text }) => (
              <tr key={`${group}.${key}`}>
                <th scope="row"><code>{group}.{key}</code></th>
                <td lang="zh-CN">{text}</td>
                <td lang="zh-CN">{pseudo(text)}</td>
                <td><code>{file}</code></td>
              </tr>
            ))}
          </tbody>
        </table>
      </Measures>
    </Finder>
  );
}
