import { DateText, Id, Num, PriceText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, type Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { exercisableShares } from '../../../instruments/instrumentsRegister.ts';
import type { InstrumentLine } from '../../../instruments/registerContract.ts';
import { NeverVests } from '../../../instruments/web/public.ts';

interface InstrumentCells {
  text: Text;
  orgId: string;
  isCompared: boolean;
  /** Acts are recorded beside the registers of today alone. */
  mayRecord: boolean;
  /** Dates at which the pages of holders are read too. */
  query: { asOf?: string; knownAt?: string };
}

const None = () => <span className="muted">–</span>;

/** The cells that are more than their value. */
export const instrumentCells = ({ text, orgId, isCompared, mayRecord, query }: InstrumentCells) => ({
  label: ({ label, kind, is_void: isVoid, into }: InstrumentLine) => (
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
  holder: ({ holder: { person_id: id, display_name: name } }: InstrumentLine) =>
    name === '' ? (
      <span className="muted">{text('dashboard.erased')}</span>
    ) : (
      <Link className="rowlink" to={`/app/org/${orgId}/shares/shareholders/${id}`} search={query}>
        <UserText>{name}</UserText>
      </Link>
    ),
  class: ({ class_name: name, pool_name: pool }: InstrumentLine) =>
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
  left: (line: InstrumentLine) => (
    <>
      <Left of={line} isCompared={isCompared} />
      <NeverVests orgId={orgId} of={line} mayRecord={mayRecord} />
    </>
  ),
  vested: (line: InstrumentLine) => <MayExercise of={line} />,
  price: (line: InstrumentLine) => <Price of={line} />,
  on: (line: InstrumentLine) => <Dates of={line} text={text} />,
});

/** Shares that may be exercised; where none may any more, with those that had vested. */
function MayExercise({ of }: { of: InstrumentLine }) {
  const shares = exercisableShares(of);
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

/** Shares left of those granted; in a comparison, those left then. */
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
  const last = until !== null && <DateText date={until} />;
  const endOf = () => {
    if (ended !== null)
      return <RichText of="instruments.endedOn" with={{ date: <DateText date={ended} /> }} />;
    if (!isPast) return last && <RichText of="instruments.until" with={{ date: last }} />;
    return (
      <>
        <StatusBadge tone="warn">{text('instruments.past')}</StatusBadge> {last}
      </>
    );
  };
  const end = endOf();
  return (
    <span className="nowrap">
      <DateText date={since} />
      {end && <small className="sub">{end}</small>}
      {window !== null && <small className="sub">{text(`instruments.left.${window.reason}`)}</small>}
    </span>
  );
}
