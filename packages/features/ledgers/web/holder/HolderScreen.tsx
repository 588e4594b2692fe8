import '../capTable/capTable.css';
import './holder.css';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { FactStrip, PageHead } from '@tabellion/ui/components/Card.tsx';
import { Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState, ErrorState, ForbiddenState, NotFoundState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { AsOfBar } from '@tabellion/ui/register/AsOfBar.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { useAsOf } from '@tabellion/ui/register/useAsOf.ts';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { Slot, useSlot } from '@tabellion/ui/slots.ts';
import { type Language, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddressText } from '../../../people/web/public.ts';
import { loadWords, TransactionMenu, useClassTerms } from '../../../shares/web/public.ts';
import { type HolderCertificate, type HolderView, readHolder } from '../../holderContract.ts';
import type { LedgerLine } from '../../ledgerShapes.ts';
import { ExplainedFigure } from '../capTable/ExplainedFigure.tsx';
import { Certificates } from './Certificates.tsx';
import { EditHolder } from './EditHolder.tsx';
import { Ledger } from './Ledger.tsx';
import { Rights } from './Rights.tsx';
import { Vesting } from './Vesting.tsx';

/** Everything else that is known of the holder on the date. The page is drawn when all of it is read. */
export interface HolderPanelSlot {
  gives: { orgId: string; personId: string; query: HolderQuery };
  takes: { isRead: boolean; panel: ReactNode };
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    'holder.panel': HolderPanelSlot;
    /** Below everything else on the page of a holder. */
    'holder.foot': { gives: { personId: string }; takes: ReactNode };
  }
}

type HolderQuery = { asOf?: string; knownAt?: string };

/** shares/shareholders/{person}: what one shareholder holds on any date, by which certificates, and how it came about. */
export function HolderScreen() {
  const text = useText();
  const orgId = useOrgId();
  const personId = usePathParam('personId') ?? '';
  const at = useAsOf();
  const reading = useRead(readHolder, { params: { id: orgId, personId }, query: at.query });
  const panels = useSlot('holder.panel', { orgId, personId, query: at.query });
  const status = reading.error?.answer.status;
  const view = reading.data;
  const back = (
    <Link to={`/app/org/${orgId}/shares/shareholders`} search={at.query}>
      {text('holder.back')}
    </Link>
  );
  if (status === 403) return <ForbiddenState page message={reading.message} />;
  // An address that names nobody is refused as a field; to the reader it is the same.
  if (status === 404 || status === 422) return <NotFoundState page action={back} />;
  if (reading.isError)
    return <ErrorState page message={reading.message} onRetry={() => void reading.refetch()} />;
  if (view === undefined || panels.some(({ isRead }) => !isRead)) return <PageSkeleton shape="cards" />;
  const name = view.display_name === '' ? text('dashboard.erased') : <UserText>{view.display_name}</UserText>;
  return (
    <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
      <div className="stack s4">
        <PageHead
          up={back}
          title={name}
          lead={view.holder && <Address of={view.holder} />}
          actions={
            !at.isPast &&
            view.holder && (
              <EditHolder
                orgId={orgId}
                holder={{ _id: personId, display_name: view.display_name }}
                today={view.today}
              />
            )
          }
        />
        <div className="captable__bar">
          <AsOfBar at={at} today={view.today} zone={view.zone} days={view.days} />
        </div>
        {view.holder === null ? (
          <EmptyState icon={UserX} title={text('holder.notThen')}>
            {text('holder.whyNotThen')}
          </EmptyState>
        ) : (
          <>
            {panels.map(({ panel }) => panel)}
            <Page of={view} orgId={orgId} personId={personId} query={at.query} isToday={!at.isPast} />
          </>
        )}
      </div>
    </MoreTexts>
  );
}

function Address({ of }: { of: NonNullable<HolderView['holder']> }) {
  const text = useText();
  const addressOf = useAddressText();
  const names = of.members?.map(({ display_name }) => display_name).join(text('search.comma'));
  return (
    <>
      <UserText>{addressOf(of.address)}</UserText>
      {of.kind === 'joint' && (
        <>
          <br />
          {names ? text('holder.members', { names }) : text('holder.members.none')}
        </>
      )}
    </>
  );
}

