import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CapTablePromised } from '../../capTableContract.ts';

/** Options or warrants of a class, or what a pool has left: counted as fully diluted, and held by nobody. */
export function PromisedName({ of: { kind, sharesExact, className, name } }: { of: CapTablePromised }) {
  const text = useText();
  return (
    <span className="muted">
      {text(`capTable.promised.${kind}`, { count: Number(sharesExact) })}
      {text('search.comma')}
      <UserText>{name ?? className}</UserText>
    </span>
  );
}
