/** The register's pages take from here the links to the page of one person. */
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { lazy, Suspense } from 'react';

const Links = lazy(() => import('./HolderLinks.tsx').then(({ HolderLinks: it }) => ({ default: it })));

/** Links to the page of one person, for those who may let others in. */
export function HolderLinksOf({ personId }: { personId: string }) {
  const orgId = useOrgId();
  return (
    useMay('members.manage') && (
      <Suspense fallback={null}>
        <Links orgId={orgId} personId={personId} />
      </Suspense>
    )
  );
}
