import { DateText, Id, StatusBadge, type Tone, UserText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { MouseEvent } from 'react';
import type { DocumentLine } from '../contract.ts';
import { type DocumentStatus, documentStatuses } from '../sections.ts';
import { documentPath } from './paths.ts';

interface ColumnsProps {
  orgId: string;
  itemsOf(document: DocumentLine): readonly MenuItem[];
  /** Below the title, beside the number. */
  isDated?: boolean;
  onOpen?(event: MouseEvent, document: DocumentLine): void;
}

/** The columns that every list of documents has: title, status, and what can be done. */
export function useDocumentColumns({ orgId, itemsOf, isDated = false, onOpen }: ColumnsProps) {
  const text = useText();
  return {
    title: {
      key: 'title',
      head: text('documents.document'),
      card: 'main',
      cell: (document) => {
        const date = isDated ? document.dated_on : null;
        return (
          <Link
            className="rowlink minutebook__title"
            to={documentPath(orgId, document._id)}
            onClick={(event) => onOpen?.(event, document)}
          >
            <UserText>{document.title}</UserText>
            {(document.number || date) && (
              <small className="sub">
                {document.number && <Id>{document.number}</Id>}
                {document.number && date && ' · '}
                {date && <DateText date={date} />}
              </small>
            )}
          </Link>
        );
      },
    },
    status: {
      key: 'status',
      head: text('documents.status'),
      width: 130,
      cell: (document) => <DocumentStatusBadge of={document} />,
    },
    menu: {
      key: 'menu',
      head: <span className="sr">{text('documents.actions')}</span>,
      width: 48,
      card: 'end',
      cell: (document) => <RowMenu name={document.title} items={itemsOf(document)} />,
    },
  } as const satisfies Record<string, Column<DocumentLine>>;
}

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
  return (
    <span className="row wrap">
      {since && <StatusBadge tone="warn">{text(`documents.entry.${since}`)}</StatusBadge>}
      {!isPlain && <StatusBadge tone={tones[status]}>{text(`document.status.${status}`)}</StatusBadge>}
      {status === 'signed' && lacksCopy && (
        <StatusBadge tone="warn">{text('documents.lacksCopy')}</StatusBadge>
      )}
    </span>
  );
}
