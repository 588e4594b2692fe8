/** The directors declare a dividend of a class: what classes before it are owed comes first, arrears before the rest. */
import { type Declared, type DividendClass, owedOn, seniorOwed } from '@tabellion/book/judge/dividends.ts';
import { judgeResolution } from '@tabellion/book/judge/resolutions.ts';
import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { collect } from '@tabellion/law/fields.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import {
  type Registers,
  readRegisters,
  recordDraft,
  standingAmong,
} from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import { readDay, readDollarsPerShare } from '../rules/dividendForm.ts';
import { defineChange } from './defineChange.ts';

/** Days from a record date that the directors fix to the payment (CBCA Regs s. 43(1)); Ontario's were not read, so that they are not
 *  judged. */
const MOST_RECORD_DAYS = 60;

export const declareDividend = defineChange(
  contract.declareDividend,
  async ({ on, resolution }, body, write) => {
    const read = collect({
      perShare: readDollarsPerShare(body.perShareExact),
      recordOn: readDay(body.record_on, 'record_on'),
      payableOn: readDay(body.payable_on, 'payable_on', body.record_on),
      solvencyOn: readDay(body.solvency_on, 'solvency_on'),
    });
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    // The directors fix it in advance, or it is the day of their resolution (CBCA s. 134(1), (2)).
    if (read.value.recordOn < on)
      return refuseField('record_on', 'CORPORATION.RECORD_NOT_AHEAD', { date: on });
    if (read.value.solvencyOn > on) return refuseField('solvency_on', 'SHARES.SOLVENCY_LATER');
    const registers = await readRegisters(write.tx, write.orgId, { asOf: on });
    const isFixed = read.value.recordOn > on && registers.corporation?.jurisdiction === 'CA';
    if (isFixed && daysBetween(read.value.recordOn, read.value.payableOn) > MOST_RECORD_DAYS)
      return refuseField('record_on', 'CORPORATION.RECORD_TOO_EARLY', { most: MOST_RECORD_DAYS });
    const classes = classesIn(registers);
    const own = classes.find(({ terms }) => terms.classId === body.class_id);
    if (own === undefined) return refuseField('class_id', 'GENERAL.NOT_FOUND');
    const { classId, name: className, dividend } = own.terms;
    if (dividend.type === 'none')
      return refuseField('class_id', 'CORPORATION.NO_DIVIDEND_RIGHT', { className });
    const declared = await declaredUntil(write, on);
    const senior = seniorOwed(classes, declared, { classId, on });
    if (senior !== undefined)
      return refuseField('class_id', 'CORPORATION.SENIOR_DIVIDENDS', {
        className: senior.name,
        owed: formatDecimal(senior.owed, 2),
      });
    const perShare = decimal(read.value.perShare);
    // A dividend that is not cumulative leaves nothing owed of earlier years.
    const owed = 'cumulative' in dividend && dividend.cumulative ? owedOn(own, declared, on) : ZERO;
    const arrears = formatDecimal(owed < perShare ? owed : perShare);
    return ok({
      drafts: [recordDraft('dividend.declared', { classId, arrears, ...read.value, resolution }, { on })],
      findings: judgeResolution(resolution, on),
    });
  },
);

/** Classes of which shares are outstanding, each since its first issue. */
const classesIn = ({ classes, certificates }: Registers): DividendClass[] =>
  classes.flatMap((terms) => {
    const own = certificates.filter(({ classId, status }) => classId === terms.classId && status !== 'void');
    const [since] = own.map(({ issuedOn }) => issuedOn).toSorted();
    const open = own.filter(({ status }) => status === 'open');
    const [issuedAt = null, ...others] = new Set(open.map(({ price }) => price));
    return since !== undefined && open.length > 0
      ? [{ terms, since, issuedAt: others.length === 0 ? issuedAt : null }]
      : [];
  });

async function declaredUntil({ tx, orgId, lastSeq }: OrganizationWrite, on: PlainDate): Promise<Declared[]> {
  const acts = await standingAmong(tx, orgId, {
    seq: Number(lastSeq()),
    roots: [],
    kinds: ['dividend.declared'],
  });
  return acts.flatMap((act) =>
    act.kind === 'dividend.declared' && act.effectiveOn <= on
      ? [{ classId: act.payload.classId, perShare: act.payload.perShare, on: act.effectiveOn }]
      : [],
  );
}
