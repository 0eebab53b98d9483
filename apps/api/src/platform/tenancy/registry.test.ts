import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addCourse, addUser } from '../../testing/rows.ts';
import { createRegistry, RegistryRefusal } from './registry.ts';

const COUNTY = {
  deptId: '9001', platformName: '县护理人才培训网', identity: 1, loginType: 'learner', branchKey: 'main', themeKey: 'main',
  hosts: ['nursing.localhost'],
} as const;

describe.each(ENGINES)('the registry of branches on %s', (engine) => {
  const api = useApi(engine);
  const registry = () => createRegistry(api.services);
  const recordOf = async (domain: string) => (await api.get('training/login-info/platform-by-domain', { domain })).body.data;

  it('gives a new host its own platform, served by a build that is there', async () => {
    await registry().add(COUNTY, { filing: '苏ICP备00000003号', hotline: '0515-1' });
    expect(await recordOf('nursing.localhost')).toMatchObject({
      deptId: '9001', platformName: '县护理人才培训网', identity: 1, branch: 'main', filing: '苏ICP备00000003号', hotline: '0515-1',
    });
    expect((await registry().list()).map(({ host }) => host)).toContain('nursing.localhost');
  });

  it('changes what a host and its platform say, and nothing that was not named', async () => {
    await registry().set('nursing.localhost', { themeKey: 'other', platformName: '护理学习网', hotline: null });
    expect(await recordOf('nursing.localhost')).toMatchObject({
      theme: 'other', platformName: '护理学习网', hotline: null, filing: '苏ICP备00000003号', branch: 'main',
    });
  });

  it('refuses a host that is taken, and one that is not there', async () => {
    await expect(registry().add(COUNTY, {})).rejects.toThrow('leads to 护理学习网 already');
    await expect(registry().set('nowhere.localhost', { themeKey: 'x' })).rejects.toThrow(RegistryRefusal);
    await expect(registry().remove('nowhere.localhost')).rejects.toThrow('npm run branch -- list');
  });

  it('keeps the last host of the main platform', async () => {
    await expect(registry().remove('main.localhost')).rejects.toThrow('last host of the main platform');
  });

  it('forgets all hosts of a build, with the platforms to which nothing belongs, and those alone', async () => {
    const county = { ...COUNTY, deptId: '9002', branchKey: 'county', hosts: ['a.county', 'b.county'] };
    await registry().add(county, {});
    expect(await registry().forgetBranch('county')).toEqual(['a.county', 'b.county']);
    expect((await registry().list()).map(({ branchKey }) => branchKey)).not.toContain('county');
    await registry().add({ ...county, platformName: '另一个' }, {});
    expect(await recordOf('a.county')).toMatchObject({ platformName: '另一个' });
    const { token } = await addUser(api.services);
    const course = await addCourse(api.services);
    await api.post('training/courseByUser/addCart', { ids: course.id }, { as: token, host: 'a.county' });
    await registry().forgetBranch('county');
    await registry().add({ ...county, platformName: '第三个' }, {});
    expect(await recordOf('a.county'), 'somebody’s cart belongs to it').toMatchObject({ platformName: '另一个' });
  });

  it('forgets a host at once; its platform stays for the accounts and orders that belong to it', async () => {
    await registry().remove('nursing.localhost');
    expect(await recordOf('nursing.localhost')).toBeNull();
    await registry().add({ ...COUNTY, platformName: '别名' }, {});
    expect(await recordOf('nursing.localhost')).toMatchObject({ platformName: '护理学习网' });
  });
});
