import { useState } from 'react';
import { Button, ConfigProvider, Flex, Form, Input, Modal, Tabs } from 'antd';
import { checkLoginPhone, LOGIN_MESSAGES, MOBILE_MAX_LENGTH } from '@wutong/domain';
import { PICTURE, WORDS } from './data.ts';

type Mode = 'sms' | 'password';

/** The rule of the phone field, in the form that the library wants. */
async function phoneRule(_rule: unknown, value: string | undefined): Promise<void> {
  const checked = checkLoginPhone(value ?? '');
  if (!checked.ok) throw new Error(checked.message);
}

function LoginForm({ mode }: { mode: Mode }) {
  const picture = (
    <Form.Item label={WORDS.imageCode}>
      <Flex gap={8}>
        <Form.Item name="imageCode" noStyle rules={[{ required: true, message: LOGIN_MESSAGES.imageCodeMissing }]}><Input /></Form.Item>
        <Button aria-label={WORDS.refresh}><img src={PICTURE} alt={WORDS.picture} width={80} height={28} /></Button>
      </Flex>
    </Form.Item>
  );
  return (
    <Form layout="vertical" requiredMark={false} scrollToFirstError={{ focus: true }}>
      <Form.Item name="phone" label={WORDS.phone} rules={[{ validator: phoneRule }]}>
        <Input type="tel" maxLength={MOBILE_MAX_LENGTH} />
      </Form.Item>
      {mode === 'password' && (
        <Form.Item name="password" label={WORDS.passwordField} rules={[{ required: true, message: LOGIN_MESSAGES.passwordMissing }]}>
          <Input.Password />
        </Form.Item>
      )}
      {picture}
      {mode === 'sms' && (
        <Form.Item label={WORDS.smsCode}>
          <Flex gap={8}>
            <Form.Item name="smsCode" noStyle rules={[{ required: true, message: LOGIN_MESSAGES.smsCodeMissing }]}><Input /></Form.Item>
            <Button>{WORDS.send}</Button>
          </Flex>
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" block data-bench="submit">{WORDS.open}</Button>
    </Form>
  );
}

export function App() {
  const [open, setOpen] = useState(false);
  const [mode, setMode] = useState<Mode>('sms');
  return (
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <h1>{WORDS.page}</h1>
      <Button type="primary" data-bench="open" onClick={() => setOpen(true)}>{WORDS.open}</Button>
      <Modal open={open} title={WORDS.open} footer={null} mask={{ closable: false }} onCancel={() => setOpen(false)}>
        <Tabs
          activeKey={mode}
          onChange={(key) => setMode(key === 'password' ? 'password' : 'sms')}
          items={[{ key: 'sms', label: WORDS.sms }, { key: 'password', label: WORDS.password }]}
        />
        <LoginForm mode={mode} />
      </Modal>
    </ConfigProvider>
  );
}
