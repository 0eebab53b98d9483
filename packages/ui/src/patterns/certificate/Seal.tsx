/** Degrees over which the name may spread, and at most between two characters. */
const ARC = 228;
const STEP = 26;

/** A five-pointed star around the middle of the seal. */
const STAR = Array.from({ length: 10 }, (_, point) => {
  const radius = point % 2 === 0 ? 26 : 10;
  const angle = (point * 36 - 90) * (Math.PI / 180);
  return `${(100 + radius * Math.cos(angle)).toFixed(2)},${(100 + radius * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

export interface SealProps {
  /** Whose seal it is; stands around the circle. */
  issuer: string;
  /** What it is for; stands straight below the star. */
  purpose: string;
  label: string;
}

/**
 * A round seal, drawn, so that each branch has its own without a picture. Every character is placed by itself: text
 * along a path is printed differently by browsers.
 */
export function Seal({ issuer, purpose, label }: SealProps) {
  const signs = [...issuer];
  const step = Math.min(STEP, ARC / Math.max(1, signs.length - 1));
  const size = Math.min(28, Math.max(14, 1.42 * step));
  return (
    <svg className="wt-seal" viewBox="0 0 200 200" role="img" aria-label={label}>
      <circle cx="100" cy="100" r="96" fill="none" stroke="currentColor" strokeWidth="5" />
      <polygon points={STAR} fill="currentColor" />
      {signs.map((sign, place) => (
        <text
          key={`${place}${sign}`}
          x="100"
          y={16 + size * 0.76}
          fontSize={size}
          textAnchor="middle"
          fill="currentColor"
          transform={`rotate(${((place - (signs.length - 1) / 2) * step).toFixed(2)} 100 100)`}
        >
          {sign}
        </text>
      ))}
      <text x="100" y="152" fontSize="15" textAnchor="middle" fill="currentColor">{purpose}</text>
    </svg>
  );
}
