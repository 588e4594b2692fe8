/** The articles are amended by a class, or by a series of one. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { judgeClassCreation } from '@tabellion/book/judge/amendments.ts';
import { judgeRights, judgeSeries } from '@tabellion/book/judge/shares.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordDraft } from '../../../registers/server/public/acts.ts';
import { readShareClass } from '../../rules/readShareClass.ts';
import { readRegistryNumber } from '../../rules/transactions/readRegistryNumber.ts';
import * as contract from '../../transactionContract.ts';
import { defineTransaction } from './defineTransaction.ts';

/** Names and prefixes are unlike those of every class on record, later ones too. */
export const addClassByAmendment = defineTransaction(
  contract.addClassByAmendment,
  async ({ on, resolution, registers, context }, body) => {
    const classId = newId();
    const { _id, ...input } = body;
    const read = readShareClass(input, { classId, others: context.registers.classes });
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const number = readRegistryNumber(body.registry_certificate);
    if (!number.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [number.error] });
    const seriesOf = body.series_of ?? null;
    if (seriesOf !== null && !registers.classes.some((one) => isClass(one, seriesOf)))
      return refuseField('series_of', 'GENERAL.NOT_FOUND');
    const terms = { ...read.value, seriesOf };
    const payload = { ...terms, amendment: { resolution, registryCertificate: number.value } };
    const amended = [...registers.classes, terms];
    return ok({
      drafts: [recordDraft('class.created', payload, { on })],
      findings: [...judgeClassCreation(payload, on), ...judgeRights(amended), ...judgeSeries(amended)],
    });
  },
);

/** A series has no series of its own. */
const isClass = ({ classId, seriesOf }: ClassTerms, wanted: string): boolean =>
  classId === wanted && seriesOf === null;
