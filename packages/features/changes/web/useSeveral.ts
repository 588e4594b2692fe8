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
  /** The form as it stands now, and the corporations that are chosen now. */
  typed: Typed;
  chosen: readonly string[];
}

type Typed = Readonly<Record<string, string>>;

interface Row extends OfCorporation {
  typed: Typed;
  form: Record<string, string>;
}

/** The same change in several corporations: each is tried, drafted and sent by itself, with the rights that its caller has there. */
export function useSeveral({ kind, fields, typed, chosen }: Several) {
  const read = useCall(readChangeForm, { say: 'none' });
  const tried = useCall(previewChange, { say: 'none' });
  const draft = useCall(draftChange, { say: 'none' });
  const sent = useCall(sendChange, { say: 'none' });
  const [rows, setRows] = useState<readonly Row[]>([]);
  // Drafts stay. A preview goes once the form is another.
  const all = rows.filter(
    (one) => one.changeId !== undefined || (chosen.includes(one.orgId) && isSame(one.typed, typed)),
  );

  const previewIn = async (orgId: string, of: Typed): Promise<Row> => {
    const nothing = { orgId, typed: of, preview: undefined, changeId: undefined, isSent: false, form: {} };
    const there = await read.run({ params: { orgId, kind } });
    if (!there.ok) return { ...nothing, refusal: reasonOf(there) };
    const form = sameForm(of, fields, there.data.fields);
    const answer = await tried.run({ params: { orgId }, body: { parts: [{ kind, form }] } });
    return answer.ok
      ? { ...nothing, form, preview: answer.data, refusal: undefined }
      : { ...nothing, form, refusal: reasonOf(answer) };
  };

  const sendIn = async (one: Row): Promise<Row> => {
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
    preview: async (of: Typed) => {
      const drafted = all.filter(({ changeId }) => changeId !== undefined);
      const done = [...drafted];
      for (const orgId of chosen)
        if (!drafted.some((one) => one.orgId === orgId)) done.push(await previewIn(orgId, of));
      setRows(done);
    },
    send: async () => {
      const done: Row[] = [];
      for (const one of all)
        done.push(one.preview === undefined || one.changeId !== undefined ? one : await sendIn(one));
      setRows(done);
    },
    /** Another array whenever something was previewed or sent. */
    brought: rows,
  };
}

const isSame = (one: Typed, other: Typed): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

const reasonOf = (answer: Exclude<Answer<unknown>, { ok: true }>): string =>
  answer.fields.length > 0
    ? [...new Set(answer.fields.map(({ message }) => message))].join(' ')
    : answer.message;
