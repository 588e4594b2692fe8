import { Table } from '@tabellion/ui/components/Table.tsx';
import { registerColumns } from '@tabellion/ui/register/registerColumns.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { instrumentsRegister } from '../../../instruments/instrumentsRegister.ts';
import { InstrumentMenu } from '../../../instruments/web/public.ts';
import type { HolderView } from '../../holderContract.ts';
import { instrumentCells } from '../instruments/instrumentCells.tsx';

interface RightsProps {
  of: Pick<HolderView, 'instruments'>;
  orgId: string;
  /** Past dates are read-only; acts go into the current register. */
  mayAct: boolean;
}

/** Options and other rights of a holder that are not shares; nothing where there are none. */
export function Rights({ of: { instruments }, orgId, mayAct }: RightsProps) {
  const text = useText();
  if (instruments.length === 0) return null;
  const columns = registerColumns({
    register: instrumentsRegister,
    text,
    isCompared: false,
    hidden: ['holder'],
    cells: instrumentCells({ text, orgId, isCompared: false, mayRecord: mayAct, query: {} }),
    act: mayAct ? (line) => <InstrumentMenu orgId={orgId} of={line} /> : undefined,
  });
  return (
    <>
      <h2 className="holderpage__h">{text('instruments.ofHolder')}</h2>
      <Table
        caption={text('instruments.ofHolder')}
        compact
        rows={instruments}
        rowKey={({ security_id: id }) => id}
        columns={columns}
        empty={null}
      />
    </>
  );
}
