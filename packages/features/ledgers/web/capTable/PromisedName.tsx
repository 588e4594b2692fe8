import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CapTablePromised } from '../../capTableContract.ts';
import { PROMISED_COLOUR } from './shown.ts';

/** Options or warrants of a class, or what a pool has left: counted as fully diluted, and held by nobody. */
export function PromisedSharesName({ of: { kind, sharesExact, className, name } }: { of: CapTablePromised }) {
  const text = useText();
  return (
    <span className="muted">
      {text(`capTable.promised.${kind}`, { count: Number(sharesExact) })}
      {text('search.comma')}
      <UserText>{name ?? className}</UserText>
    </span>
  );
}

/** The same in a row, with its colour in the charts. */
export const PromisedLine = ({ of }: { of: CapTablePromised }) => (
  <span className="row">
    <span className="swatch" style={{ background: PROMISED_COLOUR }} />
    <PromisedSharesName of={of} />
  </span>
);
