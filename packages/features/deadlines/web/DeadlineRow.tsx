import './deadlines.css';
import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import type { DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import { monthName } from '@tabellion/texts/months.ts';
import { isolated, type Language, type TextKey } from '@tabellion/texts/text.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { StatusBadge, type Tone, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { formatMoney } from '@tabellion/ui/format/number.ts';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CalendarCheck2, CircleCheck, CircleSlash2, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { withWholeDates } from '../../activity/rules/activityDates.ts';
import type { OpenDeadline } from '../contract.ts';
import { ruleOf, titleOf } from '../rules/deadlineWords.ts';
import { filingPath, isMetByFiling } from '../rules/metByFiling.ts';
import { isMarkedDone } from '../rules/readMark.ts';
import { Computation } from './Computation.tsx';
import type { OwnDeadlineActs } from './useOwnDeadlines.tsx';

const control = 'organization/significant-control';
/** Where what falls due is done, or where the facts stand that it is about: notices for who may not see filings. */
const pageOf: Readonly<Partial<Record<DeadlineKind, string>>> = {
  consent: 'dashboard/directors',
  director_notice: 'dashboard/directors',
  director_address_notice: 'dashboard/directors',
  officer_notice: 'organization/officers',
  office_notice: 'organization/info',
  gst_registration: 'organization/info',
  isc_record: control,
  isc_file: control,
  isc_review: control,
  isc_dispose: control,
};

function pathOf(orgId: string, kind: DeadlineKind): string | undefined {
  const page = pageOf[kind];
  return page && `/app/org/${orgId}/${page}`;
}

/** The recipient of what is not filed here. */
const filedWith: Readonly<Partial<Record<DeadlineKind, TextKey>>> = {
  director_notice: 'deadline.filed.registry',
  director_address_notice: 'deadline.filed.registry',
  office_notice: 'deadline.filed.registry',
  officer_notice: 'deadline.filed.registry',
  initial_filing: 'deadline.filed.registry',
  ontario_initial_return: 'deadline.filed.registry',
  annual_filing: 'deadline.filed.registry',
  isc_amalgamation: 'deadline.filed.registry',
  isc_file: 'deadline.filed.registry',
  tax_return: 'deadline.filed.tax',
  tax_balance: 'deadline.smallBusiness',
};

export const doneLabel = (kind: DeadlineKind) =>
  kind === 'tax_return' ? 'deadline.markFiled' : 'deadline.markDone';

export type DeadlineDrawerState =
  | { readonly what: 'done' | 'not_applicable'; readonly of: OpenDeadline }
  | { readonly what: 'meeting' }
  | { readonly what: 'report' };

interface Action {
  readonly label: TextKey;
  readonly icon: LucideIcon;
  readonly opens: DeadlineDrawerState;
}

/** The act that settles a deadline here; nothing where the registers or a filing do. */
function settling(deadline: OpenDeadline): Action | undefined {
  const { kind } = deadline;
  if (kind === 'first_annual_meeting' || kind === 'annual_meeting')
    return { label: 'deadline.setMeeting', icon: CalendarCheck2, opens: { what: 'meeting' } };
  if (!isMarkedDone(kind)) return undefined;
  return { label: doneLabel(kind), icon: CircleCheck, opens: { what: 'done', of: deadline } };
}

/** So many days before it is due, a deadline brings its button. */
const nearDays = 60;

interface DeadlineRowProps {
  orgId: string;
  of: OpenDeadline;
  onOpen(drawer: DeadlineDrawerState): void;
  /** A press on the rule explains it: on the page of all deadlines, which has the words for it and tells years above the rows. */
  explains?: boolean;
  /** Where a way within the page leads. */
  mark?: string | undefined;
  /** How the organization's own ones are changed; left out, they are not changed here. */
  acts?: OwnDeadlineActs | undefined;
}

/** Day, obligation, rule, days left, and how it is settled. */
export function DeadlineRow({ orgId, of: deadline, onOpen, explains = false, mark, acts }: DeadlineRowProps) {
  const { language, text } = useLanguage();
  const mayMark = useMay('filings.edit');
  const maySetMeeting = useMay('organization.edit');
  const { kind, days } = deadline;
  const found = settling(deadline);
  const action = (found?.opens.what === 'meeting' ? maySetMeeting : mayMark) ? found : undefined;
  const mayReadFilings = useMay('filings.read');
  const filing = mayReadFilings && isMetByFiling(kind) ? filingPath(orgId, deadline) : undefined;
  const page = filing ?? pathOf(orgId, kind);
  const title = <DeadlineTitle of={deadline} />;
  const rule = wholeRuleOf(deadline, text, language);
  return (
    <li className="due" id={mark}>
      <CalendarLeaf of={deadline} isYearTold={explains} />
      <div className="grow">
        <b className="due__what">{page === undefined ? title : <Link to={page}>{title}</Link>}</b>
        {explains && deadline.own === null ? (
          <Computation of={deadline} title={titleOf(deadline, text)} rule={rule} />
        ) : (
          <span className="sub" title={rule}>
            {rule}
          </span>
        )}
      </div>
      <StatusBadge tone={toneOf(days)}>
        {days < 0 ? text('deadline.late', { count: -days }) : text('deadline.days', { count: days })}
      </StatusBadge>
      {action && days <= nearDays && (
        <Button size="sm" onClick={() => onOpen(action.opens)}>
          {text(action.label)}
        </Button>
      )}
      {mayMark && filing !== undefined && days <= nearDays && (
        <Link className={buttonClass({ size: 'sm' })} to={filing}>
          {text('deadline.openFiling')}
        </Link>
      )}
      {mayMark && (
        <RowMenu
          name={titleOf(deadline, text)}
          items={[
            ...(action
              ? [
                  {
                    key: 'settle',
                    label: text(action.label),
                    icon: action.icon,
                    onSelect: () => onOpen(action.opens),
                  },
                ]
              : []),
            ...ownItems(deadline, acts, text),
            {
              key: 'not-applicable',
              label: text('deadline.notApplicable'),
              icon: CircleSlash2,
              onSelect: () => onOpen({ what: 'not_applicable', of: deadline }),
            },
          ]}
        />
      )}
    </li>
  );
}

/** The menu of the organization's own one, where it may be changed. */
function ownItems({ own }: OpenDeadline, acts: OwnDeadlineActs | undefined, text: Text): MenuItem[] {
  if (own === null || acts === undefined) return [];
  return [
    { key: 'edit', label: text('deadline.own.edit'), icon: Pencil, onSelect: () => acts.edit(own) },
    { key: 'remove', label: text('deadline.own.remove'), icon: Trash2, onSelect: () => acts.remove(own) },
  ];
}

/** A leaf of the calendar, with its year where that is not the year of today; read aloud as a whole date. */
export function CalendarLeaf({
  of: { due_on: date, days, own },
  isYearTold = false,
}: {
  of: Pick<OpenDeadline, 'due_on' | 'days'> & Partial<Pick<OpenDeadline, 'own'>>;
  /** The page says it above the row. */
  isYearTold?: boolean;
}) {
  const { language } = useLanguage();
  const year = date.slice(0, 4);
  const today = addDays(plainDate(date), -days);
  const isOfOther = !isYearTold && today.slice(0, 4) !== year;
  const className = ['cal', isOfOther && 'cal--year', own != null && 'cal--own'].filter(Boolean).join(' ');
  return (
    <time className={className} dateTime={date}>
      {own != null && <Icon of={Pencil} />}
      <span className="sr">{formatDate(date, language, 'long')}</span>
      <b aria-hidden="true">{Number(date.slice(8, 10))}</b>
      <span aria-hidden="true">
        {monthName(language, Number(date.slice(5, 7)), 'short')}
        {isOfOther && ` ${year}`}
      </span>
    </time>
  );
}

type Titled = Pick<OpenDeadline, 'kind' | 'person' | 'year' | 'form'> & {
  readonly own?: { readonly title: string } | null;
};

export function DeadlineTitle({ of: deadline }: { of: Titled }) {
  const text = useText();
  const { person } = deadline;
  const title = titleOf(deadline, text);
  if (person === null) return title;
  const name = person.display_name === '' ? text('dashboard.erased') : person.display_name;
  return <RichText of="deadline.person" with={{ title, name: <UserText>{name}</UserText> }} />;
}

/** "60 days after the anniversary on March 12, 2026, filed with the registry directly, $12.00 online". */
function wholeRuleOf(deadline: OpenDeadline, text: Text, language: Language): string {
  const filed = filedWith[deadline.kind];
  const { fee_cents, confirmWithRegistry } = deadline;
  const inCharge = deadline.own?.in_charge?.name;
  return [
    withWholeDates(ruleOf(deadline, { text, language })),
    ...(inCharge === undefined ? [] : [isolated(inCharge)]),
    ...(filed === undefined ? [] : [text(filed)]),
    ...(fee_cents ? [text('deadline.fee', { fee: fromLeft(formatMoney(fee_cents, language)) })] : []),
    ...(confirmWithRegistry ? [text('deadline.confirm')] : []),
  ].join(language === 'ar' ? '، ' : ', ');
}

/** An amount reads from left to right in every sentence: LRI and PDI hold it. */
const fromLeft = (amount: string): string => `\u2066${amount}\u2069`;

/** The word says how many days; the colour repeats how near they are. */
function toneOf(days: number): Tone {
  if (days <= 3) return 'err';
  return days <= 30 ? 'warn' : 'neutral';
}
