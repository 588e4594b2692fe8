/** The minute book that a corporation was kept in before it was taken over. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readPastDate } from '@tabellion/law/fields.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { organizationOf, todayOf, writeOrganization } from '../../organizations/server/public.ts';
import { firstRecordedAt } from '../../registers/server/public/acts.ts';
import * as drafts from '../draftContract.ts';
import { insertPaperSince } from './store/formerBooks.ts';

/** One answer for everything that was entered of the past: none of it is asked for again. */
export const stateFormerBook = serveOrganization(
  drafts.stateFormerBook,
  async (ctx, { body: { paper_since: typed } }) => {
    const organization = await organizationOf(ctx.q, ctx.orgId);
    const path = 'paper_since';
    const day = readPastDate(typed, { today: todayOf(organization, ctx.now), path });
    if (!day.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [day.error] });
    if (organization.status !== 'incorporated' && organization.status !== 'dissolved')
      return refuse('REGISTERS.NOT_INCORPORATED');
    if (organization.company_type === 'new') return refuse('DOCUMENTS.FOUNDED_HERE');
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, today, recordedAt: at } = write;
      const begunAt = await firstRecordedAt(tx, orgId, Number(write.lastSeq()));
      const date = begunAt === undefined ? today : todayOf(organization, begunAt);
      // Entries made here have their paper here: no answer moves it into the former book.
      if (day.value > date)
        return refuse('GENERAL.FIELD_INVALID', {
          fields: [{ path, textCode: 'DOCUMENTS.PAPER_AFTER_TAKING_OVER', params: { date } }],
        });
      await insertPaperSince(tx, orgId, { paperSince: day.value, at, by: ctx.user.userId });
      await recordActivity(write, { kind: 'former_book_stated', params: { from: day.value } });
      return ok({});
    });
    return written.ok ? ok({ paper_since: day.value }) : written;
  },
);
