export type ProofState = 'pending' | 'recorded' | 'verified' | 'failed';

const SEAL =
  'M8 1.7Q10.09 .21 11.15 2.54Q13.7 2.3 13.46 4.85Q15.79 5.91 14.3 8Q15.79 10.09 13.46 11.15Q13.7 13.7 11.15 13.46Q10.09 15.79 8 14.3Q5.91 15.79 4.85 13.46Q2.3 13.7 2.54 11.15Q.21 10.09 1.7 8Q.21 5.91 2.54 4.85Q2.3 2.3 4.85 2.54Q5.91 .21 8 1.7Z';

/** Shape and word differ, never the colour alone: dashed ring, seal with dot, filled seal with check, seal with bar. */
export function Seal({ state, size = 16 }: { state: ProofState; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true">
      {state === 'pending' && <circle cx="8" cy="8" r="6.2" strokeWidth="1.5" strokeDasharray="2.4 2.46" />}
      {state === 'recorded' && (
        <>
          <path d={SEAL} strokeWidth="1.4" />
          <circle cx="8" cy="8" r="2" fill="currentColor" stroke="none" />
        </>
      )}
      {state === 'verified' && (
        <>
          <path d={SEAL} fill="currentColor" stroke="none" />
          <path
            d="M5.2 8.2l2 2 3.7-4"
            stroke="var(--surface)"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {state === 'failed' && (
        <>
          <path d={SEAL} strokeWidth="1.4" />
          <path d="M8 4.8v4M8 10.6v.6" strokeWidth="1.6" strokeLinecap="round" />
        </>
      )}
    </svg>
  );
}
