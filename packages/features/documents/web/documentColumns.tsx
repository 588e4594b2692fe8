import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { MouseEvent } from 'react';
import type { DocumentLine } from '../documentLine.ts';
import { documentIcon, titleBeside } from './documentKind.ts';
import { documentPath } from './paths.ts';
import { Signers } from './Signers.tsx';

interface ColumnsProps {
  orgId: string;
  itemsOf(document: DocumentLine): readonly MenuItem[];
  /** Below the title, beside the number. */
  isDated?: boolean;
  onOpen?(event: MouseEvent, document: DocumentLine): void;
}

/** The columns that every list of documents has: title, who signs, and what can be done. */
export function useDocumentColumns({ orgId, itemsOf, isDated = false, onOpen }: ColumnsProps) {
  const text = useText();
  return {
    title: {
      key: 'title',
      head: text('documents.document'),
      width: '100%',
      card: 'main',
      cell: (document) => {
        const date = isDated ? document.dated_on : null;
        return (
          <Link
            className="rowlink minutebook__title"
            to={documentPath(orgId, document._id)}
            onClick={(event) => onOpen?.(event, document)}
          >
            <Icon of={documentIcon(document)} />
            <UserText>{titleBeside(document)}</UserText>
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
    signers: {
      key: 'signers',
      head: text('documents.signers'),
      width: 132,
      cell: (document) => <Signers of={document} />,
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
