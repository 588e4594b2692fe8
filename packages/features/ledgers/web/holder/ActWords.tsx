import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { LedgerLine } from '../../ledgerShapes.ts';

interface ActWordsProps {
  of: LedgerLine;
  /** Begins with the date. */
  dated?: boolean;
  /** Links a certificate to the page of its holder, or of the person named. */
  lead?: (words: ReactNode, personId?: string) => ReactNode;
}

export function ActWords({ of, dated, lead = (words) => words }: ActWordsProps) {
  const text = useText();
  const { kind, others, othersMore, opened, on } = of;
  const [other] = others;
  const label = other ? other.certificate.label : opened[0]?.label;
  const certificate = label == null ? '' : lead(<Id>{label}</Id>, other?.person_id);
  const before = dated && (
    <>
      <DateText date={on} />
      {text('search.comma')}
    </>
  );
  if (kind === 'transferred' && other !== undefined) {
    const name =
      other.display_name === '' ? text('dashboard.erased') : <UserText>{other.display_name}</UserText>;
    const more = others.length - 1 + othersMore;
    return (
      <>
        {before}
        <RichText
          of={of.ended.length > 0 ? 'ledger.to' : 'ledger.from'}
          with={{ name, certificate: certificate || text('register.certificate.none') }}
        />
        {more > 0 && ` ${text('ledger.othersMore', { count: more })}`}
      </>
    );
  }
  const act = text(`ledger.kind.${kind}`);
  return (
    <>
      {before}
      {certificate ? <RichText of="ledger.withCertificate" with={{ act, certificate }} /> : act}
    </>
  );
}
