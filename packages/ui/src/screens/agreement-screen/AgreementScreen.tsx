import { REGISTRATION_AGREEMENT } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Container } from '../../components/layout/index.ts';
import { useRegisterWording } from '../../wording/register.ts';
import { fill } from '../../wording/index.ts';
import { Paper } from './AgreementScreen.styles.ts';

/** Sections of the agreement in order; each has a title and a text of its own in the catalogue. */
const SECTIONS = ['scope', 'account', 'study', 'payment', 'privacy', 'change'] as const;

/** The registration agreement (/registeragree), in the version that a consent is recorded with. */
export function AgreementScreen({ registerHref }: { registerHref: string }) {
  const words = useRegisterWording().agreement;
  return (
    <Container width="reading">
      <Paper>
        <h1>{words.title}</h1>
        <p className="wt-version">{fill(words.version, { version: REGISTRATION_AGREEMENT.version })}</p>
        {SECTIONS.map((section) => (
          <section key={section}>
            <h2>{words[section]}</h2>
            <p>{words[`${section}Text`]}</p>
          </section>
        ))}
        <Button href={registerHref}>{words.back}</Button>
      </Paper>
    </Container>
  );
}
