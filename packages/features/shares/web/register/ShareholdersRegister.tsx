import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ViewOnly } from '@tabellion/ui/access/ViewOnly.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { EmptyState, Loading } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useGentlyOnce } from '@tabellion/ui/components/useGently.ts';
import { AsOfBar } from '@tabellion/ui/register/AsOfBar.tsx';
import { CompareBar, CompareButton } from '@tabellion/ui/register/CompareBar.tsx';
import { useFilter } from '@tabellion/ui/register/FilterRow.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { PrintedPart } from '@tabellion/ui/register/PrintedPart.tsx';
import { useComparison } from '@tabellion/ui/register/useComparison.ts';
import { usePrinted } from '@tabellion/ui/register/usePrinted.ts';
import { Link, Navigate } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { listRegisterShareholders, type WaitingSubscription } from '../../registerContract.ts';
import { IssueButton, TransactionMenu } from '../transactions/TransactionMenu.tsx';
import { useClassTerms } from '../transactions/useClassTerms.ts';
import { HoldersCompared } from './HoldersCompared.tsx';
import { HoldingFilters } from './HoldingFilters.tsx';
import { holdingColumns } from './holdingColumns.tsx';
import { RegisterExport } from './RegisterExport.tsx';
import { useChanges } from './useChanges.ts';
import { useHoldings } from './useHoldings.ts';

interface ShareholdersRegisterProps {
  /** What stands in its place before incorporation; without it the reader is led there. */
  before?: ReactNode;
  /** Subscriptions that are nobody's shares yet, above the register of today. */
  waiting(of: readonly WaitingSubscription[], count: number, today: string): ReactNode;
}

/** Everyone who is or has been a holder, on any date (CBCA s. 50(1)). */
export function ShareholdersRegister({ before, waiting }: ShareholdersRegisterProps) {
  const text = useText();
  const orgId = useOrgId();
  const { at, query, sort, reading, isFiltered, change } = useHoldings(orgId);
  const comparison = useComparison();
  const changes = useChanges(orgId, query, comparison);
  const pages = useCall(listRegisterShareholders, { say: 'none' });
  const printed = usePrinted(async (after) => {
    const { after: _shown, ...whole } = query;
    const page = { ...whole, limit: '200', ...(after !== undefined && { after }) };
    const answer = await pages.run({ params: { id: orgId }, query: page });
    return answer.ok ? answer.data : undefined;
  });
  const days = useRegisterDays(orgId, 'shareholders', at.knownAt);
  const clear = () => change({ who: undefined, name: undefined, class: undefined });
  const filter = useFilter({
    isOn: isFiltered,
    name: query.name ?? '',
    onName: (name) => change({ name: name || undefined }),
    children: <HoldingFilters {...{ orgId, at, query, change }} isCompared={comparison.from !== undefined} />,
  });
  const total = reading.data?.total;
  // What is past is read; acts are recorded in what stands.
  const mayAct = useMay('shares.edit') && !at.isPast && comparison.from === undefined;
  const terms = useClassTerms(orgId, { when: mayAct });
  const { from } = comparison;
  const bar = { at, comparison, today: days.data?.today, days: days.data?.days ?? [] };
  const shown = at.asOf ?? days.data?.today;
  const isDrawn = useGentlyOnce(days.isFetched && reading.isFetched);
  // Before incorporation there is no register, only what the wizard has collected.
  if (days.data?.isFounded === false)
    return before ?? <Navigate to={`/app/org/${orgId}/dashboard/shares`} replace />;
  if (!isDrawn) return <Loading />;
  return (
    <div className="stack s4">
      <PageHead
        title={text('shell.nav.shareholders')}
        lead={
          from !== undefined
            ? text('register.comparing')
            : ((total && (
                <RichText
                  of="register.shareholders.lead"
                  with={{
                    holders: text('register.holders', { count: total.holders }),
                    classes: text('register.classes', { count: total.classes }),
                    shares: text('register.sharesCount', { shares: total.sharesExact }),
                  }}
                />
              )) ??
              null)
        }
        actions={
          <>
            {filter.button}
            <CompareButton {...bar} />
            {from === undefined && (
              <RegisterExport {...{ orgId, query }} of="shareholders" onPrint={printed.print} />
            )}
            {from !== undefined && (
              <RegisterExport
                {...{ orgId, query: changes.query }}
                of="shareholders"
                onPrint={changes.printed.print}
              />
            )}
            {mayAct && <IssueButton orgId={orgId} />}
          </>
        }
      />
      <ViewOnly of="shares.edit" />
      {!at.isPast &&
        from === undefined &&
        reading.data !== undefined &&
        reading.data.waiting > 0 &&
        waiting(reading.data.subscriptions, reading.data.waiting, reading.data.asOf)}
      {from !== undefined && (
        <>
          {filter.row}
          <div>
            <CompareBar {...bar} />
            {shown !== undefined && (
              <HoldersCompared
                {...{ changes, comparison, from, to: shown }}
                isFiltered={isFiltered}
                onClear={clear}
              />
            )}
          </div>
        </>
      )}
      {from === undefined && (
        <>
          {filter.row}
          <div>
            <AsOfBar {...bar} zone={days.data?.zone} />
            <Table
              caption={text('shell.nav.shareholders')}
              reading={reading}
              rows={printed.lines ?? reading.data?.lines ?? []}
              rowKey={(line) => `${line.person_id}.${line.class_id}`}
              rowClass={({ held_until: until }) => (until === null ? undefined : 'is-former')}
              columns={holdingColumns({
                text,
                orgId,
                query: at.query,
                total,
                sort,
                onSort: (next) => change({ sort: next === 'name' ? undefined : next }),
                isWhole: !isFiltered,
                act: mayAct
                  ? ({ person_id: personId, class_id: classId, certificate_count: count, ...line }) => {
                      const ofClass = terms.get(classId);
                      return (
                        count > 0 && (
                          <TransactionMenu
                            {...{ orgId, personId, classId }}
                            name={line.display_name}
                            {...(ofClass && { terms: ofClass })}
                          />
                        )
                      );
                    }
                  : undefined,
              })}
              filtered={isFiltered ? { onClear: clear } : undefined}
              empty={
                <EmptyState
                  icon={Users}
                  title={text('register.shareholders.none')}
                  action={
                    mayAct && (
                      <Link className={buttonClass({})} to={`/app/org/${orgId}/organization/import`}>
                        {text('register.import')}
                      </Link>
                    )
                  }
                >
                  {text('register.shareholders.whyNone')}
                </EmptyState>
              }
            />
          </div>
          <PrintedPart of={printed} />
          <Pages
            isLater={query.after !== undefined}
            next={reading.data?.next}
            onGo={(after) => change({ after })}
          />
        </>
      )}
    </div>
  );
}
