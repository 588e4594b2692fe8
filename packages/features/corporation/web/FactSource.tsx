import { DateText, Id, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { FactVersion } from '../rules/factGroups.ts';

interface SourceProps {
  of: FactVersion;
  /** Nothing was there before it that it could change. */
  isFirst: boolean;
  zone: string;
}

const known = { since: 'corporation.since', until: 'corporation.until' } as const;
const open = { since: 'corporation.openSince', until: 'corporation.openUntil' } as const;

/** Shows from when to when a version holds, its entry and resolution, and who recorded it when. */
export function FactSource({ of: { line, until }, isFirst, zone }: SourceProps) {
  const text = useText();
  const {
    on,
    is_on_or_before: isOpen,
    kind,
    resolution,
    registry_certificate: certificate,
    recorded_at,
    recorded_by,
  } = line;
  const dates = { date: <DateText date={on} />, until: until && <DateText date={until} /> };
  const recorded = {
    at: <InstantText instant={recorded_at} zone={zone} />,
    name: <UserText>{recorded_by}</UserText>,
  };
  return (
    <>
      <small className="sub">
        <RichText of={(isOpen ? open : known)[until === null ? 'since' : 'until']} with={dates} />
        {isFirst && kind !== 'incorporated' ? '' : ` · ${text(`entry.kind.${kind}`)}`}
        {resolution && (
          <>
            {' · '}
            {text('transaction.resolution')} <Id>{resolution}</Id>
          </>
        )}
        {certificate && (
          <>
            {' · '}
            {text('transaction.registryCertificate')} <Id>{certificate}</Id>
          </>
        )}
      </small>
      <small className="sub">
        <RichText
          of={recorded_by === '' ? 'corporation.recorded' : 'corporation.recordedBy'}
          with={recorded}
        />
      </small>
    </>
  );
}
