/** The dashboard: where the organization stands, then at once registers, log and deadlines, and what it has of the rest. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { isProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { corporationTypeToWire, provinceToWire } from '@tabellion/law/wireNames.ts';
import type { HandlerResult, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { isolated, type Language, type Text, withoutIsolates } from '@tabellion/texts/text.ts';
import { access } from '../../access.ts';
import { kindsHiddenFrom } from '../../activity/rules/hidden.ts';
import { entryOf } from '../../activity/server/public.ts';
import { nearest } from '../../deadlines/rules/near.ts';
import { marksOf, openDeadlines } from '../../deadlines/server/public.ts';
import { suggestedArticles } from '../../onboarding/rules/articles.ts';
import { filingPrompt, filingPromptWords } from '../../organizations/rules/filingPrompt.ts';
import { mayReadContacts, registryZoneOf, todayOf } from '../../organizations/server/public.ts';
import { privateIssuer } from '../../registers/privateIssuer.ts';
import { displayName } from '../../registers/server/public/people.ts';
import { privateHoldersAt } from '../../registers/server/public/shares.ts';
import type { Dashboard } from '../contract.ts';
import { dollarsToTheCent, hasCustomShareClasses, withoutTrailingZeros } from '../rules/figures.ts';
import { residencyShortfall } from '../rules/residency.ts';
import { classesIn, nextActOf, setupOf } from '../rules/setup.ts';
import { tipIcons, tips } from '../rules/tips.ts';
import { withoutRepeatedActivity } from '../rules/withoutRepeatedActivity.ts';
import { pendingSubscriptionsIn, peopleOfFounding, peopleOfRegisters } from './people.ts';
import type { DashboardPorts } from './ports.ts';
import { type LatestActivityRow, selectLatestActivity } from './store/activity.ts';
import {
  type OpenProposal,
  type OrganizationState,
  selectOpenProposals,
  selectOrganizationState,
} from './store/organizationState.ts';
import { type RegisterFigures, selectFigures } from './store/registers.ts';

const entriesShown = 5;
const deadlinesShown = 5;

export async function dashboardOf(
  ctx: OrganizationContext,
  ports: DashboardPorts,
): Promise<HandlerResult<Dashboard, never>> {
  const { q, orgId, language, user, membership } = ctx;
  const actor = { user, membership };
  const [standing, marks] = await Promise.all([selectOrganizationState(q, orgId), marksOf(q, orgId)]);
  const today = todayOf(standing, ctx.now);
  const [registers, privateHolders, proposals, rows, duties] = await Promise.all([
    selectFigures(q, orgId, today),
    standing.is_restricted ? privateHoldersAt(q, orgId, { asOf: today, seq: standing.last_seq }) : undefined,
    standing.has_proposals ? selectOpenProposals(q, orgId) : [],
    selectLatestActivity(q, orgId, {
      // Some are merged with others.
      limit: 4 * entriesShown,
      hiddenKinds: kindsHiddenFrom(actor),
      withControl: judge(actor, access['control.read']).may,
    }),
    openDeadlines(ctx, standing, { today, marks }),
  ]);
  const text = ports.texts[language];
  const isIncorporated = standing.status === 'incorporated' || standing.status === 'dissolved';
  const founding = proposals.find(({ kind }) => kind === 'founding');
  const people = isIncorporated ? peopleOfRegisters(registers) : peopleOfFounding(founding);
  const setup = setupOf({
    userAddress: standing.user_address,
    officeAddress: standing.address_line_1,
    directors: people.directors.length,
    shareholders: people.shareholders.length,
  });
  const prompt = filingPrompt(standing);
  const deadlines = duties?.deadlines ?? [];
  // Spelled out: objects spread into this one took half of the page's time.
  return ok({
    org_unique_id: orgId,
    name: fullNameOf(standing),
    status: standing.status,
    company_type: standing.company_type,
    corporation_type: corporationTypeToWire(standing.jurisdiction),
    corporation_number: printedCorporationNumber(standing.corporation_number, standing.jurisdiction),
    incorporation_date: standing.incorporation_date,
    city: standing.city,
    province: provinceOf(standing),
    userAddress: mayReadContacts(actor) ? standing.user_address : '',
    address_line_1: standing.address_line_1,
    today,
    step1: setup.step1,
    step2: setup.step2,
    step3: setup.step3,
    step4: setup.step4,
    toggle: setup.toggle,
    nextAct: nextActOf(setup, {
      status: standing.status,
      planId: standing.plan_id,
      companyType: standing.company_type,
    }),
    directors: people.directors,
    shareholders: people.shareholders,
    minMaxDirectors: boardBounds(standing, registers, today),
    sharesSimpleOrAdvanced: { advanced: hasCustomShareClasses(people.classNames) },
    figures: isIncorporated ? figuresOf(registers, privateHolders) : null,
    waiting: pendingSubscriptionsIn(proposals),
    notification: prompt === undefined ? null : notificationOf(prompt, { text, language, today }),
    deadlines: nearest(deadlines, deadlinesShown),
    deadlineCounts: { all: deadlines.length, overdue: deadlines.filter(({ days }) => days < 0).length },
    asksYearEnd: duties?.asksYearEnd === true,
    warnings: warningsOf(standing, registers, text),
    activity_logs: latestActivity(ctx, ports, {
      rows: withoutRepeatedActivity(rows).slice(0, entriesShown),
      proposals,
      zone: registryZoneOf(standing),
    }),
    tips: tips.map((tip) => {
      const plain = withoutIsolates(
        text(`dashboard.tip.${tip}.body`, { name: isolated(fullNameOf(standing)) }),
      );
      return {
        tip_id: tip,
        icon: tipIcons[tip],
        title: text(`dashboard.tip.${tip}`),
        message: plain.text,
        names: [...plain.names],
      };
    }),
  });
}

function notificationOf(
  prompt: NonNullable<ReturnType<typeof filingPrompt>>,
  reader: { text: Text; language: Language; today: PlainDate },
): NonNullable<Dashboard['notification']> {
  const { title, message } = filingPromptWords(prompt, reader);
  return { title, message, filing_year: prompt.filing_year, due_date: prompt.due_date };
}

/** As the wire names it, where the country is Canada. */
const provinceOf = ({ country, province }: OrganizationState): string =>
  country === 'CA' && isProvinceCode(province) ? provinceToWire(province) : province;

