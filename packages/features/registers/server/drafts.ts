/** Drafts: how they are made, what they name, and in which order a founding stands. */
import type { Act, KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import { openedBy } from '@tabellion/book/assignedValues.ts';
import { CORPORATION_ACTS } from '@tabellion/book/corporationActs.ts';
import type { Dating, DraftAct, DraftChange, DraftVoiding } from '@tabellion/book/draft.ts';
import { checkPayload, type PayloadFault } from '@tabellion/book/read.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { InitialParticulars, Since } from '../statedFacts.ts';
import type { AddressableObject } from './store/objects.ts';

interface Proof {
  readonly basis?: string;
  readonly documents?: readonly string[];
}

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

/** Within one date acts stand in the order in which they are recorded: first the corporation, then its classes, then people,
 *  then what names them; what is not listed comes last. */
const foundingStages: readonly (readonly KindName[])[] = [
  CORPORATION_ACTS,
  ['class.created', 'class.amended', 'authorized.changed'],
  ['person.added'],
  ['person.changed', 'members.set'],
  ['appointed'],
  ['consent.given', 'ceased'],
  ['issued'],
];

const stageOf = ({ kind }: DraftAct): number => {
  const stage = foundingStages.findIndex((kinds) => kinds.includes(kind));
  return stage < 0 ? foundingStages.length : stage;
};

export const inFoundingOrder = (drafts: readonly DraftAct[]): DraftAct[] =>
  [...drafts].sort((a, b) => stageOf(a) - stageOf(b));

/** The first registered office and the first year end, as far as they are stated.
 *  @param dating  of what holds since the incorporation */
export function initialParticularsDrafts(
  { office, officeSince, yearEnd, firstYearEndOn, yearEndSince }: InitialParticulars,
  dating: Dating,
): readonly DraftAct[] {
  const datingOf = (since: Since | null): Dating => (since === null ? dating : { on: since.on });
  const held = (since: Since | null) => ({
    ...(since?.orBefore === true && { orBefore: true }),
    resolution: null,
  });
  return [
    ...(office === null
      ? []
      : [
          recordDraft(
            'address.changed',
            { place: 'registered', address: office, ...held(officeSince) },
            datingOf(officeSince),
          ),
        ]),
    ...(yearEnd === null
      ? []
      : [
          recordDraft(
            'yearend.changed',
            { yearEnd, ...(firstYearEndOn !== null && { firstYearEndOn }), ...held(yearEndSince) },
            datingOf(yearEndSince),
          ),
        ]),
  ];
}
