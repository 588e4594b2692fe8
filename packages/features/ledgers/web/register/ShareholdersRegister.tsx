import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Num, PercentText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { useGentlyOnce } from '@tabellion/ui/components/useGently.ts';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { RegisterPage } from '@tabellion/ui/register/RegisterPage.tsx';
import { useRegister } from '@tabellion/ui/register/useRegister.ts';
import { Link, Navigate } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { OpenProposals, WithoutPlace } from '../../../registers/web/public.ts';
import { TransactionButton, useClassTerms } from '../../../shares/web/public.ts';
import { holderChangesRegister, holdersRegister } from '../../holdersRegister.ts';
import {
  compareRegisterShareholders,
  type HoldingLine,
  listRegisterShareholders,
} from '../../registerContract.ts';
import { changeCells, changeHeads, changeTotals } from './changeCells.tsx';
import { holdingCells, shownCertificates } from './holdingCells.tsx';
import { RegisterExport } from './RegisterExport.tsx';
import { ShareholderLead, ShareholderMenu } from './ShareholderLine.tsx';
import { useClasses } from './useClasses.ts';
import { Waiting } from './Waiting.tsx';

interface ShareholdersRegisterProps {
  /** Shown before incorporation; without it, the reader gets a link to that step. */
  before?: ReactNode;
}

/** Everyone who is or has been a holder, on any date (CBCA s. 50(1)). Two dates are read by another list, each line of which
 *  names the entries that caused it. */
export function ShareholdersRegister({ before }: ShareholdersRegisterProps) {
  const text = useText();
  const orgId = useOrgId();
  const params = { id: orgId };
  const list = useRegister({
    register: holdersRegister,
    endpoint: listRegisterShareholders,
    params,
    isComparable: false,
    linesOf: ({ lines }) => lines,
  });
  const { at, comparison, isCompared, filter, isFiltered, reading, change } = list;
  const changes = useRegister({
    register: holderChangesRegister,
    endpoint: compareRegisterShareholders,
    params,
    when: isCompared,
    linesOf: ({ lines }) => lines,
  });
  const days = useRegisterDays(orgId, 'shareholders', at.knownAt);
  const classes = useClasses(orgId, at);
  // Past dates are read-only; acts go into the current register.
  const mayAct = useMay('shares.edit') && !at.isPast && !isCompared;
  const terms = useClassTerms(orgId, { when: mayAct });
  const isDrawn = useGentlyOnce(days.isFetched && reading.isFetched);
  // Before incorporation there is no register, only what the wizard has collected.
  if (days.data?.isFounded === false)
    return before ?? <Navigate to={`/app/org/${orgId}/dashboard/shares`} replace />;
  if (!isDrawn) return <PageSkeleton shape="rows" />;
  const shared = {
    days: days.data,
    edit: 'shares.edit',
    rowKey: (line: { person_id: string; class_id: string }) => `${line.person_id}.${line.class_id}`,
    filters: (
      <Select
        label={text('register.class')}
        value={filter.class ?? ''}
        onChange={(value) => change({ class: value || undefined })}
        options={[{ value: '', label: text('register.filter.allClasses') }, ...classes]}
      />
    ),
  };
  if (comparison.from !== undefined) {
    const { query, printed } = changes;
    const total = changes.reading.data?.total;
    return (
      <RegisterPage
        {...shared}
        register={holderChangesRegister}
        list={changes}
        counts={total}
        lead={text('register.comparing')}
        exporting={<RegisterExport orgId={orgId} query={query} of="shareholders" onPrint={printed.print} />}
        heads={changeHeads(text, comparison.from, at.asOf ?? days.data?.today)}
        cells={changeCells(text)}
        totals={total && changeTotals(text, total, !changes.isFiltered)}
        empty={<EmptyState icon={Users} title={text('register.shareholders.none')} />}
      />
    );
  }
  const { query, printed } = list;
  const view = reading.data;
  const total = view?.total;
  const whole = !isFiltered && total !== undefined && total.sharesExact !== '0' && (
    <PercentText percent="100.00" />
  );
  const menu = (line: HoldingLine) => (
    <ShareholderMenu orgId={orgId} of={line} terms={terms.get(line.class_id)} />
  );
  return (
    <RegisterPage
      {...shared}
      register={holdersRegister}
      list={list}
      counts={undefined}
      lead={total ? <ShareholderLead of={total} /> : null}
      exporting={<RegisterExport orgId={orgId} query={query} of="shareholders" onPrint={printed.print} />}
      primary={mayAct && <TransactionButton orgId={orgId} transaction="issue" />}
      notes={!at.isPast && <Awaited orgId={orgId} of={view} />}
      records={({ certificates, certificate_count: count }) =>
        shownCertificates(certificates, count).map(({ security_id: id }) => `holding:${id}`)
      }
      isFormer={({ held_until: until }) => until !== null}
      cells={holdingCells({ text, orgId, query: at.query })}
      totals={
        total && {
          holder: text('register.holders', { count: total.holders }),
          shares: <Num of={total.sharesExact} />,
          owns: whole,
          votes: whole,
        }
      }
      act={mayAct ? menu : undefined}
      empty={<NoShareholders orgId={orgId} mayAct={mayAct} />}
    />
  );
}

interface AwaitedProps {
  orgId: string;
  of: ReplyOf<typeof listRegisterShareholders> | undefined;
}

/** Subscriptions and entries that wait for something. */
const Awaited = ({ orgId, of: view }: AwaitedProps) => (
  <>
    <WithoutPlace orgId={orgId} />
    {view && view.waiting > 0 && <Waiting of={view.subscriptions} count={view.waiting} today={view.asOf} />}
    <OpenProposals orgId={orgId} />
  </>
);

function NoShareholders({ orgId, mayAct }: { orgId: string; mayAct: boolean }) {
  const text = useText();
  return (
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
  );
}
