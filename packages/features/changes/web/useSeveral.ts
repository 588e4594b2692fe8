import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useState } from 'react';
import { draftChange, editChange, previewChange, readChangeForm, sendChange } from '../contract.ts';
import type { KindOfChange } from '../rules/kinds.ts';
import { sameForm } from '../rules/sameForm.ts';
import type { ChangePreview, FormField } from '../shapes.ts';

/** How far a corporation is: what it would be there, or why not; and once it was drafted, its change. */
export interface OfCorporation {
  orgId: string;
  preview: ChangePreview | undefined;
  changeId: string | undefined;
  isSent: boolean;
  /** The preview is that of the form as it stands now, and may be sent. */
  isReady: boolean;
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

interface Row extends Omit<OfCorporation, 'isReady'> {
  /** The form of which it is a preview; null before the first. */
  typed: Typed | null;
  /** The same form as this corporation asks it, and as its draft has it. */
  form: Record<string, string>;
  drafted: Typed | null;
}

const rowOf = (orgId: string): Row => ({
  orgId,
  preview: undefined,
  changeId: undefined,
  isSent: false,
  refusal: undefined,
  typed: null,
  form: {},
  drafted: null,
});

/** The same change in several corporations: each is tried, drafted and sent by itself, with the rights that its caller has there. */
export function useSeveral(several: Several) {
  const { typed, chosen } = several;
  const { previewIn, sendIn, isWaiting } = useCorporation(several);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [brought, setBrought] = useState<readonly Row[]>([]);
  const [busy, setBusy] = useState(false);
  const isCurrent = (one: Row) => chosen.includes(one.orgId) && isSame(one.typed, typed);

  /** One after the other; each is shown once it is done. */
  const run = async (of: readonly Row[], step: (one: Row) => Promise<Row>) => {
    setBusy(true);
    let now = of;
    for (const one of of) {
      const next = await step(one);
      now = now.map((row) => (row === one ? next : row));
      setRows(now);
    }
    setBusy(false);
    setBrought(now);
  };

  return {
    // Drafts stay. A preview goes once the form is another.
    all: rows
      .filter((one) => one.changeId !== undefined || isCurrent(one))
      .map(
        (one): OfCorporation => ({
          ...one,
          isReady: one.preview !== undefined && !one.isSent && isCurrent(one),
        }),
      ),
    busy,
    isWaiting,
    preview: (of: Typed) => {
      const drafted = rows.filter(({ changeId }) => changeId !== undefined);
      const others = chosen.filter((orgId) => !drafted.some((one) => one.orgId === orgId));
      return run([...drafted, ...others.map(rowOf)], async (one) =>
        one.isSent || !chosen.includes(one.orgId) ? one : previewIn(one, of),
      );
    },
    /** One that was drafted but not sent goes out again once its fault is mended. */
    send: () =>
      run(
        rows.filter((one) => one.changeId !== undefined || isCurrent(one)),
        async (one) => (one.preview !== undefined && !one.isSent && isCurrent(one) ? sendIn(one) : one),
      ),
    /** Another array whenever something was previewed or sent. */
    brought,
  };
}

/** The calls for one corporation, which wait for the limits. */
function useCorporation({ kind, fields }: Several) {
  const read = useCall(readChangeForm, { say: 'none' });
  const tried = useCall(previewChange, { say: 'none' });
  const draft = useCall(draftChange, { say: 'none' });
  const edit = useCall(editChange, { say: 'none' });
  const sent = useCall(sendChange, { say: 'none' });
  const [isWaiting, setWaiting] = useState(false);

  /** Limits count by the minute, and a firm's corporations are more than they take: it goes on once the server takes more. */
  const inTime = async <T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    let answer = await ask();
    for (let seconds = waitOf(answer); seconds > 0; seconds = waitOf(answer)) {
      setWaiting(true);
      await passed(seconds);
      setWaiting(false);
      answer = await ask();
    }
    return answer;
  };

  /** Drafted once; what was previewed anew since edits the draft. */
  const draftIn = ({ orgId, form, changeId }: Row) => {
    const body = { parts: [{ kind, form }] };
    return inTime(() =>
      changeId === undefined
        ? draft.run({ params: { orgId }, body })
        : edit.run({ params: { orgId, changeId }, body }),
    );
  };

  return {
    isWaiting,
    previewIn: async (one: Row, typed: Typed): Promise<Row> => {
      const params = { orgId: one.orgId };
      const there = await inTime(() => read.run({ params: { ...params, kind } }));
      if (!there.ok) return { ...one, typed, preview: undefined, refusal: reasonOf(there) };
      const form = sameForm(typed, fields, there.data.fields);
      const answer = await inTime(() => tried.run({ params, body: { parts: [{ kind, form }] } }));
      return answer.ok
        ? { ...one, typed, form, preview: answer.data, refusal: undefined }
        : { ...one, typed, form, preview: undefined, refusal: reasonOf(answer) };
    },
    sendIn: async (one: Row): Promise<Row> => {
      const { orgId, form, drafted } = one;
      let { changeId } = one;
      if (changeId === undefined || !isSame(drafted, form)) {
        const kept = await draftIn(one);
        if (!kept.ok) return { ...one, refusal: reasonOf(kept) };
        changeId = kept.data.change.change_id;
      }
      const params = { orgId, changeId };
      const answer = await inTime(() => sent.run({ params, body: { one_mail: true } }));
      const refusal = answer.ok ? undefined : reasonOf(answer);
      return { ...one, changeId, drafted: form, isSent: answer.ok, refusal };
    },
  };
}

/** Limits by the minute are waited for, longer ones are told. */
const mostSeconds = 60;

/** The seconds after which the same is taken; 0 where waiting does not help. */
const waitOf = (answer: Answer<unknown>): number => {
  if (answer.ok || answer.textCode !== 'GENERAL.TOO_MANY') return 0;
  const { retryAfterSeconds = 0 } = answer;
  return retryAfterSeconds <= mostSeconds ? retryAfterSeconds : 0;
};

const passed = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const isSame = (one: Typed | null, other: Typed): boolean =>
  one !== null && Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

const reasonOf = (answer: Exclude<Answer<unknown>, { ok: true }>): string =>
  answer.fields.length > 0
    ? [...new Set(answer.fields.map(({ message }) => message))].join(' ')
    : answer.message;
