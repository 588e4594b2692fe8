import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Num, PercentText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { OrganizationView } from '../../organizations/shapes.ts';
import { type OrganizationAtWork, readOrganizationsAtWork } from '../contract.ts';
import { DueText } from './lineWords.tsx';

interface OrganizationsAtWorkProps {
  /** The list of organizations with these columns. */
  children(columns: Column<OrganizationView>[]): ReactNode;
}

/** Columns beside the name of each organization: what is due, unsigned and ready for a sale. They are there before their figures. */
export function OrganizationsAtWork({ children }: OrganizationsAtWorkProps) {
  const text = useText();
  const reading = useRead(readOrganizationsAtWork, {});
  const byId = new Map(reading.data?.organizations.map((one) => [one.org_unique_id, one]));
  const column = (
    key: 'due' | 'unsigned' | 'ready',
    cell: (one: OrganizationAtWork) => ReactNode,
    rest: Partial<Column<OrganizationView>>,
  ): Column<OrganizationView> => {
    const head = text(`worklist.organizations.${key}`);
    const cellOf = ({ unique_id: id }: OrganizationView): ReactNode => {
      const found = byId.get(id);
      return found === undefined ? NONE : cell(found);
    };
    return { key, head, cardLabel: head, cell: cellOf, ...rest };
  };
  return children([
    column('due', (one) => (one.due_on === null ? NONE : <DueText of={one} year />), { width: 160 }),
    column('unsigned', ({ unsigned }) => <Num of={unsigned} />, { num: true, width: 100, from: 1100 }),
    column(
      'ready',
      ({ ready_for_sale: percent }) => (percent === null ? NONE : <PercentText percent={percent} />),
      { num: true, width: 130, from: 1440 },
    ),
  ]);
}

const NONE = <span className="not-phone">{'\u2013'}</span>;
