import { RefreshCw } from 'lucide';
import { Icon } from '../../components/icon/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useLoginWording } from '../../wording/login.ts';
import { Picture } from './LoginForm.styles.ts';
import type { LoginFormState } from './use-login-form.ts';
import type { CaptchaView } from './views.ts';

export interface ImageCodeFieldProps {
  form: LoginFormState;
  captcha: CaptchaView;
  /** Asks for another picture. */
  onRefresh: () => void;
}

/** The image code with its picture beside it; pressing the picture brings another one. */
export function ImageCodeField({ form, captcha, onRefresh }: ImageCodeFieldProps) {
  const words = useLoginWording().login;
  const text = captcha.status === 'ready' ? null : words[captcha.status === 'failed' ? 'pictureFailed' : 'pictureLoading'];
  const picture = (
    <Picture
      type="button"
      aria-label={[text, words.refresh].filter(Boolean).join(words.comma)}
      title={words.refresh}
      aria-busy={captcha.status === 'loading' || undefined}
      onClick={onRefresh}
    >
      {text !== null && <span className="wt-text">{text}</span>}
      {captcha.status === 'ready' && <img src={captcha.image} alt={words.picture} />}
      <Icon of={RefreshCw} size="sm" />
    </Picture>
  );
  return (
    <TextField
      ref={form.box('imageCode')}
      label={words.imageCode}
      name="imageCode"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={8}
      value={form.values.imageCode}
      error={form.errors.imageCode}
      beside={picture}
      onChange={(event) => form.set('imageCode', event.target.value)}
    />
  );
}
