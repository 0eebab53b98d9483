import '../shared/brand.ts';
import { useState } from 'react';
import { Button } from '@wutong/ui/components/button';
import { LoginDialog } from '@wutong/ui/patterns/login-dialog';
import { PICTURE, WORDS } from './data.ts';

const nothing = (): void => undefined;

export function App() {
  const [open, setOpen] = useState(false);
  const [mode, setMode] = useState<'sms' | 'password'>('sms');
  return (
    <>
      <h1>{WORDS.page}</h1>
      <Button variant="primary" data-bench="open" onClick={() => setOpen(true)}>{WORDS.open}</Button>
      <LoginDialog
        open={open}
        onClose={() => setOpen(false)}
        mode={mode}
        onMode={setMode}
        captcha={{ status: 'ready', image: PICTURE }}
        onRefreshCaptcha={nothing}
        code={{ status: 'idle' }}
        onSendCode={nothing}
        pending={false}
        onSmsLogin={nothing}
        onPasswordLogin={nothing}
        failure={null}
      />
    </>
  );
}
