import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { DateText, Id, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { useGentlyOnce } from '@tabellion/ui/components/useGently.ts';
import { RegisterPage } from '@tabellion/ui/register/RegisterPage.tsx';
import { beforeAfter, type RegisterRow } from '@tabellion/ui/register/registerColumns.tsx';
import { useRegister } from '@tabellion/ui/register/useRegister.ts';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { Link, Navigate } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Layers } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { TransactionButton, TransactionDrawers, TransactionMenu } from '../../../shares/web/public.ts';
import { classesRegister } from '../../classesRegister.ts';
import { type ClassOnDate, listRegisterClasses } from '../../registerContract.ts';
import { RegisterExport } from './RegisterExport.tsx';

interface ClassesRegisterProps {
  /** Shown before incorporation; without it, the reader gets a link to that step. */
  before?: ReactNode;
}

/** organization/shareClass and shares/share-classes: the classes on any date, with what is issued of each. */
export function ClassesRegister({ before: step }: ClassesRegisterProps) {
  const text = useText();
  const orgId = useOrgId();
  const list = useRegister({
    register: classesRegister,
    endpoint: listRegisterClasses,
    params: { id: orgId },
    linesOf: ({ classes }) => classes,
  });
  const { at, isCompared, isFiltered, query, reading, printed } = list;
  // Past dates are read-only; acts go into the current register.
  const mayAct = useMay('shares.edit') && !at.isPast && !isCompared;
  const days = useRegisterDays(orgId, 'classes', at.knownAt);
  // The minute-book check leads to the amendment itself.
  const [amended, setAmended] = useState(useSearch().amend);
  const isDrawn = useGentlyOnce(days.isFetched && reading.isFetched);
  // Before incorporation there is no register, only what the wizard has collected.
  if (days.data?.isFounded === false)
    return step ?? <Navigate to={`/app/org/${orgId}/dashboard/share-classes`} replace />;
  if (!isDrawn) return <PageSkeleton shape="rows" />;
  const total = reading.data?.total;
  const counted = text('register.classes', { count: total ? total.lines - total.left : 0 });
  const page = (
    <RegisterPage
      register={classesRegister}
      list={list}
      days={days.data}
      counts={total}
      lead={text(isCompared ? 'register.comparing' : 'register.lead.classes')}
      edit="shares.edit"
      exporting={<RegisterExport orgId={orgId} query={query} of="classes" onPrint={printed.print} />}
      primary={mayAct && <TransactionButton orgId={orgId} transaction="addClass" />}
      rowKey={({ class_id }) => class_id}
      records={({ class_id: id }) => [`class:${id}`]}
      cells={classCells({ text, orgId, query: at.query })}
      totals={{
        class: isFiltered ? counted : text('register.total'),
        issued: total && <Num of={total.issuedExact} />,
        capital: total && <PriceText dollars={total.stated_capital} />,
      }}
      act={
        mayAct
          ? ({ class_id: classId, name }) => <TransactionMenu orgId={orgId} classId={classId} name={name} />
          : undefined
      }
      empty={
        <EmptyState icon={Layers} title={text('register.none.classes')}>
          {text('register.whyNone.classes')}
        </EmptyState>
      }
    />
  );
  return (
    <>
      {page}
      {mayAct && amended !== undefined && (
        <Suspense fallback={null}>
          <TransactionDrawers
            orgId={orgId}
            classId={amended}
            transaction="amend"
            onClose={() => setAmended(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ClassCells {
  text: Text;
  orgId: string;
  /** Dates at which the pages of stated capital accounts are read too. */
  query: { asOf?: string; knownAt?: string };
}

/** The cells that are more than their value. */
function classCells({ text, orgId, query }: ClassCells) {
  const rights = (one: ClassOnDate) => classesRegister.columns.rights.value?.(one, text);
  return {
    class: (line: RegisterRow<ClassOnDate>) => (
      <>
        <span className="who">
          {beforeAfter(
            line,
            ({ name }) => (
              <UserText>{name}</UserText>
            ),
            ({ name }) => name,
          )}
        </span>
        <small className="sub">
          <Id>{line.properties.prefix}</Id> · <DateText date={line.created_on} />
        </small>
      </>
    ),
    rights: (line: RegisterRow<ClassOnDate>) => (
      <span className="t12 rights">{beforeAfter(line, rights, rights)}</span>
    ),
    capital: ({ stated_capital: dollars, class_id: classId }: ClassOnDate) => (
      <Link className="rowlink" to={`/app/org/${orgId}/shares/capital/${classId}`} search={query}>
        <PriceText dollars={dollars} />
        <span className="sr">
          {text('search.comma')}
          {text('transaction.account')}
        </span>
      </Link>
    ),
  };
}
