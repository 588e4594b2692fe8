/** Acts cite personal facts by id and digest; what they cite must be there, of that person and kind, and unchanged. */
import type { PersonalFactRef } from '@tabellion/book/act.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PersonalFactKind } from '@tabellion/book/terms/people.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { WordsKind } from '../facts.ts';
import { payloadInvalid } from '../rules/conflicts.ts';
import { digestOf, ENTERED_BY_MISTAKE } from './facts.ts';
import { type FactRow, selectFacts } from './store/facts.ts';

interface Citation {
  /** null for words of nobody alone. */
  readonly personId: string | null;
  readonly kind: PersonalFactKind | WordsKind;
  readonly ref: PersonalFactRef;
  /** Its place in the payload. */
  readonly path: string;
}

/** A citation stands in the register for ever, so a wrong one is refused. One of an erased fact may be said again, but not of
 *  somebody who was entered by mistake: a register names whoever stands in it (CBCA s. 50(1)). */
export async function checkCitations(
  q: Queries,
  orgId: string,
  drafts: readonly DraftAct[],
): Promise<Result<null, Refusal<'REGISTERS.PAYLOAD_INVALID' | 'REGISTERS.PEOPLE_ERASED'>>> {
  const citations = drafts.flatMap(citationsIn);
  if (citations.length === 0) return ok(null);
  const rows = await selectFacts(
    q,
    orgId,
    citations.map(({ ref }) => ref.fact),
  );
  if (rows.some(({ basis }) => basis === ENTERED_BY_MISTAKE)) return refuse('REGISTERS.PEOPLE_ERASED');
  const facts = new Map(rows.map((row) => [row.factId, row]));
  const wrong = citations.filter((citation) => !isTrue(citation, facts.get(citation.ref.fact)));
  if (wrong.length === 0) return ok(null);
  return err(payloadInvalid(wrong.map(({ path }) => ({ path, code: 'invalid' }))));
}

/** The ids of the facts that drafts cite. */
export const factsCitedBy = (drafts: readonly DraftAct[]): Set<string> =>
  new Set(drafts.flatMap(citationsIn).map(({ ref }) => ref.fact));

function isTrue({ personId, kind, ref }: Citation, fact: FactRow | undefined): boolean {
  if (fact === undefined || fact.personId !== personId || fact.kind !== kind) return false;
  return fact.salt === null || digestOf(fact.salt, canonicalJson(fact.body)) === ref.digest;
}

function citationsIn(draft: DraftAct): Citation[] {
  if (draft.payload === null) return [];
  switch (draft.kind) {
    case 'person.added':
      return cited(draft.payload.personId, 'facts', draft.payload.facts);
    case 'person.changed':
      return cited(draft.payload.personId, 'set', draft.payload.set);
    case 'appointed': {
      const { personId, residency: ref } = draft.payload;
      return ref === null ? [] : [{ personId, kind: 'resident_canadian', ref, path: 'residency' }];
    }
    case 'control.stated':
      return draft.payload.descriptions.map(({ personId, ref }, index) => ({
        personId,
        kind: 'control_description',
        ref,
        path: `descriptions.${index}.ref`,
      }));
    case 'control.reviewed': {
      const { summary: ref } = draft.payload;
      return ref === null ? [] : [{ personId: null, kind: 'control_steps', ref, path: 'summary' }];
    }
    default:
      return [];
  }
}

const cited = (
  personId: string,
  list: string,
  facts: readonly { kind: PersonalFactKind; ref: PersonalFactRef }[],
): Citation[] => facts.map(({ kind, ref }, index) => ({ personId, kind, ref, path: `${list}.${index}.ref` }));
