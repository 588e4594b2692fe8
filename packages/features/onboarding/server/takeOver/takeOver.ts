/** The draft of one corporation that exists, made in one transaction: all of it, or nothing. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { UserContext } from '@tabellion/platform/http/context.ts';
import { okWithCode } from '@tabellion/platform/http/context.ts';
import { serveUser } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import { findPlan } from '../../../billing/rules/plans.ts';
import { readDecidersFacts } from '../../../documents/server/public.ts';
import {
  applyCorporateInfo,
  createDraft,
  type OrganizationWrite,
  organizationOf,
  saveOwnContact,
  todayOf,
  underHead,
  writeOnce,
  writerOf,
} from '../../../organizations/server/public.ts';
import { enterAppointment } from '../../../people/server/public.ts';
import { editFounding } from '../../../registers/server/public/proposals.ts';
import { readArticles, suggestedArticles } from '../../rules/articles.ts';
import { incorporatedPayload } from '../../rules/incorporation.ts';
import {
  articlesInputOf,
  corporateInputOf,
  judgeCorporation,
  personInputOf,
} from '../../rules/takeOver/judgeCorporation.ts';
import * as contract from '../../takeOverContract.ts';
import { withIncorporation } from '../incorporation.ts';
import { changeAnswers, upsertArticles } from '../store/answers.ts';
import { selectCorporationsHere, takeTurnOfCorporation } from '../store/takeOver.ts';
import { numberOf } from './reading.ts';

/** Facts of the wizard that a taken corporation holds under another name, or as a part of another. */
const sentAs: Readonly<Record<string, string>> = {
  name_postfix: 'name',
  corporation_province: 'province',
  transfer_restriction_text: 'transfer_restriction',
  anchored_on: 'anchor_date',
};

/** One that the user has already stays as it is: a table that is taken in again, or by a colleague, makes none twice. */
export const takeOver = serveUser(contract.takeOver, async (ctx, { body }) => {
  const { corporation, plan_id: planId, done_until } = body;
  const {
    user: { userId },
    now,
  } = ctx;
  if (planId !== undefined && findPlan(planId) === undefined)
    return refuseField('plan_id', 'ONBOARDING.PLAN_UNKNOWN');
  const doneUntil = done_until === undefined ? null : (parsePlainDate(done_until) ?? null);
  if (done_until !== undefined && doneUntil === null) return refuseField('done_until', 'GENERAL.NOT_A_DATE');
  if (doneUntil !== null && doneUntil > todayOf({ jurisdiction: 'CA' }, now))
    return refuseField('done_until', 'ORGANIZATION.DATE_IN_FUTURE');
  const todayAt: Parameters<typeof judgeCorporation>[1] = (law) => todayOf(law, now);
  const faults = judgeCorporation(corporation, todayAt);
  const key = numberOf(corporation);
  if (faults.length > 0 || key === undefined)
    return refuse('GENERAL.FIELD_INVALID', {
      fields: faults.map((fault) => ({ ...fault, path: `corporation.${sentAs[fault.path] ?? fault.path}` })),
    });
  const made = await writeOnce(ctx, async (tx) => {
    await takeTurnOfCorporation(tx, userId, key);
    const [existing] = await selectCorporationsHere(tx, userId, [key]);
    if (existing !== undefined) return ok({ orgId: existing.org_id, here: 'already' });
    const orgId = await createDraft(tx, { userId, name: '', now });
    const applied = await applyCorporateInfo(tx, orgId, corporateInputOf(corporation, todayAt), now);
    if (!applied.ok) return applied;
    const contact = await saveOwnContact(tx, { orgId, userId });
    if (!contact.ok) return refuse('TAKE_OVER.NO_CONTACT');
    const filled = await underHead(tx, orgId, writerOf(ctx), async (write) => {
      await changeAnswers(tx, orgId, {
        ...(planId !== undefined && { plan_id: planId }),
        done_until: doneUntil,
      });
      const articles = await enterArticles(write, ctx, corporation);
      return articles.ok ? appointPeople(write, ctx, corporation) : articles;
    });
    return filled.ok ? ok({ orgId, here: null }) : filled;
  });
  ctx.release();
  if (!made.ok) return made;
  const { orgId, here } = made.value;
  const { status } = await ctx.db.asOrganization(orgId, (q) => organizationOf(q, orgId));
  const reply = { org_unique_id: orgId, status, is_new: here === null };
  return here === null ? ok(reply) : okWithCode('TAKE_OVER.ALREADY_HERE', reply);
});

/** The articles, and the incorporation by which people are dated. */
async function enterArticles(
  write: OrganizationWrite,
  { now }: Pick<UserContext, 'now'>,
  corporation: contract.TakenCorporation,
) {
  const { tx, orgId } = write;
  const organization = await organizationOf(tx, orgId);
  const today = todayOf(organization, now);
  const read = readArticles(suggestedArticles(today, organization), articlesInputOf(corporation), today);
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  await upsertArticles(tx, orgId, read.value);
  const payload = incorporatedPayload(organization, read.value);
  const edited = await editFounding(write, (drafts) =>
    ok(withIncorporation(drafts, payload, organization.incorporation_date)),
  );
  if (edited.ok) await recordActivity(write, { kind: 'articles_saved', params: {} });
  return edited;
}

async function appointPeople(
  write: OrganizationWrite,
  { now }: Pick<UserContext, 'now'>,
  { people }: contract.TakenCorporation,
) {
  for (const person of people) {
    let personId: string | undefined;
    for (const { position, since, or_before } of person.positions) {
      const appointed = await enterAppointment(
        write,
        { ctx: { orgId: write.orgId, now }, ports: { readDecidersFacts } },
        {
          position,
          appointed_on: since,
          ...(or_before && { or_before }),
          ...(personId === undefined
            ? { person: personInputOf(person, write.today) }
            : { person_id: personId }),
        },
      );
      if (!appointed.ok) return appointed;
      personId = appointed.value.personId;
    }
  }
  return ok({});
}
