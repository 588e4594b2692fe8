/**
 * One submission, in steps that a crash between any two of them neither loses nor doubles:
 * 1. a transaction judges what is there and makes the row `waiting`; its id is the registry's idempotency key;
 * 2. the registry is sent the articles, outside of any transaction, for a bounded time;
 * 3. a transaction records its answer with all that it brings (`settle.ts`).
 * The job asks the registry about submissions that stay `waiting` (`outside.ts`).
 */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { legalText } from '@tabellion/law/legalText.ts';
import { type AnswerTo, type OrganizationContext, okWithCode } from '@tabellion/platform/http/context.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { settleDoneElsewhere } from '../../../deadlines/server/public.ts';
import {
  type OrganizationWrite,
  setStatus,
  writeOrganization,
} from '../../../organizations/server/public.ts';
import { editFounding } from '../../../registers/server/public/proposals.ts';
import { insertSubmission } from '../../../registry/server/public.ts';
import type * as contract from '../../contract.ts';
import type { FoundingFacts } from '../../rules/facts.ts';
import { filingOf } from '../../rules/filing.ts';
import { incorporatedPayload } from '../../rules/incorporation.ts';
import { missing } from '../../rules/missing.ts';
import { screenPath } from '../../rules/wizard.ts';
import { datedFromCertificate, withIncorporation } from '../incorporation.ts';
import { loadWizard } from '../load.ts';
import { foundingsOutside } from '../outside.ts';
import type { OnboardingPorts } from '../ports.ts';
import { incorporate } from '../settle.ts';
import { selectAnswers } from '../store/answers.ts';
import { lackViews, localizeWith, onboardingView } from '../view.ts';

/** Whoever presses the button while the registry has the articles joins the submission under way. */
export async function submit(
  ctx: OrganizationContext,
  ports: OnboardingPorts,
  { body: { declared = false } }: InputOf<typeof contract.submitIncorporation>,
): Promise<AnswerTo<typeof contract.submitIncorporation>> {
  const { db, orgId, now, language } = ctx;
  const made = await writeOrganization(ctx, async (write) => {
    const wizard = await loadWizard(write.tx, orgId, now);
    const { status, company_type } = wizard.facts.organization;
    if (status === 'submitted') return ok({ submission_id: wizard.submission?.submission_id ?? null });
    if (status === 'incorporated' || status === 'dissolved') return refuse('ONBOARDING.ALREADY_INCORPORATED');
    const lacks = missing(wizard.facts);
    if (lacks.length > 0) {
      const views = lackViews(wizard, lacks, localizeWith(ports.texts[language]));
      return refuse('ONBOARDING.INCOMPLETE', { params: { count: lacks.length }, data: { missing: views } });
    }
    if (company_type === 'old') return recordExisting(write, ctx, ports, wizard.facts);
    if (!declared) return refuseField('declared', 'ONBOARDING.DECLARATION_REQUIRED');
    return send(write, ctx, ports, wizard.facts);
  });
  ctx.release();
  if (!made.ok) return made;
  // null where an existing corporation went on record at once.
  const submissionId = made.value.submission_id;
  // The registry being slow or away is no failure of the submission: the job asks again.
  if (submissionId !== null)
    await foundingsOutside(ports.registry)
      .ask({ db, row: { orgId, id: submissionId }, now })
      .catch(() => undefined);
  const wizard = await db.asOrganization(orgId, (q) => loadWizard(q, orgId, now));
  const state = onboardingView(wizard, ports.texts[language], ctx);
  const next =
    state.status === 'incorporated' ? state.resume : screenPath('checkout', orgId, wizard.facts.planId);
  return okWithCode(submissionId === null ? 'ONBOARDING.RECORDED' : 'ONBOARDING.SUBMITTED', {
    ...state,
    next,
  });
}

/** The proposal is tried once more as if the certificate came today: what no longer fits is told now, not when it is
 *  too late to mend. */
async function send(
  write: OrganizationWrite,
  { user, now }: OrganizationContext,
  { registry }: OnboardingPorts,
  facts: FoundingFacts,
) {
  const { organization, articles, today } = facts;
  const payload = incorporatedPayload(organization, articles);
  const fitting = await editFounding(write, (drafts) =>
    ok(withIncorporation(datedFromCertificate(drafts, today), payload)),
  );
  if (!fitting.ok) return fitting;
  const moved = await setStatus(write, 'submitted', { submittedOn: today });
  if (!moved.ok) return moved;
  const submission_id = newId();
  await insertSubmission(write.tx, write.orgId, {
    submission_id,
    registrar: registry.registrar.name,
    submitted_by: user.userId,
    submitted_at: write.recordedAt,
    ask_after: now,
    filing: filingOf(facts),
    declared_by: user.userId,
    declared_at: write.recordedAt,
    declaration: legalText('incorporator_declaration', today)[articles.language],
  });
  return ok({ submission_id });
}

/** An existing corporation brings its number and date, and skips the registry. */
async function recordExisting(
  write: OrganizationWrite,
  { user: { userId }, now, language }: OrganizationContext,
  { texts }: OnboardingPorts,
  facts: FoundingFacts,
) {
  const { corporation_number, incorporation_date } = facts.organization;
  if (incorporation_date === null) return refuse('ONBOARDING.INCOMPLETE', { params: { count: 1 } });
  const recorded = await incorporate(write, facts, {
    corporationNumber: corporation_number,
    certificateOn: incorporation_date,
  });
  if (!recorded.ok) return recorded;
  const { done_until: until } = await selectAnswers(write.tx, write.orgId);
  if (until !== null) await settleDoneElsewhere(write, texts, { userId, language, until, now });
  return ok({ submission_id: null });
}
