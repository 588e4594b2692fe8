import './annual.css';
import { jurisdiction, zoneOf } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeFromWire, defaultPlace } from '@tabellion/law/wireNames.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import type { Step, StepState } from '@tabellion/ui/components/Steps.tsx';
import { RegistryZone } from '@tabellion/ui/format/registryZone.ts';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { WizardShell } from '@tabellion/ui/shell/WizardShell.tsx';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { type ReactNode, useEffect, useMemo } from 'react';
import { readPlans } from '../../../billing/contract.ts';
import { firstPlan } from '../../../billing/rules/plans.ts';
import { FailedRenewal } from '../../../billing/web/public.ts';
import { type CorporationFacts, readCorporation } from '../../../corporation/contract.ts';
import { readCorporateInfo } from '../../../organizations/contract.ts';
import type { CorporateView } from '../../../organizations/shapes.ts';
import { CorporationContext } from '../../../organizations/web/public.ts';
import { readAnnual } from '../../annualContract.ts';
import { type AnnualStep, type AnnualView, annualSteps } from '../../annualView.ts';
import { filingsPage } from '../../rules/filingsPage.ts';
import { AnnualContext, type AnnualPage, useAnnual, useGo, useSave } from './annualPage.ts';
import { Panel } from './Panel.tsx';
import { Since } from './Since.tsx';
import { loadAnnualWords } from './words.ts';

interface FlowProps {
  step: AnnualStep;
  children: ReactNode;
}

/** A page of the annual return: the rail with who did each step, the step, and the return as it will be filed. */
export const AnnualFlow = (props: FlowProps) => (
  <MoreTexts load={loadAnnualWords} waiting={<PageSkeleton shape="cards" />}>
    <Reading {...props} />
  </MoreTexts>
);

function Reading(props: FlowProps) {
  const orgId = usePathParam('org_unique_id') ?? '';
  const filingId = usePathParam('filing_id') ?? '';
  const named = usePathParam('plans');
  const annual = useRead(readAnnual, { params: { orgId, filingId } });
  const corporation = useRead(readCorporation, { params: { id: orgId }, query: {} });
  const corporate = useRead(readCorporateInfo, { params: { id: orgId } });
  const plan = useRead(readPlans, { params: { orgId } });
  const failed = [annual, corporation, corporate, plan].find(({ isError }) => isError);
  const facts = corporation.data?.facts;
  if (annual.data && facts && corporate.data && plan.data)
    return (
      <Provided
        page={{ orgId, annual: annual.data, facts, planId: named ?? plan.data.plan_id ?? firstPlan }}
        corporate={corporate.data}
      >
        <Shell {...props} />
      </Provided>
    );
  return failed ? <ReadFailed page of={failed} /> : <PageSkeleton shape="cards" />;
}

/** The contexts that the drawers of the registers find above them. */
function Provided({
  page,
  corporate,
  children,
}: {
  page: AnnualPage;
  corporate: CorporateView;
  children: ReactNode;
}) {
  const { again } = useReadings();
  const { orgId, facts, annual } = page;
  const corporation = useMemo(
    () => ({
      orgId,
      corporate,
      articles: articlesIn(facts),
      refresh: async () => {
        const params = { id: orgId };
        await Promise.all([
          again(readAnnual, { params: { orgId, filingId: annual.filing_id } }),
          again(readCorporation, { params, query: {} }),
          again(readCorporateInfo, { params }),
        ]);
      },
    }),
    [orgId, corporate, facts, annual.filing_id, again],
  );
  const law = corporationTypeFromWire(corporate.corporation_type) ?? defaultPlace.jurisdiction;
  return (
    <CorporationContext value={corporation}>
      <AnnualContext value={page}>
        <RegistryZone value={zoneOf(law)}>{children}</RegistryZone>
      </AnnualContext>
    </CorporationContext>
  );
}

const articlesIn = ({ language, min_directors, max_directors, sector }: CorporationFacts) => ({
  language: language ?? ('en' as const),
  min_directors,
  max_directors,
  sector,
});

