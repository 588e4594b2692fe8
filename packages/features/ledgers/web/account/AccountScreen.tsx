import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { DateText, Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState, ErrorState, NotFoundState } from '@tabellion/ui/components/States.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { RegisterPage } from '@tabellion/ui/register/RegisterPage.tsx';
import { useRegister } from '@tabellion/ui/register/useRegister.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Landmark } from 'lucide-react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { isAmendable } from '../../../registers/amendments.ts';
import { RecordingTextsProvider } from '../../../registers/web/public.ts';
import { TransactionMenu } from '../../../shares/web/public.ts';
import {
  type AccountEntry,
  type CapitalAccount,
  exportCapitalAccount,
  readCapitalAccount,
} from '../../accountContract.ts';
import { accountRegister, broughtForward } from '../../accountRegister.ts';
import { accountCells, accountTotals } from './accountCells.tsx';
import { ToCent } from './ToCent.tsx';

/** shares/capital/{class}: the stated capital account of a class on any date, entry by entry (CBCA s. 26). */
export const AccountScreen = () => (
  <RecordingTextsProvider waiting={<PageSkeleton shape="rows" />}>
    <Account />
  </RecordingTextsProvider>
);

function Account() {
  const text = useText();
  const orgId = useOrgId();
  const classId = usePathParam('classId') ?? '';
  const params = { id: orgId, classId };
  const list = useRegister({
    register: accountRegister,
    endpoint: readCapitalAccount,
    params,
    linesOf: ({ entries }) => entries,
  });
  const { at, isCompared, query, sort, reading, printed, lines } = list;
  const mayAct = useMay('shares.edit') && !at.isPast && !isCompared;
  const days = useRegisterDays(orgId, 'classes', at.knownAt);
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
  if (view === undefined) return <PageSkeleton shape="rows" />;
  const { after: _shown, ...listed } = query;
  return (
    <RegisterPage
      register={accountRegister}
      list={list}
      back={back}
      days={{ today: view.today, zone: view.zone, days: days.data?.days ?? [] }}
      counts={{ ...view.total, changed: 0 }}
      title={
        <>
          {text('account.title')}
          {text('search.comma')}
          <UserText>{view.className}</UserText>
        </>
      }
      lead={text('account.lead')}
      exporting={
        <ExportMenu
          onExport={(format) => void file.run({ params, query: { ...listed, format } })}
          onPrint={printed.print}
        />
      }
      primary={
        mayAct && (
          <span className="rest">
            <TransactionMenu orgId={orgId} classId={classId} name={view.className} />
          </span>
        )
      }
      notes={<Authorized of={view.authorized} />}
      above={sort === 'on' && <Forward of={lines[0]} />}
      under={sort === '-on' && <Forward of={lines.at(-1)} />}
      rowKey={({ entry_id }) => entry_id}
      cells={accountCells(text)}
      totals={accountTotals(text, view)}
      act={
        mayAct
          ? ({ root, kind, on }) => (
              <EntryMenu
                orgId={orgId}
                entryId={root}
                name={`${text(`entry.kind.${kind}`)} ${on}`}
                hasOwnForm={!isAmendable(kind)}
              />
            )
          : undefined
      }
      empty={
        <EmptyState icon={Landmark} title={text('account.none')}>
          {text('account.whyNone')}
        </EmptyState>
      }
    />
  );
}

/** Every number of shares that the articles allowed, each from its day on. */
const Authorized = ({ of: numbers }: { of: CapitalAccount['authorized'] }) => (
  <div className="stack s1 muted">
    {numbers.map(({ since, authorizedExact }) => (
      <p key={since}>
        {authorizedExact === null ? (
          <RichText of="account.authorized.unlimited" with={{ date: <DateText date={since} /> }} />
        ) : (
          <RichText
            of="account.authorized"
            with={{ date: <DateText date={since} />, number: <Num of={authorizedExact} /> }}
          />
        )}
      </p>
    ))}
  </div>
);

/** Balance before the oldest entry shown; nothing before the first. */
function Forward({ of: oldest }: { of: AccountEntry | undefined }) {
  const text = useText();
  if (oldest === undefined) return null;
  const { sharesExact, balance } = broughtForward(oldest);
  if (sharesExact === '0' && balance === '0') return null;
  return (
    <p className="row muted">
      {text('account.forward')} <Num of={sharesExact} />{' '}
      <ToCent dollars={balance} what={text('account.forward')} />
    </p>
  );
}
