import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatGoods, parseGoods, type Goods } from '@wutong/domain';
import { enabledRoutes, href, type RouteName } from '../catalogue/index.ts';
import { MESSAGES } from '../messages/messages.ts';
import { useSite } from './site-context.ts';

/** Which route shows the results of a search; a type whose route does not exist is not offered. */
const RESULT_ROUTE: Readonly<Partial<Record<'course' | 'institution' | 'lecturer', RouteName>>> = { course: 'search' };

/** The header's search: its types and what it searches (spec section 2, header). */
export function useSearch() {
  const { branch } = useSite();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const enabled = enabledRoutes(branch);
  const goods = parseGoods(query.get('goods'));
  const types = branch.searchTypes.filter(({ target }) => {
    const route = RESULT_ROUTE[target];
    return route !== undefined && enabled.has(route);
  });
  const target = types.find((type) => type.value === goods.type)?.target ?? 'course';
  return {
    types: types.map((type) => ({ value: type.value, label: MESSAGES.searchTypeLabel[type.target] })),
    type: goods.type,
    value: goods.value,
    placeholder: MESSAGES.searchPlaceholder[target],
    onSearch: (next: Goods) => void navigate(href('search', { goods: formatGoods(next) })),
  };
}
