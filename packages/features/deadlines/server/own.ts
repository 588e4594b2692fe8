/** Deadlines that an organization asks of itself, beside those of the law. */
import { type PlainDate, parseDateAhead } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { accessIn, writeOrganization } from '../../organizations/server/public.ts';
import { deadlinesChanged } from '../events.ts';
import * as contract from '../ownContract.ts';
import { mostOwn, ownTitleLength } from '../rules/ownDeadlines.ts';
import { countOwnDeadlines, insertOwnDeadline, updateOwnDeadline, updateOwnRemoved } from './store/own.ts';

const setOwn = serveOrganization(contract.setOwnDeadline, async (ctx, { body }) => {
  const dueOn: PlainDate | undefined = parseDateAhead(body.due_on);
  if (dueOn === undefined) return refuseField('due_on', 'GENERAL.NOT_A_DATE');
  const { repeats_months: repeatsMonths, in_charge: inCharge } = body;
  const title = readText(body.title, { path: 'title', maxLength: ownTitleLength, required: true });
  if (!title.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [title.error] });
  const written = await writeOrganization(ctx, async (write) => {
    const { tx, orgId, recordedAt: at } = write;
    const members = inCharge === null ? [] : await accessIn(tx);
    if (inCharge !== null && !members.some(({ userId }) => userId === inCharge))
      return refuseField('in_charge', 'MATTERS.NO_MEMBER');
    const own = { ownId: body.own_id ?? newId(), title: title.value, dueOn, repeatsMonths, inCharge };
    if (body.own_id === undefined && (await countOwnDeadlines(tx, orgId)) >= mostOwn)
      return refuse('DEADLINES.OWN_TOO_MANY', { params: { most: mostOwn } });
    if (body.own_id === undefined)
      await insertOwnDeadline(tx, orgId, { ...own, madeBy: ctx.user.userId, at });
    else if ((await updateOwnDeadline(tx, orgId, own)) === 0) return refuse('GENERAL.NOT_FOUND');
    await recordActivity(write, { kind: 'own_deadline_set', params: {} });
    await write.announce(deadlinesChanged, {});
    return ok({ own: own.ownId });
  });
  return written.ok ? ok({ own_id: written.value.own ?? '' }) : written;
});

const removeOwn = serveOrganization(contract.removeOwnDeadline, async (ctx, { body: { own_id: ownId } }) => {
  const written = await writeOrganization(ctx, async (write) => {
    const removed = await updateOwnRemoved(write.tx, write.orgId, { ownId, at: write.recordedAt });
    if (removed === 0) return refuse('GENERAL.NOT_FOUND');
    await recordActivity(write, { kind: 'own_deadline_removed', params: {} });
    await write.announce(deadlinesChanged, {});
    return ok({ own: ownId });
  });
  return written.ok ? ok({ own_id: ownId }) : written;
});

export const ownRoutes: Route[] = [setOwn, removeOwn];
