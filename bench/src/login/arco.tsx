import '../shared/arco.ts';
import { useState } from 'react';
import { Button, Form, Grid, Input, Modal, Tabs } from '@arco-design/web-react';
import { checkLoginPhone, LOGIN_MESSAGES, MOBILE_MAX_LENGTH } from '@wutong/domain';
import { PICTURE, WORDS } from './data.ts';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Form/style/css.js';
import '@arco-design/web-react/es/Grid/style/css.js';
import '@arco-design/web-react/es/Input/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
import '@arco-design/web-react/es/Tabs/style/css.js';

type Mode = 'sms' | 'password';

function phoneRule(value: string | undefined, callback: (error?: string) => void): void {
  const checked = checkLoginPhone(value ?? '');
  callback(checked.ok ? undefined : checked.message);
}

function LoginForm({ mode }: { mode: Mode }) {
  return (
    <Form layout="vertical" requiredSymbol={false} scrollToFirstError>
      <Form.Item field="phone" label={WORDS.phone} rules={[{ validator: phoneRule }]}>
        <Input type="tel" maxLength={MOBILE_MAX_LENGTH} />
      </Form.Item>
      {mode === 'password' && (
        <Form.Item field="password" label={WORDS.passwordField} rules={[{ required: true, message: LOGIN_MESSAGES.passwordMissing }]}>
          <Input.Password />
        </Form.Item>
      )}
      <Form.Item label={WORDS.imageCode}>
        <Grid.Row gutter={8}>
          <Grid.Col flex="auto">
            <Form.Item noStyle={{ showErrorTip: true }} field="imageCode" rules={[{ required: true, message: LOGIN_MESSAGES.imageCodeMissing }]}><Input /></Form.Item>
          </Grid.Col>
          <Button aria-label={WORDS.refresh}><img src={PICTURE} alt={WORDS.picture} width={80} height={28} /></Button>
        </Grid.Row>
      </Form.Item>
      {mode === 'sms' && (
        <Form.Item label={WORDS.smsCode}>
          <Grid.Row gutter={8}>
            <Grid.Col flex="auto">
              <Form.Item noStyle={{ showErrorTip: true }} field="smsCode" rules={[{ required: true, message: LOGIN_MESSAGES.smsCodeMissing }]}><Input /></Form.Item>
            </Grid.Col>
            <Button>{WORDS.send}</Button>
          </Grid.Row>
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" long data-bench="submit">{WORDS.open}</Button>
    </Form>
  );
}

export function App() {
  const [open, setOpen] = useState(false);
  const [mode, setMode] = useState<Mode>('sms');
  return (
    <>
      <h1>{WORDS.page}</h1>
      <Button type="primary" data-bench="open" onClick={() => setOpen(true)}>{WORDS.open}</Button>
      <Modal visible={open} title={WORDS.open} footer={null} maskClosable={false} onCancel={() => setOpen(false)}>
        <Tabs activeTab={mode} onChange={(key) => setMode(key === 'password' ? 'password' : 'sms')}>
          <Tabs.TabPane key="sms" title={WORDS.sms} />
          <Tabs.TabPane key="password" title={WORDS.password} />
        </Tabs>
        <LoginForm mode={mode} />
      </Modal>
    </>
  );
}
