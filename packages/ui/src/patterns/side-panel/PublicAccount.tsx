import { QrCode as QrShape } from 'lucide';
import { Icon } from '../../components/icon/index.ts';
import { Popover } from '../../components/popover/index.ts';
import { QrCode } from '../../components/qr-code/index.ts';
import { fill } from '../../wording/index.ts';
import { useSupportWording } from '../../wording/support.ts';
import { Scan } from './PublicAccount.styles.ts';

/** A public account that readers follow by scanning. */
export interface PublicAccountView {
  /** As it is called there. */
  name: string;
  /** The address in the code. */
  address: string;
}

/** The button of the public account and, beside it, the code to scan. Comes for the branches that have one. */
export function PublicAccount({ name, address }: PublicAccountView) {
  const words = useSupportWording().publicAccount;
  const scan = fill(words.scan, { name });
  return (
    <Popover
      className="wt-way"
      label={fill(words.label, { name })}
      trigger={
        <>
          <Icon of={QrShape} />
          {words.open}
        </>
      }
    >
      <Scan>
        <QrCode value={address} label={scan} size={160} />
        <figcaption>{scan}</figcaption>
      </Scan>
    </Popover>
  );
}
