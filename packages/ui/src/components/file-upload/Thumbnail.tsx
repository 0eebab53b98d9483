import { useEffect, useState } from 'react';
import { FileText } from 'lucide';
import { Icon } from '../icon/index.ts';
import { isPicture } from './file-rules.ts';

export interface ThumbnailProps {
  name: string;
  /** The file itself while it is on its way, or where it can be looked at once it is stored. */
  source: File | string | null;
}

/** A small picture of a file, or the sign of a document. The address of a local file lives as long as this does. */
export function Thumbnail({ name, source }: ThumbnailProps) {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    if (!(source instanceof File)) return undefined;
    const address = URL.createObjectURL(source);
    setLocal(address);
    return () => URL.revokeObjectURL(address);
  }, [source]);
  const address = typeof source === 'string' ? source : local;
  return (
    <span className="wt-thumbnail">
      {address !== null && isPicture(name) ? <img src={address} alt="" /> : <Icon of={FileText} size="lg" />}
    </span>
  );
}
