import { useState } from 'react';

export interface SignatureProps {
  /** A picture as a data address; null where there is none. */
  image: string | null;
  /** Whose signature it is. */
  alt: string;
  /** What stands there without a picture, or with one that is broken. */
  fallback: string;
}

/** The signature under a certificate. Without its picture the page says what makes it valid instead of an empty place. */
export function Signature({ image, alt, fallback }: SignatureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (image === null || image === broken) return <span className="wt-no-signature">{fallback}</span>;
  return <img className="wt-signature" src={image} alt={alt} onError={() => setBroken(image)} />;
}
