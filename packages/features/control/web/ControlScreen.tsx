import './control.css';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ViewOnly } from '@tabellion/ui/access/ViewOnly.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { AsOfBar } from '@tabellion/ui/register/AsOfBar.tsx';
import { CompareBar, CompareButton } from '@tabellion/ui/register/CompareBar.tsx';
import { compared, countsOf } from '@tabellion/ui/register/compared.ts';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { useFilter } from '@tabellion/ui/register/FilterRow.tsx';
import { RedlineLegend, redlineClass } from '@tabellion/ui/register/Redline.tsx';
import { useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { useComparison } from '@tabellion/ui/register/useComparison.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { Navigate } from '@tanstack/react-router';
import { Plus, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { type ControlLine, controlOrders, exportControl, readControl } from '../contract.ts';
import { controlColumns } from './controlColumns.tsx';
import { LineMenu } from './LineMenu.tsx';
import { type Opened, OpenedDrawer } from './OpenedDrawer.tsx';
import { Clocks, Filings, Statements, Steps, Values } from './Upkeep.tsx';
import { loadWords } from './words.ts';

const whos = ['current', 'former', 'all'] as const;

/** organization/significant-control: who has significant control, why and since when, on any date (CBCA s. 21.1). */
export const ControlScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <Register />
  </MoreTexts>
);

function Register() {
  const text = useText();
  const orgId = useOrgId();
  const at = useAsOf();
  const comparison = useComparison();
  const { word, change } = useListAddress();
  const [opened, setOpened] = useState<Opened>();
  const download = useDownload(exportControl);
  const { from, onlyChanges } = comparison;
  const isCompared = from !== undefined;
  const who = whos.find((one) => one === word('who')) ?? 'current';
  const sort = controlOrders.find((one) => one === word('sort')) ?? 'name';
  const name = (word('name') ?? '').slice(0, 200);
  const params = { id: orgId };
  const asked = { ...(name !== '' && { name }), ...(sort !== 'name' && { sort }) };
  const query = { ...at.query, ...asked, ...(who !== 'current' && { who }) };
  const reading = useRead(readControl, { params, query });
  const before = useRead(
    readControl,
    { params, query: { ...query, ...(isCompared && { asOf: from }) } },
    { when: isCompared },
  );
  const view = reading.data;
  // What is past is read; entries are recorded in what stands.
  const mayAct = useMay('control.edit') && !at.isPast && !isCompared;
  const earlier = isCompared ? before.data?.lines : view?.lines;
  const rows = view && earlier && compared(earlier, view.lines, { keyOf: (line) => line.person_id, said });
  const bar = { at, comparison, today: view?.today, days: view?.days ?? [] };
  const isFiltered = who !== 'current' || name !== '';
  const filter = useFilter({
    isOn: isFiltered,
    name,
    onName: (next) => change({ name: next || undefined }),
    children: !isCompared && (
      <Select
        label={text('register.filter.who')}
        value={who}
        onChange={(value) => change({ who: value === 'current' ? undefined : value })}
        options={[
          { value: 'current', label: text('control.who.current') },
          { value: 'former', label: text('control.who.former') },
          { value: 'all', label: text('register.who.all') },
        ]}
      />
    ),
  });
  const failed = reading.isError || !isCompared ? reading : before;
  const open = (one: Opened) => (mayAct ? () => setOpened(one) : undefined);
  const takeBack = mayAct ? (actId: string) => setOpened({ what: 'takeBack', actId }) : undefined;
  const button = (what: 'review' | 'file' | 'value', words: string) =>
    mayAct && (
      <Button size="sm" icon={Plus} onClick={open({ what })}>
        {words}
      </Button>
    );
  if (view?.isFounded === false) return <Navigate to={`/app/org/${orgId}/dashboard`} replace />;
  return (
    <div className="stack s4">
      <PageHead
        title={text('control.title')}
        lead={text(isCompared ? 'register.comparing' : 'control.lead')}
        actions={
          <>
            {filter.button}
            <CompareButton {...bar} />
            <ExportMenu
              onExport={(format) =>
                void download.run({ params, query: { ...at.query, ...asked, who, format } })
              }
            />
            {mayAct && (
              <Button variant="primary" icon={Plus} data-new="control" onClick={open({ what: 'state' })}>
                {text('control.state')}
              </Button>
            )}
          </>
        }
      />
      <ViewOnly of="control.edit" />
      {!isCompared &&
        view?.unresolved.map((one) => (
          <Callout
            key={one.person_id}
            tone="warn"
            title={
              <RichText of="control.unresolved" with={{ name: <UserText>{one.display_name}</UserText> }} />
            }
            actions={
              mayAct && (
                <Button onClick={open({ what: 'state', holderId: one.person_id })}>
                  {text('control.state')}
                </Button>
              )
            }
          >
            <p>{text('control.unresolved.body')}</p>
          </Callout>
        ))}
      {!isCompared && view?.isValued === false && (
        <Callout
          tone="warn"
          title={text('control.unvalued')}
          actions={mayAct && <Button onClick={open({ what: 'value' })}>{text('control.values.set')}</Button>}
        >
          <p>{text('control.unvalued.body')}</p>
        </Callout>
      )}
      {!isCompared && view?.isVerified === false && (
        <Callout title={text('control.unverified')}>
          <p>{text('control.unverified.body')}</p>
        </Callout>
      )}
      {filter.row}
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
          <AsOfBar {...bar} zone={view?.zone} />
        )}
        <Table
          caption={text('control.title')}
          reading={{ ...failed, isPending: reading.isPending || (isCompared && before.isPending) }}
          rows={(rows ?? []).filter((line) => !isCompared || !onlyChanges || line.change !== 'same')}
          rowKey={({ person_id }) => person_id}
          rowClass={(line) =>
            isCompared ? redlineClass(line.change) : line.ceased_on === null ? undefined : 'is-former'
          }
          columns={controlColumns({
            text,
            isCompared,
            sort,
            onSort: (next) => change({ sort: next === 'name' ? undefined : next }),
            withFormer: who !== 'current',
            act: mayAct
              ? (line) => <LineMenu {...{ orgId, line }} today={view?.today ?? ''} onOpen={setOpened} />
              : undefined,
          })}
          filtered={isFiltered ? { onClear: () => change({ who: undefined, name: undefined }) } : undefined}
          empty={
            <EmptyState icon={UserSearch} title={text('control.none')}>
              {text('control.whyNone')}
            </EmptyState>
          }
        />
      </div>
      {view && !isCompared && (
        <>
          {!at.isPast && <Clocks orgId={orgId} of={view} />}
          <div className="control__cards">
            <Statements
              of={view.statements}
              onEnd={mayAct ? (one) => setOpened({ what: 'end', one }) : undefined}
              onTakeBack={takeBack}
            />
            <Values of={view} onTakeBack={takeBack} action={button('value', text('control.values.set'))} />
            <Steps of={view} onTakeBack={takeBack} action={button('review', text('control.review'))} />
            <Filings of={view} onTakeBack={takeBack} action={button('file', text('control.file'))} />
          </div>
        </>
      )}
      {opened && view && <OpenedDrawer {...{ orgId, opened, view }} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** What the register says of him: not what is still to be entered. */
const said = ({ missing: _, is_disposed: __, ...line }: ControlLine): string => JSON.stringify(line);
