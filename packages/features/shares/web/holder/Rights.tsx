import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { HolderView } from '../../holderContract.ts';
import { instrumentColumns } from '../instruments/instrumentColumns.tsx';
import { Heading } from './Heading.tsx';

interface RightsProps {
  of: Pick<HolderView, 'instruments'>;
  orgId: string;
  /** What is past is read; acts are recorded in what stands. */
  mayAct: boolean;
}

/** Options and other rights of a holder that are not shares; nothing where there are none. */
export function Rights({ of: { instruments }, orgId, mayAct }: RightsProps) {
  const text = useText();
  if (instruments.length === 0) return null;
  const all = instrumentColumns({
    ...{ text, orgId, isCompared: false, mayRecord: mayAct, query: {}, total: undefined, sort: '' },
    onSort: undefined,
  });
  return (
    <>
      <Heading>{text('instruments.ofHolder')}</Heading>
      <Table
        caption={text('instruments.ofHolder')}
        compact
        rows={instruments}
        rowKey={({ security_id: id }) => id}
        columns={all.filter(({ key }) => key !== 'holder')}
        empty={null}
      />
    </>
  );
}
