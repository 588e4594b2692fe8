import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Id, InstantText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';
import { RichText, type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { ScanEye, X } from 'lucide-react';
import { formatActivityViewDate } from '../../activity/rules/activityDates.ts';
import { type AccessEntry, listAccess } from '../accessLogContract.ts';
import { type AccessKind, accessGroups, accessKinds } from '../rules/accessKinds.ts';
import { type FoldedEntry, foldedOpenings } from '../rules/foldedOpenings.ts';
import { AccessSentence } from './AccessSentence.tsx';

/** setting/access-log: who came in, took something out, or was given another right; filter and page in the address. */
export const AccessLogScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <AccessLog />
  </MoreTexts>
);

const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/accessLog/en.ts')).accessLog,
  fr: async () => (await import('@tabellion/texts/accessLog/fr.ts')).accessLog,
  tr: async () => (await import('@tabellion/texts/accessLog/tr.ts')).accessLog,
  ar: async () => (await import('@tabellion/texts/accessLog/ar.ts')).accessLog,
});

function AccessLog() {
  const { language, text } = useLanguage();
  const orgId = useOrgId();
  const dayOf = useDayOf();
  const { filter, isFiltered, only, change, clear } = useAccessFilter();
  const log = useRead(listAccess, { params: { orgId }, query: filter });
  if (log.error?.answer.status === 403) return <ReadFailed page of={log} />;
  const entries = log.data?.entries ?? [];
  const next = log.data?.next;
  return (
    <div className="stack s4">
      <PageHead title={text('accessLog.title')} lead={text('accessLog.lead')} />
      <Filters filter={filter} name={nameIn(entries, filter.user)} onChange={change} />
      <Table
        caption={text('accessLog.title')}
        reading={log}
        rows={foldedOpenings(entries, dayOf)}
        rowKey={({ _id }) => _id}
        columns={columns(text, only)}
        groupOf={({ at }) => ({
          key: dayOf(at),
          words: formatActivityViewDate(dayOf(at), language),
        })}
        filtered={isFiltered ? { onClear: clear } : undefined}
        empty={
          <EmptyState icon={ScanEye} title={text('accessLog.none')}>
            {text('accessLog.whyNone')}
          </EmptyState>
        }
      />
      <div className="row between">
        {filter.before === undefined ? (
          <span />
        ) : (
          <Button onClick={() => change({ before: undefined })}>{text('accessLog.newest')}</Button>
        )}
        {next && <Button onClick={() => change({ before: next })}>{text('accessLog.older')}</Button>}
      </div>
    </div>
  );
}

const peopleIn = ({ actor, subject, about }: AccessEntry) =>
  [actor, subject, about].flatMap((one) => one ?? []);

const nameIn = (entries: readonly AccessEntry[], id: string | undefined): string | undefined =>
  entries.flatMap(peopleIn).find((person) => person.id === id)?.name;

interface FiltersProps {
  filter: AccessFilter;
  /** The name of the person filtered by, where an entry gives it. */
  name: string | undefined;
  onChange(part: AccessFilter): void;
}

function Filters({ filter, name, onChange }: FiltersProps) {
  const text = useText();
  return (
    <div className="row wrap" data-filter="">
      <Select
        label={text('accessLog.kind')}
        value={filter.kind ?? ''}
        onChange={(value) => onChange({ kind: accessKinds.find((kind) => kind === value) })}
        options={[
          { value: '', label: text('accessLog.allKinds') },
          ...(['visits', 'rights'] as const).map((group) => ({
            label: text(`accessLog.group.${group}`),
            options: accessGroups[group].map((kind) => ({
              value: kind,
              label: text(`accessLog.kind.${kind}`),
            })),
          })),
        ]}
      />
      {filter.user !== undefined && (
        <Button size="sm" icon={X} onClick={() => onChange({ user: undefined })}>
          <RichText of="ui.only" with={{ name: <UserText>{name || text('accessLog.unnamed')}</UserText> }} />
        </Button>
      )}
    </div>
  );
}

function columns(text: Text, only: (user: string) => AccessFilter): Column<FoldedEntry>[] {
  return [
    {
      key: 'what',
      head: text('accessLog.column.what'),
      card: 'main',
      cell: (entry) => <AccessSentence of={entry} only={only} />,
    },
    {
      key: 'kind',
      head: text('accessLog.kind'),
      width: 170,
      card: 'none',
      cell: ({ kind }) => <StatusBadge>{text(`accessLog.kind.${kind}`)}</StatusBadge>,
    },
    {
      key: 'from',
      head: text('accessLog.column.from'),
      width: 190,
      cell: ({ device, network }) => (
        <>
          <bdi>{device}</bdi>
          <div className="t12 muted">
            <Id>{network}</Id>
          </div>
        </>
      ),
    },
    {
      key: 'when',
      head: text('accessLog.column.when'),
      width: 120,
      card: 'end',
      cell: ({ at }) => <InstantText timeOnly instant={at} />,
    },
  ];
}

type AccessFilter = {
  kind?: AccessKind | undefined;
  user?: string | undefined;
  before?: string | undefined;
};

/** The filter as the address has it; what the address says wrongly is passed over. */
function useAccessFilter() {
  const search = useSearch();
  const filter = filterOf(search);
  const changed = (part: AccessFilter) => filterOf({ ...filter, before: undefined, ...part });
  const go = (next: AccessFilter) => navigate({ to: '.', search: next, replace: true });
  return {
    filter,
    isFiltered: filter.kind !== undefined || filter.user !== undefined,
    /** A change of any filter begins at the newest entry again. */
    change: (part: AccessFilter) => go(changed(part)),
    only: (user: string) => changed({ user }),
    clear: () => go({}),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function filterOf(search: Readonly<Record<string, unknown>>): AccessFilter {
  const kind = accessKinds.find((one) => one === search.kind);
  const [user, before] = [String(search.user ?? ''), String(search.before ?? '')];
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(uuid.test(user) ? { user } : {}),
    ...(/^\d{1,18}$/.test(before) ? { before } : {}),
  };
}
