/** Drafts: how they are made, what they name, and in which order a founding stands. */
import type { Act, KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import { openedBy } from '@tabellion/book/assignedValues.ts';
import type { Dating, DraftAct, DraftChange, DraftVoiding } from '@tabellion/book/draft.ts';
import { checkPayload, type PayloadFault } from '@tabellion/book/read.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { AddressableObject } from './store/objects.ts';

interface Proof {
  readonly basis?: string;
  readonly documents?: readonly string[];
}

/** Something that happened, or will. */
export function recordDraft<K extends KindName>(
  kind: K,
  payload: Payloads[K],
  dating: Dating,
  { basis, documents = [] }: Proof = {},
): DraftChange<K> {
  const actId = newId();
  const head = { actId, root: actId, supersedes: null, dating, basis: basis ?? null, documents };
  // Kind and payload belong together by K; the compiler does not see it through the union.
  return { ...head, kind, verb: 'record', payload } as unknown as DraftChange<K>;
}

/** The same said again rightly. @param newest the newest version that the author saw */
export function replaceDraft<K extends KindName>(
  newest: Act & { readonly kind: K },
  payload: Payloads[K],
  dating: Dating,
  { basis, documents = [] }: Proof = {},
): DraftChange<K> {
  const { root, actId: supersedes, kind } = newest;
  const head = { actId: newId(), root, supersedes, dating, basis: basis ?? null, documents };
  return { ...head, kind, verb: 'replace', payload } as unknown as DraftChange<K>;
}

/** It never happened. */
export function voidDraft(newest: Act, basis: string): DraftVoiding {
  const { root, actId: supersedes, kind, effectiveOn } = newest;
  const dating = { on: effectiveOn };
  return {
    actId: newId(),
    root,
    supersedes,
    dating,
    basis,
    documents: [],
    kind,
    verb: 'void',
    payload: null,
  };
}

/** Faults in the payloads of drafts, which may leave open values that recording gives. */
export function payloadFaultsOf(drafts: readonly DraftAct[]): PayloadFault[] {
  return drafts.flatMap((draft) => {
    if (draft.verb === 'void') return [];
    const checked = checkPayload(draft.kind, draft.payload, 'draft');
    return checked.ok ? [] : [...checked.error];
  });
}

/** The ids that paths of the API may name without their organization. */
export function objectsIn(drafts: readonly DraftAct[]): AddressableObject[] {
  return drafts.flatMap((draft): AddressableObject[] => {
    switch (draft.kind) {
      case 'person.added':
        return draft.payload === null ? [] : [{ id: draft.payload.personId, kind: 'person' }];
      case 'class.created':
        return draft.payload === null ? [] : [{ id: draft.payload.classId, kind: 'shareclass' }];
      default:
        return openedBy(draft).map(({ securityId }) => ({ id: securityId, kind: 'security' }));
    }
  });
}

/** Within one date acts stand in the order in which they are recorded: first the corporation, then its classes,
 *  then people, then what names them. */
const foundingOrder: Readonly<Record<KindName, number>> = {
  incorporated: 0,
  'name.changed': 0,
  'address.changed': 0,
  'yearend.changed': 0,
  'articles.amended': 0,
  continued: 0,
  amalgamated: 0,
  'class.created': 1,
  'class.amended': 1,
  'authorized.changed': 1,
  'person.added': 2,
  'person.changed': 3,
  'members.set': 3,
  appointed: 4,
  'consent.given': 5,
  ceased: 5,
  issued: 6,
  transferred: 7,
  repurchased: 8,
  redeemed: 8,
  surrendered: 8,
  cancelled: 8,
  converted: 8,
  reissued: 8,
  'vesting.set': 8,
  'vesting.stopped': 8,
  'vesting.accelerated': 8,
  'capital.opened': 8,
  'capital.adjusted': 8,
  'class.split': 8,
  'class.consolidated': 8,
  'pool.reserved': 9,
  'pool.adjusted': 9,
  'option.granted': 9,
  'option.exercised': 9,
  'option.expired': 9,
  'option.released': 9,
  'instrument.issued': 9,
  'instrument.converted': 9,
  'instrument.ended': 9,
  'instrument.transferred': 9,
  'rights.adjusted': 9,
  'control.stated': 9,
  'control.ended': 9,
  'control.reviewed': 9,
  'control.filed': 9,
  'class.valued': 9,
};

/** Drafts in the order in which a founding records them: what others rest on first. */
export const inFoundingOrder = (drafts: readonly DraftAct[]): DraftAct[] =>
  [...drafts].sort((a, b) => foundingOrder[a.kind] - foundingOrder[b.kind]);
