import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import { monthName } from '@tabellion/texts/months.ts';
import type { Language, TextKey } from '@tabellion/texts/text.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { StatusBadge, type Tone } from '@tabellion/ui/components/Badge.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { formatMoney } from '@tabellion/ui/format/number.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { useState } from 'react';
import { type EditedFact, EditFacts } from '../../organizations/web/public.ts';
import { type Dashboard, type DashboardDeadline, readDashboard } from '../contract.ts';

interface DeadlinesProps {
  orgId: string;
  of: Dashboard['deadlines'];
}

/** The list of deadlines: day, obligation, rule, and days left. */
export function Deadlines({ orgId, of: deadlines }: DeadlinesProps) {
  const text = useText();
  const readings = useReadings();
  const [telling, setTelling] = useState<EditedFact>();
  return (
    <Card title={text('dashboard.deadlines')} flush>
      {deadlines.length === 0 ? (
        <p className="dash__none">{text('dashboard.deadlines.none')}</p>
      ) : (
        <ul className="list">
          {deadlines.map((deadline) => (
            <Row key={keyOf(deadline)} orgId={orgId} of={deadline} onTell={setTelling} />
          ))}
        </ul>
      )}
      {telling && (
        <EditFacts
          orgId={orgId}
          first={telling}
          onSaved={() => readings.again(readDashboard)}
          onClose={() => setTelling(undefined)}
        />
      )}
    </Card>
  );
}

const keyOf = ({ kind, due_on, person }: DashboardDeadline) => `${kind} ${due_on} ${person?._id ?? ''}`;

/** Where what falls due is done, or where the facts stand that it is about. */
const pageOf: Readonly<Partial<Record<DashboardDeadline['kind'], string>>> = {
  consent: 'dashboard/directors',
  director_notice: 'dashboard/directors',
};

/** With whom it is filed, because it is not filed here. */
const filedWith: Readonly<Partial<Record<DashboardDeadline['kind'], TextKey>>> = {
  director_notice: 'dashboard.filed.registry',
  initial_filing: 'dashboard.filed.registry',
  annual_filing: 'dashboard.filed.registry',
  tax_return: 'dashboard.filed.tax',
};

/** The fact that settles a deadline met elsewhere, and the label of the button that asks for it. */
function settledBy({ kind, days }: DashboardDeadline): { fact: EditedFact; words: TextKey } | undefined {
  if (kind === 'first_annual_meeting' || kind === 'annual_meeting')
    return { fact: 'annualShareholder_date', words: 'dashboard.held' };
  return kind === 'annual_filing' && days < 0 ? { fact: 'filing_year', words: 'dashboard.filed' } : undefined;
}

interface RowProps {
  orgId: string;
  of: DashboardDeadline;
  onTell(fact: EditedFact): void;
}

function Row({ orgId, of: deadline, onTell }: RowProps) {
  const { language, text } = useLanguage();
  const mayTell = useMay('organization.edit');
  const settling = settledBy(deadline);
  const page = pageOf[deadline.kind];
  return (
    <li>
      <Day of={deadline} />
      <div className="grow">
        <b className="trunc dash__what">
          {page === undefined ? (
            <Title of={deadline} />
          ) : (
            <Link to={`/app/org/${orgId}/${page}`}>
              <Title of={deadline} />
            </Link>
          )}
        </b>
        <span className="sub">{ruleOf(deadline, text, language)}</span>
        {mayTell && settling && (
          <Button variant="link" onClick={() => onTell(settling.fact)}>
            {text(settling.words)}
          </Button>
        )}
      </div>
      <StatusBadge tone={toneOf(deadline.days)}>
        {deadline.days < 0
          ? text('dashboard.late', { count: -deadline.days })
          : text('dashboard.days', { count: deadline.days })}
      </StatusBadge>
    </li>
  );
}

/** A leaf of the calendar, with its year where that is not the year of today; read aloud as a whole date. */
function Day({ of: { due_on: date, days } }: { of: Pick<DashboardDeadline, 'due_on' | 'days'> }) {
  const { language } = useLanguage();
  const year = date.slice(0, 4);
  const today = addDays(plainDate(date), -days);
  return (
    <time className="cal" dateTime={date}>
      <span className="sr">{formatDate(date, language, 'long')}</span>
      <b aria-hidden="true">{Number(date.slice(8, 10))}</b>
      <span aria-hidden="true">{monthName(language, Number(date.slice(5, 7)), 'short')}</span>
      {today.slice(0, 4) !== year && <span aria-hidden="true">{year}</span>}
    </time>
  );
}

function Title({ of: { kind, person, year, form } }: { of: DashboardDeadline }) {
  const text = useText();
  if (person !== null) {
    const name = person.display_name === '' ? text('dashboard.erased') : person.display_name;
    return <RichText of={`dashboard.deadline.${kind}`} with={{ name: <UserText>{name}</UserText> }} />;
  }
  const title = text(`dashboard.deadline.${kind}`, { year: String(year ?? '') });
  return form === null ? title : text('dashboard.deadline.form', { title, form });
}

/** "60 days after the anniversary on March 12, 2026, filed with the registry directly, $12.00 online". */
function ruleOf(deadline: DashboardDeadline, text: Text, language: Language): string {
  const filed = filedWith[deadline.kind];
  const { rule, count, counted_from, fee_cents, confirmWithRegistry } = deadline;
  return [
    text(`dashboard.rule.${rule}`, { count, from: formatDate(counted_from, language, 'long') }),
    ...(filed === undefined ? [] : [text(filed)]),
    ...(fee_cents ? [text('dashboard.fee', { fee: fromLeft(formatMoney(fee_cents, language)) })] : []),
    ...(confirmWithRegistry ? [text('dashboard.confirm')] : []),
  ].join(language === 'ar' ? '، ' : ', ');
}

/** An amount reads from left to right in every sentence: LRI and PDI hold it. */
const fromLeft = (amount: string): string => `\u2066${amount}\u2069`;

/** The word says how many days; the colour repeats how near they are. */
function toneOf(days: number): Tone {
  if (days <= 3) return 'err';
  return days <= 30 ? 'warn' : 'neutral';
}
