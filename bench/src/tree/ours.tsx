import '../shared/brand.ts';
import { CategoryDrawer } from '@wutong/ui/patterns/category-panel';
import { hrefOf, TITLE, TREE } from './data.ts';

export function App() {
  return (
    <>
      <h1>{TITLE}</h1>
      <CategoryDrawer state={{ status: 'ready', tree: TREE }} hrefOf={hrefOf} />
    </>
  );
}
