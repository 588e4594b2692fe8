import { DateText, Id, PercentText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { SinceText } from '@tabellion/ui/register/SinceText.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RegisteredName } from '../../../people/web/public.ts';
import type { HoldingLine } from '../../registerContract.ts';

interface HoldingCells {
  text: Text;
  orgId: string;
  /** Dates at which the page of a holder is read too. */
  query: { asOf?: string; knownAt?: string };
}

/** The cells of the securities register that are more than their value. */
export const holdingCells = ({ text, orgId, query }: HoldingCells) => ({
  holder: (line: HoldingLine) => (
    <RegisteredName
      of={line}
      lead={(name) => (
        <Link
          className="rowlink"
          to={`/app/org/${orgId}/shares/shareholders/${line.person_id}`}
          search={query}
        >
          {name}
        </Link>
      )}
    />
  ),
  class: (line: HoldingLine) => (
    <span className="row tight">
      <UserText>{line.class_name}</UserText>
      {line.is_vesting && <StatusBadge>{text('register.vesting')}</StatusBadge>}
    </span>
  ),
  certificate: (line: HoldingLine) => <Certificates of={line} text={text} />,
  votes: ({ percent, percentVotes }: HoldingLine) =>
    percentVotes === null ? (
      <span className="muted">{percent === null ? '–' : text('register.votes.none')}</span>
    ) : (
      <PercentText percent={percentVotes} />
    ),
  since: ({ held_since: since, is_on_or_before: isOnOrBefore, held_until: until }: HoldingLine) => (
    <span className="nowrap">
      <SinceText date={since} isOnOrBefore={isOnOrBefore} />
      {until !== null && (
        <small className="sub">
          {text('register.untilDay')} <DateText date={until} />
        </small>
      )}
    </span>
  ),
});

/** As many of a holder's certificates as a line has room for: all, or the first two of more than three. */
export const shownCertificates = <Certificate,>(
  certificates: readonly Certificate[],
  count: number,
): readonly Certificate[] => certificates.slice(0, count > 3 ? 2 : 3);

function Certificates({ of: line, text }: { of: HoldingLine; text: Text }) {
  const { certificates, certificate_count: count } = line;
  if (count === 0) return <span className="muted">–</span>;
  const shown = shownCertificates(certificates, count);
  return (
    <span className="certs">
      {shown.map(({ security_id: id, label, form }) =>
        label === null ? (
          <span key={id} className="muted">
            {text('register.certificate.none')}
          </span>
        ) : (
          <span key={id} className="nowrap">
            <Id>{label}</Id>
            {form === 'acknowledgment' && <small className="sub">{text('register.acknowledgment')}</small>}
          </span>
        ),
      )}
      {count > shown.length && (
        <span className="muted">{text('register.certificates.more', { count: count - shown.length })}</span>
      )}
    </span>
  );
}
