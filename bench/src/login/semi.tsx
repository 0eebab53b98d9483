import { useState } from 'react';
import { Button, Form, Modal, TabPane, Tabs } from '@douyinfe/semi-ui-19';
import { checkLoginPhone, LOGIN_MESSAGES, MOBILE_MAX_LENGTH } from '@wutong/domain';
import { PICTURE, WORDS } from './data.ts';

type Mode = 'sms' | 'password';

function phoneRule(value: string | undefined): string {
  const checked = checkLoginPhone(value ?? '');
  return checked.ok ? '' : checked.message;
}

function LoginForm({ mode }: { mode: Mode }) {
  return (
    <Form layout="vertical" autoScrollToError>
      <Form.Input field="phone" label={WORDS.phone} type="tel" maxLength={MOBILE_MAX_LENGTH} validate={phoneRule} />
      {mode === 'password' && (
        <Form.Input field="password" label={WORDS.passwordField} mode="password" rules={[{ required: true, message: LOGIN_MESSAGES.passwordMissing }]} />
      )}
      <Form.Input
        field="imageCode"
        label={WORDS.imageCode}
        rules={[{ required: true, message: LOGIN_MESSAGES.imageCodeMissing }]}
        addonAfter={<Button aria-label={WORDS.refresh}><img src={PICTURE} alt={WORDS.picture} width={80} height={28} /></Button>}
      />
      {mode === 'sms' && (
        <Form.Input
          field="smsCode"
          label={WORDS.smsCode}
          rules={[{ required: true, message: LOGIN_MESSAGES.smsCodeMissing }]}
          addonAfter={<Button>{WORDS.send}</Button>}
        />
      )}
      <Button theme="solid" htmlType="submit" block data-bench="submit">{WORDS.open}</Button>
    </Form>
  );
}

export function App() {
  const [open, setOpen] = useState(false);
  const [mode, setMode] = useState<Mode>('sms');
  return (
    <>
      <h1>{WORDS.page}</h1>
      <Button theme="solid" data-bench="open" onClick={() => setOpen(true)}>{WORDS.open}</Button>
      <Modal visible={open} title={WORDS.open} footer={null} maskClosable={false} onCancel={() => setOpen(false)}>
        <Tabs activeKey={mode} onChange={(key) => setMode(key === 'password' ? 'password' : 'sms')}>
          <TabPane itemKey="sms" tab={WORDS.sms} />
          <TabPane itemKey="password" tab={WORDS.password} />
        </Tabs>
        <LoginForm mode={mode} />
      </Modal>
    </>
  );
}
