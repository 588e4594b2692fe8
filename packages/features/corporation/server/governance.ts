/** Resolutions that change no articles: the auditor, the bank, by-laws, the agreement of all shareholders, dissolution. */
import { judgeAmendment } from '@tabellion/book/judge/amendments.ts';
import { judgeResolution } from '@tabellion/book/judge/resolutions.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { collect, readText } from '@tabellion/law/fields.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { type DraftedEntry, readRegisters, recordDraft } from '../../registers/server/public/acts.ts';
import { readRegistryNumber } from '../../shares/rules/transactions/readTransactionTerms.ts';
import * as contract from '../contract.ts';
import { defineChange } from './defineChange.ts';
import { declareDividend } from './dividend.ts';

const nameLength = 300;
const name = (text: string, path: string) => readText(text, { path, maxLength: nameLength, required: true });

const appointAuditor = defineChange(contract.appointAuditor, ({ on, resolution }, body) => {
  const auditor = name(body.auditor, 'auditor');
  if (!auditor.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [auditor.error] });
  return ok({
    drafts: [recordDraft('auditor.appointed', { auditor: auditor.value, resolution }, { on })],
    findings: judgeResolution(resolution, on),
  });
});

/** Nothing of it can be wrong. */
const waiveAuditor = defineChange(
  contract.waiveAuditor,
  ({ on }): Result<DraftedEntry, Refusal<never>> =>
    ok({ drafts: [recordDraft('auditor.waived', { resolution: null }, { on })] }),
);

const chooseBank = defineChange(contract.chooseBank, ({ on, resolution }, body) => {
  const signers = [...new Set(body.signers)];
  const read = collect({
    bank: name(body.bank, 'bank'),
    branch: readText(body.branch ?? '', { path: 'branch', maxLength: nameLength }),
  });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  if (!Number.isInteger(body.together) || body.together < 1 || body.together > signers.length)
    return refuseField('together', 'CORPORATION.TOO_FEW_SIGNERS', { count: signers.length });
  const { bank, branch } = read.value;
  const payload = { bank, branch: branch || null, signers, together: body.together, resolution };
  return ok({
    drafts: [recordDraft('banking.set', payload, { on })],
    findings: judgeResolution(resolution, on),
  });
});

const changeByLaw = defineChange(contract.changeByLaw, ({ on, resolution }, body) => {
  const isRepealed = body.change === 'repealed';
  const read = collect({
    number: readText(body.number, { path: 'number', maxLength: 20, required: true }),
    title: name(body.title, 'title'),
    text: readText(body.text ?? '', {
      path: 'text',
      maxLength: 20_000,
      multiline: true,
      required: !isRepealed,
    }),
  });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const { number, title, text } = read.value;
  const payload = { number, title, change: body.change, text: isRepealed ? null : text, resolution };
  return ok({
    drafts: [recordDraft('bylaw.changed', payload, { on })],
    findings: judgeResolution(resolution, on),
  });
});

const confirmByLaw = defineChange(contract.confirmByLaw, ({ on, resolution, corporation }, { number }) => {
  const { byLaws = [] } = corporation;
  if (!byLaws.some((one) => one.number === number && one.confirmedOn === null))
    return refuseField('number', 'GENERAL.NOT_FOUND');
  return ok({
    drafts: [recordDraft('bylaw.confirmed', { number, resolution }, { on })],
    findings: judgeResolution(resolution, on),
  });
});

/** Everybody who holds shares agrees; one holder alone declares. */
const makeAgreement = defineChange(contract.makeAgreement, async ({ on }, body, write) => {
  const text = readText(body.text, { path: 'text', maxLength: 20_000, multiline: true, required: true });
  if (!text.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [text.error] });
  const holders = new Set((await openShares(write, on)).map(({ personId }) => personId));
  const { form } = body;
  if (holders.size === 0 || (form === 'declaration') !== (holders.size === 1))
    return refuseField('form', 'CORPORATION.NOT_ALL_AGREE', { count: holders.size });
  return ok({
    drafts: [recordDraft('agreement.made', { form, text: text.value, resolution: null }, { on })],
  });
});

const dissolve = defineChange(
  contract.dissolveCorporation,
  async ({ on, resolution, corporation }, body, write) => {
    const number = readRegistryNumber(body.registry_certificate);
    if (!number.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [number.error] });
    const { ground, keeper } = body;
    // Other Acts were not verified.
    if (corporation.jurisdiction !== 'CA') return refuse('CORPORATION.NEEDS_A_LAWYER');
    if (ground === 'no_shares' && (await wereSharesIssued(write, on)))
      return refuseField('ground', 'CORPORATION.SHARES_STAND');
    const authority = { resolution, registryCertificate: number.value };
    return ok({
      drafts: [recordDraft('dissolved', { ground, keeper, ...authority }, { on })],
      findings: judgeAmendment(authority, on),
    });
  },
);

/** Shares that came back to the corporation were issued all the same (CBCA s. 210(1)). */
async function wereSharesIssued({ tx, orgId }: OrganizationWrite, asOf: PlainDate): Promise<boolean> {
  const { certificates } = await readRegisters(tx, orgId, { asOf });
  return certificates.some(({ status }) => status !== 'void');
}

async function openShares({ tx, orgId }: OrganizationWrite, asOf: PlainDate) {
  const { certificates } = await readRegisters(tx, orgId, { asOf });
  return certificates.filter(({ status }) => status === 'open');
}

export const governanceEntries = [
  appointAuditor,
  waiveAuditor,
  chooseBank,
  changeByLaw,
  confirmByLaw,
  makeAgreement,
  declareDividend,
  dissolve,
];
