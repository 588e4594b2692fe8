import './imports.css';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Steps } from '@tabellion/ui/components/Steps.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Building2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { listImports } from '../contract.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { CompareStep } from './CompareStep.tsx';
import { FindingsStep } from './FindingsStep.tsx';
import { DoesNotAddUp } from './ImportConflicts.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { SourceStep } from './SourceStep.tsx';
import { type ImportRun, useImport } from './useImport.ts';

/** organization/import: a register arrives from elsewhere, in plain steps, and can be taken back. */
export function ImportScreen() {
  return (
    <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
      <Imports />
    </MoreTexts>
  );
}

function Imports() {
  const text = useText();
  const orgId = useOrgId();
  const mayImport = useMay('shares.edit');
  return (
    <div className="stack s4">
      <PageHead title={text('imports.title')} lead={mayImport ? text('imports.lead') : undefined} />
      <ViewOnly of="shares.edit" />
      <OfOrganization orgId={orgId} mayImport={mayImport} />
    </div>
  );
}

interface OfOrganizationProps {
  orgId: string;
  mayImport: boolean;
}

function OfOrganization({ orgId, mayImport }: OfOrganizationProps) {
  const reading = useRead(listImports, { params: { id: orgId } });
  const run = useImport(orgId);
  if (reading.isError) return <ReadFailed of={reading} />;
  const imports = reading.data;
  if (imports === undefined) return <PageSkeleton shape="cards" />;
  if (!imports.isOnRecord) return <NotOnRecord orgId={orgId} mayImport={mayImport} />;
  return (
    <>
      <DoesNotAddUp orgId={orgId} />
      {mayImport && <Wizard run={run} orgId={orgId} />}
      <ImportHistory orgId={orgId} reading={reading} batches={imports.batches} />
    </>
  );
}

function NotOnRecord({ orgId, mayImport }: OfOrganizationProps) {
  const text = useText();
  return (
    <EmptyState
      icon={Building2}
      title={text('imports.notOnRecord')}
      action={
        mayImport && (
          <Link className={buttonClass({ variant: 'primary' })} to={`/app/onboard/company/${orgId}`}>
            {text('imports.notOnRecord.go')}
          </Link>
        )
      }
    >
      {text('imports.notOnRecord.why')}
    </EmptyState>
  );
}

function Wizard({ run, orgId }: { run: ImportRun; orgId: string }) {
  const text = useText();
  const steps = run.source === 'package' ? PACKAGE_STEPS : TABLE_STEPS;
  const at = steps.indexOf(run.step);
  const shown = useShownFromItsTop(run.step);
  return (
    <div className="imports">
      <Steps
        label={text('imports.title')}
        current={run.step}
        steps={steps.map((step, place) => ({
          key: step,
          title: text(`imports.step.${step}`),
          state: run.step === 'done' ? 'done' : stateBeside(place - at),
        }))}
      />
      <div ref={shown} tabIndex={-1}>
        {run.step === 'source' && <SourceStep run={run} />}
        {run.step === 'columns' && <ColumnsStep key={JSON.stringify(run.seen?.table)} run={run} />}
        {run.step === 'findings' && <FindingsStep run={run} />}
        {run.step === 'compare' && <CompareStep run={run} />}
        {run.step === 'done' && <DoneStep run={run} orgId={orgId} />}
      </div>
    </div>
  );
}

function stateBeside(places: number): 'done' | 'now' | 'next' {
  if (places < 0) return 'done';
  return places === 0 ? 'now' : 'next';
}

/** A step that follows another is read from its beginning; the button that led to it stood at the end. */
function useShownFromItsTop(step: ImportRun['step']) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return place;
}

const TABLE_STEPS = ['source', 'columns', 'findings', 'compare', 'done'] as const;
const PACKAGE_STEPS: readonly ImportRun['step'][] = TABLE_STEPS.filter((step) => step !== 'columns');

/** It is on record; the registers are the next thing to look at. */
function DoneStep({ run, orgId }: { run: ImportRun; orgId: string }) {
  const text = useText();
  return (
    <Card>
      <div className="stack s4">
        <Callout tone="ok" alert>
          {text('imports.done')}
        </Callout>
        <div className="row wrap">
          <Link className={buttonClass({ variant: 'primary' })} to={`/app/org/${orgId}/shares/shareholders`}>
            {text('imports.open')}
          </Link>
          <Button onClick={run.restart}>{text('imports.restart')}</Button>
        </div>
      </div>
    </Card>
  );
}

export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/importing/en.ts')).importing,
  fr: async () => (await import('@tabellion/texts/importing/fr.ts')).importing,
  tr: async () => (await import('@tabellion/texts/importing/tr.ts')).importing,
  ar: async () => (await import('@tabellion/texts/importing/ar.ts')).importing,
});
