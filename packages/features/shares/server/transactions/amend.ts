/** The articles change for a class: its terms, and how many shares they authorize. */
import type { ClassAmendedPayload } from '@tabellion/book/acts/classes.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { judgeAmendment, judgeClassAmendment, judgeClassCreation } from '@tabellion/book/judge/amendments.ts';
import type { Finding } from '@tabellion/book/judge/finding.ts';
import { judgeRights, judgeSeries, judgeSeriesRanks } from '@tabellion/book/judge/shares.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordDraft } from '../../../registers/server/public/acts.ts';
import { maySkipRedemption, readShareClass } from '../../rules/readShareClass.ts';
import { type ClassChanges, classChanges } from '../../rules/transactions/amendments.ts';
import { classNotAbove } from '../../rules/transactions/rank.ts';
import { readRegistryNumber, readWhole } from '../../rules/transactions/readTransactionTerms.ts';
import type { ShareClassProperties } from '../../shapes.ts';
import * as contract from '../../transactionContract.ts';
import { correctClass } from './correctClass.ts';
import { defineCustomTransaction, defineTransaction, judgedRecordingPlan } from './defineTransaction.ts';
import { classBefore, type TransactionPreconditions } from './preconditions.ts';

/** Terms of the articles, what the corporation itself sets, and the authorized number are acts of their own, recorded
 *  as one batch. */
export const amendClass = defineCustomTransaction(contract.amendShareClass, (write, body, ctx) =>
  body.as === 'correction' ? correctClass(write, ctx, body) : change(write, body, ctx),
);

const change = judgedRecordingPlan(
  (preconditions, body: InputOf<typeof contract.amendShareClass>['body']) => {
    const before = classBefore(preconditions, body.class_id);
    if (!before.ok) return before;
    const { terms } = before.value;
    const isOther = ({ classId }: ClassTerms) => classId !== terms.classId;
    const others = preconditions.registers.classes.filter(isOther);
    // Later ones bear their names and prefixes too.
    const named = preconditions.context.registers.classes.filter(isOther);
    const input = { ...body, properties: rankedWithSeries(terms, others, body.properties) };
    const read = readShareClass(input, {
      classId: terms.classId,
      existing: terms,
      others: named,
      mayLackRedemption: maySkipRedemption(terms, body.properties),
    });
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const number = readRegistryNumber(body.registry_certificate);
    if (!number.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [number.error] });
    // Inferior before and after: s. 176(1)(d) asks of the rights that grow, (f) of those that they become.
    const notAbove = classNotAbove(terms, others) ?? classNotAbove(read.value, others);
    const ranked = judgeRank(body, notAbove);
    if (!ranked.ok) return ranked;
    const certified = { registryCertificate: number.value, ...ranked.value };
    const planned = amendmentsOf(preconditions, terms, classChanges(terms, read.value), certified);
    if (planned.drafts.length === 0) return refuse('SHARES.NOTHING_CHANGES');
    const series = seriesFollowing(terms, read.value, others);
    const following = series.map(({ before, after }) =>
      amendmentsOf(preconditions, before, classChanges(before, after), { registryCertificate: number.value }),
    );
    const followed = new Map(series.map(({ after }) => [after.classId, after]));
    const amended = [
      ...others.map((one) => followed.get(one.classId) ?? one),
      { ...read.value, seriesOf: terms.seriesOf },
    ];
    const all = [planned, ...following];
    return ok({
      drafts: all.flatMap(({ drafts }) => drafts),
      findings: [
        ...all.flatMap(({ findings }) => findings),
        ...judgeRights(amended),
        ...judgeSeries(amended),
        // The others first, so that what is refused is told of the series which is amended.
        ...judgeSeriesRanks(amended, [...others, terms]),
      ],
    });
  },
);

function amendmentsOf(
  { on, resolution }: TransactionPreconditions,
  terms: ClassTerms,
  { articles, own, authorized }: ClassChanges,
  certified: Pick<ClassAmendedPayload, 'registryCertificate' | 'isBelowOthers'>,
): { readonly drafts: readonly DraftAct[]; readonly findings: readonly Finding[] } {
  const { classId, seriesOf } = terms;
  const drafts: DraftAct[] = [];
  const findings: Finding[] = [];
  if (articles !== null) {
    const payload = { classId, changes: articles, resolution, ...certified };
    drafts.push(recordDraft('class.amended', payload, { on }));
    findings.push(...judgeClassAmendment(payload, on));
  }
  if (own !== null) {
    const payload = { classId, changes: own, resolution, registryCertificate: null };
    drafts.push(recordDraft('class.amended', payload, { on }));
    findings.push(...judgeClassAmendment(payload, on));
  }
  if (authorized !== null) {
    const payload = { classId, seriesOf, authorized, resolution, ...certified };
    drafts.push(recordDraft('authorized.changed', payload, { on }));
    findings.push(...judgeAmendment(payload, on));
  }
  return { drafts, findings };
}

