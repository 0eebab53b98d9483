import type { ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { LinkProvider } from '@wutong/ui/components/link';
import { WordingProvider } from '@wutong/ui/wording';
import { LoginHost } from '../session/login-host.tsx';
import { SessionEvents } from '../session/session-events.tsx';
import { PageArrival } from './page-arrival.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteProvider, type SiteParts } from './site-context.ts';
import { SiteRoutes } from './site-routes.tsx';
import { swrOptions } from './swr-options.ts';
import { Toasts } from './toasts.tsx';
import type { Slots } from './slots.ts';

/** A branch that says everything as the house does. */
const NO_WORDS = {};

interface SiteTreeProps {
  parts: SiteParts;
  slots: Slots;
}

/** A whole site in the browser's own address. */
export function SiteApp(props: SiteTreeProps) {
  return (
    <BrowserRouter>
      <SiteTree {...props} />
    </BrowserRouter>
  );
}

/** A whole site inside a router: its providers once, its routes, and what floats above them. */
export function SiteTree({ parts, slots }: SiteTreeProps) {
  return (
    <SiteProvider value={parts}>
      <WordingProvider wording={parts.branch.wording ?? NO_WORDS}>
        <SWRConfig value={swrOptions(parts.toasts)}>
          <RouterLinks>
            <SessionEvents />
            <PageArrival />
            <SiteRoutes slots={slots} />
            <LoginHost />
            <Toasts />
          </RouterLinks>
        </SWRConfig>
      </WordingProvider>
    </SiteProvider>
  );
}

/** Makes every link of the design system one of the router. */
function RouterLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <LinkProvider link={RouterLink} navigate={(href) => void navigate(href)}>
      {children}
    </LinkProvider>
  );
}
