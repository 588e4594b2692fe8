import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ViewOnly } from '@tabellion/ui/access/ViewOnly.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { EmptyState, Loading } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useGentlyOnce } from '@tabellion/ui/components/useGently.ts';
import { CompareButton } from '@tabellion/ui/register/CompareBar.tsx';
import { useFilter } from '@tabellion/ui/register/FilterRow.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { PrintedPart } from '@tabellion/ui/register/PrintedPart.tsx';
import { redlineClass } from '@tabellion/ui/register/Redline.tsx';
import { RegisterBar } from '@tabellion/ui/register/RegisterBar.tsx';
import { Navigate } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { AddClassButton, TransactionMenu } from '../transactions/TransactionMenu.tsx';
import { classColumns } from './classColumns.tsx';
import { RegisterExport } from './RegisterExport.tsx';
import { useClassLines } from './useClassLines.ts';

interface ClassesRegisterProps {
  /** What stands in its place before incorporation; without it the reader is led there. */
  before?: ReactNode;
}

/** organization/shareClass and shares/share-classes: the classes on any date, with what is issued of each. */
export function ClassesRegister({ before: step }: ClassesRegisterProps) {
  const { text } = useLanguage();
  const orgId = useOrgId();
  const { at, comparison, query, sort, reading, printed, change } = useClassLines(orgId);
  const isCompared = comparison.from !== undefined;
  // What is past is read; acts are recorded in what stands.
  const mayAct = useMay('shares.edit') && !at.isPast && !isCompared;
  const days = useRegisterDays(orgId, 'classes', at.knownAt);
  const isFiltered = query.name !== undefined;
  const clear = () => change({ name: undefined });
  const filter = useFilter({
    isOn: isFiltered,
    name: query.name ?? '',
    onName: (name) => change({ name: name || undefined }),
  });
  const isDrawn = useGentlyOnce(days.isFetched && reading.isFetched);
  // Before incorporation there is no register, only what the wizard has collected.
  if (days.data?.isFounded === false)
    return step ?? <Navigate to={`/app/org/${orgId}/dashboard/share-classes`} replace />;
  if (!isDrawn) return <Loading />;
  const bar = { at, comparison, today: days.data?.today, days: days.data?.days ?? [] };
  const total = reading.data?.total;
  const title = text('shell.nav.shareClasses');
  return (
    <div className="stack s4">
      <PageHead
        title={title}
        lead={text(isCompared ? 'register.comparing' : 'register.lead.classes')}
        actions={
          <>
            {filter.button}
            <CompareButton {...bar} />
            <RegisterExport {...{ orgId, query }} of="classes" onPrint={printed.print} />
            {mayAct && <AddClassButton orgId={orgId} />}
          </>
        }
      />
      <ViewOnly of="shares.edit" />
      {filter.row}
      <div>
        <RegisterBar {...bar} counts={total} zone={days.data?.zone} />
        <Table
          caption={title}
          reading={reading}
          rows={printed.lines ?? reading.data?.classes ?? []}
          rowKey={({ class_id }) => class_id}
          rowClass={({ change: how }) => redlineClass(how)}
          columns={classColumns({
            text,
            isCompared,
            total,
            totalWords: isFiltered
              ? text('register.classes', { count: total ? total.lines - total.left : 0 })
              : text('register.total'),
            sort,
            onSort: (next) => change({ sort: next === 'created' ? undefined : next }),
            accountOf: (classId) => `/app/org/${orgId}/shares/capital/${classId}`,
            query: at.query,
            act: mayAct
              ? ({ class_id: classId, name }) => <TransactionMenu {...{ orgId, classId, name }} />
              : undefined,
          })}
          filtered={isFiltered ? { onClear: clear } : undefined}
          empty={
            <EmptyState icon={Layers} title={text('register.none.classes')}>
              {text('register.whyNone.classes')}
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
    </div>
  );
}
