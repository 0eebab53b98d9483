import type { ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { LinkProvider } from '@wutong/ui/components/link';
import type { Slots } from '../create-site.tsx';
import { LoginHost } from '../session/login-host.tsx';
import { SessionEvents } from '../session/session-events.tsx';
import { PageArrival } from './page-arrival.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteProvider, type SiteParts } from './site-context.ts';
import { SiteRoutes } from './site-routes.tsx';
import { swrOptions } from './swr-options.ts';
import { Toasts } from './toasts.tsx';

/** A whole site: its providers once, its routes, and what floats above them. */
export function SiteApp({ parts, slots }: { parts: SiteParts; slots: Slots }) {
  return (
    <SiteProvider value={parts}>
      <SWRConfig value={swrOptions(parts.toasts)}>
        <BrowserRouter>
          <RouterLinks>
            <SessionEvents />
            <PageArrival />
            <SiteRoutes slots={slots} />
            <LoginHost />
            <Toasts />
          </RouterLinks>
        </BrowserRouter>
      </SWRConfig>
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
