import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState, ErrorState, Loading, NotFoundState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { CompareButton } from '@tabellion/ui/register/CompareBar.tsx';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { PrintedPart } from '@tabellion/ui/register/PrintedPart.tsx';
import { redlineClass } from '@tabellion/ui/register/Redline.tsx';
import { RegisterBar } from '@tabellion/ui/register/RegisterBar.tsx';
import { useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { useComparison } from '@tabellion/ui/register/useComparison.ts';
import { usePrinted } from '@tabellion/ui/register/usePrinted.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { Landmark } from 'lucide-react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { RecordingWords } from '../../../registers/web/public.ts';
import {
  type AccountEntry,
  accountAfter,
  accountSorts,
  type CapitalAccount,
  exportCapitalAccount,
  readCapitalAccount,
} from '../../accountContract.ts';
import { broughtForward } from '../../rules/broughtForward.ts';
import { CorrectButton } from '../transactions/CorrectButton.tsx';
import { TransactionMenu } from '../transactions/TransactionMenu.tsx';
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
  const comparison = useComparison();
  const isCompared = comparison.from !== undefined;
  const mayAct = useMay('shares.edit') && !at.isPast && !isCompared;
  const days = useRegisterDays(orgId, 'classes', at.knownAt);
  const params = { id: orgId, classId };
  const { word, change } = useListAddress();
  const sort = accountSorts.find((one) => one === word('sort')) ?? 'on';
  const after = word('after');
  const list = { ...at.query, ...comparison.query, ...(sort !== 'on' && { sort }) };
  const query = { ...list, ...(after && accountAfter.test(after) && { after }) };
  const reading = useRead(readCapitalAccount, { params, query });
  const pages = useCall(readCapitalAccount, { say: 'none' });
  const printed = usePrinted(async (next) => {
    const answer = await pages.run({ params, query: { ...list, limit: '200', after: next } });
    return answer.ok ? { lines: answer.data.entries, next: answer.data.next } : undefined;
  });
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
  const rows = printed.lines ?? view.entries;
  const bar = { at, comparison, today: view.today, days: days.data?.days ?? [] };
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
            <CompareButton {...bar} />
            <ExportMenu
              onExport={(format) => void file.run({ params, query: { ...list, format } })}
              onPrint={printed.print}
            />
            {mayAct && <TransactionMenu {...{ orgId, classId }} name={view.className} />}
          </>
        }
      />
      <Authorized of={view.authorized} />
      <div>
        <RegisterBar {...bar} counts={{ ...view.total, changed: 0 }} zone={view.zone} />
        {sort === 'on' && <Forward of={rows[0]} />}
        <Table
          caption={text('account.title')}
          rows={rows}
          rowClass={({ change: how }) => (isCompared ? redlineClass(how) : undefined)}
          rowKey={({ entry_id }) => entry_id}
          columns={accountColumns({
            text,
            of: view,
            isCompared,
            sort,
            onSort: (next) => change({ sort: next === 'on' ? undefined : next }),
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
        {sort === '-on' && <Forward of={rows.at(-1)} />}
      </div>
      <PrintedPart of={printed} />
      <Pages isLater={after !== undefined} next={view.next} onGo={(next) => change({ after: next })} />
    </div>
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

/** What the entries made that come before the oldest of those that are shown; nothing before the first. */
function Forward({ of: oldest }: { of: AccountEntry | undefined }) {
  const text = useText();
  if (oldest === undefined) return null;
  const { sharesExact, balance } = broughtForward(oldest);
  if (sharesExact === '0' && balance === '0') return null;
  return (
    <p className="row muted">
      {text('account.forward')} <Num of={sharesExact} /> <PriceText dollars={balance} />
    </p>
  );
}
