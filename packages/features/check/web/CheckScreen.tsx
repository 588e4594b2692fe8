import './check.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
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
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { CircleCheck, Download, FileText, FileType, RefreshCw } from 'lucide-react';
import { checkBook, exportCheck } from '../contract.ts';
import { severities } from '../rules/rule.ts';
import { percentIn } from '../rules/words.ts';
import { Findings } from './Findings.tsx';
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
  const reading = useRead(checkBook, { params: { orgId } });
  const download = useDownload(exportCheck);
  const check = reading.data;
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
            <div className="card">
              {severities.map((severity) => (
                <Findings
                  key={severity}
                  orgId={orgId}
                  severity={severity}
                  of={check.findings.filter((one) => one.severity === severity)}
                />
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** The heaviest lines; the others follow in the findings below. */
const LINES = 5;

/** How ready the book is for each who may ask to see it, and what lowers that. */
function Readiness({ of: readers }: { of: ReplyOf<typeof checkBook>['readiness'] }) {
  const { text, language } = useLanguage();
  return (
    <div className="card">
      <div className="ready">
        {readers.map(({ purpose, percent, lines }) => (
          <section key={purpose} className="ready__reader">
            <h2>{text(`check.ready.${purpose}`)}</h2>
            <div className="row">
              <strong className="ready__figure">
                <bdi dir="ltr">{percentIn(language, percent)}</bdi>
              </strong>
              <span className="ready__bar" aria-hidden="true">
                <span style={{ inlineSize: `${percent}%` }} />
              </span>
            </div>
            <p className="muted t12">
              {text(lines.length > 0 ? 'check.ready.lowers' : 'check.ready.nothing')}
            </p>
            <ul className="ready__lines">
              {lines.slice(0, LINES).map(({ code, points }) => (
                <li key={code}>
                  <span>{text(`check.${code}`)}</span>
                  <bdi dir="ltr" className="num">
                    −{points}
                  </bdi>
                </li>
              ))}
            </ul>
            {lines.length > LINES && (
              <p className="muted t12">
                {text('check.ready.more', {
                  count: lines.length - LINES,
                  points: lines.slice(LINES).reduce((sum, { points }) => sum + points, 0),
                })}
              </p>
            )}
          </section>
        ))}
      </div>
      <p className="ready__how muted t12">{text('check.ready.how')}</p>
    </div>
  );
}