/** Of the articles: as registered, as drafted, or as the wizard suggests them. */
function boardBounds(
  { min_directors, max_directors }: OrganizationState,
  { board }: RegisterFigures,
  today: PlainDate,
): Dashboard['minMaxDirectors'] {
  if (board !== null) return { min: board.minimum, max: board.maximum };
  const suggested = suggestedArticles(today);
  return { min: min_directors ?? suggested.min_directors, max: max_directors ?? suggested.max_directors };
}

const figuresOf = (
  registers: RegisterFigures,
  privateHolders: Awaited<ReturnType<typeof privateHoldersAt>>,
): Dashboard['figures'] => ({
  issuedExact: registers.issued,
  classes: Number(registers.issued_classes),
  holders: Number(registers.holders),
  privateHolders: privateHolders ? { ...privateHolders, most: privateIssuer.most } : null,
  votesExact: withoutTrailingZeros(registers.votes),
  significant: Number(registers.significant),
  statedCapital: dollarsToTheCent(registers.stated_capital),
});

function warningsOf(
  standing: OrganizationState,
  { directors }: RegisterFigures,
  text: Text,
): Dashboard['warnings'] {
  if (standing.status !== 'incorporated') return [];
  const shortfall = residencyShortfall({
    jurisdiction: standing.jurisdiction,
    sector: standing.sector,
    directors: directors.length,
    residents: directors.filter(({ residency }) => residency?.resident_canadian === true).length,
  });
  if (shortfall === undefined) return [];
  const textCode = 'DIRECTORS.TOO_FEW_RESIDENT';
  return [{ textCode, params: shortfall, message: text(textCode, shortfall) }];
}

/** The newest entries of the log, told with the names that came with them. */
function latestActivity(
  { orgId, language }: Pick<OrganizationContext, 'orgId' | 'language'>,
  { texts, ownerOrg }: DashboardPorts,
  read: { rows: readonly LatestActivityRow[]; proposals: readonly OpenProposal[]; zone: string },
): Dashboard['activity_logs'] {
  const names = classNamesIn(read.proposals);
  for (const row of read.rows) {
    for (const [id, name] of Object.entries(row.names)) {
      const words = typeof name === 'string' ? name : displayName(name);
      if (words !== '') names.set(id, words);
    }
  }
  const telling = { orgId, ownerOrg, names, zone: read.zone, reader: { text: texts[language], language } };
  return read.rows.map((row) => entryOf(row, { ...telling, reason: row.reason }));
}

const classNamesIn = (proposals: readonly OpenProposal[]): Map<string, string> =>
  new Map(proposals.flatMap(({ acts }) => classesIn(acts)).map(({ classId, name }) => [classId, name]));
