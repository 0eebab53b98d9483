import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { certificate, certificateItem, SIGNATURE_IMAGE } from '../../testing/certificates.ts';
import { mount } from '../../testing/mount.ts';
import { Certificate } from './Certificate.tsx';
import type { CertificateProps } from './Certificate.tsx';

const given: CertificateProps = {
  certificate: certificate(), issuer: '江海省职业技能培训指导中心', baseUrl: 'https://www.example.com/qrpage?id=',
  signature: SIGNATURE_IMAGE, audience: 'holder',
};

describeConformance('Certificate', { render: (probe) => <Certificate {...given} {...probe} /> });

describe('Certificate', () => {
  it('says whose it is and which', async () => {
    mount(<Certificate {...given} />);
    for (const words of ['陈思远', '11010519491231002X', '江海市第一建筑安装工程有限公司', 'WT-2026-000128', '2026-11-21']) {
      await expect.element(page.getByText(words, { exact: true })).toBeInTheDocument();
    }
    await expect.element(page.getByRole('heading', { level: 1, name: '继续教育学时证书' })).toBeVisible();
    await expect.element(page.getByRole('img', { name: '江海省职业技能培训指导中心印章' })).toBeVisible();
  });

  it('has six columns, also where its rows look like cards', async () => {
    mount(<Certificate {...given} style={{ inlineSize: '20rem' }} />);
    const table = page.getByRole('table', { name: '学习内容' });
    await expect.element(table.getByRole('columnheader').nth(5)).toHaveTextContent('考试结果');
    const first = table.getByRole('row').nth(1).getByRole('cell');
    expect(first.elements()).toHaveLength(6);
    await expect.element(table.getByRole('row').nth(5).getByRole('cell').nth(2).getByText('视频课程')).not.toBeInTheDocument();
  });

  it('hides the middle of the ID-card number from whoever is not the holder', async () => {
    mount(<Certificate {...given} audience="public" />);
    await expect.element(page.getByText('1101**********002X')).toBeVisible();
    await expect.element(page.getByText('11010519491231002X')).not.toBeInTheDocument();
  });

  it('adds its hours up unless the issuer describes them', async () => {
    const items = [certificateItem(0, { hours: 0.1 }), certificateItem(1, { hours: 0.2 })];
    const { render } = mount(<Certificate {...given} certificate={certificate({ items })} />);
    await expect.element(page.getByText('以上课程共计 0.3 学时，特此证明。')).toBeVisible();
    render(<Certificate {...given} certificate={certificate({ items, periodDescription: '专业科目 0.3 学时。' })} />);
    await expect.element(page.getByText('专业科目 0.3 学时。')).toBeVisible();
    await expect.element(page.getByText(/共计 0.3 学时/)).not.toBeInTheDocument();
  });

  it('says what makes it valid where the signature is missing or broken', async () => {
    const { render } = mount(<Certificate {...given} signature={null} />);
    await expect.element(page.getByText('电子签章有效')).toBeVisible();
    render(<Certificate {...given} />);
    await expect.element(page.getByRole('img', { name: /签发人签名/ })).toBeVisible();
    render(<Certificate {...given} signature="data:image/png;base64,AAAA" />);
    await expect.element(page.getByText('电子签章有效')).toBeVisible();
  });

  it('takes a picture of the seal instead of drawing one', async () => {
    mount(<Certificate {...given} seal={SIGNATURE_IMAGE} />);
    await expect.element(page.getByRole('img', { name: '江海省职业技能培训指导中心印章' })).toHaveAttribute('src', SIGNATURE_IMAGE);
  });
});
