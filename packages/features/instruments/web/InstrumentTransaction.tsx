import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useMemo } from 'react';
import { findPeople } from '../../people/contract.ts';
import { listShareClasses } from '../../shares/contract.ts';
import type { PoolLine } from '../../shares/openSecuritiesContract.ts';
import { loadWords, VestingDrawer } from '../../shares/web/public.ts';
import { type InstrumentLine, listRegisterInstruments } from '../registerContract.ts';
import { type InstrumentOptions, instrumentTransactionTitles } from './drawerProps.ts';
import { GrantDrawer } from './GrantDrawer.tsx';
import {
  ConvertInstrumentDrawer,
  EndInstrumentDrawer,
  ExerciseDrawer,
  LostDrawer,
} from './InstrumentEndDrawers.tsx';
import { RecordInstrumentDrawer } from './RecordInstrumentDrawer.tsx';
import { ReserveDrawer } from './ReserveDrawer.tsx';
import { TransferInstrumentDrawer } from './TransferInstrumentDrawer.tsx';

export type InstrumentTransactionName = keyof typeof instrumentTransactionTitles;

interface InstrumentTransactionOpened {
  readonly orgId: string;
  readonly transaction: InstrumentTransactionName;
  /** The line at which it was opened. */
  readonly line?: InstrumentLine;
  readonly pool?: PoolLine;
  onClose(): void;
}

/** The drawer of an act on instruments, once it is known what it may take. */
export function InstrumentTransaction(props: InstrumentTransactionOpened) {
  const { orgId, transaction, onClose } = props;
  const text = useText();
  const params = { id: orgId };
  const classes = useRead(listShareClasses, { params });
  // The first of them are there when the list is opened.
  const people = useRead(findPeople, { params, query: {} });
  const instruments = useRead(listRegisterInstruments, { params, query: {} });
  const isListed = people.data !== undefined;
  const options = useMemo((): InstrumentOptions | undefined => {
    if (!classes.data || !isListed || !instruments.data) return undefined;
    const { asOf: today, shareclasses } = classes.data;
    return { today, classes: shareclasses, pools: instruments.data.pools };
  }, [classes.data, isListed, instruments.data]);
  const failed = [classes, people].find(({ isError }) => isError) ?? instruments;
  const waiting = (
    <Drawer title={text(instrumentTransactionTitles[transaction])} onClose={onClose}>
      <DrawerReading of={failed} />
    </Drawer>
  );
  if (options === undefined) return waiting;
  return (
    <MoreTexts load={loadWords} waiting={waiting}>
      <ChosenInstrumentDrawer {...props} options={options} />
    </MoreTexts>
  );
}

function ChosenInstrumentDrawer({
  transaction,
  line,
  pool,
  orgId,
  options,
  onClose,
}: InstrumentTransactionOpened & { options: InstrumentOptions }) {
  const common = { orgId, options, onClose };
  if (transaction === 'reserve') return <ReserveDrawer {...common} pool={pool} />;
  if (transaction === 'grant') return <GrantDrawer {...common} />;
  if (transaction === 'recordInstrument' || line === undefined) return <RecordInstrumentDrawer {...common} />;
  const ofLine = { ...common, line };
  switch (transaction) {
    case 'exercise':
      return <ExerciseDrawer {...ofLine} />;
    case 'release':
      return <LostDrawer {...ofLine} how="release" />;
    case 'expire':
      return <LostDrawer {...ofLine} how="expire" />;
    case 'convertInstrument':
      return <ConvertInstrumentDrawer {...ofLine} />;
    case 'endInstrument':
      return <EndInstrumentDrawer {...ofLine} />;
    case 'transferInstrument':
      return <TransferInstrumentDrawer {...ofLine} />;
    case 'setVesting':
    case 'stopVesting':
    case 'accelerateVesting': {
      const of = { security_id: line.security_id, name: line.label };
      return (
        <VestingDrawer
          orgId={orgId}
          transaction={transaction}
          of={of}
          onClose={onClose}
          today={options.today}
        />
      );
    }
  }
}
