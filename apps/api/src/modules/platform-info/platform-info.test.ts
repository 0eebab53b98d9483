import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';

describe.each(ENGINES)('platform by domain on %s', (engine) => {
  const api = useApi(engine);

  describe.each(['platform-by-domain', 'by-domain'])('GET %s', (name) => {
    const path = `training/login-info/${name}`;

    it('200: gives the record of a host, with or without port and protocol', async () => {
      for (const domain of ['association.localhost', 'ASSOCIATION.localhost:3000', 'http://association.localhost:3000/index']) {
        const answer = await api.get(path, { domain });
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({ code: 200, success: true, msg: '操作成功' });
        expect(answer.body.data).toEqual({
          id: expect.stringMatching(/^\d+$/),
          deptId: '1001',
          platformName: '测试协会',
          logo: null,
          identity: 1,
          loginType: 'learner',
          branch: 'association',
          theme: 'association',
          filing: null,
          hotline: null,
          institutionId: null,
        });
      }
    });

    it('404: for a host that no platform has', async () => {
      const answer = await api.get(path, { domain: 'nowhere.example' });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ code: 404, success: false, data: null, msg: '没有找到这个网站，请检查网址' });
    });

    it('400: names the field that is missing', async () => {
      const answer = await api.get(path);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ code: 400, success: false, data: null, msg: '域名不能为空' });
    });
  });
});
