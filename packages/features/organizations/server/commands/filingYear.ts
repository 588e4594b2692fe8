import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { firstFilingYear, nextFiling } from '@tabellion/law/deadlines/dueDates.ts';
import { readFilingYear } from '@tabellion/law/deadlines/fiscalYear.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import * as contract from '../../contract.ts';
import { filingPrompt, filingPromptWords } from '../../rules/filingPrompt.ts';
import type { OrganizationPorts } from '../ports.ts';
import { todayOf } from '../registryDay.ts';
import { selectOrganization } from '../store/read.ts';
import { updateFilingYear } from '../store/update.ts';
import { type OrganizationWrite, writeOrganization } from '../write.ts';

export const setFilingYear = serveOrganization(
  contract.updateFilingYear,
  async (ctx, { body: { filing_year } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const applied = await applyFilingYear(write, filing_year);
      return applied.ok ? ok({ year: String(applied.value) }) : applied;
    });
    if (!written.ok) return written;
    return ok(nextFiling(await selectOrganization(ctx.q, ctx.orgId), Number(written.value.year)));
  },
);

/** Part of a larger write: the first filing year or a later one. @returns the year */
export async function applyFilingYear(write: OrganizationWrite, typed: string | number) {
  const read = readFilingYear(typed);
  if (!read.ok) return refuse(read.error.textCode, { fields: [read.error] });
  const year = read.value;
  const organization = await selectOrganization(write.tx, write.orgId);
  const { incorporation_date, anchored_on } = organization;
  if (incorporation_date === null) return refuse('ORGANIZATION.STATUS_NOT_POSSIBLE');
  const first = firstFilingYear(anchored_on ?? incorporation_date);
  if (year < first) {
    return refuseField('filing_year', 'ORGANIZATION.FILING_YEAR_TOO_EARLY', { year: String(first) });
  }
  if (organization.filing_year === year) return ok(year);
  await updateFilingYear(write.tx, write.orgId, year);
  await recordActivity(write, { kind: 'filing_year_set', params: { year } });
  return ok(year);
}

/** The prompt of the dashboard: asked until a filing year is set, from incorporation on. */
export const notificationOf = ({ texts }: OrganizationPorts) =>
  serveOrganization(contract.readNotification, async ({ q, orgId, language, now }) => {
    const organization = await selectOrganization(q, orgId);
    const prompt = filingPrompt(organization);
    if (prompt === undefined) return ok([]);
    const { filing_year, due_date } = prompt;
    const words = filingPromptWords(prompt, {
      text: texts[language],
      language,
      today: todayOf(organization, now),
    });
    return ok([{ type: 'filing_year', ...words, filing_year, due_date }]);
  });
