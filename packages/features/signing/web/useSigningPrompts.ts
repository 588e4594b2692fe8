import { dateInZone, instant } from '@tabellion/kernel/date.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { dataIfAccessible, type Prompt } from '../../notifications/web/public.ts';
import { listOwnEnvelopes } from '../signeeContract.ts';

/** Prompts for the bell: envelopes that wait for the reader's own signature. */
export function useSigningPrompts({ orgId }: { orgId: string }): readonly Prompt[] {
  const text = useText();
  const maySign = useMay('signing.own');
  const reading = useRead(listOwnEnvelopes, { params: { orgId } }, { when: maySign });
  const waiting = dataIfAccessible(reading)?.envelopes ?? [];
  const [next] = waiting.toSorted((a, b) => a.expires_at.localeCompare(b.expires_at));
  if (next === undefined) return [];
  return [
    {
      type: 'signatures',
      title: text('shell.prompt.sign', {
        count: waiting.reduce((sum, { documents }) => sum + documents.length, 0),
      }),
      message: next.title,
      due_date: dateInZone(instant(next.expires_at), next.zone),
      path: `/app/org/${orgId}/signingroom`,
    },
  ];
}
