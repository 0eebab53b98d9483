import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { certificate, SIGNATURE_IMAGE } from '../../testing/certificates.ts';
import { mount } from '../../testing/mount.ts';
import { CertificateScreen } from './CertificateScreen.tsx';
import type { CertificateScreenProps } from './CertificateScreen.tsx';

const given: CertificateScreenProps = {
  state: { status: 'ready', certificate: certificate() }, issuer: '江海省职业技能培训指导中心',
  baseUrl: 'https://www.example.com/qrpage?id=', signature: SIGNATURE_IMAGE, audience: 'holder', backHref: '#certificates',
  homeHref: '#home', onRetry: vi.fn(),
};

describe('CertificateScreen', () => {
  it('prints for its holder, who sees the whole number', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    onTestFinished(() => print.mockRestore());
    mount(<CertificateScreen {...given} />);
    await expect.element(page.getByText('11010519491231002X')).toBeVisible();
    await page.getByRole('button', { name: '打印证书' }).click();
    expect(print).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('link', { name: '返回我的证书' })).toHaveAttribute('href', '#certificates');
  });

  it('tells whoever scanned the code that it is genuine, without the whole number', async () => {
    mount(<CertificateScreen {...given} audience="public" backHref={null} />);
    await expect.element(page.getByText('证书真实有效')).toBeVisible();
    await expect.element(page.getByText('1101**********002X')).toBeVisible();
    await expect.element(page.getByText('11010519491231002X')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '返回我的证书' })).not.toBeInTheDocument();
  });

  it('says that a code leads to no certificate', async () => {
    mount(<CertificateScreen {...given} state={{ status: 'empty' }} />);
    await expect.element(page.getByText('没有找到这张证书')).toBeVisible();
    await expect.element(page.getByText('证书真实有效')).not.toBeInTheDocument();
  });
});
