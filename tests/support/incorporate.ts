import type { DraftAct } from '@tabellion/book/draft.ts';
import { underHead } from '@tabellion/features/organizations/server/public.ts';
import { applyFounding, editFounding } from '@tabellion/features/registers/server/public/proposals.ts';
import { dateInZone, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { incorporation } from './incorporation.ts';
import type { TestServer } from './server.ts';

interface Certificate {
  /** The date of the certificate. */
  readonly on: string;
  /** The organizing resolution's day; absent while it has none. */
  readonly resolutionOn?: string;
  readonly board?: { readonly minimum: number; readonly maximum: number };
  readonly jurisdiction?: 'CA' | 'ON';
}

/** Records a founding as the registry's certificate would, past the wizard and the registrar. */
export async function incorporate(
  { database, clock }: TestServer,
  orgId: string,
  userId: string,
  { on, resolutionOn, board = { minimum: 1, maximum: 10 }, jurisdiction = 'CA' }: Certificate,
): Promise<void> {
  const dates: { certificate: PlainDate; resolution?: PlainDate } = { certificate: plainDate(on) };
  if (resolutionOn !== undefined) {
    dates.resolution = plainDate(resolutionOn);
    await database.asOwner(
      `insert into resolutions (org_id, resolution_id, body, number, dated_on, status, is_organizing, recorded_at)
         values ($1, $2, 'directors', 'D-2025-01', $3, 'passed', true, now()),
                ($1, $4, 'shareholders', 'S-2025-01', $3, 'passed', true, now())`,
      [orgId, newId(), resolutionOn, newId()],
    );
  }
  const outcome = await database.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now: clock.read() }, async (write) => {
      const edited = await editFounding(write, (drafts) =>
        ok([
          incorporation({ ...statedIn(drafts), name: 'Érable & Fils Inc.', board, jurisdiction }),
          ...drafts.filter(({ kind }) => kind !== 'incorporated'),
        ]),
      );
      if (!edited.ok) return edited;
      const today = dateInZone(clock.read(), 'America/Toronto');
      return applyFounding(write, { today, dates, corporationNumber: '1234567' });
    }),
  );
  if (!outcome.ok || outcome.value.outcome !== 'applied')
    throw new Error(`not incorporated: ${JSON.stringify(outcome)}`);
}

/** Language and business as the articles were drafted, if they were. */
function statedIn(drafts: readonly DraftAct[]) {
  for (const { kind, payload } of drafts) {
    if (kind !== 'incorporated' || payload === null) continue;
    const { language, sector } = payload.articles;
    return { language, sector };
  }
  return {};
}
