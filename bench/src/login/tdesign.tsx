import '../shared/tdesign.ts';
import { useState } from 'react';
import { Button, Dialog, Form, Input, Tabs } from 'tdesign-react';
import { checkLoginPhone, LOGIN_MESSAGES, MOBILE_MAX_LENGTH } from '@wutong/domain';
import { PICTURE, WORDS } from './data.ts';

type Mode = 'sms' | 'password';

function phoneRule(value: unknown) {
  const checked = checkLoginPhone(String(value ?? ''));
  return checked.ok || { result: false, message: checked.message, type: 'error' as const };
}

function LoginForm({ mode }: { mode: Mode }) {
  return (
    <Form labelAlign="top" requiredMark={false} scrollToFirstError="smooth">
      <Form.FormItem name="phone" label={WORDS.phone} rules={[{ validator: phoneRule }]}>
        <Input type="tel" maxlength={MOBILE_MAX_LENGTH} />
      </Form.FormItem>
      {mode === 'password' && (
        <Form.FormItem name="password" label={WORDS.passwordField} rules={[{ required: true, message: LOGIN_MESSAGES.passwordMissing }]}>
          <Input type="password" />
        </Form.FormItem>
      )}
      <Form.FormItem name="imageCode" label={WORDS.imageCode} rules={[{ required: true, message: LOGIN_MESSAGES.imageCodeMissing }]}>
        <Input suffix={<Button size="small" variant="text" aria-label={WORDS.refresh}><img src={PICTURE} alt={WORDS.picture} width={80} height={24} /></Button>} />
      </Form.FormItem>
      {mode === 'sms' && (
        <Form.FormItem name="smsCode" label={WORDS.smsCode} rules={[{ required: true, message: LOGIN_MESSAGES.smsCodeMissing }]}>
          <Input suffix={<Button size="small" variant="text">{WORDS.send}</Button>} />
        </Form.FormItem>
      )}
      <Form.FormItem>
        <Button theme="primary" type="submit" block data-bench="submit">{WORDS.open}</Button>
      </Form.FormItem>
    </Form>
  );
}

export function App() {
  const [open, setOpen] = useState(false);
  const [mode, setMode] = useState<Mode>('sms');
  return (
    <>
      <h1>{WORDS.page}</h1>
      <Button theme="primary" data-bench="open" onClick={() => setOpen(true)}>{WORDS.open}</Button>
      <Dialog visible={open} header={WORDS.open} footer={false} closeOnOverlayClick={false} onClose={() => setOpen(false)}>
        <Tabs value={mode} onChange={(key) => setMode(key === 'password' ? 'password' : 'sms')}>
          <Tabs.TabPanel value="sms" label={WORDS.sms} />
          <Tabs.TabPanel value="password" label={WORDS.password} />
        </Tabs>
        <LoginForm mode={mode} />
      </Dialog>
    </>
  );
}
