import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { lazy } from 'react';
import { useStage } from '../../../organizations/web/public.ts';
import { usePeople } from '../../../people/web/public.ts';
import { useWizard } from '../frame/wizard.ts';

const OrganizingResolution = lazy(() =>
  import('./OrganizingResolution.tsx').then((module) => ({ default: module.OrganizingResolution })),
);

/** The organizing resolution of a corporation that existed before, while its day is unknown; that of a new one is signed. It
 *  stands on the page of the officers, who begin with it. */
export function MissingResolution({ of }: { of: string }) {
  const mayEdit = useMay('people.edit') && useStage() === 'exists';
  const { changed } = usePeople();
  const { onboarding } = useWizard();
  const isExisting = onboarding.company_type === 'old';
  if (of !== 'officers' || !mayEdit || !isExisting || onboarding.organizing_resolution_on !== null)
    return null;
  return <OrganizingResolution onSaved={() => void changed()} />;
}
