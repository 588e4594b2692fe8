/** Saving what the wizard asks itself. Every reply is the whole new state, and where to go on. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { parseTypedDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { legalText } from '@tabellion/law/legalText.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import { findPlan } from '../../../billing/rules/plans.ts';
import { isDraft, type OrganizationStatus } from '../../../organizations/rules/status.ts';
import {
  judgeFormSave,
  mayReadContacts,
  organizationOf,
  todayOf,
  writeOrganization,
} from '../../../organizations/server/public.ts';
import { editFounding } from '../../../registers/server/public/proposals.ts';
import * as contract from '../../contract.ts';
import { readArticles, suggestedArticles } from '../../rules/articles.ts';
import { filedArticles } from '../../rules/filedArticles.ts';
import { filingOf, withoutHomes } from '../../rules/filing.ts';
import { incorporatedPayload } from '../../rules/incorporation.ts';
import { significantHolders, significantKey } from '../../rules/significant.ts';
import { type Screen, screenPath } from '../../rules/wizard.ts';
import { withIncorporation } from '../incorporation.ts';
import { loadWizard } from '../load.ts';
import type { OnboardingPorts } from '../ports.ts';
import { changeAnswers, selectArticles, upsertArticles } from '../store/answers.ts';
import { articlesView, onboardingView } from '../view.ts';

const stateOf = async (ctx: OrganizationContext, { texts }: OnboardingPorts) =>
  onboardingView(await loadWizard(ctx.q, ctx.orgId, ctx.now), texts[ctx.language], ctx);

export const readState = (ports: OnboardingPorts) =>
  serveOrganization(contract.readOnboarding, async (ctx) => ok(await stateOf(ctx, ports)));

export const readFiled = ({ texts }: OnboardingPorts) =>
  serveOrganization(contract.readFiledArticles, async (ctx) => {
    const { facts } = await loadWizard(ctx.q, ctx.orgId, ctx.now);
    const { language } = facts.articles;
    const declaration = legalText('incorporator_declaration', facts.today)[language];
    const filing = filingOf(facts);
    const shown = mayReadContacts(ctx) ? filing : withoutHomes(filing);
    return ok(filedArticles(shown, { language, text: texts[language], declaration }));
  });

/** The state after a save, and the page of `screen` as the next one. */
export async function stateAfterSave(ctx: OrganizationContext, ports: OnboardingPorts, screen: Screen) {
  const state = await stateOf(ctx, ports);
  return ok({ ...state, next: screenPath(screen, ctx.orgId, state.plan_id) });
}

/** The founding proposal bears the board and the restrictions from now on, so that people and shares are judged by
 *  them. */
export const saveArticles = (ports: OnboardingPorts) =>
  serveOrganization(contract.saveArticles, async (ctx, { body: { was, ...body } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId } = write;
      const organization = await organizationOf(tx, orgId);
      const open = requireDraft(organization.status);
      if (!open.ok) return open;
      const today = todayOf(organization, ctx.now);
      const before = await selectArticles(tx, orgId);
      const current = before ?? suggestedArticles(today, organization);
      const now = articlesView({ articles: current }, ctx);
      const fresh = await judgeFormSave(write, 'articles', { was, typed: body, now });
      if (!fresh.ok) return fresh;
      const read = readArticles(current, body, today);
      if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
      await upsertArticles(tx, orgId, read.value);
      const payload = incorporatedPayload(organization, read.value);
      const existsSince = organization.company_type === 'old' ? organization.incorporation_date : null;
      const edited = await editFounding(write, (drafts) =>
        ok(withIncorporation(drafts, payload, existsSince)),
      );
      if (!edited.ok) return edited;
      const isSame = before !== undefined && canonicalJson(before) === canonicalJson(read.value);
      if (!isSame) await recordActivity(write, { kind: 'articles_saved', params: {} });
      return ok({});
    });
    return written.ok ? stateAfterSave(ctx, ports, 'founder') : written;
  });

export const confirmSignificant = (ports: OnboardingPorts) =>
  serveOrganization(contract.confirmSignificant, async (ctx, { body: { confirmed } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const { facts } = await loadWizard(write.tx, write.orgId, ctx.now);
      const open = requireDraft(facts.organization.status);
      if (!open.ok) return open;
      const isc_confirmed_for = confirmed ? significantKey(significantHolders(facts)) : null;
      await changeAnswers(write.tx, write.orgId, { isc_confirmed_for });
      return ok({});
    });
    return written.ok ? stateAfterSave(ctx, ports, 'plans') : written;
  });

export const choosePlan = (ports: OnboardingPorts) =>
  serveOrganization(contract.choosePlan, async (ctx, { body: { plan_id } }) => {
    if (findPlan(plan_id) === undefined) return refuseField('plan_id', 'ONBOARDING.PLAN_UNKNOWN');
    const written = await writeOrganization(ctx, async (write) => {
      await changeAnswers(write.tx, write.orgId, { plan_id });
      return ok({});
    });
    return written.ok ? stateAfterSave(ctx, ports, 'checkout') : written;
  });

function requireDraft(status: OrganizationStatus) {
  if (isDraft(status)) return ok(null);
  return refuse(status === 'submitted' ? 'ORGANIZATION.SUBMITTED' : 'ORGANIZATION.CHANGE_NEEDED.ARTICLES');
}

/** A date as it travels; null where there is none. */
export function readLegalDate(typed: string | null, path: string) {
  const date = typed === null ? null : parseTypedDate(typed);
  return date === undefined ? refuseField(path, 'GENERAL.NOT_A_DATE') : ok(date);
}
