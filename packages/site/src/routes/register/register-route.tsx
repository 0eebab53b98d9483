import { registerAccount } from '@wutong/api-client';
import { REGISTRATION_AGREEMENT, type Registration, type SmsLogin } from '@wutong/domain';
import { RegisterScreen } from '@wutong/ui/screens/register-screen';
import { href } from '../../catalogue/index.ts';
import { useCaptcha } from '../../session/use-captcha.ts';
import { useSendCode } from '../../session/use-send-code.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { useSite } from '../../shell/site-context.ts';

/** Personal registration; who registers is signed in and comes to the home page. */
export default function RegisterRoute() {
  const { client, login, platform } = useSite();
  const { pending, failure, setFailure, signIn } = useSignIn({ kind: 'choice' });
  const { captcha, refresh } = useCaptcha('sms', true);
  const { code, send } = useSendCode(captcha.status === 'ready' ? captcha.key : '', refresh, setFailure);

  const register = ({ phone, smsCode, password }: Registration): void => {
    const account = { phone, code: smsCode, password, agreementVersion: REGISTRATION_AGREEMENT.version, platformId: platform.id };
    void signIn(() => registerAccount(client, account));
  };
  const sendCode = (typed: Pick<SmsLogin, 'phone' | 'imageCode'>): void => {
    setFailure(null);
    void send(typed);
  };
  const form = {
    captcha, code, pending, failure,
    onRefreshCaptcha: refresh, onSendCode: sendCode, onRegister: register, agreementHref: href('registrationAgreement'),
  };
  return <RegisterScreen form={form} onSignIn={() => login.open()} />;
}
