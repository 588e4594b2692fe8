import type { DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
import { deadlineKinds } from '@tabellion/law/deadlines/deadline.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { markDeadlines } from '../../deadlines/contract.ts';
import { remindSignees } from '../../signing/contract.ts';
import { assignLines, type ListedLine } from '../contract.ts';

interface Done {
  readonly ok: boolean;
  readonly message: string;
}

/** Acts on several lines: each is a request of its organization, judged there; what was refused is said with its reason. */
export function useMarkedActs(lines: readonly ListedLine[], onDone: () => void) {
  const text = useText();
  const snack = useSnack();
  const remind = useCall(remindSignees, { say: 'none' });
  const mark = useCall(markDeadlines, { say: 'none' });
  const assign = useCall(assignLines, { say: 'none' });
  const [busy, setBusy] = useState(false);

  /** One after the other: a firm's server has other readers. */
  async function each<Part>(
    parts: readonly (readonly [part: Part, lines: number])[],
    act: (part: Part) => Promise<Done>,
  ) {
    setBusy(true);
    let done = 0;
    let refusal: string | undefined;
    for (const [part, count] of parts) {
      const answer = await act(part);
      if (answer.ok) done += count;
      else refusal ??= answer.message;
    }
    setBusy(false);
    const all = parts.reduce((sum, [, count]) => sum + count, 0);
    snack(
      refusal === undefined
        ? { message: text('worklist.done', { count: done }), tone: 'ok' }
        : { message: text('worklist.doneInPart', { count: done, all, reason: refusal }), tone: 'warn' },
    );
    onDone();
  }

  const remindable = lines.filter(({ next_act: act, subject }) => act === 'remind' && subject !== null);
  const markable = byOrganization(lines.filter(({ deadline }) => deadline !== null));
  const assignable = byOrganization(lines.filter(({ may_assign: may }) => may));
  return {
    busy,
    remind:
      remindable.length === 0
        ? undefined
        : () =>
            each(
              remindable.map((line) => [line, 1] as const),
              ({ org_unique_id: orgId, subject }) =>
                remind.run({ params: { orgId, envelopeId: subject ?? '' }, body: {} }),
            ),
    mark:
      markable.length === 0
        ? undefined
        : () =>
            each(markable, ([id, own]) =>
              mark.run({ params: { id }, body: { deadlines: own.flatMap(deadlineIn), mark: 'done' } }),
            ),
    assign:
      assignable.length === 0
        ? undefined
        : (userId: string | null) =>
            each(assignable, ([id, own]) =>
              assign.run({ params: { id }, body: { lines: own.map(({ line }) => line), user_id: userId } }),
            ),
  };
}

type OfOrganization = readonly [orgId: string, lines: readonly ListedLine[]];

function byOrganization(lines: readonly ListedLine[]): (readonly [OfOrganization, number])[] {
  const found = new Map<string, ListedLine[]>();
  for (const line of lines) found.set(line.org_unique_id, [...(found.get(line.org_unique_id) ?? []), line]);
  return [...found].map(([orgId, own]) => [[orgId, own], own.length]);
}

function deadlineIn({
  deadline,
}: ListedLine): { registration: string; kind: DeadlineKind; occasion: string }[] {
  const kind = deadlineKinds.find((one) => one === deadline?.kind);
  return deadline === null || kind === undefined ? [] : [{ ...deadline, kind }];
}
