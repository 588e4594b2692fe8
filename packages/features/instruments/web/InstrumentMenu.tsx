import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Num } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Menu, type MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { type AddedToMenu, RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { useSlot } from '@tabellion/ui/slots.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  ArrowRightLeft,
  BadgeCheck,
  CalendarClock,
  CircleOff,
  CirclePause,
  FastForward,
  FilePlus,
  Hourglass,
  LockOpen,
  PackagePlus,
  Plus,
  RefreshCw,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { InstrumentLine } from '../registerContract.ts';
import { instrumentTransactionTitles } from './drawerProps.ts';
import type { InstrumentTransactionName } from './InstrumentTransaction.tsx';

/** Fetched when one is first opened. */
export const InstrumentTransaction = lazy(() =>
  import('./InstrumentTransaction.tsx').then((module) => ({ default: module.InstrumentTransaction })),
);

/** Transactions of an open instrument, by its kind. */
const transactionsOfKind: Readonly<Record<InstrumentLine['kind'], readonly InstrumentTransactionName[]>> = {
  option: [
    ...(['exercise', 'transferInstrument', 'setVesting', 'stopVesting', 'accelerateVesting'] as const),
    ...(['release', 'expire'] as const),
  ],
  warrant: ['exercise', 'transferInstrument', 'release', 'expire'],
  safe: ['convertInstrument', 'transferInstrument', 'endInstrument'],
  note: ['convertInstrument', 'transferInstrument', 'endInstrument'],
  debt: ['transferInstrument', 'endInstrument'],
};

/** How each is shown; a line stands before vesting, and before what ends the instrument. */
const lineOf: Readonly<Record<InstrumentTransactionName, Pick<MenuItem, 'icon' | 'apart' | 'danger'>>> = {
  grant: { icon: Plus },
  reserve: { icon: PackagePlus },
  recordInstrument: { icon: FilePlus },
  exercise: { icon: BadgeCheck },
  convertInstrument: { icon: RefreshCw },
  transferInstrument: { icon: ArrowRightLeft },
  setVesting: { icon: CalendarClock, apart: true },
  stopVesting: { icon: CirclePause },
  accelerateVesting: { icon: FastForward },
  release: { icon: LockOpen, apart: true },
  expire: { icon: Hourglass, danger: true },
  endInstrument: { icon: CircleOff, apart: true, danger: true },
};

/** Asked only of what vests. */
const ofVesting: ReadonlySet<InstrumentTransactionName> = new Set<InstrumentTransactionName>([
  'stopVesting',
  'accelerateVesting',
]);

interface InstrumentMenuProps {
  orgId: string;
  of: InstrumentLine;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** The menu of an option, a warrant or another instrument, also of one that has ended. */
    'instrument.menu': { gives: InstrumentMenuProps; takes: AddedToMenu };
  }
}

/** Transactions of one open instrument, for users who may edit shares, and what later features add. */
export function InstrumentMenu({ orgId, of }: InstrumentMenuProps) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const [transaction, setTransaction] = useState<InstrumentTransactionName>();
  const added = useSlot('instrument.menu', { orgId, of });
  const offered = mayEdit && of.is_open ? transactionsOfKind[of.kind] : [];
  return (
    <>
      <RowMenu
        name={of.label}
        added={added}
        items={offered
          .filter((one) => of.vests || !ofVesting.has(one))
          .map((one) => ({
            key: one,
            ...lineOf[one],
            label: text(instrumentTransactionTitles[one]),
            onSelect: () => setTransaction(one),
          }))}
      />
      {transaction && (
        <Suspense fallback={null}>
          <InstrumentTransaction
            orgId={orgId}
            transaction={transaction}
            line={of}
            onClose={() => setTransaction(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How many shares of an option never vest, since vesting was stopped, and the way to release them; nothing where there are
 *  none. */
export function NeverVests({
  orgId,
  of,
  mayRecord,
}: {
  orgId: string;
  of: InstrumentLine;
  mayRecord: boolean;
}) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const [isOpen, setOpen] = useState(false);
  const { neverVestsExact: shares } = of;
  if (shares === null || shares === '0') return null;
  return (
    <small className="sub">
      <RichText of="instruments.neverVest" with={{ shares: <Num of={shares} /> }} />
      {mayRecord && mayEdit && of.is_open && (
        <>
          {' '}
          <Button variant="link" onClick={() => setOpen(true)}>
            {text('transaction.release')}
          </Button>
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <InstrumentTransaction
            orgId={orgId}
            transaction="release"
            line={of}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </small>
  );
}

/** Grants, reserves and records; nothing for whoever may not edit shares. */
export function RecordMenu({ orgId }: { orgId: string }) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const [transaction, setTransaction] = useState<InstrumentTransactionName>();
  if (!mayEdit) return null;
  return (
    <>
      <Menu
        label={text('instruments.record')}
        button={
          <>
            <Icon of={Plus} />
            {text('instruments.record')}
          </>
        }
        buttonClassName="btn btn--primary"
        align="end"
        items={(['grant', 'reserve', 'recordInstrument'] as const).map((one) => ({
          key: one,
          ...lineOf[one],
          label: text(instrumentTransactionTitles[one]),
          onSelect: () => setTransaction(one),
        }))}
      />
      {transaction && (
        <Suspense fallback={null}>
          <InstrumentTransaction
            orgId={orgId}
            transaction={transaction}
            onClose={() => setTransaction(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
