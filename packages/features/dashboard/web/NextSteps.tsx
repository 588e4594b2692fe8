import { useRead } from '@tabellion/ui/call/useRead.ts';
import { lazy, Suspense } from 'react';
import { readNextSteps } from '../nextStepsContract.ts';

const NextStepsList = lazy(async () => ({ default: (await import('./NextStepsList.tsx')).NextStepsList }));

/** Shows the next steps of a new corporation; nothing once all of them are done. */
export function NextSteps({ orgId }: { orgId: string }) {
  const { data } = useRead(readNextSteps, { params: { id: orgId } });
  if (data === undefined || data.steps.length === 0 || data.set === null) return null;
  return (
    <Suspense fallback={null}>
      <NextStepsList orgId={orgId} steps={data.steps} set={data.set} />
    </Suspense>
  );
}
