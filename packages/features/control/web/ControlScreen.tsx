import './control.css';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ViewOnly } from '@tabellion/ui/access/ViewOnly.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { CompareButton } from '@tabellion/ui/register/CompareBar.tsx';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { useFilter } from '@tabellion/ui/register/FilterRow.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { PrintedPart } from '@tabellion/ui/register/PrintedPart.tsx';
import { redlineClass } from '@tabellion/ui/register/Redline.tsx';
import { RegisterBar } from '@tabellion/ui/register/RegisterBar.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { Navigate } from '@tanstack/react-router';
import { Plus, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { WhoFilter } from '../../people/web/public.ts';
import { exportControl } from '../registerContract.ts';
import { controlColumns } from './controlColumns.tsx';
import { LineMenu } from './LineMenu.tsx';
import { type Opened, OpenedDrawer } from './OpenedDrawer.tsx';
import { Clocks, Filings, Statements, Steps, Values } from './Upkeep.tsx';
import { useControl } from './useControl.ts';
import { loadWords } from './words.ts';

/** organization/significant-control: who has significant control, why and since when, on any date (CBCA s. 21.1). */
export const ControlScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <Register />
  </MoreTexts>
);

function Register() {
  const text = useText();
  const orgId = useOrgId();
  const { at, comparison, query, sort, reading, printed, change } = useControl(orgId);
  const [opened, setOpened] = useState<Opened>();
  const download = useDownload(exportControl);
  const isCompared = comparison.from !== undefined;
  const { who = 'current', name = '', after, ...shown } = query;
  const params = { id: orgId };
  const view = reading.data;
  // What is past is read; entries are recorded in what stands.
  const mayAct = useMay('control.edit') && !at.isPast && !isCompared;
  const bar = { at, comparison, today: view?.today, days: view?.days ?? [] };
  const isFiltered = who !== 'current' || name !== '';
  const filter = useFilter({
    isOn: isFiltered,
    name,
    onName: (next) => change({ name: next || undefined }),
    children: !isCompared && (
      <WhoFilter
        value={who}
        onChange={(next) => change({ who: next })}
        words={{ current: text('control.who.current'), former: text('control.who.former') }}
      />
    ),
  });
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
              onExport={(format) => void download.run({ params, query: { ...shown, who, name, format } })}
              onPrint={printed.print}
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
        <RegisterBar {...bar} counts={view?.total} zone={view?.zone} />
        <Table
          caption={text('control.title')}
          reading={reading}
          rows={printed.lines ?? view?.lines ?? []}
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
      <PrintedPart of={printed} />
      <Pages isLater={after !== undefined} next={view?.next} onGo={(next) => change({ after: next })} />
      {!isCompared && <p className="t12 muted">{text('control.exempt')}</p>}
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
