import './check.css';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { CircleCheck, Download, FileText, FileType, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { checkBook, exportCheck } from '../contract.ts';
import { severities } from '../rules/rule.ts';
import { Findings } from './Findings.tsx';
import { Readiness } from './Readiness.tsx';
import { loadWords } from './words.ts';

/** document/check: what the minute book lacks, the gravest first, each with what fixes it. */
export const CheckScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <Check />
  </MoreTexts>
);

function Check() {
  const text = useText();
  const orgId = useOrgId();
  const [page, setPage] = useState<FindingsPage>({ limit: PAGE });
  const { reading, check } = useCheck(orgId, page);
  const download = useDownload(exportCheck);
  if (reading.isError) return <ReadFailed page of={reading} />;
  const take = (format: 'csv' | 'pdf') => void download.run({ params: { orgId }, query: { format } });
  return (
    <div className="stack s4">
      <PageHead
        title={text('check.title')}
        lead={
          check ? (
            <>
              {check.required > 0 &&
                `${text('check.lead', { required: check.required, inPlace: check.in_place })} `}
              {check.unsigned > 0 && `${text('check.unsigned', { unsigned: check.unsigned })} `}
              <RichText of="check.checkedOn" with={{ at: <InstantText instant={check.checked_at} /> }} />
            </>
          ) : null
        }
        actions={
          <>
            <Button icon={RefreshCw} busy={reading.isFetching} onClick={() => void reading.refetch()}>
              {text('check.again')}
            </Button>
            <Menu
              label={text('check.export')}
              button={
                <>
                  <Icon of={Download} />
                  {text('check.export')}
                </>
              }
              items={[
                { key: 'pdf', icon: FileType, label: 'PDF', onSelect: () => take('pdf') },
                { key: 'csv', icon: FileText, label: 'CSV', onSelect: () => take('csv') },
              ]}
            />
          </>
        }
      />
      {check === undefined ? (
        <Loading />
      ) : (
        <>
          <Readiness of={check.readiness} />
          {check.findings.length === 0 ? (
            <EmptyState icon={CircleCheck} title={text('check.clean')}>
              {text('check.clean.why')}
            </EmptyState>
          ) : (
            <>
              <div className="card">
                {severities.map((severity) => (
                  <Findings
                    key={severity}
                    orgId={orgId}
                    severity={severity}
                    of={check.findings.filter((one) => one.severity === severity)}
                    total={check[`${severity}s`]}
                  />
                ))}
              </div>
              <More page={page} next={check.next} busy={reading.isFetching} onGo={setPage} />
            </>
          )}
        </>
      )}
    </div>
  );
}

const PAGE = 50;

/** The server gives no more at once. */
const LONGEST_PAGE = 200;

interface FindingsPage {
  limit: number;
  /** `next` of the page before; the first page has none. */
  after?: string | undefined;
}

/** Findings stay in view while more of them are read. */
function useCheck(orgId: string, { limit, after }: FindingsPage) {
  const query = { limit: String(limit), ...(after !== undefined && { after }) };
  const reading = useRead(checkBook, { params: { orgId }, query });
  const [seen, setSeen] = useState(reading.data);
  if (reading.data !== undefined && reading.data !== seen) setSeen(reading.data);
  return { reading, check: reading.data ?? seen };
}

interface MoreProps {
  page: FindingsPage;
  next: string | null;
  busy: boolean;
  onGo: (page: FindingsPage) => void;
}

/** A page grows as long as it may; then the next one begins. */
function More({ page, next, busy, onGo }: MoreProps) {
  const text = useText();
  const { limit, after } = page;
  if (next !== null && limit < LONGEST_PAGE)
    return (
      <Button className="rest" busy={busy} onClick={() => onGo({ limit: limit + PAGE, after })}>
        {text('check.more')}
      </Button>
    );
  return <Pages isLater={after !== undefined} next={next} onGo={(to) => onGo({ limit: PAGE, after: to })} />;
}