export const authorize = defineTransaction(contract.changeAuthorized, async (preconditions, body) => {
  const before = classBefore(preconditions, body.class_id);
  if (!before.ok) return before;
  const { terms, issued } = before.value;
  const path = 'authorizedExact';
  const read = body.authorizedExact === null ? ok(null) : readWhole(body.authorizedExact, path);
  const number = readRegistryNumber(body.registry_certificate);
  const fields = [read, number].flatMap((one) => (one.ok ? [] : [one.error]));
  if (!read.ok || !number.ok) return refuse('GENERAL.FIELD_INVALID', { fields });
  if (read.value !== null && read.value < issued)
    return refuseField(path, 'REGISTERS.BELOW_ISSUED', { issued: String(issued) });
  const authorized = read.value === null ? 'unlimited' : String(read.value);
  if (authorized === terms.authorized) return refuseField(path, 'SHARES.NOTHING_CHANGES');
  const changes = { articles: null, own: null, authorized };
  const others = preconditions.registers.classes.filter(({ classId }) => classId !== terms.classId);
  const ranked = judgeRank(body, classNotAbove(terms, others));
  if (!ranked.ok) return ranked;
  const certified = { registryCertificate: number.value, ...ranked.value };
  return ok({ ...amendmentsOf(preconditions, terms, changes, certified) });
});

/** Names and prefixes are unlike those of every class on record, later ones too. */
export const addClassByAmendment = defineTransaction(
  contract.addClassByAmendment,
  async ({ on, resolution, registers, context }, body) => {
    const classId = newId();
    const { _id, ...typed } = body;
    const input = {
      ...typed,
      properties: withRankOf(rankedBefore(registers.classes, body.series_of), typed.properties),
    };
    const read = readShareClass(input, { classId, others: context.registers.classes });
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const number = readRegistryNumber(body.registry_certificate);
    if (!number.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [number.error] });
    const seriesOf = body.series_of ?? null;
    if (seriesOf !== null && !registers.classes.some((one) => isClass(one, seriesOf)))
      return refuseField('series_of', 'GENERAL.NOT_FOUND');
    const terms = { ...read.value, seriesOf };
    const ranked = judgeRank(body, classNotAbove(terms, registers.classes));
    if (!ranked.ok) return ranked;
    const amendment = { resolution, registryCertificate: number.value, ...ranked.value };
    const payload = { ...terms, amendment };
    const amended = [...registers.classes, terms];
    return ok({
      drafts: [recordDraft('class.created', payload, { on })],
      findings: [
        ...judgeClassCreation(payload, on),
        ...judgeRights(amended),
        ...judgeSeries(amended),
        ...judgeSeriesRanks(amended, registers.classes),
      ],
    });
  },
);

/** The rank of a class, or of one of its series. */
const rankedBefore = (classes: readonly ClassTerms[], classId: string | undefined): number | undefined =>
  classes
    .filter((one) => classId !== undefined && [one.classId, one.seriesOf].includes(classId))
    .toSorted((one, other) => Number(one.seriesOf !== null) - Number(other.seriesOf !== null))
    .map(({ liquidation }) => (liquidation.type === 'preference' ? liquidation.rank : undefined))
    .find((rank) => rank !== undefined);

/** A series has the rank of its class unless another is told, which is refused (CBCA s. 27(3)). */
const withRankOf = <Properties extends { readonly liquidation_rank?: number | null | undefined }>(
  rank: number | undefined,
  properties: Properties,
): Properties =>
  rank === undefined ? properties : { ...properties, liquidation_rank: properties.liquidation_rank ?? rank };

/** The same where a class, or a series of it, is amended; one that has a rank keeps it where none is told. */
const rankedWithSeries = (
  { classId, seriesOf, liquidation }: ClassTerms,
  others: readonly ClassTerms[],
  properties: ShareClassProperties,
): ShareClassProperties =>
  liquidation.type === 'preference' && properties.liquidation_rank === undefined
    ? properties
    : withRankOf(rankedBefore(others, seriesOf ?? classId), properties);

/** Ranked series go with their class to another rank (CBCA s. 27(3)): one amendment says both. */
function seriesFollowing(
  { classId, liquidation: before }: ClassTerms,
  { liquidation: after }: ClassPayload,
  others: readonly ClassTerms[],
): readonly { readonly before: ClassTerms; readonly after: ClassTerms }[] {
  if (after.type !== 'preference' || (before.type === 'preference' && before.rank === after.rank)) return [];
  const { rank } = after;
  return others.flatMap((series) => {
    const { seriesOf, liquidation } = series;
    return seriesOf === classId && liquidation.type === 'preference' && liquidation.rank !== rank
      ? [{ before: series, after: { ...series, liquidation: { ...liquidation, rank } } }]
      : [];
  });
}

/** Shares that are told to stand below every other class, as far as the terms do not tell otherwise. */
function judgeRank(
  { below_others }: { readonly below_others?: boolean | undefined },
  above: ClassTerms | undefined,
) {
  if (below_others !== true) return ok({});
  return above === undefined
    ? ok({ isBelowOthers: true as const })
    : refuseField('below_others', 'SHARES.NOT_BELOW', { name: above.name });
}

/** A series has no series of its own. */
const isClass = ({ classId, seriesOf }: ClassTerms, wanted: string): boolean =>
  classId === wanted && seriesOf === null;
