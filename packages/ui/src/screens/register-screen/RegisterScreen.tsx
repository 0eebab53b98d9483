import { Button } from '../../components/button/index.ts';
import { Card } from '../../components/card/index.ts';
import { Container } from '../../components/layout/index.ts';
import { RegisterForm } from '../../patterns/register-form/index.ts';
import type { RegisterFormProps } from '../../patterns/register-form/index.ts';
import { useRegisterWording } from '../../wording/register.ts';
import { Head, Foot } from './RegisterScreen.styles.ts';

export interface RegisterScreenProps {
  form: RegisterFormProps;
  /** Opens the login dialog. */
  onSignIn: () => void;
}

/** Personal registration (spec section 2, /register). */
export function RegisterScreen({ form, onSignIn }: RegisterScreenProps) {
  const words = useRegisterWording().register;
  return (
    <Container width="narrow">
      <Card>
        <Head>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </Head>
        <RegisterForm {...form} />
        <Foot>
          {words.haveAccount}
          <Button size="sm" variant="quiet" onClick={onSignIn}>{words.signIn}</Button>
        </Foot>
      </Card>
    </Container>
  );
}
