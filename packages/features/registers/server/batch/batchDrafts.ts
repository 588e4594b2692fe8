/** Drafts of a batch as it is told, and the personal facts that they cite. */

import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct, DraftChange } from '@tabellion/book/draft.ts';
import { checkPayload } from '@tabellion/book/read.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { BatchAnomaly, BatchPart, BatchPerson, EarlierPerson } from '../../batch.ts';
import { factBodies, type NewFact, retentionOf } from '../../facts.ts';
import { saltedFact } from '../facts.ts';

/** How many facts one statement writes. */
const PAGE = 500;

/** Facts as rows of the store, spelled page by page. */
export class FactPages {
  readonly #rows: unknown[] = [];

  /** @returns what an act cites */
  write(personId: string, { kind, body }: NewFact) {
    const { ref, salt, body: text } = saltedFact(factBodies[kind].parse(body));
    const row = { fact_id: ref.fact, person_id: personId, kind, body: JSON.parse(text) };
    this.#rows.push({ ...row, salt: salt.toString('hex'), retention: retentionOf[kind] });
    return { kind, ref };
  }

  *texts(): Iterable<string> {
    for (let i = 0; i < this.#rows.length; i += PAGE) yield JSON.stringify(this.#rows.slice(i, i + PAGE));
  }
}

interface Into {
  readonly history: readonly Act[];
  readonly facts: FactPages;
  /** Told of what no act can hold: the rest is judged without it. */
  readonly missed: (conflict: BatchAnomaly) => void;
}

/** People first, so that within a day they are there before what names them; then acts by their dates. */
export function draftsOf(parts: readonly BatchPart[], { history, facts, missed }: Into): readonly DraftAct[] {
  const drafts: DraftAct[] = [];
  for (const { persons = [] } of parts) {
    for (const one of persons) {
      const wrong = one.facts.find(({ kind, body }) => !factBodies[kind].safeParse(body).success);
      if (wrong === undefined) drafts.push(draftOfPerson(one, facts));
      else missed(noPayload('person.added', one.on, `facts.${wrong.kind}`));
    }
  }
  for (const one of earlier(parts, history)) drafts.push(one);
  const acts = parts.flatMap((part) => part.acts ?? []);
  const ordered = acts.toSorted((a, b) => compare(a.on, b.on));
  for (const { kind, on, payload, actId } of ordered) {
    const checked = checkPayload(kind, payload, 'draft');
    // Kind and payload come from one act, so they belong together; the compiler does not see it through the union.
    if (checked.ok)
      drafts.push({
        ...head(on, actId),
        kind,
        verb: 'record',
        payload: checked.value,
      } as unknown as DraftAct);
    else missed(noPayload(kind, on, checked.error[0]?.path ?? ''));
  }
  return drafts;
}

const noPayload = (kind: string, on: PlainDate, path: string): BatchAnomaly => ({
  root: null,
  kind,
  on,
  path,
  params: {},
  textCode: 'REGISTERS.PAYLOAD_INVALID',
});

const head = (on: PlainDate, actId = newId()) => {
  return { actId, root: actId, supersedes: null, dating: { on }, basis: null, documents: [] };
};

function draftOfPerson({ personId, kind, on, facts }: BatchPerson, pages: FactPages): DraftAct {
  const cited = facts.map((fact) => pages.write(personId, fact));
  return { ...head(on), kind: 'person.added', verb: 'record', payload: { personId, kind, facts: cited } };
}

/** A person who is in the register from a later day on than the batch needs him, is said to be in it from
 *  the earlier one. */
function* earlier(parts: readonly BatchPart[], history: readonly Act[]): Iterable<DraftAct> {
  const needed = new Map<string, EarlierPerson>();
  for (const { onRecord = [] } of parts) for (const one of onRecord) needed.set(one.personId, one);
  if (needed.size === 0) return;
  const newest = new Map<string, Act>();
  for (const act of history) if (act.kind === 'person.added') newest.set(act.root, act);
  for (const act of newest.values()) {
    if (act.verb === 'void' || act.kind !== 'person.added') continue;
    const { on } = needed.get(act.payload.personId) ?? {};
    if (on === undefined || act.effectiveOn <= on) continue;
    const { root, actId: supersedes, payload, documents } = act;
    const draft: DraftChange<'person.added'> = {
      actId: newId(),
      root,
      supersedes,
      dating: { on },
      basis: null,
      documents,
      kind: 'person.added',
      verb: 'replace',
      payload,
    };
    yield draft;
  }
}
