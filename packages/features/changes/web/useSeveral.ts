import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useState } from 'react';
import { draftChange, previewChange, readChangeForm, sendChange } from '../contract.ts';
import type { KindOfChange } from '../rules/kinds.ts';
import { sameForm } from '../rules/sameForm.ts';
import type { ChangePreview, FormField } from '../shapes.ts';

/** How far a corporation is: what it would be there, or why not; and once it was sent, its change. */
export interface OfCorporation {
  orgId: string;
  preview: ChangePreview | undefined;
  changeId: string | undefined;
  isSent: boolean;
  refusal: string | undefined;
}

interface Several {
  kind: KindOfChange;
  /** Those of the corporation from which it began. */
  fields: readonly FormField[];
}

/** The same change in several corporations: each is tried, drafted and sent by itself, with the rights that its caller has there. */
export function useSeveral({ kind, fields }: Several) {
  const read = useCall(readChangeForm, { say: 'none' });
  const tried = useCall(previewChange, { say: 'none' });
  const draft = useCall(draftChange, { say: 'none' });
  const sent = useCall(sendChange, { say: 'none' });
  const [all, setAll] = useState<readonly (OfCorporation & { form: Record<string, string> })[]>([]);

  const previewIn = async (orgId: string, typed: Readonly<Record<string, string>>) => {
    const nothing = { orgId, preview: undefined, changeId: undefined, isSent: false, form: {} };
    const there = await read.run({ params: { orgId, kind } });
    if (!there.ok) return { ...nothing, refusal: reasonOf(there) };
    const form = sameForm(typed, fields, there.data.fields);
    const answer = await tried.run({ params: { orgId }, body: { parts: [{ kind, form }] } });
    return answer.ok
      ? { ...nothing, form, preview: answer.data, refusal: undefined }
      : { ...nothing, form, refusal: reasonOf(answer) };
  };

  const sendIn = async (one: (typeof all)[number]) => {
    const { orgId, form } = one;
    const drafted = await draft.run({ params: { orgId }, body: { parts: [{ kind, form }] } });
    if (!drafted.ok) return { ...one, refusal: reasonOf(drafted) };
    const changeId = drafted.data.change.change_id;
    const answer = await sent.run({ params: { orgId, changeId }, body: { one_mail: true } });
    return { ...one, changeId, isSent: answer.ok, refusal: answer.ok ? undefined : reasonOf(answer) };
  };

  return {
    all,
    busy: read.busy || tried.busy || draft.busy || sent.busy,
    preview: async (orgIds: readonly string[], typed: Readonly<Record<string, string>>) => {
      const done = [];
      for (const orgId of orgIds) done.push(await previewIn(orgId, typed));
      setAll(done);
    },
    send: async () => {
      const done = [];
      for (const one of all)
        done.push(one.preview === undefined || one.changeId !== undefined ? one : await sendIn(one));
      setAll(done);
    },
    /** Previews of a form or a choice that was changed since are gone. */
    forget: () => setAll([]),
  };
}

const reasonOf = (answer: Exclude<Answer<unknown>, { ok: true }>): string =>
  answer.fields.length > 0
    ? [...new Set(answer.fields.map(({ message }) => message))].join(' ')
    : answer.message;
