/** The minute book that a corporation was kept in before it was taken over. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readPastDate } from '@tabellion/law/fields.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { organizationOf, writeOrganization } from '../../organizations/server/public.ts';
import * as drafts from '../draftContract.ts';
import { keepPaperSince } from './store/formerBooks.ts';

/** One answer for everything that was entered of the past: none of it is asked for again. */
export const tellFormerBook = serveOrganization(
  drafts.tellFormerBook,
  async (ctx, { body: { paper_since: typed } }) => {
    const organization = await organizationOf(ctx.q, ctx.orgId);
    if (organization.status !== 'incorporated' && organization.status !== 'dissolved')
      return refuse('REGISTERS.NOT_INCORPORATED');
    if (organization.company_type === 'new') return refuse('DOCUMENTS.FOUNDED_HERE');
    const written = await writeOrganization(ctx, async ({ tx, orgId, today, recordedAt: at }) => {
      const day = readPastDate(typed, { today, path: 'paper_since' });
      if (!day.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [day.error] });
      await keepPaperSince(tx, orgId, { paperSince: day.value, at, by: ctx.user.userId });
      return ok({ day: day.value });
    });
    return written.ok ? ok({ paper_since: written.value.day }) : written;
  },
);
