import { FileQuestionMark, Printer } from 'lucide';
import type { Certificate as CertificateRecord } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Certificate } from '../../patterns/certificate/index.ts';
import type { CertificateProps } from '../../patterns/certificate/index.ts';
import { useCertificateWording } from '../../wording/certificate.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';
import { CertificateSkeleton } from './CertificateSkeleton.tsx';
import { Around } from './CertificateScreen.styles.ts';

/** What the page of a certificate is in. */
export type CertificateState = ScreenState<{ certificate: CertificateRecord }>;

export interface CertificateScreenProps extends Pick<CertificateProps, 'issuer' | 'baseUrl' | 'signature' | 'seal' | 'audience'> {
  state: CertificateState;
  /** The holder's certificates; null for whoever is not the holder. */
  backHref: string | null;
  homeHref: string;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}

/**
 * The page of a certificate (spec section 2, /qrpage): for its holder to print, and for whoever scans its code to see
 * that it is genuine.
 */
export function CertificateScreen({ state, backHref, homeHref, onRetry, onSignIn, ...drawn }: CertificateScreenProps) {
  const words = useCertificateWording().certificatePage;
  if (state.status === 'forbidden') {
    return <Container><ForbiddenResult onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult></Container>;
  }
  return (
    <Container>
      <ScreenFrame
        state={state}
        onRetry={onRetry}
        homeHref={homeHref}
        loadingLabel={words.loading}
        skeleton={<CertificateSkeleton />}
        empty={
          <EmptyState icon={FileQuestionMark} title={words.emptyTitle} action={<Button variant="primary" href={homeHref}>{words.home}</Button>}>
            {words.emptyBody}
          </EmptyState>
        }
      >
        {({ certificate }) => (
          <Around>
            {drawn.audience === 'public' && <Banner tone="success" title={words.verified}>{words.verifiedBody}</Banner>}
            <div className="wt-tools">
              <p>{words.printHint}</p>
              {backHref !== null && <Button href={backHref}>{words.back}</Button>}
              <Button variant="primary" icon={<Icon of={Printer} size="sm" />} onClick={() => window.print()}>{words.print}</Button>
            </div>
            <Certificate {...drawn} certificate={certificate} />
          </Around>
        )}
      </ScreenFrame>
    </Container>
  );
}
