import { isolateNames } from '@tabellion/texts/text.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import './dashboard.css';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { NotFoundState } from '@tabellion/ui/components/States.tsx';
import { useGently } from '@tabellion/ui/components/useGently.ts';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { FileInput, FolderClosed, Hourglass, Landmark, type LucideIcon, ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { NearestDeadlines } from '../../deadlines/web/public.ts';
import { VerifyNotice } from '../../entry/web/public.ts';
import { loadWorkWords, NeedsYou } from '../../worklist/web/public.ts';
import { type Dashboard, readDashboard } from '../contract.ts';
import type { Tip } from '../rules/tips.ts';
import { DashboardHead } from './DashboardHead.tsx';
import { Directors } from './Directors.tsx';
import { Figures } from './Figures.tsx';
import { FilingYearPrompt } from './FilingYearPrompt.tsx';
import { Holders } from './Holders.tsx';
import { NextAct, useFounding } from './NextAct.tsx';
import { NextStepsList } from './NextStepsList.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { SetUp } from './SetUp.tsx';
import { useDeclined } from './useDeclined.ts';
import { type OpenNextSteps, useNextSteps } from './useNextSteps.ts';
import { loadWords } from './words.ts';

/** Further panels of the dashboard, below the latest activity. */
export interface DashboardPanelSlot {
  gives: { of: Dashboard };
  takes: ReactNode;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    'dashboard.panel': DashboardPanelSlot;
  }
}

/** dashboard: first what asks an answer, then figures, dates with their rule, people, what happened. */
export function DashboardScreen() {
  const orgId = useOrgId();
  const reading = useRead(readDashboard, { params: { id: orgId } });
  useRegistryAnswer(reading.data?.nextAct?.act === 'wait');
  const { isDeclined, decline } = useDeclined(orgId);
  const { isKnown } = useFounding(orgId, reading.data);
  const next = useNextSteps(orgId, reading.data);
  // The question and the next steps stand above all else: what came before them would move.
  const isDrawn = useGently(isKnown && next.isKnown && isDeclined !== undefined);
  if (isDrawn && reading.data !== undefined && isDeclined !== undefined)
    return (
      <Worded isNew={next.steps !== undefined} needs={reading.data.needsYou.all > 0}>
        <Page of={reading.data} next={next.steps} onDecline={isDeclined ? undefined : decline} />
      </Worded>
    );
  if (!reading.isError) return <PageSkeleton shape="cards" />;
  if (reading.error.answer.status === 404) return <NotFoundState page action={<ToOrganizations />} />;
  return <ReadFailed page of={reading} />;
}

const LOOK_MS = 5_000;

/** Looks for the registry's answer while it is awaited; all that is shown changes with it, the navigation too. */
function useRegistryAnswer(isAwaited: boolean): void {
  const readings = useReadings();
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => void readings.again(readDashboard), LOOK_MS);
    return () => {
      clearInterval(timer);
      void readings.allAgain();
    };
  }, [isAwaited, readings]);
}

interface WordedProps {
  /** The next steps of a new corporation are on it. */
  isNew: boolean;
  /** Something needs the reader. */
  needs: boolean;
  children: ReactNode;
}

/** The page comes with the words of all that is on it. */
function Worded({ isNew, needs, children }: WordedProps) {
  const waiting = <PageSkeleton shape="cards" />;
  const inner = isNew ? (
    <MoreTexts load={loadWords} waiting={waiting}>
      {children}
    </MoreTexts>
  ) : (
    children
  );
  return needs ? (
    <MoreTexts load={loadWorkWords} waiting={waiting}>
      {inner}
    </MoreTexts>
  ) : (
    inner
  );
}

function ToOrganizations() {
  const text = useText();
  return (
    <Link className={buttonClass({ variant: 'primary' })} to="/landingPage">
      {text('shell.nav.landing')}
    </Link>
  );
}

interface PageProps {
  of: Dashboard;
  /** Undefined where nothing is left of them. */
  next: OpenNextSteps | undefined;
  /** Undefined where the filing year's question was declined in this session. */
  onDecline: (() => void) | undefined;
}

