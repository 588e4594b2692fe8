import { zoneOf } from '@tabellion/law/jurisdictions.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { type PlannedRead, useRead, useReadAhead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { useGently } from '@tabellion/ui/components/useGently.ts';
import { RegistryZone } from '@tabellion/ui/format/registryZone.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Navigate } from '@tabellion/ui/router/Link.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { type ReactNode, useMemo } from 'react';
import { readCorporateInfo } from '../../../organizations/contract.ts';
import { CorporationContext, useJurisdiction } from '../../../organizations/web/public.ts';
import { listShareholders } from '../../../shares/contract.ts';
import { readOnboarding } from '../../contract.ts';
import { type Screen, screenPath } from '../../rules/wizard.ts';
import { type FrameKind, pageHash, placeOf, WizardContext, type WizardPageState } from './wizard.ts';

const firstScreen: Screen = 'user';

interface WizardPageProps {
  frame: FrameKind;
  screen: Screen;
  /** The step's own data, loaded in parallel with the founding; the step renders once all of it is there. */
  reads?: (orgId: string) => readonly PlannedRead[];
  children: ReactNode;
}

/** A page of the wizard: finds the organization, reads where its founding stands, and shows the step. */
export function WizardPage(props: WizardPageProps) {
  const named = usePathParam('org_unique_id');
  const { session } = useSession();
  if (named !== undefined) return <PageOf {...props} orgId={named} />;
  const selected = session?.orgId ?? undefined;
  if (selected === undefined) return <Navigate to="/app/onboard/location" replace />;
  if (props.screen === firstScreen) return <Resumed orgId={selected} />;
  return <Navigate to={screenPath(props.screen, selected, null)} replace />;
}

/** The first screen without an organization named: goes on where the selected one was left. */
function Resumed({ orgId }: { orgId: string }) {
  const founding = useRead(readOnboarding, { params: { id: orgId } });
  if (founding.data !== undefined) return <Navigate to={founding.data.resume} replace />;
  if (founding.error === null) return <Loading />;
  return <ReadFailed page of={founding} />;
}

const nothing: NonNullable<WizardPageProps['reads']> = () => [];

function PageOf({ frame, screen, reads = nothing, orgId, children }: WizardPageProps & { orgId: string }) {
  const { again } = useReadings();
  const founding = useRead(readOnboarding, { params: { id: orgId } });
  const corporate = useRead(readCorporateInfo, { params: { id: orgId } });
  const isRead = useReadAhead(reads(orgId));

  const wizard = useMemo<WizardPageState | undefined>(() => {
    if (founding.data === undefined || corporate.data === undefined) return undefined;
    const { plan_id } = founding.data;
    return {
      orgId,
      onboarding: founding.data,
      corporate: corporate.data,
      articles: founding.data.articles,
      frame,
      screen,
      go: (to) => {
        navigate({ to: placeOf(to, frame, orgId, plan_id), hash: pageHash(to, frame) });
      },
      refresh: async () => {
        const params = { id: orgId };
        await Promise.all([
          again(readOnboarding, { params }),
          again(readCorporateInfo, { params }),
          again(listShareholders),
        ]);
      },
    };
  }, [founding.data, corporate.data, orgId, frame, screen, navigate, again]);

  const isDrawn = useGently(wizard !== undefined && isRead);
  if (wizard !== undefined && isDrawn)
    return (
      <CorporationContext value={wizard}>
        <WizardContext value={wizard}>
          <ByRegistryClock>{children}</ByRegistryClock>
        </WizardContext>
      </CorporationContext>
    );
  const failed = [founding, corporate].find(({ isError }) => isError);
  if (failed) {
    const refetch = () => Promise.all([founding.refetch(), corporate.refetch()]);
    return <ReadFailed page of={{ ...failed, refetch }} />;
  }
  return <Loading />;
}

/** Moments are shown in the zone of the registry, as everywhere in a corporation; the choice of a jurisdiction decides it. */
const ByRegistryClock = ({ children }: { children: ReactNode }) => (
  <RegistryZone value={zoneOf(useJurisdiction())}>{children}</RegistryZone>
);
