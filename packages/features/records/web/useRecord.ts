import { type Answer, call } from '@tabellion/kit/client.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCallSetting } from '@tabellion/ui/call/CallProvider.tsx';
import { useFileFetch } from '@tabellion/ui/call/useFile.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Receipt, readRecordStates } from '../contract.ts';
import type { Verification } from './verifyInBrowser.ts';

const pollMs = 2_000;

/** How it stands with the record of a thing (`holding:<id>`); null where the log has nothing of it and nothing waits. */
export function useRecordState(orgId: string, subject: string, when: boolean) {
  const { token, origin = '' } = useCallSetting();
  const { language } = useLanguage();
  const ask: Ask = (subjects) =>
    call(
      readRecordStates,
      { params: { orgId }, query: { subjects: subjects.join(',') } },
      { token: token(), language, origin },
    );
  return useQuery<Receipt | null>({
    queryKey: [readRecordStates.path, orgId, subject],
    queryFn: () => statesOf(orgId, subject, ask),
    enabled: when,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? pollMs : false),
  });
}

type Ask = (subjects: readonly string[]) => Promise<Answer<ReplyOf<typeof readRecordStates>>>;

interface Batch {
  readonly subjects: Set<string>;
  readonly states: Promise<ReadonlyMap<string, Receipt | null>>;
}

const MOST_SUBJECTS = 50;
const batches = new Map<string, Batch>();

/** The badges of a page ask together. */
async function statesOf(orgId: string, subject: string, ask: Ask): Promise<Receipt | null> {
  let batch = batches.get(orgId);
  if (batch === undefined || batch.subjects.size >= MOST_SUBJECTS) {
    batch = openBatch(orgId, ask);
    batches.set(orgId, batch);
  }
  batch.subjects.add(subject);
  return (await batch.states).get(subject) ?? null;
}

function openBatch(orgId: string, ask: Ask): Batch {
  const subjects = new Set<string>();
  const states = new Promise<void>((resolve) => setTimeout(resolve, 10)).then(async () => {
    if (batches.get(orgId)?.subjects === subjects) batches.delete(orgId);
    const answer = await ask([...subjects]);
    if (!answer.ok) throw new Error(answer.message);
    return new Map(answer.data.states.map(({ subject, receipt }) => [subject, receipt]));
  });
  return { subjects, states };
}

/** The check in this browser; it is remembered while the session lasts. The code that checks comes with the first. */
export function useVerification(orgId: string, subject: string, txId: string | null, when: boolean) {
  const fetchFile = useFileFetch();
  return useQuery<Verification>({
    queryKey: ['verified', orgId, subject, txId],
    queryFn: async () => {
      const { verifyInBrowser } = await import('./verifyInBrowser.ts');
      const [, subjectId = ''] = subject.split(':');
      return await verifyInBrowser({ orgId, txId: txId ?? '', subjectId }, fetchFile);
    },
    enabled: when && txId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
