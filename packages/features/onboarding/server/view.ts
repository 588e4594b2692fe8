/** Facts become what the wizard shows: pure. */
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import type { Actor } from '@tabellion/kit/actor.ts';
import { addressInWords } from '@tabellion/law/address.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { isDraft } from '../../organizations/rules/status.ts';
import { mayReadContacts } from '../../organizations/server/public.ts';
import type { RegistryReason } from '../../registry/rules/filing.ts';
import type { IncorporatorDraft } from '../../registry/rules/incorporator.ts';
import type { Submission } from '../../registry/server/public.ts';
import type {
  Articles,
  MissingItem as LackView,
  Onboarding,
  Submission as SubmissionView,
} from '../contract.ts';
import type { FoundingFacts } from '../rules/facts.ts';
import { screenOfPart } from '../rules/filing.ts';
import { missing, warnings } from '../rules/missing.ts';
import { articlesNeeds } from '../rules/needs.ts';
import { significantHolders, significantKey } from '../rules/significant.ts';
import { resumeAt, steps } from '../rules/steps.ts';
import type { MissingItem } from '../rules/wizard.ts';
import { type Screen, screenPath, stepOf, stepScreen } from '../rules/wizard.ts';
import type { WizardState } from './load.ts';

/** A sentence in the reader's language, with its code and values. */
type Tell = <Told extends { textCode: TextCode; params?: TextParams }>(
  input: Told,
) => Omit<Told, 'params'> & { params: Record<string, string | number>; message: string };

export const localizeWith =
  (text: Text): Tell =>
  (input) => ({ ...input, params: { ...input.params }, message: text(input.textCode, input.params ?? {}) });

export function onboardingView(wizard: WizardState, text: Text, reader: Actor): Onboarding {
  const { orgId, facts, submission, savedAt } = wizard;
  const tell = localizeWith(text);
  const lacks = lacksOf(facts);
  const significant = significantHolders(facts);
  return {
    org_unique_id: orgId,
    name: fullNameOf(facts.organization),
    company_type: facts.organization.company_type,
    status: facts.organization.status,
    steps: steps(facts, lacks).map((one) => ({
      ...tell(one),
      path: one.step,
      subpath: one.step === 'shares' ? 'share-classes' : null,
      href: screenPath(firstScreenOf(one.step, lacks), orgId, facts.planId),
    })),
    missing: lackViews(wizard, lacks, tell),
    warnings: lackViews(wizard, openWarnings(facts), tell),
    resume: resumePath(wizard, lacks),
    articles: articlesView(facts, reader),
    organizing_resolution_on: facts.organizingResolutionOn,
    needs: articlesNeeds(facts).map(tell),
    significant: significant.map(({ personId, name, votes, shares, lookThrough }) => ({
      person_id: personId,
      name,
      votes,
      shares,
      look_through: lookThrough,
    })),
    isc_confirmed: facts.iscConfirmedFor === significantKey(significant),
    plan_id: facts.planId,
    submission: submission === undefined ? null : submissionView(wizard, submission, tell),
    saved_at: savedAt,
  };
}

/** Nothing is missing of articles that are sent or accepted. */
const lacksOf = (facts: FoundingFacts): readonly MissingItem[] =>
  isDraft(facts.organization.status) ? missing(facts) : [];

/** A corporation that exists is told only what still waits. */
function openWarnings(facts: FoundingFacts): readonly MissingItem[] {
  const { status } = facts.organization;
  if (isDraft(status)) return warnings(facts);
  return warnings(facts).filter(({ textCode }) => textCode === 'ONBOARDING.WARNING.RESOLUTION_DATE');
}

/** Each with its sentence and the page that mends it. */
export function lackViews(
  { orgId, facts }: WizardState,
  lacks: readonly MissingItem[],
  tell: Tell,
): LackView[] {
  return lacks.map(({ personId, ...lack }) => ({
    ...tell(lack),
    person_id: personId ?? null,
    step: stepOf[lack.screen],
    path: screenPath(lack.screen, orgId, facts.planId),
  }));
}

/** Where a step is opened: where it lacks something, else at its beginning. */
const firstScreenOf = (step: (typeof stepOf)[Screen], lacks: readonly MissingItem[]): Screen =>
  lacks.find(({ screen }) => stepOf[screen] === step)?.screen ?? stepScreen[step];

function resumePath({ orgId, facts, submission }: WizardState, lacks: readonly MissingItem[]): string {
  const { status } = facts.organization;
  if (status === 'incorporated' || status === 'dissolved') return `/app/org/${orgId}/dashboard`;
  const reason = status === 'rejected' ? submission?.reasons[0] : undefined;
  return screenPath(reason === undefined ? resumeAt(lacks) : screenOfPart[reason.about], orgId, facts.planId);
}

/** @param reader  sees where incorporators live if he reads the minute book (decisions section 3) */
export function articlesView({ articles }: Pick<FoundingFacts, 'articles'>, reader: Actor): Articles {
  const incorporators = articles.incorporators.map(incorporatorView);
  return {
    ...articles,
    incorporators: mayReadContacts(reader)
      ? incorporators
      : incorporators.map((one) => ({ ...one, address: null })),
  };
}

function incorporatorView({ address: { province: region, ...address }, ...one }: IncorporatorDraft) {
  return { ...one, address: addressInWords({ ...address, region }) };
}

function submissionView(wizard: WizardState, submission: Submission, tell: Tell): SubmissionView {
  const { state, submitted_at, answered_at, corporation_number, certificate_on, is_specimen } = submission;
  return {
    state,
    submitted_at,
    answered_at,
    reasons: lackViews(wizard, submission.reasons.map(lackOfReason), tell),
    corporation_number,
    certificate_on,
    is_specimen: is_specimen === true,
  };
}

const lackOfReason = ({ textCode, params, about }: RegistryReason): MissingItem => ({
  textCode,
  ...(params && { params }),
  screen: screenOfPart[about],
  field: about === 'name' ? 'name' : '',
});
