import type { PlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { type Deadline, deadlineKey, keyText } from '@tabellion/law/deadlines/deadline.ts';
import { filingSection, isFilingKind } from '@tabellion/law/deadlines/filings.ts';
import { governmentFee } from '@tabellion/law/fees.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { plans } from '../../billing/rules/plans.ts';
import { orderFiling } from '../../billing/server/public.ts';
import type { Finding } from '../../check/rules/check.ts';
import { findingsAt } from '../../check/server/public.ts';
import { wholeRunning } from '../../deadlines/server/public.ts';
import { documentsSince } from '../../documents/server/public.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { section } from '../../documents/templates/words.ts';
import { filingsOf } from '../../filings/server/public.ts';
import { type OrganizationWrite, previewInOrganization } from '../../organizations/server/public.ts';
import { readRegisters } from '../../registers/server/public/acts.ts';
import { factsOf } from '../../registers/server/public/people.ts';
import * as contract from '../contract.ts';
import { approvalsOf } from '../rules/approvals.ts';
import { bodyOfRule } from '../rules/changeKind.ts';
import { differencesBetween } from '../rules/differences.ts';
import { lawOf } from '../rules/kinds/lawOf.ts';
import { kindOf, mayDissent } from '../rules/kinds.ts';
import { meetingsOf } from '../rules/progress.ts';
import type { PartInput } from '../shapes.ts';
import { bookNow, type ChangeDay, dayOf, dayOfTrying, effectOf, tryParts } from './drafting.ts';
import type { ChangePorts } from './ports.ts';
import { feeCents } from './price.ts';
import { selectChanges } from './store/changes.ts';

type Preview = ReplyOf<typeof contract.previewChange>;

export const previewChange = (ports: ChangePorts) =>
  serveOrganization(contract.previewChange, (ctx, { body }) => preview(ctx, ports, body));

type Wanted = InputOf<typeof contract.previewChange>['body'];

const preview = (ctx: OrganizationContext, ports: ChangePorts, { parts, change_id: changeId }: Wanted) =>
  previewInOrganization(ctx, async (write) => {
    const before = await bookNow(write);
    if (before === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
    const { tx, orgId, today } = write;
    const after = Number(write.lastSeq());
    const running = await wholeRunning(tx, orgId, ctx.now);
    const { isWhiteLabel } = ports.documents;
    const found = await findingsAt(tx, { orgId, now: ctx.now, seq: after, isWhiteLabel });
    const [change] = changeId === undefined ? [] : await selectChanges(tx, orgId, changeId);
    const met = { today, meetings: change === undefined ? [] : meetingsOf(change) };
    const day = dayOfTrying(parts, before, met);
    const { deadlines } = running;
    return tryParts(write, before, { ctx, ports, parts, day }, () =>
      look(write, ports, { ctx, parts, day, before, after, deadlines, found }),
    );
  });

interface Looking {
  readonly ctx: OrganizationContext;
  readonly parts: readonly PartInput[];
  readonly day: ChangeDay;
  readonly before: BookFacts;
  /** The last act before the change. */
  readonly after: number;
  readonly deadlines: readonly Deadline[];
  /** Findings of the check before the change. */
  readonly found: readonly Finding[];
}

async function look(write: OrganizationWrite, ports: ChangePorts, looking: Looking): Promise<Preview> {
  const { ctx, parts, day, before, after } = looking;
  const { tx, orgId, today } = write;
  const on = dayOf(parts, before, day);
  const isCertified = effectOf(parts) === 'certificate';
  const laterDay = on > today ? on : today;
  const book = (await bookNow({ ...write, today: laterDay })) ?? before;
  const made = await documentsSince(ports.documents, write, {
    now: ctx.now,
    after,
    isUncertified: isCertified,
  });
  const { statute } = made;
  const { isWhiteLabel } = ports.documents;
  // Where none are made here, they tell all the same who approves it, and what its uploads settle.
  const documents = isWhiteLabel ? [] : made.documents;
  const running = await wholeRunning(tx, orgId, ctx.now, Number(write.lastSeq()));
  const filings = filingLines(parts, before, newDeadlines(looking.deadlines, running.deadlines));
  const found = await findingsAt(tx, { orgId, now: ctx.now, seq: Number(write.lastSeq()), isWhiteLabel });
  return {
    effective_on: isCertified ? null : on,
    sections: sectionsOf(parts, before),
    differences: [...differencesBetween(before, book)],
    documents,
    statute,
    // Nobody else approves it where a meeting did.
    approvals: approvalsOf(made.documents, { statute, mayDissent: mayDissent(parts, before) }).filter(
      ({ rule }) => !(day.meetings ?? []).some(({ body }) => body === bodyOfRule(rule)),
    ),
    addresses: await addressesOf(write, documents, laterDay),
    filings,
    deadlines: moved(looking.deadlines, running.deadlines, running.nameOf),
    check: findingsChanged(looking.found, found, made.documents),
    price: await priceOf(write, { ctx, ports, parts, before }),
    registry_days: isCertified ? 1 : null,
    warnings: [
      ...earlierDay(day, ctx.language, ports),
      ...notesOf(parts, before, { text: ports.texts[ctx.language], language: ctx.language }),
      ...(isCertified ? [] : await returnsFiledSince(write, { ctx, ports, parts, on })),
    ],
    after,
  };
}

/** The addresses on record of those who sign; whoever has none has to be asked for one. */
async function addressesOf(
  { tx, orgId }: OrganizationWrite,
  documents: Preview['documents'],
  asOf: PlainDate,
): Promise<Preview['addresses']> {
  const signing = new Set(documents.flatMap(({ signees }) => signees.map((one) => one.person_id)));
  if (signing.size === 0) return [];
  const { persons } = await readRegisters(tx, orgId, { asOf });
  const named = persons.filter(({ personId }) => signing.has(personId));
  const facts = await factsOf(tx, orgId, named);
  return named.flatMap(({ personId }) => {
    const email = facts.get(personId)?.contact?.email ?? '';
    return email === '' ? [] : { person_id: personId, email };
  });
}

/** Findings that go and come. What only lacks a document that is made or uploaded with the change, or the certificate that it awaits,
 *  does not come. */
function findingsChanged(
  before: readonly Finding[],
  after: readonly Finding[],
  documents: Preview['documents'],
): Preview['check'] {
  const nameOf = ({ code, subject }: Finding) => `${code} ${subject}`;
  const [was, is] = [new Set(before.map(nameOf)), new Set(after.map(nameOf))];
  const isMade = ({ code, fix }: Finding) =>
    code === 'amendment_uncertified' ||
    (fix.do === 'draft' &&
      // Articles that await their certificate are about no day yet.
      documents.some(
        ({ template, subject }) => template === fix.template && (subject === fix.subject || subject === ''),
      ));
  return {
    gone: before.filter((one) => !is.has(nameOf(one))).map(findingLine),
    come: after.filter((one) => !was.has(nameOf(one)) && !isMade(one)).map(findingLine),
  };
}

const findingLine = ({ code, subject, about, params, citation }: Finding) => ({
  code,
  subject,
  about,
  params: { ...params },
  citation,
});

/** The price of it before it goes to the registry: the fee, and the plan that brings the service where none is in force. */
async function priceOf(
  write: OrganizationWrite,
  { ctx, ports, parts, before }: Pick<Looking, 'ctx' | 'parts' | 'before'> & { readonly ports: ChangePorts },
): Promise<Preview['price']> {
  const cents = feeCents(parts, before);
  const nothing = { government_cents: cents, service_cents: 0, tax_cents: 0, total_cents: cents };
  if (cents === 0) return nothing;
  const fee = { jurisdiction: lawOf(before.corporation), cents: BigInt(cents) };
  const { seller } = ports.billing;
  const ordered = await orderFiling(write, { plan: plans[0], fee, seller, now: ctx.now });
  if (!ordered.ok) return nothing;
  const { netCents, taxCents, totalCents } = ordered.value.price;
  return {
    government_cents: cents,
    service_cents: Number(netCents) - cents,
    tax_cents: Number(taxCents),
    total_cents: Number(totalCents),
  };
}

const sectionsOf = (parts: readonly PartInput[], book: BookFacts): string[] => {
  const own = parts.flatMap(({ kind }) => {
    const { cbca, obca } = kindOf(kind).section;
    return section(book, { ...(cbca && { cbca }), ...(obca && { obca }) }).section ?? [];
  });
  return [...new Set(own)];
};

const notesOf = (
  parts: readonly PartInput[],
  book: BookFacts,
  { text, language }: { readonly text: Text; readonly language: Looking['ctx']['language'] },
): string[] =>
  parts.flatMap(({ kind, form }) =>
    (kindOf(kind).notes?.({ book, form }) ?? []).map((one) =>
      text(one.text, { ...one.params, ...(one.date && { date: longDate(one.date, language) }) }),
    ),
  );

/** Annual returns that a registry took with the facts of a day from which on the change would have held: each is to be corrected. */
async function returnsFiledSince(
  { tx, orgId }: OrganizationWrite,
  {
    ctx,
    ports,
    parts,
    on,
  }: Pick<Looking, 'ctx' | 'parts'> & { readonly ports: ChangePorts; readonly on: PlainDate },
): Promise<string[]> {
  if (!parts.some(({ kind }) => kindOf(kind).filing !== null)) return [];
  const { now, language } = ctx;
  const { filings } = await filingsOf(tx, orgId, now);
  return filings.flatMap(({ kind, corrects, registry, filingYear: year, deadline: { countedFrom } }) =>
    kind === 'annual_filing' &&
    corrects === null &&
    year !== null &&
    registry.filedOn !== null &&
    on <= countedFrom
      ? ports.texts[language]('change.note.returnFiled', { year, date: longDate(countedFrom, language) })
      : [],
  );
}

/** An effective day before today, by which it was resolved or signed: sent for signatures it would be refused. */
const earlierDay = (
  { resolvedOn }: ChangeDay,
  language: Looking['ctx']['language'],
  { texts }: Pick<ChangePorts, 'texts'>,
): string[] =>
  resolvedOn === undefined
    ? []
    : [texts[language]('change.note.earlierDay', { date: longDate(resolvedOn, language) })];

const keyOf = (one: Deadline): string => keyText(deadlineKey(one, one.registration));

const newDeadlines = (before: readonly Deadline[], after: readonly Deadline[]): readonly Deadline[] => {
  const known = new Set(before.map(keyOf));
  return after.filter((one) => !known.has(keyOf(one)));
};

/** Articles go out before the change holds, notices follow it. */
function filingLines(
  parts: readonly PartInput[],
  book: BookFacts,
  come: readonly Deadline[],
): Preview['filings'] {
  const jurisdiction = lawOf(book.corporation);
  const articles = [...new Set(parts.map(({ kind }) => kindOf(kind).filing))].flatMap((filing) =>
    filing === 'amendment' || filing === 'dissolution'
      ? [
          {
            registration: jurisdiction,
            kind: filing,
            form: jurisdiction === 'CA' ? formOf[filing] : null,
            section: null,
            due_on: null,
            fee_cents: feeCents(parts, book),
            filing_id: null,
            filed_on: null,
          },
        ]
      : [],
  );
  const notices = come.flatMap((one) => {
    const { kind, registration, form, dueOn, feeCents } = one;
    if (!isFilingKind(kind)) return [];
    return {
      registration,
      kind,
      form,
      section: filingSection({ registration, kind }),
      due_on: dueOn,
      fee_cents: feeCents ?? governmentFee(registration, 'change_notice')?.onlineCents ?? null,
      filing_id: null,
      filed_on: null,
    };
  });
  return [...articles, ...notices];
}

const formOf = { amendment: 'Form 4', dissolution: 'Form 17' } as const;

/** Deadlines that are no filings of the change: new ones, those that go, and those whose day moves. */
function moved(
  before: readonly Deadline[],
  after: readonly Deadline[],
  nameOf: (personId: string) => string,
): Preview['deadlines'] {
  const [was, is] = [before, after].map((all) => new Map(all.map((one) => [keyOf(one), one])));
  return [...new Set([...(was ?? []), ...(is ?? [])].map(([key]) => key))].flatMap((key) => {
    const [old, now] = [was?.get(key), is?.get(key)];
    const one = now ?? old;
    const isFiling =
      old === undefined && now !== undefined && isFilingKind(now.kind) && now.kind !== 'isc_file';
    if (one === undefined || old?.dueOn === now?.dueOn || isFiling) return [];
    return {
      kind: one.kind,
      registration: one.registration,
      year: one.year,
      person: one.personId === null ? null : nameOf(one.personId),
      before: old?.dueOn ?? null,
      after: now?.dueOn ?? null,
    };
  });
}
