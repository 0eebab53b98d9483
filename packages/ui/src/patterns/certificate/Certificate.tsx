import type { ComponentProps } from 'react';
import { formatHours, maskIdCard, toShanghaiDate, totalHours } from '@wutong/domain';
import type { Certificate as CertificateRecord } from '@wutong/domain';
import { QrCode } from '../../components/qr-code/index.ts';
import { useCertificateWording } from '../../wording/certificate.ts';
import { fill } from '../../wording/index.ts';
import { Sheet } from './Certificate.styles.ts';
import { fitOf } from './fit.ts';
import { ItemTable } from './ItemTable.tsx';
import { Seal } from './Seal.tsx';
import { Signature } from './Signature.tsx';

/** Side of the code in px (spec section 9). */
const QR_SIDE = 90;

export interface CertificateProps extends Omit<ComponentProps<'article'>, 'children'> {
  certificate: CertificateRecord;
  /** The issuing organisation; each branch has its own. */
  issuer: string;
  /** What the id is put behind to make the address in the code. */
  baseUrl: string;
  /** The signature as a data address; null while or where there is none. */
  signature: string | null;
  /** A picture of the seal; left out, one is drawn with the issuer's name. */
  seal?: string | undefined;
  /** `public` hides the middle of the ID-card number: whoever scans the code is not the holder. */
  audience: 'holder' | 'public';
  heading?: 'h1' | 'h2' | undefined;
}

/**
 * A certificate of study hours (spec section 2, certificate detail page): a sheet of A4 on a desk and on paper, the
 * same as cards on a phone.
 */
export function Certificate({
  certificate, issuer, baseUrl, signature, seal, audience, heading: Heading = 'h1', ...rest
}: CertificateProps) {
  const words = useCertificateWording().certificate;
  const { name, idCard, unit, code, createdAt, periodDescription, items } = certificate;
  const sealLabel = fill(words.seal, { issuer });
  return (
    <Sheet data-fit={fitOf(items)} {...rest}>
      <div className="wt-paper">
        <header className="wt-title">
          <p className="wt-issuer">{issuer}</p>
          <Heading>{words.heading}</Heading>
        </header>
        <div className="wt-who">
          <dl className="wt-facts">
            <div><dt>{words.name}</dt><dd>{name}</dd></div>
            <div><dt>{words.idCard}</dt><dd className="wt-figures">{audience === 'public' ? maskIdCard(idCard) : idCard}</dd></div>
            <div><dt>{words.unit}</dt><dd>{unit ?? words.noUnit}</dd></div>
            <div><dt>{words.code}</dt><dd className="wt-figures">{code}</dd></div>
          </dl>
          <figure className="wt-scan">
            <QrCode value={`${baseUrl}${certificate.id}`} size={QR_SIDE} label={fill(words.scanLabel, { code })} />
            <figcaption>{words.scan}</figcaption>
          </figure>
        </div>
        <p className="wt-statement">{fill(words.statement, { name })}</p>
        <ItemTable items={items} />
        <p className="wt-total">{periodDescription ?? fill(words.totalHours, { hours: formatHours(totalHours(items)) })}</p>
        <footer className="wt-signed">
          <div className="wt-signer">
            <span className="wt-word">{words.signature}</span>
            <Signature image={signature} alt={fill(words.signatureOf, { issuer })} fallback={words.noSignature} />
          </div>
          <div className="wt-sealed">
            {seal === undefined
              ? <Seal issuer={issuer} purpose={words.sealWords} label={sealLabel} />
              : <img className="wt-seal" src={seal} alt={sealLabel} />}
            <p><span className="wt-word">{words.issuer}</span>{issuer}</p>
            <p><span className="wt-word">{words.createdAt}</span><time dateTime={createdAt}>{toShanghaiDate(createdAt)}</time></p>
          </div>
        </footer>
      </div>
    </Sheet>
  );
}
