import { dateInZone, instant } from '@tabellion/kernel/date.ts';
import { DateText, Id, InstantText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, type Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { considerationWord } from '../../rules/movementReasonOf.ts';
import type { TransferLine } from '../../transferRegisterContract.ts';

interface TransferCells {
  text: Text;
  orgId: string;
  /** The registry's, in which instants are told. */
  zone: string | undefined;
  /** Dates at which the pages of holders are read too. */
  query: { asOf?: string; knownAt?: string };
}

/** The cells that are more than their value. */
export function transferCells({ text, orgId, zone, query }: TransferCells) {
  const holder = ({ person_id: id, display_name: name }: TransferLine['from']): ReactNode =>
    name === '' ? (
      <span className="muted">{text('dashboard.erased')}</span>
    ) : (
      <Link className="rowlink" to={`/app/org/${orgId}/shares/shareholders/${id}`} search={query}>
        <UserText>{name}</UserText>
      </Link>
    );
  return {
    on: ({ on, corrected_at: correctedAt, is_void: isVoid }: TransferLine) => (
      <span className="nowrap">
        <DateText date={on} />
        {correctedAt !== null && (
          <small className="sub">
            <RichText
              of={isVoid ? 'transfers.undone' : 'transfers.corrected'}
              with={{ at: <InstantText instant={correctedAt} {...(zone !== undefined && { zone })} /> }}
            />
          </small>
        )}
      </span>
    ),
    from: ({ from }: TransferLine) => holder(from),
    to: ({ to, kind }: TransferLine) => (
      <span>
        {to === null ? text('transfers.corporation') : holder(to)}
        {to === null && <small className="sub">{text(`ledger.kind.${kind}`)}</small>}
      </span>
    ),
    certificates: (line: TransferLine) => <Certificates of={line} text={text} />,
    consideration: ({ consideration }: TransferLine) =>
      consideration === null ? (
        <span className="muted">–</span>
      ) : (
        <span>
          {text(considerationWord(consideration.kind))}
          {consideration.amount !== null && (
            <small className="sub">
              <PriceText dollars={consideration.amount} />
            </small>
          )}
        </span>
      ),
    resolution: ({ resolution }: TransferLine) => <Resolution of={resolution} />,
    recorded: ({ recorded_at: at }: TransferLine) =>
      zone !== undefined && (
        <span className="nowrap">
          <DateText date={dateInZone(instant(at), zone)} />
          <small className="sub nowrap">
            <InstantText instant={at} zone={zone} timeOnly />
          </small>
        </span>
      ),
  };
}

/** Its number, and below its date. */
export const Resolution = ({ of }: { of: TransferLine['resolution'] }) =>
  of === null ? (
    <span className="muted">–</span>
  ) : (
    <span>
      <UserText>{of.number}</UserText>
      <small className="sub">
        <DateText date={of.date} />
      </small>
    </span>
  );

/** `CS-1 → CS-7`, and what the holder kept. */
function Certificates({ of: { surrendered, issued, balance }, text }: { of: TransferLine; text: Text }) {
  const number = ({ label }: TransferLine['surrendered']) =>
    label === null ? <span className="muted">{text('register.certificate.none')}</span> : <Id>{label}</Id>;
  return (
    <span>
      {issued === null ? (
        number(surrendered)
      ) : (
        <RichText of="transfers.becomes" with={{ ended: number(surrendered), opened: number(issued) }} />
      )}
      {balance !== null && (
        <small className="sub">
          <RichText of="transfers.kept" with={{ certificate: number(balance) }} />
        </small>
      )}
    </span>
  );
}
