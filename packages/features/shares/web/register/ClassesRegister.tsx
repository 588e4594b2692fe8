import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ViewOnly } from '@tabellion/ui/access/ViewOnly.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { EmptyState, Loading } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useGentlyOnce } from '@tabellion/ui/components/useGently.ts';
import { AsOfBar } from '@tabellion/ui/register/AsOfBar.tsx';
import { CompareBar, CompareButton } from '@tabellion/ui/register/CompareBar.tsx';
import { compared, countsOf } from '@tabellion/ui/register/compared.ts';
import { RedlineLegend, redlineClass } from '@tabellion/ui/register/Redline.tsx';
import { useAsOf } from '@tabellion/ui/register/useAsOf.ts';
import { useComparison } from '@tabellion/ui/register/useComparison.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Navigate } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { listRegisterClasses } from '../../registerContract.ts';
import { AddClassButton, DeedMenu } from '../deeds/DeedMenu.tsx';
import { classColumns } from './classColumns.tsx';
import { RegisterExport } from './RegisterExport.tsx';

interface ClassesRegisterProps {
  /** What stands in its place before incorporation; without it the reader is led there. */
  before?: ReactNode;
}

/** organization/shareClass and shares/share-classes: the classes on any date, with what is issued of each. */
export function ClassesRegister({ before: step }: ClassesRegisterProps) {
  const { text } = useLanguage();
  const orgId = useOrgId();
  const at = useAsOf();
  const comparison = useComparison();
  const { from, onlyChanges } = comparison;
  const isCompared = from !== undefined;
  // What is past is read; acts are recorded in what stands.
  const mayAct = useMay('shares.edit') && !at.isPast && !isCompared;
  const params = { id: orgId };
  const days = useRegisterDays(orgId, 'classes', at.knownAt);
  const reading = useRead(listRegisterClasses, { params, query: at.query });
  const before = useRead(
    listRegisterClasses,
    { params, query: { ...at.query, ...(from !== undefined && { asOf: from }) } },
    { when: isCompared },
  );
  const isDrawn = useGentlyOnce(days.isFetched && reading.isFetched);
  // Before incorporation there is no register, only what the wizard has collected.
  if (days.data?.isFounded === false)
    return step ?? <Navigate to={`/app/org/${orgId}/dashboard/share-classes`} replace />;
  if (!isDrawn) return <Loading />;
  const earlier = isCompared ? before.data?.classes : [];
  const rows =
    reading.data &&
    earlier &&
    compared(isCompared ? earlier : reading.data.classes, reading.data.classes, {
      keyOf: (one) => one.class_id,
    });
  const bar = { at, comparison, today: days.data?.today, days: days.data?.days ?? [] };
  const failed = reading.isError || !isCompared ? reading : before;
  const title = text('shell.nav.shareClasses');
  return (
    <div className="stack s4">
      <PageHead
        title={title}
        lead={text(isCompared ? 'register.comparing' : 'register.lead.classes')}
        actions={
          <>
            <CompareButton {...bar} />
            <RegisterExport orgId={orgId} of="classes" at={at} />
            {mayAct && <AddClassButton orgId={orgId} />}
          </>
        }
      />
      <ViewOnly of="shares.edit" />
      <div>
        {isCompared ? (
          <>
            <CompareBar {...bar} />
            <RedlineLegend
              counts={rows && countsOf(rows)}
              onlyChanges={onlyChanges}
              onOnlyChanges={comparison.setOnlyChanges}
            />
          </>
        ) : (
          <AsOfBar {...bar} zone={days.data?.zone} />
        )}
        <Table
          caption={title}
          reading={{ ...failed, isPending: reading.isPending || (isCompared && before.isPending) }}
          rows={(rows ?? []).filter(({ change }) => !isCompared || !onlyChanges || change !== 'same')}
          rowKey={({ class_id }) => class_id}
          rowClass={({ change }) => redlineClass(change)}
          columns={classColumns({
            text,
            isCompared,
            total: reading.data?.total,
            accountOf: (classId) => `/app/org/${orgId}/shares/capital/${classId}`,
            query: at.query,
            act: mayAct
              ? ({ class_id: classId, name }) => <DeedMenu {...{ orgId, classId, name }} />
              : undefined,
          })}
          empty={
            <EmptyState icon={Layers} title={text('register.none.classes')}>
              {text('register.whyNone.classes')}
            </EmptyState>
          }
        />
      </div>
    </div>
  );
}
