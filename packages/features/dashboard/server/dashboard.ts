/** The dashboard: where the organization stands, its registers and what waits, its log and its deadlines, read at once. */
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
import { openDeadlines } from '../../deadlines/server/public.ts';
import { suggestedArticles } from '../../onboarding/rules/articles.ts';
import { filingPrompt, filingPromptWords } from '../../organizations/rules/filingPrompt.ts';
import { daysAtRegistries, mayReadContacts, registryZoneOf } from '../../organizations/server/public.ts';
import { privateIssuer } from '../../registers/privateIssuer.ts';
import { displayName } from '../../registers/server/public/people.ts';
import { lineView, workKindsFor } from '../../worklist/server/public.ts';
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
  type Face,
  type OpenProposal,
  type OrganizationState,
  type RegisterFigures,
  selectFace,
} from './store/face.ts';

const entriesShown = 5;
const deadlinesShown = 5;

export async function dashboardOf(
  ctx: OrganizationContext,
  ports: DashboardPorts,
): Promise<HandlerResult<Dashboard, never>> {
  const { q, orgId, language, user, membership } = ctx;
  const actor = { user, membership };
  const [face, rows, duties] = await Promise.all([
    selectFace(q, orgId, daysAtRegistries(ctx.now), { userId: user.userId, kinds: workKindsFor(actor) }),
    selectLatestActivity(q, orgId, {
      // Some are merged with others.
      limit: 4 * entriesShown,
      hiddenKinds: kindsHiddenFrom(actor),
      withControl: judge(actor, access['control.read']).may,
    }),
    openDeadlines(ctx),
  ]);
  const { proposals } = face;
  const { today, deadlines } = duties;
  const text = ports.texts[language];
  const isIncorporated = face.status === 'incorporated' || face.status === 'dissolved';
  const founding = proposals.find(({ kind }) => kind === 'founding');
  const people = isIncorporated ? peopleOfRegisters(face) : peopleOfFounding(founding);
  const setup = setupOf({
    userAddress: face.user_address,
    officeAddress: face.address_line_1,
    directors: people.directors.length,
    shareholders: people.shareholders.length,
  });
  const prompt = filingPrompt({
    status: face.status,
    jurisdiction: face.jurisdiction,
    incorporation_date: face.incorporation_date,
    anchored_on: face.anchored_on,
    filing_year: face.filing_year,
    financial_years: duties.financialYears,
  });
  // Spelled out: objects spread into this one took half of the page's time.
  return ok({
    org_unique_id: orgId,
    name: fullNameOf(face),
    status: face.status,
    company_type: face.company_type,
    corporation_type: corporationTypeToWire(face.jurisdiction),
    corporation_number: printedCorporationNumber(face.corporation_number, face.jurisdiction),
    incorporation_date: face.incorporation_date,
    city: face.city,
    province: provinceOf(face),
    userAddress: mayReadContacts(actor) ? face.user_address : '',
    address_line_1: face.address_line_1,
    today,
    step1: setup.step1,
    step2: setup.step2,
    step3: setup.step3,
    step4: setup.step4,
    toggle: setup.toggle,
    nextAct: nextActOf(setup, {
      status: face.status,
      planId: face.plan_id,
      companyType: face.company_type,
    }),
    needsYou: {
      lines: face.work.lines.map((row) => lineView(row, { actor, orgId, today, text })),
      all: face.work.all,
    },
    directors: people.directors,
    shareholders: people.shareholders,
    minMaxDirectors: boardBounds(face, today),
    sharesSimpleOrAdvanced: { advanced: hasCustomShareClasses(people.classNames) },
    figures: isIncorporated ? figuresOf(face) : null,
    waiting: pendingSubscriptionsIn(proposals),
    notification: prompt === undefined ? null : notificationOf(prompt, { text, language, today }),
    deadlines: nearest(deadlines, deadlinesShown),
    deadlineCounts: { all: deadlines.length, overdue: deadlines.filter(({ days }) => days < 0).length },
    asksYearEnd: duties.asksYearEnd,
    warnings: warningsOf(face, text),
    activity_logs: latestActivity(ctx, ports, {
      rows: withoutRepeatedActivity(rows).slice(0, entriesShown),
      proposals,
      zone: registryZoneOf(face),
    }),
    tips: tips.map((tip) => {
      const plain = withoutIsolates(text(`dashboard.tip.${tip}.body`, { name: isolated(fullNameOf(face)) }));
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

/** The bounds of the articles: as registered, as drafted, or as the wizard suggests them. */
function boardBounds(
  { min_directors, max_directors, board }: Face,
  today: PlainDate,
): Dashboard['minMaxDirectors'] {
  if (board !== null) return { min: board.minimum, max: board.maximum };
  const suggested = suggestedArticles(today);
  return { min: min_directors ?? suggested.min_directors, max: max_directors ?? suggested.max_directors };
}

const figuresOf = (registers: RegisterFigures): Dashboard['figures'] => ({
  issuedExact: registers.issued,
  classes: Number(registers.issued_classes),
  holders: Number(registers.holders),
  privateHolders: registers.private_holders && { ...registers.private_holders, most: privateIssuer.most },
  votesExact: withoutTrailingZeros(registers.votes),
  significant: Number(registers.significant),
  statedCapital: dollarsToTheCent(registers.stated_capital),
});

function warningsOf(face: Face, text: Text): Dashboard['warnings'] {
  const { directors } = face;
  if (face.status !== 'incorporated') return [];
  const shortfall = residencyShortfall({
    jurisdiction: face.jurisdiction,
    sector: face.sector,
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
  return read.rows.map((row) =>
    entryOf(row, { ...telling, reason: row.reason, recorded: row.recorded ?? undefined }),
  );
}

const classNamesIn = (proposals: readonly OpenProposal[]): Map<string, string> =>
  new Map(proposals.flatMap(({ acts }) => classesIn(acts)).map(({ classId, name }) => [classId, name]));
