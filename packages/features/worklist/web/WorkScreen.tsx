import './worklist.css';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Download, FileSpreadsheet, FileText, Plus } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { CreateOrganization } from '../../organizations/web/public.ts';
import { countWorklist, exportWorklist, type ListedLine, readWorklist } from '../contract.ts';
import { LineDrawer } from './LineDrawer.tsx';
import { MarkedBar } from './MarkedBar.tsx';
import { focusFirstMarked } from './useLineKeys.ts';
import { filtersSet, useWorkFilters } from './useWorkFilters.ts';
import { WorkFilterRow } from './WorkFilterRow.tsx';
import { WorkKeys } from './WorkKeys.tsx';
import { keyOf, WorkTable } from './WorkTable.tsx';
import { WorkTiles } from './WorkTiles.tsx';

/** The worker needs a moment to bring what an act announced to the lines. */
const SETTLE_MS = 1_500;

interface WorkScreenProps {
  organizations: number;
  /** The way to the list of organizations, and what asks the reader before all else. */
  children: ReactNode;
}

/** /landingPage of whoever sees more than one organization: what needs doing in all of them. */
export function WorkScreen({ organizations, children }: WorkScreenProps) {
  const text = useText();
  const own = useWorkFilters();
  const { filters } = own;
  const wanted = filtersSet(filters);
  const query = filters.after === undefined ? wanted : { ...wanted, after: filters.after };
  const reading = useRead(readWorklist, { query });
  const counted = useRead(countWorklist, {}).data;
  const { marked, toggle, clear } = useMarks();
  const [details, setDetails] = useState<ListedLine>();
  const again = useAgain();
  const lines = reading.data?.lines ?? [];
  const chosen = lines.filter((line) => marked.has(keyOf(line)));
  const leave = () => {
    focusFirstMarked();
    clear();
  };
  const counts = counted?.counts;
  const colleagues = counted?.colleagues ?? [];
  return (
    <div className="stack s4">
      <PageHead
        title={text('worklist.title')}
        // Its line keeps its place until the counts are known.
        lead={
          counts
            ? text('worklist.lead', { organizations, count: counts.all, overdue: counts.overdue })
            : '\u00a0'
        }
        actions={<WorkActions filters={wanted} />}
      />
      {children}
      <WorkTiles of={counts} />
      <WorkFilterRow of={own} colleagues={colleagues} />
      <WorkTable
        reading={reading}
        filters={filters}
        marked={marked}
        onMark={toggle}
        onDetails={setDetails}
        onDone={again}
        onClear={own.isFiltered ? own.clear : undefined}
      />
      {chosen.length > 0 && (
        <MarkedBar
          of={chosen}
          colleagues={colleagues}
          onClear={leave}
          onDone={() => {
            leave();
            again();
          }}
        />
      )}
      <Pages
        isLater={filters.after !== undefined}
        next={reading.data?.next}
        onGo={(after) => own.change({ after })}
      />
      {lines.length > 0 && <WorkKeys />}
      {details && (
        <LineDrawer
          of={details}
          lines={lines}
          onShow={setDetails}
          onClose={() => setDetails(undefined)}
          onDone={() => {
            setDetails(undefined);
            again();
          }}
        />
      )}
    </div>
  );
}

function WorkActions({ filters }: { filters: ReturnType<typeof filtersSet> }) {
  const text = useText();
  const download = useDownload(exportWorklist);
  const [creating, setCreating] = useState(false);
  const take = (format: 'csv' | 'xlsx') => () => void download.run({ query: { ...filters, format } });
  return (
    <>
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
      <Button variant="primary" icon={Plus} data-new="organization" onClick={() => setCreating(true)}>
        {text('organization.create')}
      </Button>
      {creating && <CreateOrganization onClose={() => setCreating(false)} />}
    </>
  );
}

function useMarks() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (key: string) =>
      setMarked(
        (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
      ),
    [],
  );
  const clear = useCallback(() => setMarked(new Set()), []);
  return { marked, toggle, clear };
}

/** Reads lines and counts again at once, and when the worker has had its moment. */
function useAgain(): () => void {
  const readings = useReadings();
  return useCallback(() => {
    const read = () => {
      void readings.again(readWorklist);
      void readings.again(countWorklist);
    };
    read();
    setTimeout(read, SETTLE_MS);
  }, [readings]);
}
