/** Which acts may bring in holders, of whom a private issuer has so many at most (`privateIssuer.ts`). */
import type { KindName } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';

/** Kinds of act that give shares to whoever held none, or say who joint holders are. */
const adding: readonly KindName[] = [
  'members.set',
  'issued',
  'transferred',
  'converted',
  'reissued',
  'option.exercised',
  'instrument.converted',
];
/** Kinds of act by which a holder is left with none: taken back or said again, they leave him some. */
const ending: readonly KindName[] = [
  'repurchased',
  'redeemed',
  'surrendered',
  'cancelled',
  'class.consolidated',
];

export type HolderAddingAct = Pick<DraftAct, 'root' | 'kind'>;

/** The last of them; undefined where none brings anybody in. A founding does not: the certificate has been issued, and whoever
 *  subscribed before it was told of in the wizard. */
export function lastHolderAddingAct(drafts: readonly DraftAct[]): HolderAddingAct | undefined {
  if (drafts.some(({ kind, verb }) => kind === 'incorporated' && verb === 'record')) return undefined;
  const last = drafts.findLast(
    ({ kind, verb }) => adding.includes(kind) || (verb !== 'record' && ending.includes(kind)),
  );
  return last && { root: last.root, kind: last.kind };
}
