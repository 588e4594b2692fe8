import './filings.css';
import { formatDate } from '@tabellion/texts/dates.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { CircleCheck, Download, FileCheck2, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { exportFilings, type FilingList, type FilingView, listFilings } from '../contract.ts';
import { isMarkedHere, isOpen } from '../rules/due.ts';
import { AtRegistries } from './AtRegistries.tsx';
import { FilingDrawer } from './FilingDrawer.tsx';
import { FilingsTable } from './FilingsTable.tsx';
import { type FilingFilter, listed, listedYear, namedBy, nextOf, useFilingFilter } from './filingFilter.ts';
import { registryOf } from './filingWords.ts';
import { MarkDrawer } from './MarkDrawer.tsx';
import { NextFiling } from './NextFiling.tsx';
import { loadWords } from './words.ts';

/** organization/filing: what is due at registries, what was filed, and what is missing of earlier years. */
export const FilingsScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <Filings />
  </MoreTexts>
);

function Filings() {
  const orgId = useOrgId();
  const reading = useRead(listFilings, { params: { orgId } });
  if (reading.data !== undefined) return <FilingsPage orgId={orgId} of={reading.data} />;
  return reading.isError ? <ReadFailed page of={reading} /> : <PageSkeleton shape="rows" />;
}

export function FilingsPage({ orgId, of: list }: { orgId: string; of: FilingList }) {
  const { language, text } = useLanguage();
  const mayEdit = useMay('filings.edit');
  const { filter, isOn, change, clear, opened: fromAddress } = useFilingFilter();
  const [opened, setOpened] = useState(fromAddress);
  const [marking, setMarking] = useState<FilingView>();
  const { filingList: filings } = list;
  const next = nextOf(filings);
  const filing = namedBy(filings, opened);
  const onMark = mayEdit ? setMarking : undefined;
  return (
    <div className="stack s4">
      <PageHead
        title={text('filings.title')}
        lead={
          list.since === null
            ? undefined
            : text('filings.lead', {
                due: filings.filter(isDue).length,
                filed: filings.filter(isFiled).length,
                since: formatDate(list.since, language, 'long'),
              })
        }
        actions={
          <>
            <Export orgId={orgId} />
            {onMark && next && isMarkedHere(next) && (
              <Button icon={CircleCheck} onClick={() => onMark(next)}>
                {text('filings.markFiled')}
              </Button>
            )}
          </>
        }
      />
      {list.hidden_without_year_end.length > 0 && <YearEndAsked orgId={orgId} />}
      {next && <NextFiling orgId={orgId} of={next} onMark={onMark} />}
      <Filters of={filings} filter={filter} onChange={change} />
      <FilingsTable
        rows={listed(filings, filter)}
        filtered={isOn ? { onClear: clear } : undefined}
        empty={<NothingYet of={filings} />}
        onOpen={({ filing_id }) => setOpened(filing_id)}
        onMark={onMark}
      />
      <AtRegistries orgId={orgId} today={list.today} registrations={registrationsOf(list)} />
      {filing && marking === undefined && (
        <FilingDrawer
          orgId={orgId}
          of={filing}
          onMark={onMark}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
      {marking && (
        <MarkDrawer
          orgId={orgId}
          today={list.today}
          of={marking}
          onClose={() => {
            setMarking(undefined);
            setOpened(undefined);
          }}
        />
      )}
    </div>
  );
}

function Export({ orgId }: { orgId: string }) {
  const text = useText();
  const download = useDownload(exportFilings);
  const take = (format: 'csv' | 'xlsx') => () => void download.run({ params: { orgId }, query: { format } });
  return (
    <Menu
      label={text('register.export')}
      button={
        <>
          <Icon of={Download} />
          {text('register.export')}
        </>
      }
      items={[
        { key: 'csv', icon: FileText, label: text('register.export.csv'), onSelect: take('csv') },
        { key: 'xlsx', icon: FileSpreadsheet, label: text('register.export.xlsx'), onSelect: take('xlsx') },
      ]}
    />
  );
}

const registrationsOf = ({ filingList, hidden_without_year_end }: FilingList): readonly string[] => [
  ...new Set([...filingList, ...hidden_without_year_end].map(({ registration }) => registration)),
];

const isDue = (filing: FilingView) => isOpen(filing) && filing.status !== 'upcoming';
const isFiled = (filing: FilingView) => !isOpen(filing) && filing.status === 'Complete';

interface FiltersProps {
  of: readonly FilingView[];
  filter: FilingFilter;
  onChange(part: FilingFilter): void;
}

function Filters({ of: filings, filter, onChange }: FiltersProps) {
  const text = useText();
  const registrations = [...new Set(filings.map(({ registration }) => registration))];
  const years = [...new Set(filings.map(listedYear))].sort().reverse();
  return (
    <div className="row wrap" data-filter="">
      <Select
        label={text('filings.filter.state')}
        value={filter.state ?? ''}
        onChange={(value) => onChange({ state: value === 'open' || value === 'filed' ? value : undefined })}
        options={[
          { value: '', label: text('filings.filter.all') },
          { value: 'open', label: text('filings.filter.open') },
          { value: 'filed', label: text('filings.filter.filed') },
        ]}
      />
      {registrations.length > 1 && (
        <Select
          label={text('filings.filter.registration')}
          value={filter.registration ?? ''}
          onChange={(registration) => onChange({ registration: registration || undefined })}
          options={[
            { value: '', label: text('filings.filter.allRegistrations') },
            ...registrations.map((one) => ({ value: one, label: registryOf(one, text) })),
          ]}
        />
      )}
      <Select
        label={text('filings.filter.year')}
        value={filter.year ?? ''}
        onChange={(year) => onChange({ year: year || undefined })}
        options={[
          { value: '', label: text('filings.filter.allYears') },
          ...years.map((year) => ({ value: year, label: year })),
        ]}
      />
    </div>
  );
}

/** A registry that counts from the year end lists nothing without one. */
function YearEndAsked({ orgId }: { orgId: string }) {
  const text = useText();
  const mayChange = useMay('corporation.edit');
  return (
    <Callout
      tone="warn"
      actions={
        mayChange && (
          <Link className={buttonClass({})} to={`/app/org/${orgId}/organization/info`}>
            {text('filings.setYearEnd')}
          </Link>
        )
      }
    >
      {text('filings.noYearEnd')}
    </Callout>
  );
}

function NothingYet({ of: filings }: { of: readonly FilingView[] }) {
  const { language, text } = useLanguage();
  const first = filings.find(isOpen);
  return first === undefined ? (
    <EmptyState icon={FileCheck2} title={text('filings.none')}>
      {text('filings.none.why')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={FileCheck2}
      title={text('filings.empty', { date: formatDate(first.open_from, language, 'long') })}
    />
  );
}
