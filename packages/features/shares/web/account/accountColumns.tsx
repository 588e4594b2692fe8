import { DateText, Id, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { actColumn } from '@tabellion/ui/register/actColumn.tsx';
import { BeforeAfter, type Change, signColumn } from '@tabellion/ui/register/Redline.tsx';
import { sortingBy } from '@tabellion/ui/register/sorting.ts';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import type { ReactNode } from 'react';
import type { AccountEntry, CapitalAccount } from '../../accountContract.ts';

interface AccountColumns {
  text: Text;
  of: CapitalAccount;
  isCompared: boolean;
  sort: string;
  onSort(sort: string): void;
  /** At the end of each line. */
  act: ((entry: AccountEntry) => ReactNode) | undefined;
}

/** The columns of a stated capital account: the act, what it moved, how its part was taken, and the balance. */
export function accountColumns({
  text,
  of,
  isCompared,
  sort,
  onSort,
  act,
}: AccountColumns): Column<AccountEntry>[] {
  return [
    ...(isCompared ? [signColumn<AccountEntry>(({ change }) => change, text)] : []),
    {
      key: 'on',
      head: text('account.on'),
      card: 'main',
      sort: sortingBy('on', sort, onSort),
      cell: ({ on, is_corrected: isCorrected }) => (
        <span className="nowrap">
          <DateText date={on} />
          {isCorrected && <small className="sub">{text('account.corrected')}</small>}
        </span>
      ),
      total: text('account.balance'),
    },
    {
      key: 'act',
      head: text('account.act'),
      cell: (entry) => (
        <span>
          {text(`entry.kind.${entry.kind}`)}
          <Because of={entry} text={text} />
        </span>
      ),
    },
    {
      key: 'certificate',
      head: text('register.certificate'),
      cardLabel: text('register.certificate'),
      cell: ({ certificate, holder }) =>
        certificate === null ? (
          <span className="muted">–</span>
        ) : (
          <span>
            <Id>{certificate}</Id>
            {holder !== null && (
              <small className="sub">
                {holder.display_name === '' ? (
                  text('dashboard.erased')
                ) : (
                  <UserText>{holder.display_name}</UserText>
                )}
              </small>
            )}
          </span>
        ),
    },
    {
      key: 'resolution',
      from: 1100,
      head: text('account.resolution'),
      card: 'none',
      cell: ({ resolution }) =>
        resolution === null ? (
          <span className="muted">–</span>
        ) : (
          <span className="nowrap">
            <UserText>{resolution.number}</UserText>
            <small className="sub">
              <DateText date={resolution.date} />
            </small>
          </span>
        ),
    },
    {
      key: 'shares',
      head: text('account.shares'),
      cardLabel: text('account.shares'),
      num: true,
      cell: ({ sharesExact }) => <Num of={sharesExact} />,
      total: (
        <BeforeAfter
          change={changeOf(of.before?.sharesExact, of.sharesExact)}
          before={<Num of={of.before?.sharesExact ?? '0'} />}
          after={<Num of={of.sharesExact} />}
        />
      ),
    },
    {
      key: 'amount',
      head: text('account.amount'),
      cardLabel: text('account.amount'),
      num: true,
      cell: ({ amount }) => <PriceText dollars={amount} />,
    },
    {
      key: 'balance',
      head: text('account.balance'),
      card: 'end',
      num: true,
      cell: ({ balance }) => <PriceText dollars={balance} />,
      total: (
        <BeforeAfter
          change={changeOf(of.before?.balance, of.balance)}
          before={<PriceText dollars={of.before?.balance ?? '0'} />}
          after={<PriceText dollars={of.balance} />}
        />
      ),
    },
    ...actColumn(act, text),
  ];
}

/** Whether a sum differs from that of the other date of a comparison. */
const changeOf = (before: string | undefined, now: string): Change =>
  before === undefined || before === now ? 'same' : 'changed';

/** Why so much: the part and its rounding, the ground of an adjustment, where an opening balance was found. */
function Because({ of, text }: { of: AccountEntry; text: Text }) {
  const { deduction, ground, source, stated_on: statedOn, sharesExact } = of;
  if (ground !== null) return <small className="sub">{text(`account.ground.${ground}`)}</small>;
  if (source !== null)
    return (
      <small className="sub">
        {text(`openCapital.source.${source}`)}
        {statedOn !== null && (
          <>
            {text('search.comma')}
            <DateText date={statedOn} />
          </>
        )}
      </small>
    );
  if (deduction === null) return null;
  const { rule, capitalBefore, sharesBeforeExact, rounding } = deduction;
  if (rule === 'NONE' || capitalBefore === null || sharesBeforeExact === null || rounding === null)
    return <small className="sub">{text('account.gift')}</small>;
  return (
    <small className="sub">
      <RichText
        of={rule === 'PRO_RATA' ? 'account.proRata' : 'account.both'}
        with={{
          capital: <PriceText dollars={capitalBefore} />,
          shares: <Num of={sharesExact.replace('-', '')} />,
          before: <Num of={sharesBeforeExact} />,
          rounding: text(`account.rounding.${rounding}`),
        }}
      />
    </small>
  );
}
