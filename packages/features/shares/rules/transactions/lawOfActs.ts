/** The law of acts on shares by their kinds: judged when an entry is recorded, and again when a proposal of it becomes effective. */
import type { SurrenderedPayload } from '@tabellion/book/acts/acquired.ts';
import type { KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import type { SplitPayload } from '@tabellion/book/acts/split.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { ClassTerms, Corporation } from '@tabellion/book/entities.ts';
import { type ClassBefore, judgeAcquisition, judgeFractions } from '@tabellion/book/judge/acquisitions.ts';
import { judgeConversion, judgeTransfer } from '@tabellion/book/judge/exchanges.ts';
import type { Finding } from '@tabellion/book/judge/finding.ts';
import { judgeResolution } from '@tabellion/book/judge/resolutions.ts';
import type { AcquisitionKind } from '@tabellion/book/terms/securities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';

/** The registers immediately before an act. */
export interface RegistersBefore {
  readonly on: PlainDate;
  readonly corporation: Pick<Corporation, 'transferRestrictions'>;
  /** Undefined for a class that is not there, which the registers refuse. */
  classOf(classId: string): (ClassBefore & { readonly terms: ClassTerms }) | undefined;
}

type Laws = {
  readonly [K in KindName]?: (payload: Payloads[K], before: RegistersBefore) => readonly Finding[];
};

const acquisition =
  (kind: AcquisitionKind) =>
  (payload: SurrenderedPayload, { classOf, on }: RegistersBefore): readonly Finding[] => {
    const before = classOf(payload.source.classId);
    return before === undefined ? [] : judgeAcquisition(kind, payload, before, on);
  };

function division({ classId, acquired }: SplitPayload, { classOf, on }: RegistersBefore): readonly Finding[] {
  const before = classOf(classId);
  return before === undefined ? [] : judgeFractions(acquired, before, on);
}

type Resolved = Parameters<typeof judgeResolution>[0];

const resolved =
  (isNeeded: boolean) =>
  ({ resolution }: { readonly resolution: Resolved }, { on }: RegistersBefore): readonly Finding[] =>
    judgeResolution(resolution, on, { isNeeded });

const laws: Laws = {
  transferred(payload, { corporation, classOf, on }) {
    const before = classOf(payload.source.classId);
    return before === undefined ? [] : judgeTransfer(payload, corporation, before, on);
  },
  repurchased: acquisition('repurchased'),
  redeemed: acquisition('redeemed'),
  surrendered: acquisition('surrendered'),
  cancelled: acquisition('cancelled'),
  converted(payload, { classOf, on }) {
    const [old, other] = [classOf(payload.source.classId), classOf(payload.into.classId)];
    return old === undefined || other === undefined ? [] : judgeConversion(payload, old, other, on);
  },
  'class.split': division,
  'class.consolidated': division,
  reissued: resolved(false),
  'vesting.set': resolved(true),
  'vesting.stopped': resolved(true),
  'vesting.accelerated': resolved(true),
};

/** A kind whose law asks for more than the draft and its classes is judged by its form. */
export const legalFindingsOf = (draft: DraftAct, before: RegistersBefore): readonly Finding[] =>
  draft.verb === 'record' ? (laws[draft.kind]?.(draft.payload as never, before) ?? []) : [];

export const hasLaw = ({ kind }: DraftAct): boolean => laws[kind] !== undefined;
