import { formatInstant } from '@tabellion/texts/dates.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import {
  listQueue,
  type QueueDetail,
  type QueueItem,
  type QueueView,
  readQueueItem,
  views,
} from '../contract.ts';
import { type QueueKindName, queueKinds } from '../queueKinds.ts';
import { ItemPanel } from './ItemPanel.tsx';
import { QueueTable } from './QueueTable.tsx';
import { StaffPage } from './StaffPage.tsx';

/** /app/staff/queue: what people file by hand, and what they do with it. */
export const QueueScreen = () => (
  <StaffPage>
    <Queue />
  </StaffPage>
);

interface QueueFilters {
  readonly view: QueueView;
  readonly kind: QueueKindName | undefined;
  readonly search: string;
}

function Queue() {
  const [filters, setFilters] = useState<QueueFilters>({ view: 'waiting', kind: undefined, search: '' });
  const { view, kind } = filters;
  const search = useRested(filters.search.trim(), 300);
  const query = search === '' ? { view, kind } : { view, kind, search };
  const reading = useRead(listQueue, { query });
  const { detail, open, put, close } = useOpenItem();
  const isFiltered = kind !== undefined || search !== '';
  return (
    <>
      <QueueHead counts={reading.data?.counts} oldestAt={reading.data?.oldest_at ?? null} />
      <QueueFilterRow filters={filters} counts={reading.data?.counts} onChange={setFilters} />
      <div className="queue">
        <QueueTable
          reading={reading}
          chosen={detail?.item.item_id}
          onOpen={open}
          onClear={isFiltered ? () => setFilters({ view, kind: undefined, search: '' }) : undefined}
        />
        {detail && (
          <ItemPanel key={detail.item.item_id} of={detail} onChange={put} onAgain={open} onClose={close} />
        )}
      </div>
    </>
  );
}

/** The item that is looked at: each look is a call of its own, since the customer sees it. */
function useOpenItem() {
  const readings = useReadings();
  const look = useCall(readQueueItem);
  const [detail, setDetail] = useState<QueueDetail>();
  const open = async ({ kind, item_id: itemId }: QueueItem) => {
    const answer = await look.run({ params: { kind, itemId } });
    if (answer.ok) setDetail(answer.data);
  };
  const put = (item: QueueItem) => {
    setDetail((before) => before && { ...before, item });
    void readings.again(listQueue);
  };
  return { detail, open, put, close: () => setDetail(undefined) };
}

interface Counts {
  readonly waiting: number;
  readonly mine: number;
  readonly with_customer: number;
  readonly done: number;
}

function QueueHead({ counts, oldestAt }: { counts: Counts | undefined; oldestAt: string | null }) {
  const { text, language } = useLanguage();
  const lead = counts === undefined ? '' : text('staffing.queue.lead', { count: counts.waiting });
  const oldest =
    oldestAt === null ? '' : ` ${text('staffing.queue.oldest', { date: formatInstant(oldestAt, language) })}`;
  return (
    <PageHead title={text('staffing.queue')} lead={<span className="queue__lead">{lead + oldest}</span>} />
  );
}

interface QueueFilterRowProps {
  filters: QueueFilters;
  counts: Counts | undefined;
  onChange(filters: QueueFilters): void;
}

function QueueFilterRow({ filters, counts, onChange }: QueueFilterRowProps) {
  const text = useText();
  const { view, kind, search } = filters;
  return (
    <div className="row wrap queue__filters">
      <Segmented
        label={text('staffing.view')}
        value={view}
        onChange={(chosen) =>
          onChange({ view: views.find((one) => one === chosen) ?? 'waiting', kind, search })
        }
        choices={views.map((one) => ({
          value: one,
          label: text(`staffing.view.${one}`, { count: counts?.[one] ?? 0 }),
        }))}
      />
      <Select
        label={text('staffing.kind')}
        value={kind ?? ''}
        onChange={(chosen) => onChange({ view, kind: queueKinds.find((one) => one === chosen), search })}
        options={[
          { value: '', label: text('staffing.kind.all') },
          ...queueKinds.map((one) => ({ value: one, label: text(`staffing.kind.${one}`) })),
        ]}
      />
      <SearchInput
        label={text('staffing.search')}
        value={search}
        onChange={(typed) => onChange({ view, kind, search: typed })}
      />
    </div>
  );
}
