import { judgeAmendment } from '@tabellion/book/judge/amendments.ts';
import { judgeResolution } from '@tabellion/book/judge/resolutions.ts';
import { sameValue } from '@tabellion/book/rows.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { isOfDirectors } from '../../registers/rules/resolutions.ts';
import { recordDraft } from '../../registers/server/public/acts.ts';
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
import { defineChange } from './defineChange.ts';

export const changeOffice = defineChange(contract.changeOffice, ({ on, resolution, corporation }, body) => {
  const read = fieldsOf(readOffice(body, corporation));
  if (!read.ok) return read;
  const { place, address } = read.value.payload;
  const before = place === 'registered' ? corporation.registeredOffice : corporation.recordsOffice;
  if (sameValue(before, address)) return refuse('SHARES.NOTHING_CHANGES');
  return ok({
    drafts: [recordDraft('address.changed', { place, address, resolution }, { on })],
    findings: judgeResolution(resolution, on),
    warnings: read.value.warnings,
  });
});

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

export const changeYearEnd = defineChange(contract.changeYearEnd, (before, body) => {
  const { on, resolution, corporation, yearEnds } = before;
  const { incorporatedOn } = corporation;
  const read = fieldsOf(readYearEnd(body, { on, incorporatedOn, yearEnds }));
  if (!read.ok) return read;
  const { yearEnd, firstYearEndOn = corporation.firstYearEndOn } = read.value.payload;
  if (yearEnd === corporation.yearEnd && firstYearEndOn === corporation.firstYearEndOn)
    return refuse('SHARES.NOTHING_CHANGES');
  return ok({
    drafts: [recordDraft('yearend.changed', { ...read.value.payload, resolution }, { on })],
    findings: judgeResolution(resolution, on),
  });
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
