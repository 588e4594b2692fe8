import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readPastDate } from '@tabellion/law/fields.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { type OrganizationWrite, writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { deadlinesChanged } from '../events.ts';
import { summarized } from '../rules/summarized.ts';
import type { DeadlinePorts } from './ports.ts';
import { unsettledUntil } from './running.ts';
import { insertMarks } from './store/marks.ts';

interface DoneElsewhere {
  /** The user who says so, and the language of the words that the marks bear. */
  readonly userId: string;
  readonly language: Language;
  readonly until: PlainDate;
  readonly now: Instant;
}

/** A corporation that is taken over was kept elsewhere before: one day settles all that was due until then, whatever it was.
 *  @returns how many */
export async function settleDoneElsewhere(
  write: OrganizationWrite,
  texts: Texts,
  { userId, language, until, now }: DoneElsewhere,
): Promise<number> {
  const { tx, orgId, recordedAt: markedAt } = write;
  const deadlines = await unsettledUntil(tx, orgId, { now, until });
  if (deadlines.length === 0) return 0;
  const reason = texts[language]('deadline.elsewhere.reason', { date: formatDate(until, language) });
  await insertMarks(tx, {
    orgId,
    userId,
    markedAt,
    deadlines,
    mark: 'not_applicable',
    doneOn: null,
    reason,
  });
  for (const params of summarized(deadlines))
    await recordActivity(write, { kind: 'deadline_not_applicable', params });
  await write.announce(deadlinesChanged, {});
  return deadlines.length;
}

export const settlePast = ({ texts }: DeadlinePorts) =>
  serveOrganization(contract.settlePast, async (ctx, { body }) => {
    const { now, language, user } = ctx;
    const written = await writeOrganization(ctx, async (write) => {
      const until = readPastDate(body.until, { today: write.today, path: 'until' });
      if (!until.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [until.error] });
      const of = { userId: user.userId, language, until: until.value, now };
      return ok({ settled: String(await settleDoneElsewhere(write, texts, of)) });
    });
    return written.ok ? ok({ settled: Number(written.value.settled) }) : written;
  });
