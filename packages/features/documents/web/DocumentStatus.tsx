import { StatusBadge, type Tone } from '@tabellion/ui/components/Data.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { DocumentLine } from '../documentLine.ts';
import { type DocumentStatus, documentStatuses } from '../sections.ts';

interface StatusFilterProps {
  value: string | undefined;
  onChange(value: string | undefined): void;
}

export function StatusFilter({ value = '', onChange }: StatusFilterProps) {
  const text = useText();
  return (
    <Select
      label={text('documents.status')}
      value={value}
      onChange={(status) => onChange(status || undefined)}
      options={[
        { value: '', label: text('documents.status.any') },
        ...documentStatuses.map((status) => ({ value: status, label: text(`document.status.${status}`) })),
      ]}
    />
  );
}

const tones: Readonly<Record<DocumentStatus, Tone>> = {
  draft: 'neutral',
  pending: 'warn',
  partially_signed: 'warn',
  signed: 'ok',
  declined: 'err',
  void: 'err',
  expired: 'err',
};

/** Its status, where it has one, that its entry changed since, and that its signed copy is not on file. */
export function DocumentStatusBadge({ of }: { of: DocumentLine }) {
  const { status, signees, entry_since: since, lacks_copy: lacksCopy } = of;
  const text = useText();
  const isPlain = status === 'draft' && signees.length === 0;
  const isCopyMissing = status === 'signed' && lacksCopy;
  return (
    <span className="row wrap">
      {since && <StatusBadge tone="warn">{text(`documents.entry.${since}`)}</StatusBadge>}
      {isCopyMissing && <StatusBadge tone="warn">{text('documents.lacksCopy')}</StatusBadge>}
      {!isPlain && !isCopyMissing && (
        <StatusBadge tone={tones[status]}>{text(`document.status.${status}`)}</StatusBadge>
      )}
    </span>
  );
}
