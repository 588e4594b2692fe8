import './control.css';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { RegisterPage } from '@tabellion/ui/register/RegisterPage.tsx';
import { useRegister } from '@tabellion/ui/register/useRegister.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Navigate } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { BookOpen, Plus, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { controlRegister } from '../controlRegister.ts';
import { type ControlView, exportControl, readControl } from '../registerContract.ts';
import { type ControlDrawerState, ControlDrawers } from './ControlDrawers.tsx';
import { ControlNotes } from './ControlNotes.tsx';
import { controlCells } from './controlCells.tsx';
import { Clocks, Filings, Statements, StepsTaken, Values } from './IscSteps.tsx';
import { LineMenu } from './LineMenu.tsx';

/** organization/significant-control: who has significant control, why and since when, on any date (CBCA s. 21.1). */
export const ControlScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <Register />
  </MoreTexts>
);

function Register() {
  const text = useText();
  const orgId = useOrgId();
  const params = { id: orgId };
  const list = useRegister({
    register: controlRegister,
    endpoint: readControl,
    params,
    linesOf: ({ lines }) => lines,
  });
  const { at, isCompared, query, filter, reading, printed } = list;
  const [opened, setOpened] = useState<ControlDrawerState>();
  const download = useDownload(exportControl);
  const { after: _shown, ...listed } = query;
  const view = reading.data;
  // The past is read-only; entries are recorded in the present.
  const mayKnow = useMay('control.edit');
  const mayAct = mayKnow && !at.isPast && !isCompared;
  const open = (one: ControlDrawerState) => (mayAct ? () => setOpened(one) : undefined);
  const whole = {
    key: 'whole',
    icon: BookOpen,
    label: text('control.whole'),
    onSelect: () =>
      navigate({ to: `/app/org/${orgId}/organization/significant-control/whole`, search: at.query }),
  };
  if (view?.isFounded === false) return <Navigate to={`/app/org/${orgId}/dashboard`} replace />;
  return (
    <RegisterPage
      register={controlRegister}
      list={list}
      days={view}
      counts={view?.total}
      title={text('control.title')}
      lead={text(isCompared ? 'register.comparing' : 'control.lead')}
      edit="control.edit"
      exporting={
        <ExportMenu
          onExport={(format) => void download.run({ params, query: { ...listed, format } })}
          onPrint={printed.print}
          more={mayKnow ? [whole] : []}
        />
      }
      primary={
        mayAct && (
          <Button variant="primary" icon={Plus} data-new="control" onClick={open({ what: 'state' })}>
            {text('control.state')}
          </Button>
        )
      }
      notes={view && !isCompared && <ControlNotes of={view} open={open} />}
      rowKey={({ person_id }) => person_id}
      isFormer={({ ceased_on: on }) => !isCompared && on !== null}
      cells={controlCells(text)}
      hidden={filter.who !== undefined || isCompared ? [] : ['until']}
      act={
        mayAct
          ? (line) => <LineMenu orgId={orgId} line={line} today={view?.today ?? ''} onOpen={setOpened} />
          : undefined
      }
      empty={
        <EmptyState icon={UserSearch} title={text('control.none')}>
          {text('control.whyNone')}
        </EmptyState>
      }
      below={
        <>
          {view && !isCompared && <p className="t12 muted">{text('control.exempt')}</p>}
          {view && !isCompared && (
            <Cards orgId={orgId} of={view} isPast={at.isPast} mayAct={mayAct} onOpen={setOpened} />
          )}
          {opened && view && (
            <ControlDrawers orgId={orgId} opened={opened} view={view} onClose={() => setOpened(undefined)} />
          )}
        </>
      }
    />
  );
}

interface CardsProps {
  orgId: string;
  of: ControlView;
  isPast: boolean;
  mayAct: boolean;
  onOpen(one: ControlDrawerState): void;
}

/** Deadlines, and all that was entered by hand. */
function Cards({ orgId, of: view, isPast, mayAct, onOpen }: CardsProps) {
  const text = useText();
  const takeBack = mayAct ? (actId: string) => onOpen({ what: 'takeBack', actId }) : undefined;
  const button = (what: 'review' | 'file' | 'value', words: string) =>
    mayAct && (
      <Button size="sm" icon={Plus} onClick={() => onOpen({ what })}>
        {words}
      </Button>
    );
  return (
    <>
      {!isPast && <Clocks orgId={orgId} of={view} />}
      <div className="control__cards">
        <Statements
          of={view}
          onEnd={mayAct ? (one) => onOpen({ what: 'end', one }) : undefined}
          onTakeBack={takeBack}
        />
        <Values of={view} onTakeBack={takeBack} action={button('value', text('control.values.set'))} />
        <StepsTaken of={view} onTakeBack={takeBack} action={button('review', text('control.review'))} />
        <Filings of={view} onTakeBack={takeBack} action={button('file', text('control.file'))} />
      </div>
    </>
  );
}

const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/controlling/en.ts')).controlling,
  fr: async () => (await import('@tabellion/texts/controlling/fr.ts')).controlling,
  tr: async () => (await import('@tabellion/texts/controlling/tr.ts')).controlling,
  ar: async () => (await import('@tabellion/texts/controlling/ar.ts')).controlling,
});
