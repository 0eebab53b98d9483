import { useNavigate } from 'react-router-dom';
import { CrashScreen } from '@wutong/ui/screens/crash-screen';
import { href } from '../../catalogue/index.ts';

/** Something broke on the server. Loading again means the page from which the reader came. */
export default function ServerErrorRoute() {
  const navigate = useNavigate();
  const again = () => void (window.history.length > 1 ? navigate(-1) : navigate(href('home')));
  return <CrashScreen onReload={again} homeHref={href('home')} />;
}
