import { ForbiddenScreen } from '@wutong/ui/screens/forbidden-screen';
import { href } from '../../catalogue/index.ts';
import { useSession } from '../../session/use-session.ts';
import { useSite } from '../../shell/site-context.ts';

/** A page that the reader's account may not see. */
export default function ForbiddenRoute() {
  const { login } = useSite();
  const guest = useSession().status === 'guest';
  return <ForbiddenScreen homeHref={href('home')} onSignIn={guest ? () => login.open() : undefined} />;
}
