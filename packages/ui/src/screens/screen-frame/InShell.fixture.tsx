import type { ReactNode } from 'react';
import { BottomBar } from '../../patterns/bottom-bar/index.ts';
import { sampleBrands } from '../../patterns/shared/sample-brand.fixture.ts';
import type { AccountView } from '../../patterns/shared/index.ts';
import { SidePanel } from '../../patterns/side-panel/index.ts';
import { SiteFooter } from '../../patterns/site-footer/index.ts';
import { SiteHeader } from '../../patterns/site-header/index.ts';
import { SiteShell } from '../../patterns/site-shell/index.ts';
import { TopBar } from '../../patterns/top-bar/index.ts';
import { categoryHref, nothing, someTree } from '../../testing/discovery.ts';

interface InShellProps {
  variant: 'main' | 'association';
  account?: AccountView;
  /** As on home and course centre. */
  menuHidden?: boolean;
  children: ReactNode;
}

const branches = {
  main: {
    ...sampleBrands.main,
    menu: [{ label: '首页', href: '/index', current: true }, { label: '课程中心', href: '/lession' }],
    other: '机构',
    entries: [{ label: '机构入驻', href: '/application' }],
  },
  association: {
    ...sampleBrands.association,
    menu: [{ label: '首页', href: '/index', current: true }, { label: '学会官网', href: 'https://www.example.com/', external: true }],
    other: '讲师',
    entries: [],
  },
};

/** A screen as a reader meets it: inside the header, footer and bars of a branch. */
export function InShell({ variant, account = { kind: 'guest', onSignIn: nothing }, menuHidden = false, children }: InShellProps) {
  const { platformName, greeting, menu, other, entries, facts } = branches[variant];
  return (
    <SiteShell
      topBar={<TopBar variant={variant} greeting={greeting} links={[{ label: '在线客服', href: 'https://example.com/', external: true }]} account={account} />}
      header={
        <SiteHeader
          variant={variant}
          platformName={platformName}
          logo={null}
          homeHref="/index"
          menu={menu}
          search={{ types: [{ value: 0, label: '课程' }, { value: 1, label: other }], type: 0, value: '', placeholder: '搜索课程、老师或机构', onSearch: nothing }}
          account={account}
          categories={{ state: { status: 'ready', tree: someTree }, hrefOf: categoryHref, menuHidden }}
        />
      }
      footer={
        <SiteFooter
          variant={variant}
          platformName={platformName}
          links={[{ label: '课程中心', href: '/lession' }]}
          facts={{ ...facts, filing: { text: '示ICP备00000000号-1', href: 'https://beian.miit.gov.cn/' } }}
        />
      }
      sidePanel={<SidePanel support={{ label: '在线客服', href: 'https://example.com/' }} entries={entries} />}
      bottomBar={
        <BottomBar
          items={[
            { key: 'home', label: '首页', href: '/index', current: true },
            { key: 'courses', label: '课程', href: '/lession', current: false },
            { key: 'study', label: '学习', href: '/study/online', current: false },
            { key: 'cart', label: '购物车', href: '/shopping/user', current: false, badge: 2 },
            { key: 'me', label: '我的', onPress: nothing, current: false },
          ]}
        />
      }
    >
      {children}
    </SiteShell>
  );
}
