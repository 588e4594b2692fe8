/** Shares become others: converted into another class, split or consolidated. */
import type { RightsAdjustedPayload } from '@tabellion/book/acts/rights-adjusted.ts';
import { sharesOfPools } from '@tabellion/book/acts/split.ts';
import {
  adjustmentOf,
  rightsTo,
  unadjustableRights,
  unadjustedConversions,
} from '@tabellion/book/adjusting.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import { judgeAmendment } from '@tabellion/book/judge/amendments.ts';
import { judgeUnadjusted } from '@tabellion/book/judge/options.ts';
import type { SplitKind } from '@tabellion/book/terms/securities.ts';
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import { MAX_QUANTITY, parseQuantity } from '@tabellion/kernel/quantity.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { displayName } from '../../../registers/facts.ts';
import { recordDraft } from '../../../registers/server/public/acts.ts';
import { readConversion } from '../../rules/transactions/readConversion.ts';
import { readDivision } from '../../rules/transactions/readDivision.ts';
import { readReissue } from '../../rules/transactions/readReissue.ts';
import * as contract from '../../transactionContract.ts';
import { isOpen } from '../views.ts';
import { defineTransaction } from './defineTransaction.ts';
import { classBefore, openCertificate, type TransactionPreconditions } from './preconditions.ts';

export const convert = defineTransaction(contract.convertShares, async (preconditions, body) => {
  const certificate = openCertificate(preconditions, body.security_id);
  if (!certificate.ok) return certificate;
  const before = classBefore(preconditions, certificate.value.classId);
  if (!before.ok) return before;
  const options = { ...preconditions, certificate: certificate.value, before: before.value, newId };
  const read = readConversion(body, options);
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const other = classBefore(preconditions, read.value.into.classId);
  if (!other.ok) return other;
  return ok({ drafts: [recordDraft('converted', read.value, { on: preconditions.on })] });
});

/** Waiting subscriptions are counted in shares before the act, so they are issued or withdrawn first. */
const divide = (kind: SplitKind) => (endpoint: typeof contract.splitShares) =>
  defineTransaction(
    endpoint,
    async (preconditions, body, _write, { language }) => {
      const { on, registers } = preconditions;
      const before = classBefore(preconditions, body.class_id);
      if (!before.ok) return before;
      // New numbers follow the order of the old ones.
      const certificates = registers.certificates
        .filter((one) => one.classId === body.class_id && isOpen(one))
        .toSorted((one, other) => (one.serial ?? 0) - (other.serial ?? 0));
      const isSplit = kind === 'class.split';
      const days = { today: preconditions.context.today, since: preconditions.corporation.incorporatedOn };
      const read = readDivision(body, {
        ...preconditions,
        ...days,
        before: before.value,
        certificates,
        isSplit,
        newId,
      });
      if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
      const waiting = subscribersOf(preconditions, body.class_id);
      if (waiting.length > 0) {
        const names = listed(waiting, language);
        return refuseField('class_id', 'SHARES.SUBSCRIPTIONS_WAIT', { names });
      }
      const { classId, ratio, resolution } = read.value;
      const division = recordDraft(kind, read.value, { on });
      const open = openRights(preconditions);
      const ofPools = sharesOfPools(read.value, certificates);
      const adjusted = adjustmentOf({ of: division.root, classId, ratio, resolution, ofPools }, open);
      const rights = body.rights === false ? undefined : adjusted;
      if (rights && !isCountable(rights))
        return refuseField('newExact', 'SHARES.OWNERSHIP_TOO_LARGE', { max: String(MAX_QUANTITY) });
      if (rights && !isPayable(rights)) return refuseField('oldExact', 'SHARES.SUM_TOO_LARGE');
      return ok({
        drafts: [division, ...(rights ? [recordDraft('rights.adjusted', rights, { on })] : [])],
        findings: [
          ...judgeAmendment(read.value, on),
          ...judgeUnadjusted([
            ...(rights ? unadjustableRights(classId, open) : rightsTo(classId, open)),
            ...unadjustedConversions(classId, registers.classes),
          ]),
        ],
      });
    },
    (body) => ({ classId: body.class_id, isWithInstruments: true }),
  );

/** Persons who have subscribed for shares of a class that are not issued yet. */
const subscribersOf = ({ context }: TransactionPreconditions, classId: string): readonly string[] => {
  const { certificates, proposed } = context.registers;
  const waiting = certificates.filter((one) => one.classId === classId && proposed.has(one.securityId));
  return [...new Set(waiting.map(({ personId }) => displayName(context.facts.get(personId)?.name)))];
};

/** So many names are spelled. */
const mostNames = 5;

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(
    names.length > mostNames ? [...names.slice(0, mostNames), '…'] : names,
  );

/** Whether the registers can count the shares of every right after it. */
const isCountable = ({ instruments, pools }: RightsAdjustedPayload): boolean =>
  [
    ...instruments.flatMap(({ quantity, triggers }) => [
      ...(quantity ? [quantity] : []),
      ...triggers.flatMap((one) => (one.type === 'fixed' ? [one.quantity] : [])),
    ]),
    ...pools.flatMap(({ reserved, used }) => [reserved, used]),
  ].every(({ to }) => parseQuantity(to) !== undefined);

/** Whether they can hold its prices. */
const isPayable = ({ instruments }: RightsAdjustedPayload): boolean =>
  instruments
    .flatMap(({ price, triggers }) => [
      ...(price ? [price] : []),
      ...triggers.flatMap((one) => (one.type === 'price' ? [one.price] : [])),
    ])
    .every(({ to }) => parseDecimal(to) !== undefined);

/** Options, warrants and pools as the act finds them. */
const openRights = ({ registers }: TransactionPreconditions) => ({
  instruments: registers.instruments.filter(({ status }) => status === 'open'),
  pools: registers.pools,
});

export const split = divide('class.split')(contract.splitShares);
export const consolidate = divide('class.consolidated')(contract.consolidateShares);

/** A holder gets other certificates for as many shares. */
export const reissue = defineTransaction(contract.reissueCertificates, async (preconditions, body) => {
  const found = openCertificates(preconditions, body.security_ids);
  if (!found.ok) return found;
  const [first, ...others] = found.value;
  if (first === undefined) return refuse('GENERAL.NOT_FOUND');
  const read = readReissue(body, { ...preconditions, certificates: [first, ...others], newId });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  return ok({ drafts: [recordDraft('reissued', read.value, { on: preconditions.on })] });
});

/** Holders choose a certificate, or an acknowledgment in its place: an entry for each, which is corrected by itself. */
export const chooseForm = defineTransaction(contract.chooseForm, async (preconditions, body) => {
  const { form } = body;
  const found = openCertificates(preconditions, body.security_ids);
  if (!found.ok) return found;
  // A certificate is what a holder has of whom the register says nothing else.
  const others = found.value.filter((one) => (one.form ?? 'certificate') !== form);
  if (others.length === 0) return refuseField('form', 'SHARES.NOTHING_CHANGES');
  return ok({
    drafts: others.map(({ securityId }) =>
      recordDraft('form.chosen', { securityId, form }, { on: preconditions.on }),
    ),
  });
});

/** Each once; refused where one of them is not open on the day. */
function openCertificates(preconditions: TransactionPreconditions, securityIds: readonly string[]) {
  const found: Certificate[] = [];
  for (const securityId of new Set(securityIds)) {
    const certificate = openCertificate(preconditions, securityId);
    if (!certificate.ok) return certificate;
    found.push(certificate.value);
  }
  return ok(found);
}
