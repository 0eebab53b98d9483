/** A plane-tree leaf on the brand's ground: a square seal on the main platform, a disc on the association. */
export function BrandMark({ variant }: { variant: 'main' | 'association' }) {
  return (
    <svg className="wt-mark" viewBox="0 0 40 40" aria-hidden>
      {variant === 'main' ? (
        <rect className="wt-mark-ground" x="1" y="1" width="38" height="38" rx="6" />
      ) : (
        <circle className="wt-mark-ground" cx="20" cy="20" r="19" />
      )}
      <path
        className="wt-mark-leaf"
        d="M20 6l3.4 6.6 4.2-2.4-.9 6.3 6.8-.6-3.6 5.4 3.1 3.9-7.2 1.3-1.2 3.6-3.7-1.5V35h-1.8v-6.4l-3.7 1.5-1.2-3.6L7 25.200l3.100-3.900-3.600-5.400 6.800.6-.9-6.300 4.200 2.400z"
      />
    </svg>
  );
}
