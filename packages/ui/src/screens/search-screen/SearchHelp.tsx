import { SearchX } from 'lucide';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { fill } from '../../wording/index.ts';
import { useSearchWording } from '../../wording/search.ts';
import { Tips } from './SearchHelp.styles.ts';

export interface SearchHelpProps {
  keyword: string;
  /** The same search without filters; undefined where none is set. */
  widerHref: string | undefined;
  categoryHref: string | undefined;
}

/** What to do when a search finds nothing. */
export function SearchHelp({ keyword, widerHref, categoryHref }: SearchHelpProps) {
  const words = useSearchWording().searchPage;
  return (
    <EmptyState
      icon={SearchX}
      title={keyword ? fill(words.none, { keyword }) : words.noneTitle}
      action={
        <Inline gap="sm" justify="center">
          {widerHref !== undefined && <Button variant="primary" href={widerHref}>{words.clear}</Button>}
          {categoryHref !== undefined && <Button href={categoryHref}>{words.browse}</Button>}
        </Inline>
      }
    >
      <p>{words.help}</p>
      <Tips>
        <li>{words.helpShort}</li>
        <li>{words.helpTypo}</li>
        {widerHref !== undefined && <li>{words.helpFilter}</li>}
        {categoryHref !== undefined && <li>{words.helpCategory}</li>}
      </Tips>
    </EmptyState>
  );
}
