import { StatusBadge } from '@tabellion/ui/components/Badge.tsx';
import { DateText, Id, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { actColumn } from '@tabellion/ui/register/actColumn.tsx';
import { signColumn } from '@tabellion/ui/register/Redline.tsx';
import { sortingBy } from '@tabellion/ui/register/sorting.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import type { InstrumentLine, InstrumentsReply } from '../../instrumentRegisterContract.ts';
import { mayExercise } from '../../rules/mayExercise.ts';
import { InstrumentMenu, NeverVests } from './InstrumentMenu.tsx';

interface InstrumentColumns {
  text: Text;
  orgId: string;
  isCompared: boolean;
  /** Acts are recorded beside the registers of today alone. */
  mayRecord: boolean;
  /** At which the pages of holders are read too. */
  query: { asOf?: string; knownAt?: string };
  total: InstrumentsReply['total'] | undefined;
  sort: string;
  /** Absent where the order is given. */
  onSort: ((sort: string) => void) | undefined;
}

const None = () => <span className="muted">–</span>;

/** The columns of the register: number and kind, holder, what it gives a right to, what is left, price, dates. */
export function instrumentColumns(of: InstrumentColumns): Column<InstrumentLine>[] {
  const { text, orgId, query, total, sort, onSort, isCompared, mayRecord } = of;
  return [
    ...(isCompared ? [signColumn<InstrumentLine>(({ change }) => change, text)] : []),
    {
      key: 'label',
      head: text('instruments.label'),
      card: 'main',
      ...(onSort && { sort: sortingBy('label', sort, onSort) }),
      cell: ({ label, kind, is_void: isVoid, into }) => (
        <span>
          <Id>{label}</Id>
          <small className="sub">{text(isVoid ? 'instruments.void' : `instruments.kind.${kind}`)}</small>
          {into.length > 0 && (
            <small className="sub">
              <RichText of="instruments.became" with={{ numbers: <Id>{into.join(', ')}</Id> }} />
            </small>
          )}
        </span>
      ),
      total: total && text('instruments.count', { count: total.lines }),
    },
    {
      key: 'holder',
      head: text('register.holder'),
      cardLabel: text('register.holder'),
      cell: ({ holder: { person_id: id, display_name: name } }) =>
        name === '' ? (
          <span className="muted">{text('dashboard.erased')}</span>
        ) : (
          <Link className="rowlink" to={`/app/org/${orgId}/shares/shareholders/${id}`} search={query}>
            <UserText>{name}</UserText>
          </Link>
        ),
    },
    {
      key: 'class',
      head: text('register.class'),
      cardLabel: text('register.class'),
      cell: ({ class_name: name, pool_name: pool }) =>
        name === null ? (
          <None />
        ) : (
          <span>
            <UserText>{name}</UserText>
            {pool !== null && (
              <small className="sub">
                <UserText>{pool}</UserText>
              </small>
            )}
          </span>
        ),
    },
    {
      key: 'left',
      head: text('instruments.left'),
      num: true,
      card: 'end',
      cardLabel: text('instruments.left'),
      ...(onSort && { sort: sortingBy('shares', sort, onSort, { down: true }) }),
      cell: (line) => (
        <>
          <Left of={line} isCompared={isCompared} />
          <NeverVests orgId={orgId} of={line} mayRecord={mayRecord} />
        </>
      ),
      total: total && <Num of={total.leftExact} />,
    },
    {
      key: 'vested',
      from: 1100,
      head: text('instruments.vested'),
      num: true,
      cardLabel: text('instruments.vested'),
      cell: (line) => <MayExercise of={line} />,
    },
    {
      key: 'price',
      head: text('instruments.price'),
      num: true,
      cardLabel: text('instruments.price'),
      cell: (line) => <Price of={line} />,
    },
    {
      key: 'on',
      head: text('instruments.on'),
      cardLabel: text('instruments.on'),
      ...(onSort && { sort: sortingBy('on', sort, onSort, { down: true }) }),
      cell: (line) => <Dates of={line} text={text} />,
    },
    ...actColumn<InstrumentLine>(
      mayRecord ? (line) => <InstrumentMenu orgId={orgId} of={line} /> : undefined,
      text,
    ),
  ];
}

/** Of what may be exercised no more, how many had vested. */
function MayExercise({ of }: { of: InstrumentLine }) {
  const shares = mayExercise(of);
  if (shares === null) return <None />;
  return (
    <span>
      <Num of={shares} />
      {of.is_past && of.vestedExact !== null && (
        <small className="sub">
          <RichText of="instruments.hadVested" with={{ shares: <Num of={of.vestedExact} /> }} />
        </small>
      )}
    </span>
  );
}

/** What is left, of what was granted; in a comparison what was left then. */
function Left({ of, isCompared }: { of: InstrumentLine; isCompared: boolean }) {
  const { leftExact, grantedExact, leftBeforeExact } = of;
  if (leftExact === null || grantedExact === null) return <None />;
  const was = isCompared && leftBeforeExact !== null && leftBeforeExact !== leftExact;
  return (
    <span>
      <Num of={leftExact} />
      {(was || grantedExact !== leftExact) && (
        <small className="sub">
          {was ? (
            <RichText of="instruments.was" with={{ shares: <Num of={leftBeforeExact} /> }} />
          ) : (
            <RichText of="instruments.of" with={{ granted: <Num of={grantedExact} /> }} />
          )}
        </small>
      )}
    </span>
  );
}

/** The price of a share; or what is still owed, of what was lent, and the interest. */
function Price({ of }: { of: InstrumentLine }) {
  const { price, principal, owed, currency, rate } = of;
  if (price !== null) return <PriceText dollars={price} />;
  if (owed === null || principal === null) return <None />;
  return (
    <span>
      <PriceText dollars={owed} />
      {currency !== 'CAD' && <Id> {currency}</Id>}
      {owed !== principal && (
        <small className="sub">
          <RichText of="instruments.owedOf" with={{ amount: <PriceText dollars={principal} /> }} />
        </small>
      )}
      {rate !== null && (
        <small className="sub">
          <RichText of="instruments.atRate" with={{ rate: <Num of={rate} /> }} />
        </small>
      )}
    </span>
  );
}

function Dates({ of, text }: { of: InstrumentLine; text: Text }) {
  const { issued_on: since, expires_on: expires, ended_on: ended, is_past: isPast, window } = of;
  const until = window?.until ?? expires;
  return (
    <span className="nowrap">
      <DateText date={since} />
      {ended !== null ? (
        <small className="sub">
          <RichText of="instruments.endedOn" with={{ date: <DateText date={ended} /> }} />
        </small>
      ) : isPast ? (
        <small className="sub">
          <StatusBadge tone="warn">{text('instruments.past')}</StatusBadge>{' '}
          {until !== null && <DateText date={until} />}
        </small>
      ) : (
        until !== null && (
          <small className="sub">
            <RichText of="instruments.until" with={{ date: <DateText date={until} /> }} />
          </small>
        )
      )}
      {window !== null && <small className="sub">{text(`instruments.left.${window.reason}`)}</small>}
    </span>
  );
}
