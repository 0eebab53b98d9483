import { Navigate, Route, Routes } from 'react-router-dom';
import { enabledRoutes } from '../catalogue/enabled.ts';
import { ROUTES } from '../catalogue/routes.ts';
import { RoutePage } from './route-page.tsx';
import { useSite } from './site-context.ts';
import { SiteFrame } from './site-frame.tsx';
import type { Slots } from './slots.ts';

/** The routes that the branch answers, inside its shell; every other address is the page that says so. */
export function SiteRoutes({ slots }: { slots: Slots }) {
  const { branch } = useSite();
  return (
    <Routes>
      <Route path="/" element={<Navigate to={ROUTES.home.path} replace />} />
      <Route element={<SiteFrame slots={slots} />}>
        {[...enabledRoutes(branch)].map((name) => (
          <Route key={name} path={ROUTES[name].path} element={<RoutePage key={name} name={name} slots={slots} />} />
        ))}
        <Route path="*" element={<RoutePage name="notFound" slots={slots} />} />
      </Route>
    </Routes>
  );
}
