import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState, ErrorState, Loading, NotFoundState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { AsOfBar } from '@tabellion/ui/register/AsOfBar.tsx';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { useAsOf } from '@tabellion/ui/register/useAsOf.ts';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Link } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { RecordingWords } from '../../../registers/web/public.ts';
import { exportCapitalAccount, readCapitalAccount } from '../../accountContract.ts';
import { CorrectButton, DeedMenu } from '../deeds/DeedMenu.tsx';
import { accountColumns } from './accountColumns.tsx';

/** shares/capital/{class}: the stated capital account of a class on any date, entry by entry (CBCA s. 26). */
export const AccountScreen = () => (
  <RecordingWords waiting={<Loading />}>
    <Account />
  </RecordingWords>
);

function Account() {
  const text = useText();
  const orgId = useOrgId();
  const classId = usePathParam('classId') ?? '';
  const at = useAsOf();
  const mayAct = useMay('shares.edit') && !at.isPast;
  const days = useRegisterDays(orgId, 'classes', at.knownAt);
  const params = { id: orgId, classId };
  const reading = useRead(readCapitalAccount, { params, query: at.query });
  const file = useDownload(exportCapitalAccount);
  const status = reading.error?.answer.status;
  const view = reading.data;
  const back = (
    <Link to={`/app/org/${orgId}/shares/share-classes`} search={at.query}>
      {text('account.back')}
    </Link>
  );
  // An address that names no class is refused as a field; to the reader it is the same.
  if (status === 404 || status === 422) return <NotFoundState page action={back} />;
  if (reading.isError)
    return <ErrorState page message={reading.message} onRetry={() => void reading.refetch()} />;
  if (view === undefined) return <Loading />;
  return (
    <div className="stack s4">
      <PageHead
        title={
          <>
            {text('account.title')}
            {text('search.comma')}
            <UserText>{view.className}</UserText>
          </>
        }
        lead={text('account.lead')}
        actions={
          <>
            {back}
            <ExportMenu onExport={(format) => void file.run({ params, query: { ...at.query, format } })} />
            {mayAct && <DeedMenu {...{ orgId, classId }} name={view.className} />}
          </>
        }
      />
      <div>
        <AsOfBar at={at} today={view.today} zone={view.zone} days={days.data?.days ?? []} />
        {view.forward && (
          <p className="row muted">
            {text('account.forward')} <Num of={view.forward.sharesExact} />{' '}
            <PriceText dollars={view.forward.balance} />
          </p>
        )}
        <Table
          caption={text('account.title')}
          rows={view.entries}
          rowKey={({ entry_id }) => entry_id}
          columns={accountColumns({
            text,
            of: view,
            act: mayAct
              ? ({ root, kind, on }) => (
                  <CorrectButton orgId={orgId} entryId={root} name={`${text(`entry.kind.${kind}`)} ${on}`} />
                )
              : undefined,
          })}
          empty={
            <EmptyState icon={Landmark} title={text('account.none')}>
              {text('account.whyNone')}
            </EmptyState>
          }
        />
      </div>
    </div>
  );
}
