import './activity.css';
import { plainDate } from '@tabellion/kernel/date.ts';
import { isolateNames } from '@tabellion/texts/text.ts';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { InstantText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { NameLink } from '@tabellion/ui/components/NameLink.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { type AddedToMenu, RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { useRecordColumn } from '@tabellion/ui/register/recordColumn.tsx';
import { walkRows } from '@tabellion/ui/register/walkRows.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useSlot } from '@tabellion/ui/slots.ts';
import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';
import { RichText, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { History, MessageSquarePlus, Plus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { type ActivityEntry, listActivity } from '../contract.ts';
import { formatActivityViewDate, withWholeDates } from '../rules/activityDates.ts';
import { type ActivityFilter, ActivityFilters, useActivityFilter } from './ActivityFilters.tsx';
import { AddNote } from './AddNote.tsx';
import { activityIcon } from './activityIcon.ts';

/** organization/activity: the log, its filters and its page in the address. */
export const ActivityScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <Log />
  </MoreTexts>
);

function Log() {
  const { language, text } = useLanguage();
  const orgId = useOrgId();
  const mayEdit = useMay('activity.edit');
  const { filter, isFiltered, only, change, clear } = useActivityFilter();
  // Whatever was done elsewhere, by anybody, is in it: what was read before is never new enough.
  const log = useRead(listActivity, { params: { orgId }, query: filter }, { anew: true });
  /** `true`: a note on its own; an entry: a note to it. */
  const [noting, setNoting] = useState<ActivityEntry | true>();

  const dayOf = useDayOf();
  const dateOf = (day: string) => formatActivityViewDate(plainDate(day), language);

  const onNote = mayEdit ? setNoting : undefined;
  const columns = useLogColumns({ orgId, dayOf, dateOf, only, change, onNote });
  if (log.error?.answer.status === 403) return <ReadFailed page of={log} />;
  return (
    <div className="stack s4">
      <PageHead
        title={text('activity.title')}
        lead={text('activity.subtitle')}
        actions={
          mayEdit && (
            <Button icon={Plus} data-new="note" onClick={() => setNoting(true)}>
              {text('activity.note.add')}
            </Button>
          )
        }
      />
      <ViewOnly of="activity.edit" />
      <ActivityFilters
        filter={filter}
        about={nameIn(log.data?.activities, filter.person)}
        onChange={change}
      />
      <Table
        caption={text('activity.title')}
        reading={log}
        rows={log.data?.activities ?? []}
        rowKey={(entry) => entry.id}
        onRowKey={walkRows}
        columns={columns}
        groupOf={({ createdAt }) => ({ key: dayOf(createdAt), words: dateOf(dayOf(createdAt)) })}
        filtered={isFiltered ? { onClear: clear, words: text('activity.emptyFiltered') } : undefined}
        empty={<EmptyState icon={History} title={text('activity.empty')} />}
      />
      {log.data?.next && (
        <p className="onpaper">{text('activity.print.part', { count: log.data.activities.length })}</p>
      )}
      <div className="row between">
        {filter.before === undefined ? (
          <span />
        ) : (
          <Button onClick={() => change({ before: undefined })}>{text('activity.newest')}</Button>
        )}
        {log.data?.next && (
          <Button onClick={() => change({ before: log.data.next ?? undefined })}>
            {text('activity.older')}
          </Button>
        )}
      </div>
      {noting && (
        <AddNote
          orgId={orgId}
          about={noting === true ? undefined : noting}
          onClose={() => setNoting(undefined)}
        />
      )}
    </div>
  );
}

interface LogColumns {
  orgId: string;
  /** The day by the clock of the registry. */
  dayOf(instant: string): string;
  dateOf(day: string): string;
  /** The address of the log of one person or thing. */
  only(person: string): ActivityFilter;
  change(part: ActivityFilter): void;
  /** Undefined for whoever only reads. */
  onNote: ((entry: ActivityEntry) => void) | undefined;
}

function useLogColumns({ orgId, dayOf, dateOf, only, change, onNote }: LogColumns): Column<ActivityEntry>[] {
  const { text } = useLanguage();
  const records = useRecordColumn<ActivityEntry>(({ id }) => [`activity:${id}`]);
  const columns: Column<ActivityEntry>[] = [
    {
      key: 'entry',
      head: text('activity.column.entry'),
      card: 'main',
      cell: (entry) => <Entry entry={entry} only={only} onChange={change} />,
    },
    {
      key: 'date',
      head: text('activity.column.date'),
      width: 164,
      // The head of its rows says the day on which it was recorded.
      cell: ({ date, createdAt }) =>
        date === dayOf(createdAt) ? (
          <InstantText timeOnly instant={createdAt} />
        ) : (
          <>
            {dateOf(date)}
            <small className="sub nowrap">
              <RichText of="activity.recorded" with={{ at: <InstantText timeOnly instant={createdAt} /> }} />
            </small>
          </>
        ),
    },
    {
      key: 'by',
      head: text('activity.column.by'),
      width: 148,
      cell: ({ creator, creator_name: name }) =>
        creator === null ? name : <NameLink name={name} search={only(creator)} />,
    },
    ...records,
  ];
  if (onNote) {
    columns.push({
      key: 'note',
      head: <span className="sr">{text('activity.note.link')}</span>,
      width: 48,
      card: 'end',
      onPaper: 'none',
      cell: (entry) => <LogMenu orgId={orgId} of={entry} onNote={() => onNote(entry)} />,
    });
  }
  return columns;
}

interface LogMenuProps {
  orgId: string;
  of: ActivityEntry;
  onNote(): void;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** The menu of an entry of the log, also of one that tells of no act. */
    'activity.menu': { gives: { orgId: string; activityId: string }; takes: AddedToMenu };
  }
}

function LogMenu({ orgId, of: { id, entry_id: entryId, activity: name }, onNote }: LogMenuProps) {
  const { text } = useLanguage();
  const added = useSlot('activity.menu', { orgId, activityId: id });
  const items = [
    { key: 'note', label: text('activity.note.link'), icon: MessageSquarePlus, onSelect: onNote },
  ];
  return entryId === null ? (
    <RowMenu name={name} items={items} added={added} />
  ) : (
    <EntryMenu orgId={orgId} entryId={entryId} name={name} items={items} added={added} />
  );
}

/** Every entry, those that were taken back, too. */
const whole = { kind: undefined, from: undefined, to: undefined, superseded: 'true' } as const;

/** A name that the entries bear: of whom or what they are about, or of who made them. */
const nameIn = (entries: readonly ActivityEntry[] = [], id: string | undefined): string | undefined =>
  entries
    .flatMap(({ subjects, creator, creator_name: name }) => [...subjects, { id: creator, name }])
    .find((one) => one.id === id)?.name;

interface EntryProps {
  entry: ActivityEntry;
  only(person: string): ActivityFilter;
  onChange(part: ActivityFilter): void;
}

/** Its names filter the log; those that its sentence does not say stand below it. */
function Entry({ entry, only, onChange }: EntryProps) {
  const { text } = useLanguage();
  const { reason, superseded_at: supersededAt, subjects } = entry;
  // Every second part is a name.
  const parts = isolateNames(entry.activity, entry.activity_names).split(/[\u2068\u2069]/);
  const link = ({ id, name }: ActivityEntry['subjects'][number]) => (
    <NameLink key={id} name={name} search={only(id)} />
  );
  return (
    <div className="row start logged">
      <Icon of={activityIcon(entry.kind)} />
      <div className="grow">
        {/* Not a `bdi`, which keeps to one line in tables: a note may be long. */}
        <span dir={entry.kind === 'note' ? 'auto' : undefined}>
          {parts.map((part, at) => {
            const key = `${at}${part}`;
            if (at % 2 === 0) return <Fragment key={key}>{withWholeDates(part)}</Fragment>;
            const subject = subjects.find(({ name }) => name === part);
            return <Fragment key={key}>{subject ? link(subject) : <UserText>{part}</UserText>}</Fragment>;
          })}
        </span>
        {reason !== null && (
          <small className="sub">
            <UserText>{reason}</UserText>
          </small>
        )}
        <div className="row wrap t12 muted">
          {entry.activity_name}
          {subjects.filter(({ name }) => !parts.includes(name)).map(link)}
          {entry.about_id !== null && <StatusBadge>{text('activity.about')}</StatusBadge>}
          {supersededAt !== null && (
            // It leads to the entry that took it back, and shows both.
            <Button variant="link" onClick={() => onChange({ ...whole, before: supersededAt })}>
              <StatusBadge tone="warn">{text('activity.superseded')}</StatusBadge>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/logged/en.ts')).logged,
  fr: async () => (await import('@tabellion/texts/logged/fr.ts')).logged,
  tr: async () => (await import('@tabellion/texts/logged/tr.ts')).logged,
  ar: async () => (await import('@tabellion/texts/logged/ar.ts')).logged,
});
