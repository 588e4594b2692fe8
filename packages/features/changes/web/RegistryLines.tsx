import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { filingsPage } from '../../filings/rules/filingsPage.ts';
import { UnreadLines } from '../../onboarding/web/public/profile.ts';
import type { compareWithRegistry } from '../registryContract.ts';
import type { RegistryLine } from '../shapes.ts';
import { newChangePath } from './paths.ts';
import { useShown } from './useShown.ts';

interface RegistryLinesProps {
  orgId: string;
  of: ReplyOf<typeof compareWithRegistry>;
}

/** Each difference with the way to mend it, and the lines that nobody could read. */
export function RegistryLines({ orgId, of: { as_of: asOf, differences, unread } }: RegistryLinesProps) {
  const text = useText();
  const showsFilings = useMay('filings.read');
  const place = useShown(differences);
  return (
    <section ref={place} tabIndex={-1} aria-label={text('changes.against.differences')} className="stack s4">
      <Card
        flush
        title={text('changes.against.differences')}
        extra={
          <span className="t12 muted">
            <DateText date={asOf} />
          </span>
        }
      >
        <Table
          caption={text('changes.against.differences')}
          rows={differences.map((one, at) => ({ ...one, at }))}
          rowKey={({ at }) => String(at)}
          columns={[
            {
              key: 'fact',
              head: text('changes.register'),
              card: 'main',
              cell: ({ fact }) => text(`changes.against.${fact}`),
            },
            {
              key: 'registry',
              head: text('changes.against.registry'),
              cardLabel: text('changes.against.registry'),
              cell: ({ registry, newer }) => <Side value={registry} isNewer={newer === 'registry'} />,
            },
            {
              key: 'registers',
              head: text('changes.against.registers'),
              cardLabel: text('changes.against.registers'),
              cell: ({ registers, newer }) => <Side value={registers} isNewer={newer === 'registers'} />,
            },
            {
              key: 'mend',
              head: text('changes.against.mend'),
              card: 'end',
              cell: (line) => (
                <Link className={buttonClass({ size: 'sm' })} to={mendPath(orgId, line, showsFilings)}>
                  {text(
                    line.mend === 'filing' && !showsFilings
                      ? 'deadline.title'
                      : `changes.against.mend.${line.mend}`,
                  )}
                </Link>
              ),
            },
          ]}
          empty={<p className="muted changes__note">{text('changes.against.same')}</p>}
        />
      </Card>
      <UnreadLines of={unread} />
    </section>
  );
}

function Side({ value, isNewer }: { value: string | null; isNewer: boolean }) {
  const text = useText();
  return (
    <>
      {value === null ? '–' : <UserText>{value}</UserText>}{' '}
      {isNewer && <StatusBadge tone="info">{text('changes.against.newer')}</StatusBadge>}
    </>
  );
}

/** Where it is mended: the form of the change, the list of filings, or the register that holds the fact. */
function mendPath(orgId: string, { mend, kind, fact }: RegistryLine, showsFilings: boolean): string {
  if (mend === 'change' && kind !== null) return newChangePath(orgId, kind);
  if (mend === 'filing') return filingsPage(orgId, showsFilings);
  return `/app/org/${orgId}/${fact === 'director_address' ? 'organization/directors' : 'organization/info'}`;
}
