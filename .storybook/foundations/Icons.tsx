import { useState } from 'react';
import { icons as shapes } from 'lucide';
import { icons } from 'virtual:wutong/screens';
import { Icon } from '@wutong/ui/components/icon';
import type { IconShape } from '@wutong/ui/components/icon';
import { Finder, Tiles } from './foundations.styles.ts';

const drawings: Readonly<Record<string, IconShape>> = shapes;

/** Every icon in use, from the imports of the sources, with the parts that show it. */
export function IconGallery() {
  const [asked, setAsked] = useState('');
  const wanted = asked.trim().toLowerCase();
  const found = icons.filter(({ name, folders }) => `${name} ${folders.join(' ')}`.toLowerCase().includes(wanted));
  return (
    <Finder className="sb-unstyled">
      <label>
        Search the {icons.length} icons in use by name or by the part that shows them
        <input type="search" value={asked} onChange={(event) => setAsked(event.target.value)} placeholder="ShoppingCart, cart" />
      </label>
      <Tiles>
        {found.map(({ name, folders }) => {
          const shape = drawings[name];
          return (
            <li key={name}>
              <div className="wt-swatch">{shape && <Icon of={shape} size="lg" />}</div>
              <code>{name}</code>
              <small>{folders.join(', ')}</small>
            </li>
          );
        })}
      </Tiles>
    </Finder>
  );
}
