import { permissionMap } from '@wutong/domain';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addUser } from '../../testing/rows.ts';

interface Node {
  id: string;
  code: string;
  path?: string;
  children?: Node[];
}

describe.each(ENGINES)('menus on %s', (engine) => {
  const api = useApi(engine);
  const list = async (path: string, type: 1 | 2, query = {}): Promise<Node[]> => {
    const { token } = await addUser(api.services, { type });
    const answer = await api.get(`blade-system/menu/${path}`, query, { as: token });
    expect(answer.status).toBe(200);
    return answer.body.data as Node[];
  };

  it('200: a learner has the permission to study, an enterprise has not', async () => {
    const [learner, enterprise] = [permissionMap(await list('buttons', 1)), permissionMap(await list('buttons', 2))];
    expect(learner).toMatchObject({ xh: true, order_submit: true });
    expect(enterprise).not.toHaveProperty('xh');
    expect(enterprise).toMatchObject({ order_submit: true, invoice_apply: true });
  });

  it('200: only leaves are permissions, never a menu', async () => {
    const codes = Object.keys(permissionMap(await list('buttons', 1)));
    expect(codes).not.toContain('study');
    expect(codes).not.toContain('attendance');
  });

  it('200: the routes of each top menu are those of the caller’s type', async () => {
    const paths = async (type: 1 | 2) => {
      const tops = await list('top-menu', type);
      const routes = await Promise.all(tops.map(({ id }) => list('routes', type, { topMenuId: id })));
      return routes.flat().map(({ path }) => path);
    };
    expect(await paths(1)).toContain('/study/online');
    expect(await paths(1)).not.toContain('/center/qyorder');
    expect(await paths(2)).toEqual(['/shopping/buss', '/center/qyorder', '/center/qyinvoice']);
  });

  it('200: another type’s top menu has no routes', async () => {
    const study = (await list('top-menu', 1)).find(({ code }) => code === 'study');
    expect(await list('routes', 2, { topMenuId: study?.id ?? '' })).toEqual([]);
  });

  it('401: for a visitor', async () => {
    expect((await api.get('blade-system/menu/buttons')).status).toBe(401);
  });
});
