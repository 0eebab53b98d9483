import type { ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { LinkProvider } from '@wutong/ui/components/link';
import { LoginHost } from '../session/login-host.tsx';
import { SessionEvents } from '../session/session-events.tsx';
import { PageArrival } from './page-arrival.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteProvider, type SiteParts } from './site-context.ts';
import { SiteRoutes } from './site-routes.tsx';
import { swrOptions } from './swr-options.ts';
import { Toasts } from './toasts.tsx';
import type { Slots } from './slots.ts';

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
      <SWRConfig value={swrOptions(parts.toasts)}>
        <RouterLinks>
          <SessionEvents />
          <PageArrival />
          <SiteRoutes slots={slots} />
          <LoginHost />
          <Toasts />
        </RouterLinks>
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