/** Before incorporation the set-up and its next act stand first; there are no figures and deadlines yet. */
function Page({ of: dashboard, next, onDecline }: PageProps) {
  const text = useText();
  const mayEnter = useMay('shares.edit');
  const { org_unique_id: orgId, figures, notification, waiting, needsYou } = dashboard;
  // Its next steps say the same of every subscriber.
  const isBegun = dashboard.company_type === 'new' && figures?.issuedExact === '0';
  return (
    <>
      <DashboardHead of={dashboard} />
      <div className="stack s4">
        {!(figures && mayEnter) && <ViewOnly of="dashboard.edit" />}
        {notification && onDecline && (
          <FilingYearPrompt key={orgId} orgId={orgId} of={notification} onDecline={onDecline} />
        )}
        {dashboard.nextAct && <VerifyNotice />}
        {needsYou.all > 0 && <NeedsYou lines={needsYou.lines} all={needsYou.all} />}
        {dashboard.warnings.map(({ textCode, message }) => (
          <Callout
            key={textCode}
            tone="warn"
            title={message}
            actions={
              <QuickLink to={`/app/org/${orgId}/dashboard/directors`}>
                {text('dashboard.toDirectors')}
              </QuickLink>
            }
          />
        ))}
        {dashboard.nextAct && <NextAct of={dashboard} isSecond={needsYou.all > 0} />}
        {next && <NextStepsList orgId={orgId} steps={next.steps} set={next.set} />}
        {figures && waiting.subscriptions > 0 && !isBegun && <Waiting orgId={orgId} of={waiting} />}
        {figures?.issuedExact === '0' && waiting.subscriptions === 0 && <EmptyRegister orgId={orgId} />}
        {figures && <Figures orgId={orgId} of={figures} />}
        <div className="dash">
          <div className="stack s4">
            {figures && <NearestDeadlines orgId={orgId} of={dashboard} />}
            <RecentActivity orgId={orgId} of={dashboard.activity_logs} />
          </div>
          <div className="stack s4">
            {figures && dashboard.toggle && <SetUp of={dashboard} />}
            <Directors of={dashboard} />
            <Holders of={dashboard} />
            <Slot of="dashboard.panel" gives={{ of: dashboard }} />
          </div>
        </div>
        <Tips of={dashboard.tips} />
      </div>
    </>
  );
}

interface WaitingProps {
  orgId: string;
  of: Dashboard['waiting'];
}

function Waiting({ orgId, of: { subscriptions, sharesExact } }: WaitingProps) {
  const { language, text } = useLanguage();
  const shares = formatNumber(sharesExact, language);
  return (
    <Callout
      icon={Hourglass}
      actions={
        <QuickLink to={`/app/org/${orgId}/dashboard/shares`}>{text('dashboard.toSubscriptions')}</QuickLink>
      }
    >
      {text('dashboard.waiting', { count: subscriptions, shares })}
    </Callout>
  );
}

/** A corporation that was taken over brings its register next. */
function EmptyRegister({ orgId }: { orgId: string }) {
  const text = useText();
  const mayImport = useMay('shares.edit');
  if (!mayImport) return null;
  return (
    <Callout
      icon={FileInput}
      actions={<QuickLink to={`/app/org/${orgId}/organization/import`}>{text('register.import')}</QuickLink>}
    >
      {text('dashboard.emptyRegister')}
    </Callout>
  );
}

const QuickLink = ({ to, children }: { to: string; children: string }) => (
  <Link className={buttonClass({})} to={to}>
    {children}
  </Link>
);

const tipIcons: Readonly<Record<Tip, LucideIcon>> = {
  business_name: ReceiptText,
  documents: FolderClosed,
  bank_account: Landmark,
};

/** The three tips. */
function Tips({ of: tips }: { of: Dashboard['tips'] }) {
  const text = useText();
  return (
    <section className="card no-print" aria-label={text('dashboard.tips')}>
      <ul className="tips">
        {tips.map(({ tip_id, title, message, names }) => (
          <li key={tip_id}>
            <Icon of={tipIcons[tip_id]} />
            <div>
              <h3>{title}</h3>
              <p className="t12 muted">{isolateNames(message, names)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
