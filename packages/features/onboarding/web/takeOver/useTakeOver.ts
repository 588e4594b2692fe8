import type { Answer } from '@tabellion/kit/client.ts';
import { keep, kept } from '@tabellion/ui/browser/kept.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useEffect, useState } from 'react';
import { typeOfTable } from '../../../exchange/rules/sources.ts';
import { listOrganizations } from '../../../organizations/contract.ts';
import { readProfile } from '../../../registry/rules/profile.ts';
import { submitIncorporation } from '../../contract.ts';
import {
  type JudgedCorporation,
  readTakeOverProfile,
  readTakeOverTable,
  type TakeOverTable,
  takeOver,
} from '../../takeOverContract.ts';

/** One corporation of the list. */
export interface TakenRow extends JudgedCorporation {
  readonly key: string;
  /** The organization that it is here; null while it is none. */
  readonly orgId: string | null;
  /** The plan that was chosen as it was taken over; null where nobody chose one here. */
  readonly planId: string | null;
  /** Why it was not taken over, or not recorded. */
  readonly refusal: { readonly textCode: string; readonly message: string } | null;
}

/** The corporations that were read last, and how far they are. */
export interface TakeOverList {
  readonly rows: readonly TakenRow[];
  readonly table: Omit<TakeOverTable, 'corporations'> | null;
  /** Files of which nothing could be read, by their names. */
  readonly unread: readonly string[];
  /** The plans that were chosen for those that are here, by their organizations: kept where the list starts over. */
  readonly plans?: Readonly<Record<string, string>>;
}

export interface Progress {
  readonly doing: 'reading' | 'taking' | 'recording';
  readonly at: number;
  readonly count: number;
}

export interface TakeOverChoice {
  readonly planId: string;
  readonly doneUntil: string;
}

const nothing: TakeOverList = { rows: [], table: null, unread: [] };

/** The list is kept in this browser: a firm's day has more than one sitting. What is taken over already is so on the server. */
export function useTakeOver() {
  const { session } = useSession();
  const key = `take-over/${session?.userId ?? ''}`;
  const { again } = useReadings();
  const ofTable = useCall(readTakeOverTable);
  const ofProfile = useCall(readTakeOverProfile, { say: 'none' });
  const take = useCall(takeOver, { say: 'none' });
  const submit = useCall(submitIncorporation, { say: 'none' });
  const [list, setList] = useState<TakeOverList>(nothing);
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    let left = false;
    void kept(key).then((found) => {
      // Written below, by this version or an earlier one; what has no rows is none.
      if (!left && found !== undefined && Array.isArray((found as TakeOverList).rows))
        setList(found as TakeOverList);
    });
    return () => {
      left = true;
    };
  }, [key]);
  const show = (now: TakeOverList) => {
    setList(now);
    void keep(key, now);
  };

  /** One after the other; each is shown once it is done, and a refusal holds none of the others up. */
  const each = async <One>(
    doing: Progress['doing'],
    all: readonly One[],
    step: (one: One) => Promise<unknown>,
  ) => {
    for (const [at, one] of all.entries()) {
      setProgress({ doing, at: at + 1, count: all.length });
      if ((await step(one)) === 'stop') break;
    }
    setProgress(undefined);
  };
  const change = async (
    doing: Progress['doing'],
    rows: readonly TakenRow[],
    step: (one: TakenRow) => Promise<Partial<TakenRow>>,
  ) => {
    let now = list;
    await each(doing, rows, async (row) => {
      const changed = await step(row);
      now = { ...now, rows: now.rows.map((one) => (one.key === row.key ? { ...one, ...changed } : one)) };
      show(now);
      // The contact is the same for all of them.
      return changed.refusal?.textCode === 'TAKE_OVER.NO_CONTACT' ? 'stop' : undefined;
    });
    await again(listOrganizations);
  };

  return {
    list,
    progress,
    async read(files: readonly File[], pasted: string) {
      const chosen = pasted.trim() === '' ? files : [...files, await fileOf(pasted)];
      const plans = plansOf(list);
      let now: TakeOverList = { ...nothing, plans };
      await each('reading', chosen, async (file) => {
        if (await isProfile(file)) {
          const answer = await ofProfile.run({ body: {} }, { file });
          now = answer.ok
            ? { ...now, rows: [...now.rows, rowOf(answer.data, file.name, plans)] }
            : { ...now, unread: [...now.unread, file.name] };
        } else {
          const sent = new File([file], file.name, { type: typeOfTable(file.name) });
          const answer = await ofTable.run({ body: {} }, { file: sent });
          if (!answer.ok) return;
          const { corporations, ...table } = answer.data;
          now = {
            ...now,
            table,
            rows: [...now.rows, ...corporations.map((one) => rowOf(one, file.name, plans))],
          };
        }
      });
      show(now);
    },
    take: (rows: readonly TakenRow[], { planId, doneUntil }: TakeOverChoice) =>
      change('taking', rows, async ({ corporation }) => {
        const answer = await take.run({
          body: {
            corporation,
            ...(planId !== '' && { plan_id: planId }),
            ...(doneUntil !== '' && { done_until: doneUntil }),
          },
        });
        return answer.ok
          ? { orgId: answer.data.org_unique_id, planId: planId || null, refusal: null }
          : { refusal: refusalOf(answer) };
      }),
    record: (rows: readonly TakenRow[]) =>
      change('recording', rows, async ({ orgId }) => {
        const answer = await submit.run({ params: { id: orgId ?? '' }, body: {} });
        return { refusal: answer.ok ? null : refusalOf(answer) };
      }),
    forget() {
      show({ ...nothing, plans: plansOf(list) });
    },
  };
}

const plansOf = ({ plans, rows }: TakeOverList): NonNullable<TakeOverList['plans']> => ({
  ...plans,
  ...Object.fromEntries(
    rows.flatMap(({ orgId, planId }) => (orgId === null || planId === null ? [] : [[orgId, planId]])),
  ),
});

const rowOf = (
  judged: JudgedCorporation,
  file: string,
  plans: NonNullable<TakeOverList['plans']>,
): TakenRow => ({
  ...judged,
  key: `${file} ${judged.row ?? ''} ${judged.corporation.corporation_number} ${judged.corporation.name}`,
  orgId: judged.here?.org_unique_id ?? null,
  planId: plans[judged.here?.org_unique_id ?? ''] ?? null,
  refusal: null,
});

const refusalOf = ({ textCode, message, fields }: Extract<Answer<unknown>, { ok: false }>) => ({
  textCode,
  message: fields.length > 0 ? fields.map((field) => field.message).join(' ') : message,
});

async function fileOf(pasted: string): Promise<File> {
  const name = readsAsProfile(pasted) ? 'profile.txt' : 'table.csv';
  return new File([pasted], name, { type: 'text/plain' });
}

const readsAsProfile = (words: string): boolean => {
  const { number, name } = readProfile(words);
  return number !== null && name !== null;
};

const isProfile = async (file: File): Promise<boolean> =>
  /\.pdf$/i.test(file.name) || (/\.txt$/i.test(file.name) && readsAsProfile(await file.text()));
