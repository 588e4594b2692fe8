/** Voters on what a registry has to certify: whoever holds shares, or sits on the board, by that certificate came after the vote. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { BookFacts } from '../template.ts';
import { isAmendment } from './amendments.ts';

/** The facts as they were when these acts were resolved: without what came with the certificate of the same change. */
export function asResolved(facts: BookFacts, acts: readonly ChangeAct[]): BookFacts {
  const came = certifiedWith(facts, acts);
  if (came.length === 0) return facts;
  const roots = new Set(came.map(({ root }) => root));
  const left = new Set(came.flatMap((act) => (act.kind === 'ceased' ? act.payload.appointmentId : [])));
  const wasThere = (id: string) => !roots.has(facts.madeBy.get(id) ?? '');
  return {
    ...facts,
    appointments: facts.appointments
      .filter(({ appointmentId }) => wasThere(appointmentId))
      .map((seat) => (left.has(seat.appointmentId) ? { ...seat, ceasedOn: null } : seat)),
    certificates: facts.certificates
      .filter(({ securityId }) => wasThere(securityId))
      .map((one) => {
        const { ended, ...open } = one;
        return ended !== undefined && roots.has(ended.root) ? { ...open, status: 'open' } : one;
      }),
  };
}

/** Acts that were recorded with an amendment of the same day, at once with these. */
function certifiedWith(facts: BookFacts, acts: readonly ChangeAct[]): readonly ChangeAct[] {
  const batches = new Set(acts.flatMap(({ batchId }) => batchId ?? []));
  if (batches.size === 0) return [];
  const together = facts.acts.filter(
    ({ batchId, root }) => batchId !== null && batches.has(batchId) && !facts.imported.has(root),
  );
  const days = new Set(together.filter(isAmendment).map(({ effectiveOn }) => effectiveOn));
  return together.filter(({ effectiveOn }) => days.has(effectiveOn));
}
