import { AgreementScreen } from '@wutong/ui/screens/agreement-screen';
import { href } from '../../catalogue/index.ts';

/** The registration agreement. */
export default function RegistrationAgreementRoute() {
  return <AgreementScreen registerHref={href('register')} />;
}
