import { StatusBadge, type Tone } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { DocumentLine } from '../contract.ts';
import type { DocumentStatus } from '../sections.ts';

const tones: Readonly<Record<DocumentStatus, Tone>> = {
  draft: 'neutral',
  pending: 'warn',
  partially_signed: 'warn',
  signed: 'ok',
  declined: 'err',
  void: 'err',
  expired: 'err',
};

/** Its status, where it has one, and that its entry changed since. */
export function DocumentStatusBadge({ of: { status, signees, entry_since: since } }: { of: DocumentLine }) {
  const text = useText();
  const isPlain = status === 'draft' && signees.length === 0;
  return (
    <span className="row wrap">
      {since && <StatusBadge tone="warn">{text(`documents.entry.${since}`)}</StatusBadge>}
      {!isPlain && <StatusBadge tone={tones[status]}>{text(`document.status.${status}`)}</StatusBadge>}
    </span>
  );
}
