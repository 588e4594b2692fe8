import { judgeAmendment } from '@tabellion/book/judge/amendments.ts';
import { judgeResolution } from '@tabellion/book/judge/resolutions.ts';
import { sameValue } from '@tabellion/book/rows.ts';
import { LAST_DAY, type PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { type OrganizationWrite, organizationOf } from '../../organizations/server/public.ts';
import { isOfDirectors } from '../../registers/rules/resolutions.ts';
import { corporationActs, recordDraft, replaceDraft } from '../../registers/server/public/acts.ts';
import { judgeDecider } from '../../registers/server/public/proposals.ts';
import { readRegistryNumber } from '../../shares/rules/transactions/readTransactionTerms.ts';
import * as contract from '../contract.ts';
import {
  isFederalNumberName,
  type ReadResult,
  readArticles,
  readName,
  readOffice,
  readYearEnd,
} from '../rules/changes.ts';
import { tellsOf } from '../rules/openFacts.ts';
import { defineChange } from './defineChange.ts';

export const changeOffice = defineChange(
  contract.changeOffice,
  async ({ on, resolution, corporation, readDecidersFacts: readFacts }, body, write) => {
    const read = fieldsOf(readOffice(body, corporation));
    if (!read.ok) return read;
    const since = await readOpenDay(write, on, body);
    if (!since.ok) return since;
    const { place, address } = read.value.payload;
    const before = place === 'registered' ? corporation.registeredOffice : corporation.recordsOffice;
    if (sameValue(before, address)) return refuse('SHARES.NOTHING_CHANGES');
    const decision = { kind: 'address.changed', payload: { place, address }, before } as const;
    const { jurisdiction } = corporation;
    const decided = await judgeDecider(write, decision, { resolution, on, jurisdiction, readFacts });
    if (!decided.ok) return decided;
    return ok({
      drafts: [recordDraft('address.changed', { place, address, ...since.value, resolution }, { on })],
      findings: judgeResolution(resolution, on),
      warnings: read.value.warnings,
    });
  },
);

export const changeName = defineChange(contract.changeName, ({ on, resolution, corporation }, body) => {
  const read = fieldsOf(readName(body, corporation));
  const number = readRegistryNumber(body.registry_certificate);
  if (!read.ok) return read;
  if (!number.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [number.error] });
  const { name } = read.value.payload;
  if (name === corporation.name) return refuse('SHARES.NOTHING_CHANGES');
  // Directors alone may change a number name (CBCA s. 173(3)).
  const isByDirectors =
    resolution !== null && isOfDirectors(resolution.number) && isFederalNumberName(corporation);
  const authority = { resolution, registryCertificate: number.value };
  const payload = { name, ...(isByDirectors && { ofNumberName: true as const }), ...authority };
  return ok({
    drafts: [recordDraft('name.changed', payload, { on })],
    findings: judgeAmendment(authority, on),
    warnings: read.value.warnings,
  });
});

export const changeYearEnd = defineChange(contract.changeYearEnd, async (before, body, write) => {
  const { on, resolution, corporation, yearEnds } = before;
  const { incorporatedOn } = corporation;
  const read = fieldsOf(readYearEnd(body, { on, incorporatedOn, yearEnds }));
  if (!read.ok) return read;
  const since = await readOpenDay(write, on, body);
  if (!since.ok) return since;
  const { yearEnd, firstYearEndOn = corporation.firstYearEndOn } = read.value.payload;
  if (yearEnd === corporation.yearEnd && firstYearEndOn === corporation.firstYearEndOn)
    return refuse('SHARES.NOTHING_CHANGES');
  return ok({
    drafts: [recordDraft('yearend.changed', { ...read.value.payload, ...since.value, resolution }, { on })],
    findings: judgeResolution(resolution, on),
  });
});

/** Says the first entry of the fact again, with another day. */
export const correctSince = defineChange(contract.correctSince, async ({ on }, body, write) => {
  const reason = readText(body.reason, { path: 'reason', maxLength: 300, required: true });
  if (!reason.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [reason.error] });
  const since = await readOpenDay(write, on, body);
  if (!since.ok) return since;
  const acts = await corporationActs(write.tx, write.orgId, { asOf: LAST_DAY, seq: Number(write.lastSeq()) });
  const [first, next] = acts.filter(tellsOf(body.of));
  if (first === undefined) return refuse('GENERAL.NOT_FOUND');
  if (next !== undefined && on >= next.effectiveOn)
    return refusedOn('effective_on', 'CORPORATION.AFTER_NEXT_ENTRY', { date: next.effectiveOn });
  const { orBefore = false, ...payload } = first.payload;
  if (on === first.effectiveOn && orBefore === (since.value.orBefore ?? false))
    return refuse('SHARES.NOTHING_CHANGES');
  const corrected = { ...payload, ...since.value } as typeof first.payload;
  return ok({ drafts: [replaceDraft(first, corrected, { on }, { basis: reason.value })] });
});

export const amendArticles = defineChange(contract.amendArticles, ({ on, resolution, corporation }, body) => {
  const read = fieldsOf(readArticles(body, corporation));
  const number = readRegistryNumber(body.registry_certificate);
  if (!read.ok) return read;
  if (!number.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [number.error] });
  const { changes } = read.value.payload;
  if (Object.keys(changes).length === 0) return refuse('SHARES.NOTHING_CHANGES');
  const authority = { resolution, registryCertificate: number.value };
  return ok({
    drafts: [recordDraft('articles.amended', { changes, ...authority }, { on })],
    findings: judgeAmendment(authority, on),
  });
});

const fieldsOf = <P>(read: ReadResult<P>) =>
  read.ok ? read : refuse('GENERAL.FIELD_INVALID', { fields: read.error });

/** Only what happened before a corporation came here can hold since a day that nobody knows. */
async function readOpenDay(
  { tx, orgId, today }: OrganizationWrite,
  on: PlainDate,
  { or_before: isOnOrBefore = false }: { readonly or_before?: boolean | undefined },
) {
  if (!isOnOrBefore) return ok<{ readonly orBefore?: true }>({});
  const { company_type: type } = await organizationOf(tx, orgId);
  if (type === 'new') return refusedOn('or_before', 'PEOPLE.DAY_IS_KNOWN');
  if (on > today) return refusedOn('effective_on', 'PEOPLE.DATE_IN_FUTURE');
  return ok<{ readonly orBefore?: true }>({ orBefore: true });
}

const refusedOn = (path: string, textCode: FieldRefusal['textCode'], params: FieldRefusal['params'] = {}) =>
  refuse('GENERAL.FIELD_INVALID', { fields: [{ path, textCode, params }] });
