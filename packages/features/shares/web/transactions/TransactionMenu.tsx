import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { type AddedToMenu, RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { useSlot } from '@tabellion/ui/slots.ts';
import { useTextWith } from '@tabellion/ui/text/useTextWith.ts';
import {
  ArrowRightLeft,
  Ban,
  CalendarClock,
  CirclePause,
  Coins,
  FastForward,
  FileBadge,
  FilePen,
  Files,
  Gift,
  HandCoins,
  Landmark,
  type LucideIcon,
  Merge,
  PenLine,
  Plus,
  RefreshCw,
  Scale,
  Split,
  Undo2,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formWords } from './formWords.ts';
import type { TransactionName } from './TransactionDrawers.tsx';

/** Fetched when one is opened. */
export const TransactionDrawers = lazy(() =>
  import('./TransactionDrawers.tsx').then((module) => ({ default: module.TransactionDrawers })),
);

/** The icon of each act; a line of the menu stands before those that end shares or change what is recorded. */
type Lines = readonly (readonly [TransactionName, LucideIcon, Pick<MenuItem, 'apart' | 'danger'>?])[];

const ofCertificate: Lines = [
  ['transfer', ArrowRightLeft],
  ['convert', RefreshCw],
  ['repurchase', Undo2, { apart: true }],
  ['redeem', HandCoins],
  ['surrender', Gift],
  ['setVesting', CalendarClock, { apart: true }],
  ['stopVesting', CirclePause],
  ['accelerateVesting', FastForward],
  ['chooseForm', FileBadge, { apart: true }],
  ['reissue', Files],
  ['correct', FilePen],
  ['cancel', Ban, { apart: true, danger: true }],
];
const ofClass: Lines = [
  ['issue', Plus],
  ['split', Split],
  ['consolidate', Merge],
  ['amend', PenLine, { apart: true }],
  ['authorized', Scale],
  ['adjustCapital', Coins, { apart: true }],
  ['openCapital', Landmark],
  ['correct', FilePen, { apart: true }],
];

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** The menu of a certificate, a holding or a class: further lines, and what they open. */
    'shares.menu': {
      gives: Pick<TransactionMenuProps, 'orgId' | 'securityId' | 'personId' | 'classId'>;
      takes: AddedToMenu;
    };
  }
}

interface TransactionMenuProps {
  orgId: string;
  /** Whose menu it is, or of which class: the button is named by it. */
  name: string;
  /** A certificate; or what somebody holds of a class; or a class. */
  securityId?: string | undefined;
  personId?: string | undefined;
  classId?: string | undefined;
  /** Whether a certificate vests; unknown of several. */
  vests?: boolean;
  /** Whether the class of certificates may be redeemed, and whether it converts. */
  terms?: { readonly redeemable: boolean; readonly convertible: boolean };
}

/** Transactions of certificates, or of a class; nothing for a user who may not edit shares. */
export function TransactionMenu({
  orgId,
  name,
  securityId,
  personId,
  classId,
  vests,
  terms,
}: TransactionMenuProps) {
  const text = useTextWith(formWords);
  const mayEdit = useMay('shares.edit');
  const [transaction, setTransaction] = useState<TransactionName>();
  const of = { orgId, securityId, personId, classId };
  const added = useSlot('shares.menu', of);
  if (!mayEdit) return null;
  const isOfClass = securityId === undefined && personId === undefined;
  const all = (isOfClass ? ofClass : ofCertificate).filter(
    ([one]) =>
      (one !== 'redeem' || terms?.redeemable !== false) &&
      (one !== 'convert' || terms?.convertible !== false) &&
      // A holding of a class may come from many acts.
      (one !== 'correct' || securityId !== undefined || isOfClass) &&
      // Vesting and paper are of one certificate.
      ((one !== 'setVesting' && one !== 'chooseForm') || securityId !== undefined) &&
      ((one !== 'stopVesting' && one !== 'accelerateVesting') || vests === true),
  );
  return (
    <>
      <RowMenu
        name={name}
        added={added}
        items={all.map(([one, icon, look]) => ({
          key: one,
          icon,
          ...look,
          label: text(`transaction.${one}`),
          onSelect: () => setTransaction(one),
        }))}
      />
      {transaction && (
        <Suspense fallback={null}>
          <TransactionDrawers {...of} transaction={transaction} onClose={() => setTransaction(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface TransactionButtonProps {
  orgId: string;
  transaction: keyof typeof newOf;
}

/** The new thing that each brings, by which the key for something new finds its button. */
const newOf = { issue: 'shareholder', transfer: 'transfer', addClass: 'class' } as const;

/** Issues or transfers shares, or adds a class; nothing for whoever may not edit shares. */
export function TransactionButton({ orgId, transaction }: TransactionButtonProps) {
  const text = useTextWith(formWords);
  const mayEdit = useMay('shares.edit');
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button variant="primary" icon={Plus} data-new={newOf[transaction]} onClick={() => setOpen(true)}>
        {text(`transaction.${transaction}`)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TransactionDrawers orgId={orgId} transaction={transaction} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
