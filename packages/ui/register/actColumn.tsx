import type { ReactNode } from 'react';
import type { Column } from '../components/Table.tsx';
import type { Text } from '../text/LanguageProvider.tsx';

/** Actions on a line, at its end: one column, or none where no action is allowed. */
export const actColumn = <Row,>(act: ((row: Row) => ReactNode) | undefined, text: Text): Column<Row>[] =>
  act === undefined
    ? []
    : [
        {
          key: 'act',
          head: <span className="sr">{text('register.actions')}</span>,
          width: 48,
          share: 44,
          card: 'act',
          cell: act,
        },
      ];
