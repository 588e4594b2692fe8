import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Num, StatusBadge, type Tone } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { listDocuments } from '../../documents/contract.ts';
import { createDocument, listMissing } from '../../documents/draftContract.ts';
import { bookPath, documentPath, missingFactPath, newDocumentPath } from '../../documents/web/public.ts';
import { checkBook, type FindingView, type FixView } from '../contract.ts';
import type { Severity } from '../rules/rule.ts';
import { wordsOf } from '../rules/words.ts';

const icons: Readonly<Record<Severity, LucideIcon>> = {
  error: CircleAlert,
  warning: TriangleAlert,
  hint: Info,
};

interface FindingsProps {
  orgId: string;
  severity: Severity;
  of: readonly FindingView[];
  /** How many there are, with those of other pages. */
  total: number;
}

/** Those of one severity; nothing where there are none. */
export function Findings({ orgId, severity, of: findings, total }: FindingsProps) {
  const text = useText();
  if (findings.length === 0) return null;
  return (
    <section className={`findings findings--${severity}`}>
      <div className="card__head">
        <h2 className="row">
          <Icon of={icons[severity]} />
          {text(`check.severity.${severity}`)}
          <span className="muted num">
            <Num of={total} />
          </span>
        </h2>
        <span className="muted t12">{text(`check.severity.${severity}.why`)}</span>
      </div>
      <ul className="list">
        {findings.map((one) => (
          <Finding key={`${one.code} ${one.subject}`} orgId={orgId} of={one} />
        ))}
      </ul>
    </section>
  );
}

function Finding({ orgId, of: finding }: { orgId: string; of: FindingView }) {
  const { text, language } = useLanguage();
  const { title, why, citation } = wordsOf(finding, text, language);
  const { days } = finding;
  return (
    <li className="finding">
      <div className="grow">
        <b>{title}</b>
        <span className="sub">
          {why}
          {citation !== '' && <span className="finding__cites"> ({citation})</span>}
        </span>
      </div>
      {days !== null && (
        <StatusBadge tone={toneOf(days)}>
          {days < 0 ? text('check.overdue', { days: -days }) : text('check.days', { days })}
        </StatusBadge>
      )}
      <FixButton orgId={orgId} of={finding.fix} title={title} />
    </li>
  );
}

/** The word says how many days; the colour repeats how near they are. */
function toneOf(days: number): Tone {
  if (days <= 3) return 'err';
  return days <= 30 ? 'warn' : 'neutral';
}

interface FixButtonProps {
  orgId: string;
  of: FixView;
  /** The finding's title gives each button a name of its own. */
  title: string;
}

/** Drafts what is missing, or leads to where it is put right. */
function FixButton({ orgId, of: fix, title }: FixButtonProps) {
  const text = useText();
  if (fix.do === 'draft') return <DraftButton orgId={orgId} of={fix} title={title} />;
  const label = text(fix.do === 'enter' ? 'check.fix.enter' : `check.fix.${fix.page}`);
  const to =
    fix.do === 'enter'
      ? missingFactPath(orgId, fix.template, { fact: fix.fact, person_id: fix.person_id, name: '' })
      : pathOf(orgId, fix);
  return (
    <Link className={buttonClass({ extra: 'finding__fix' })} aria-label={`${label}: ${title}`} to={to}>
      {label}
    </Link>
  );
}

function DraftButton({
  orgId,
  of: { template, subject },
  title,
}: FixButtonProps & { of: { readonly template: string; readonly subject: string } }) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const create = useCall(createDocument, { say: 'always', place: 'bottom' });
  const readings = useReadings();
  if (!mayEdit) return null;
  const draft = async () => {
    const answer = await create.run({ params: { orgId }, body: { template, subject } });
    if (!answer.ok) return;
    for (const reading of [checkBook, listDocuments, listMissing]) void readings.again(reading);
  };
  const label = text('check.fix.draft');
  return (
    <Button
      className="finding__fix"
      busy={create.busy}
      aria-label={`${label}: ${title}`}
      onClick={() => void draft()}
    >
      {label}
    </Button>
  );
}

function pathOf(orgId: string, { page, id }: Extract<FixView, { do: 'open' }>): string {
  const org = `/app/org/${orgId}`;
  switch (page) {
    case 'document':
      return documentPath(orgId, id ?? '');
    case 'section':
      return `${bookPath(orgId)}?place=${id}`;
    case 'directors':
      return `${org}/organization/directors`;
    case 'officers':
      return `${org}/organization/officers`;
    case 'corporation':
      return `${org}/organization/info`;
    case 'transfers':
      return `${org}/shares/transfers`;
    case 'shareholders':
      return `${org}/shares/shareholders`;
    case 'holder':
      return `${org}/shares/shareholders/${id}`;
    case 'class':
      return `${org}/shares/share-classes${id === null ? '' : `?amend=${id}`}`;
    case 'control':
    case 'control_register':
      return `${org}/organization/significant-control`;
    case 'land':
      return `${org}/organization/land?who=all`;
    case 'minutes':
      return `${newDocumentPath(orgId)}?from=minutes`;
  }
}
