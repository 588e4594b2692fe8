import { useRead } from '@tabellion/ui/call/useRead.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { lazy, Suspense } from 'react';
import { readNextSteps } from '../nextStepsContract.ts';
import { openIn } from './useNextSteps.ts';
import { loadWords } from './words.ts';

const NextStepsList = lazy(async () => ({ default: (await import('./NextStepsList.tsx')).NextStepsList }));

/** Shows the next steps of a new corporation below another page; nothing once all of them are done. */
export function NextSteps({ orgId }: { orgId: string }) {
  const { data } = useRead(readNextSteps, { params: { id: orgId } });
  const open = openIn(data);
  if (open === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MoreTexts load={loadWords} waiting={null}>
        <NextStepsList orgId={orgId} steps={open.steps} set={open.set} />
      </MoreTexts>
    </Suspense>
  );
}