interface PageProps {
  of: HolderView;
  orgId: string;
  personId: string;
  query: HolderQuery;
  /** Past dates are read-only; acts go into the current register. */
  isToday: boolean;
}

function Page({ of: view, orgId, personId, query, isToday }: PageProps) {
  const { text, language } = useLanguage();
  const { hash } = useLocation();
  const mayAct = useMay('shares.edit') && isToday;
  const terms = useClassTerms(orgId, { when: mayAct });
  const act = ({ _id, class_id: classId, label, state }: HolderCertificate) => {
    const ofClass = terms.get(classId);
    return (
      state === 'open' && (
        <TransactionMenu
          orgId={orgId}
          securityId={_id}
          personId={personId}
          name={label ?? text('register.certificate.none')}
          vests={view.vesting.some(({ certificate }) => certificate._id === _id)}
          {...(ofClass && { terms: ofClass })}
        />
      )
    );
  };
  // The same drawer restores retracted entries.
  const correct = (line: LedgerLine) => (
    <EntryMenu
      orgId={orgId}
      entryId={line.entry_id}
      name={`${text(`ledger.kind.${line.kind}`)} ${line.on}`}
    />
  );
  const figure = (what: 'owns' | 'votes' | 'diluted') => (
    <ExplainedFigure
      ask={{ orgId, query: { ...query, what, holder: personId } }}
      shown={view.total[what]}
      of={view.display_name}
    />
  );
  return (
    <>
      <FactStrip
        facts={[
          {
            key: 'shares',
            label: text('register.shares'),
            value: <Num of={view.total.sharesExact} />,
            note: vestingNote(view, text, language),
          },
          { key: 'owns', label: text('register.owns'), value: figure('owns') },
          {
            key: 'votes',
            label: text('register.votes'),
            value: figure('votes'),
          },
          {
            key: 'diluted',
            label: text('capTable.of.diluted'),
            value: figure('diluted'),
          },
        ]}
      />
      <h2 className="holderpage__h">{text('holder.holdings')}</h2>
      <Table
        caption={text('holder.holdings')}
        compact
        rows={view.classes}
        rowKey={({ class_id: id }) => id}
        columns={[
          {
            key: 'class',
            head: text('register.class'),
            card: 'main',
            cell: ({ name }) => <UserText>{name}</UserText>,
          },
          {
            key: 'shares',
            head: text('register.shares'),
            num: true,
            card: 'end',
            cell: ({ sharesExact }) => <Num of={sharesExact} />,
          },
          {
            key: 'part',
            head: text('holder.ofClass'),
            num: true,
            card: 'end',
            cell: ({ percentage }) => <PercentText percent={percentage} />,
          },
        ]}
        empty={<p className="menu__note">{text('holder.holdings.none')}</p>}
      />
      <h2 className="holderpage__h">{text('holder.certificates')}</h2>
      <Certificates key={hash} of={view} orgId={orgId} query={query} act={mayAct ? act : undefined} />
      <Rights of={view} orgId={orgId} mayAct={mayAct} />
      {view.vesting.map((one) => (
        <Vesting key={one.certificate._id} of={one} asOf={view.asOf} />
      ))}
      <h2 className="holderpage__h">{text('ledger.title')}</h2>
      <Ledger of={view} act={mayAct ? correct : undefined} />
      <Slot of="holder.foot" gives={{ personId }} />
    </>
  );
}

/** A note on the vesting of shares, not of options. */
function vestingNote(
  { vesting, certificates }: HolderView,
  text: ReturnType<typeof useText>,
  language: Language,
) {
  const ofShares = vesting.filter((one) => certificates.some(({ _id }) => _id === one.certificate._id));
  const unvested = ofShares.reduce((sum, { unvestedExact }) => sum + BigInt(unvestedExact), 0n);
  return unvested > 0n
    ? text('holder.unvestedCount', { shares: formatNumber(unvested, language) })
    : undefined;
}