function Shell({ step, children }: FlowProps) {
  const text = useText();
  const { language } = useLanguage();
  const day = useDayOf();
  const dayOf = (at: string) => formatDate(day(at), language, 'day');
  const { orgId, annual, facts } = useAnnual();
  const go = useGo();
  const showsFilings = useMay('filings.read');
  useSeen(annual);
  useNotices(annual);
  const shown = step === 'checkout' && annual.status === 'Complete' ? 'complete' : step;
  const { registry } = jurisdiction(annual.registration);
  return (
    <WizardShell
      kind={text('annual.title', { year: annual.filing_year })}
      name={<UserText>{facts.name}</UserText>}
      steps={annual.steps.map((one) =>
        railStep(one, { annual, shown, text, dayOf, open: () => go(one.step) }),
      )}
      current={shown}
      onLeave={() => navigate({ to: filingsPage(orgId, showsFilings) })}
      isOver={annual.status === 'Complete'}
      aside={shown === 'complete' ? undefined : <Panel step={step} />}
    >
      <FailedRenewal orgId={orgId} />
      <div className="stack s4">
        <PageHead
          title={text('annual.title', { year: annual.filing_year })}
          lead={<RichText of="annual.lead" with={{ registry, date: <DateText date={annual.as_of} /> }} />}
          badge={
            annual.status !== 'Complete' && (
              <StatusBadge tone={annual.due_on < annual.today ? 'err' : 'warn'}>
                {text('annual.due', { date: formatDate(annual.due_on, language) })}
              </StatusBadge>
            )
          }
        />
        <Since />
        {children}
      </div>
    </WizardShell>
  );
}

interface RailWords {
  annual: AnnualView;
  shown: AnnualStep;
  text: ReturnType<typeof useText>;
  dayOf(at: string): string;
  open(): void;
}

/** Whoever goes on sees who did what before. */
function railStep(of: AnnualView['steps'][number], { annual, shown, text, dayOf, open }: RailWords): Step {
  const { step, is_done: isDone, by, at } = of;
  const lines = annual.lines.filter(({ group }) => group === step);
  const openLines = lines.filter(({ state }) => state !== 'right' && state !== 'changed').length;
  const isReachable =
    step !== 'complete' &&
    (annual.status !== 'Complete' || annual.registry.state === 'rejected' || step === 'resolutions');
  const note =
    by !== null && at !== null && by !== '' ? text('annual.by', { name: by, date: dayOf(at) }) : undefined;
  return {
    key: step,
    title: text(`annual.step.${step}`),
    state: stateOf(isDone, step === shown),
    note: !isDone && openLines > 0 && by !== null ? text('annual.open', { count: openLines }) : note,
    ...(isReachable && { onOpen: open }),
  };
}

function stateOf(isDone: boolean, isShown: boolean): StepState {
  if (isDone) return 'done';
  return isShown ? 'now' : 'next';
}

/** The notice of an entry follows it a moment later: the return is read once more. */
function useNotices({ filing_id: filingId, lines }: AnnualView): void {
  const { orgId } = useAnnual();
  const { again } = useReadings();
  const waiting = lines.filter(({ state, notice }) => state === 'changed' && notice === null).length;
  useEffect(() => {
    if (waiting === 0) return;
    const timer = setTimeout(() => void again(readAnnual, { params: { orgId, filingId } }), noticeMs);
    return () => clearTimeout(timer);
  }, [waiting]);
}

const noticeMs = 2_000;

/** Changes by others are shown to this member once, from his first look on. */
function useSeen({ is_seen: isSeen, steps }: AnnualView): void {
  const { save } = useSave();
  const mayEdit = useMay('filings.edit');
  useEffect(() => {
    if (mayEdit && !isSeen && steps.some(({ at }) => at !== null)) void save({ seen: true });
  }, [isSeen]);
}

export const stepAfter = (step: AnnualStep): AnnualStep => annualSteps[annualSteps.indexOf(step) + 1] ?? step;
export const stepBefore = (step: AnnualStep): AnnualStep | undefined =>
  annualSteps[annualSteps.indexOf(step) - 1];
