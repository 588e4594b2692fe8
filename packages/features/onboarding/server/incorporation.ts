/** The founding comes true: on the certificate's date, and what waits for the organizing resolution after it. */
import type { IncorporatedPayload } from '@tabellion/book/acts/incorporated.ts';
import type { DateSource } from '@tabellion/book/assigned.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { dateOf } from '@tabellion/book/proposal.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { initialParticularsDrafts, recordDraft } from '../../registers/server/public/acts.ts';
import {
  applyFounding,
  editFounding,
  moveFoundingDrafts,
  numberOrganizingResolutions,
  passOrganizingResolution,
} from '../../registers/server/public/proposals.ts';
import type { InitialParticulars } from '../../registers/statedFacts.ts';
import { withRequiredLegends } from '../../shares/rules/notices.ts';

export interface Incorporation {
  /** It did not exist before: it organizes itself now, by resolutions that are drafted with their numbers. */
  readonly isNew: boolean;
  readonly payload: IncorporatedPayload;
  /** Facts that the corporation states beside its articles; recorded with the certificate's date. */
  readonly stated: InitialParticulars;
  readonly corporationNumber: string;
  readonly certificateOn: PlainDate;
  /** null: the organizing resolution has yet to be dated. */
  readonly resolutionOn: PlainDate | null;
  /** The registry's day. */
  readonly today: PlainDate;
  /** The user who sent in what the certificate makes true: the log names him for it. Left out where he is the writer. */
  readonly enteredBy?: string;
  /** The submission that the registry answered; left out where the certificate was entered. */
  readonly submissionId?: string;
}

/** The drafts with this incorporation in place of any other.
 *  @param existsSince  of a corporation that exists already: its people and shares may be dated from then on */
export function withIncorporation(
  drafts: readonly DraftAct[],
  payload: IncorporatedPayload,
  existsSince: PlainDate | null = null,
): readonly DraftAct[] {
  const others = drafts.filter(({ kind }) => kind !== 'incorporated');
  const dating = existsSince === null ? ({ latestOf: ['certificate'] } as const) : { on: existsSince };
  return [recordDraft('incorporated', payload, dating), ...others];
}

/** Nothing of a corporation can be dated before it exists: what was planned for an earlier day is dated on the
 *  certificate's. */
export const datedFromCertificate = (
  drafts: readonly DraftAct[],
  certificateOn: PlainDate,
): readonly DraftAct[] =>
  drafts.map((draft) =>
    'on' in draft.dating && draft.dating.on < certificateOn
      ? { ...draft, dating: { latestOf: ['certificate'] } }
      : draft,
  );

/** Directors resolve nothing before there is a corporation: what a subscription says of an earlier resolution is dropped,
 *  and it waits for the organizing resolution. */
export const withoutEarlyResolutions = (
  drafts: readonly DraftAct[],
  certificateOn: PlainDate,
): readonly DraftAct[] =>
  drafts.map((draft) => {
    if (draft.verb === 'void' || draft.kind !== 'issued') return draft;
    const { resolution } = draft.payload;
    const isEarly = resolution !== null && resolution.date < certificateOn;
    return isEarly ? { ...draft, payload: { ...draft.payload, resolution: null } } : draft;
  });

/**
 * Records the founding proposal with the certificate's number and date. Officers whose resolution has no date, and
 * shares whose resolution or payment has none, stay proposals (CBCA s. 25(3)). What no longer fits throws, because
 * the certificate is out.
 */
export async function recordFounding(write: OrganizationWrite, incorporation: Incorporation) {
  if (incorporation.isNew) await numberOrganizingResolutions(write, incorporation.certificateOn);
  await passOrganizing(write, incorporation);
  const dates = datesOf(incorporation);
  const setApart = await moveFoundingDrafts(
    write,
    'appointment',
    (draft) => draft.kind === 'appointed' && !isDated(draft, dates),
  );
  if (!setApart.ok) return setApart;
  const { certificateOn, payload } = incorporation;
  const founding = await editFounding(write, (drafts) => {
    const possible = withoutEarlyResolutions(datedFromCertificate(drafts, certificateOn), certificateOn);
    const founded = withIncorporation(withRequiredLegends(possible, payload.articles), payload);
    return ok([...founded, ...initialParticularsDrafts(incorporation.stated, { latestOf: ['certificate'] })]);
  });
  return founding.ok ? apply(write, incorporation, dates) : founding;
}

/** Officers and first shares name the organizing resolution, so it comes before them. */
const passOrganizing = async (
  write: OrganizationWrite,
  { resolutionOn }: Pick<Incorporation, 'resolutionOn'>,
): Promise<void> => {
  if (resolutionOn !== null) await passOrganizingResolution(write, resolutionOn);
};

type Dates = Readonly<Partial<Record<DateSource, PlainDate>>>;

const datesOf = ({
  certificateOn,
  resolutionOn,
}: Pick<Incorporation, 'certificateOn' | 'resolutionOn'>): Dates => ({
  certificate: certificateOn,
  ...(resolutionOn !== null && { resolution: resolutionOn }),
});

const isDated = (draft: DraftAct, dates: Dates): boolean =>
  dateOf(draft, { dates, nextCertificate: () => undefined }) !== undefined;

async function apply(
  write: OrganizationWrite,
  { today, corporationNumber, enteredBy, submissionId }: Incorporation,
  dates: Dates,
) {
  const known = { today, dates, enteredBy, corporationNumber };
  const applied = await applyFounding(
    write,
    submissionId === undefined ? known : { ...known, certifiedBy: { kind: 'submission', id: submissionId } },
  );
  if (!applied.ok) return applied;
  if (applied.value.outcome === 'needs_attention') {
    const { textCode, fields } = applied.value.refusal;
    throw new Error(
      `a founding no longer fits: ${textCode} ${fields?.map(({ path }) => path).join(' ') ?? ''}`,
    );
  }
  return ok(null);
}
