import './check.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { CircleCheck, Download, FileText, FileType, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { checkBook, exportCheck } from '../contract.ts';
import { severities } from '../rules/rule.ts';
import { Findings } from './Findings.tsx';
import { Readiness } from './Readiness.tsx';
import { RuleRow } from './RuleRow.tsx';
import { loadWords } from './words.ts';

/** document/check: what the minute book lacks, the gravest first, each with what fixes it. */
export const CheckScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <Check />
  </MoreTexts>
);

function Check() {
  const text = useText();
  const orgId = useOrgId();
  const [after, setAfter] = useState<string>();
  const { reading, check } = useCheck(orgId, after);
  const download = useDownload(exportCheck);
  if (reading.isError) return <ReadFailed page of={reading} />;
  const take = (format: 'csv' | 'pdf') => void download.run({ params: { orgId }, query: { format } });
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={`/app/org/${orgId}/dashboard/minute-book`}>{text('shell.nav.minuteBook')}</Link>}
        title={text('check.title')}
        lead={
          check ? (
            <>
              {check.rules.length > 0 && `${text('check.broken', countsOf(check))} `}
              {check.required > 0 &&
                `${text('check.lead', { required: check.required, inPlace: check.in_place })} `}
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
        <PageSkeleton shape="rows" isHeaded />
      ) : (
        <>
          <Readiness of={check.readiness} />
          {check.findings.length === 0 ? (
            <EmptyState icon={CircleCheck} title={text('check.clean')}>
              {text('check.clean.why')}
            </EmptyState>
          ) : (
            <>
              <BrokenRules orgId={orgId} of={check} />
              <Pages isLater={after !== undefined} next={check.next} onGo={setAfter} />
            </>
          )}
        </>
      )}
    </div>
  );
}

const countsOf = ({ rules, errors, warnings, hints }: ReplyOf<typeof checkBook>) => ({
  rules: rules.length,
  places: errors + warnings + hints,
});

interface BrokenRulesProps {
  orgId: string;
  of: ReplyOf<typeof checkBook>;
}

/** Every broken rule once, by severity; that of the address is unfolded, or the first. */
function BrokenRules({ orgId, of: { rules, findings, readiness } }: BrokenRulesProps) {
  const { rule: opened } = useSearch();
  const forSale = readiness.find(({ purpose }) => purpose === 'sale')?.lines ?? [];
  const shown = rules.filter(({ code }) => findings.some((one) => one.code === code));
  return (
    <div className="card">
      {severities.map((severity) => {
        const own = shown.filter((one) => one.severity === severity);
        return own.length === 0 ? null : (
          <Findings key={severity} severity={severity} rules={own.length}>
            {own.map((rule) => (
              <RuleRow
                key={rule.code}
                orgId={orgId}
                rule={rule}
                of={findings.filter(({ code }) => code === rule.code)}
                points={forSale.find(({ code }) => code === rule.code)?.points ?? 0}
                isFirst={rule === shown[0]}
                isOpen={opened === undefined ? rule === shown[0] && rule.places > 1 : opened === rule.code}
              />
            ))}
          </Findings>
        );
      })}
    </div>
  );
}

/** The server gives no more at once. */
const PAGE = '200';

/** The findings stay in view while the next page is read. */
function useCheck(orgId: string, after: string | undefined) {
  const query = { limit: PAGE, ...(after !== undefined && { after }) };
  const reading = useRead(checkBook, { params: { orgId }, query });
  const [seen, setSeen] = useState(reading.data);
  if (reading.data !== undefined && reading.data !== seen) setSeen(reading.data);
  return { reading, check: reading.data ?? seen };
}
