/** Acts on shares after incorporation. Each is recorded, or previewed: then it answers the registers before and after, and
 *  nothing is written. Quantities and amounts are exact text. */
import type { TextCode } from '@tabellion/texts/codes.ts';
import * as z from 'zod/mini';
import { endpoint, ofOrganization, post } from '../endpoint.ts';
import { PersonInput, personRefusals } from '../people/shapes.ts';
import { Amending } from '../registers/amendments.ts';
import { effective, LegalDate, previewed, proposed, resolved } from '../registers/entryTerms.ts';
import { considerationKinds } from '../registers/plainValue.ts';
import { entryRefusals } from '../registers/refusals.ts';
import { Preview } from './previewShape.ts';
import { certificateForms, IssuanceInput, ShareClassInput } from './shapes.ts';

export const TypedAmount = z.string().check(z.maxLength(60));

/** Fields of every act: whether it is only previewed; its effective date, today by default, never later;
 *  its resolution, number and date, both or neither; and the acts on record that are amended with it. */
export const TransactionBody = {
  ...previewed,
  ...proposed,
  ...effective,
  ...resolved,
  ...Amending,
};

/** `act_id` names the act on record; null in a preview and for a subscription. */
export const TransactionReply = z.strictObject({
  act_id: z.nullable(z.string()),
  /** The proposal in which the entry waits. */
  proposal_id: z.nullable(z.string()),
  preview: z.nullable(Preview),
});

export type TransactionReply = z.infer<typeof TransactionReply>;

/** One person's previews leave the database to others. Drawers ask no more often than this. */
const limit = { perMinute: 120, by: 'session' } as const;

/** An act with an endpoint of its own. */
export const transactionEndpoint = <Body extends z.ZodMiniType, Code extends TextCode = never>(
  name: string,
  summary: string,
  body: Body,
  refusals: readonly Code[] = [],
) =>
  endpoint({
    ...post(`/api/organization/{id}/shares/${name}`),
    summary,
    action: 'shares.edit',
    ...ofOrganization,
    body,
    reply: TransactionReply,
    ok: 'SHARES.TRANSACTION_RECORDED',
    alsoOk: ['SHARES.TRANSACTION_PREVIEWED', 'REGISTERS.PROPOSED'],
    refusals: [...entryRefusals, 'GENERAL.FIELD_INVALID', 'REGISTERS.NOT_INCORPORATED', ...refusals],
    limit,
  });

/** Refusals of a certificate that the form names. */
export const certificateRefusals = ['SHARES.NOT_YET_ISSUED', 'REGISTERS.NOT_OPEN'] as const;

export const transferConsiderations = considerationKinds;
export const cancellationReasons = ['mistake', 'order', 'agreement', 'other'] as const;
export const repurchaseGrounds = ['purchase', 'settlement', 'agreement', 'dissent', 'order'] as const;
export const paymentKinds = ['money', 'property', 'debt'] as const;
export const roundings = ['down', 'up', 'half_up'] as const;

const Recipient = z.strictObject({
  person_id: z.optional(z.uuid()),
  person: z.optional(PersonInput),
  sharesExact: z.optional(TypedAmount),
});

export const TransferInput = z.strictObject({
  ...TransactionBody,
  security_id: z.uuid(),
  to: z.array(Recipient).check(z.minLength(1), z.maxLength(50)),
  /** Unvested shares stay with the holder unless this is told: then all of them go, to one recipient. */
  unvested: z.optional(z.boolean()),
  /** Choice of the new holders: a certificate, or the acknowledgment of the right to one (CBCA s. 49(1)). */
  form: z.optional(z.enum(certificateForms)),
  /** The balance gets a certificate of its own, unless it returns to the corporation. */
  balance: z.optional(z.enum(['reissued', 'cancelled'])),
  balance_reason: z.optional(z.enum(cancellationReasons)),
  /** Whether what comes back of shares of a plan goes back to its pool, to be granted or issued again; it does not unless
   *  told. */
  returns: z.optional(z.boolean()),
  /** Not on record unless told. */
  consideration: z.optional(z.enum(transferConsiderations)),
  /** Dollars for all of them; none for a gift or a succession. */
  amountExact: z.optional(TypedAmount),
});

export const transferShares = transactionEndpoint(
  'transfer',
  'Transfers shares of a certificate to one holder or several; the rest is reissued or cancelled.',
  TransferInput,
  [...personRefusals, ...certificateRefusals, 'SHARES.CLASS_LATER', 'SHARES.TO_ITSELF'],
);

const Returned = {
  ...TransactionBody,
  security_id: z.uuid(),
  sharesExact: z.optional(TypedAmount),
  /** Whether shares of a plan go back to its pool, to be granted or issued again; they do not unless told. */
  returns: z.optional(z.boolean()),
  /** Which of them come back first where some have not vested: those, unless `vested` is told. */
  first: z.optional(z.enum(['unvested', 'vested'])),
};

const Paid = {
  /** Dollars per share. */
  priceExact: z.optional(TypedAmount),
  /** Required with a price. */
  paid_in: z.optional(z.enum(paymentKinds)),
  /** The day of payment; none where the price is owed. */
  paid_on: z.optional(LegalDate),
  /** The day on which the directors attested that the corporation stays solvent (CBCA ss. 34(2), 35(3), 36(2)). */
  solvency_on: z.optional(LegalDate),
};

export const RepurchaseInput = z.strictObject({ ...Returned, ...Paid, ground: z.enum(repurchaseGrounds) });
export const RedeemInput = z.strictObject({
  ...Returned,
  ...Paid,
  demanded_by: z.enum(['corporation', 'holder']),
});
export const SurrenderInput = z.strictObject(Returned);
export const CancelInput = z.strictObject({ ...Returned, reason: z.enum(cancellationReasons) });

export const repurchaseShares = transactionEndpoint(
  'repurchase',
  'The corporation buys shares of its own (CBCA ss. 34, 35).',
  RepurchaseInput,
  [...certificateRefusals, 'SHARES.CLASS_LATER'],
);
export const redeemShares = transactionEndpoint(
  'redeem',
  'Redeems redeemable or retractable shares (CBCA s. 36).',
  RedeemInput,
  [...certificateRefusals, 'SHARES.CLASS_LATER'],
);
export const surrenderShares = transactionEndpoint(
  'surrender',
  'A holder gives shares back as a gift (CBCA s. 37).',
  SurrenderInput,
  [...certificateRefusals, 'SHARES.CLASS_LATER'],
);
export const cancelShares = transactionEndpoint('cancel', 'Cancels shares for another reason.', CancelInput, [
  ...certificateRefusals,
  'SHARES.CLASS_LATER',
]);

export const ConvertInput = z.strictObject({
  ...TransactionBody,
  security_id: z.uuid(),
  sharesExact: z.optional(TypedAmount),
  rounding: z.optional(z.enum(roundings)),
});
export const convertShares = transactionEndpoint(
  'convert',
  'Converts shares into those of another class, as the terms of their class say (CBCA s. 39(4)).',
  ConvertInput,
  [...certificateRefusals, 'SHARES.CLASS_LATER', 'SHARES.SUM_TOO_LARGE'],
);

export const DivideInput = z.strictObject({
  ...TransactionBody,
  class_id: z.uuid(),
  /** So many new shares for so many old ones. */
  newExact: z.optional(TypedAmount),
  oldExact: z.optional(TypedAmount),
  /** The rounding of fractions; down unless told. */
  rounding: z.optional(z.enum(roundings)),
  per: z.optional(z.enum(['certificate', 'holder'])),
  /** Dollars for a whole new share, of which the fraction is paid: the corporation acquires it (CBCA s. 35(1)(b)). Nothing is paid
   *  where it is left out. */
  cashExact: z.optional(TypedAmount),
  /** The day on which the directors attested that the corporation stays solvent by such a payment (s. 35(3)). */
  solvency_on: z.optional(LegalDate),
  /** The directors’ resolution for such a payment. */
  directors: z.optional(z.strictObject(resolved)),
  /** Whether options, warrants and pools of the class become others too, as their terms say: shares rounded down, prices up.
   *  They do unless told. */
  rights: z.optional(z.boolean()),
  /** The number of the registry's certificate of amendment. */
  registry_certificate: z.optional(z.string().check(z.maxLength(50))),
});
export const splitShares = transactionEndpoint(
  'split',
  'Splits the shares of a class (CBCA s. 173(1)(h)).',
  DivideInput,
  ['SHARES.CLASS_LATER', 'SHARES.SUBSCRIPTIONS_WAIT', 'SHARES.SUM_TOO_LARGE'],
);
export const consolidateShares = transactionEndpoint(
  'consolidate',
  'Consolidates the shares of a class (CBCA s. 173(1)(h)).',
  DivideInput,
  ['SHARES.CLASS_LATER', 'SHARES.SUBSCRIPTIONS_WAIT', 'SHARES.SUM_TOO_LARGE'],
);

export const IssueInput = z.strictObject({
  ...previewed,
  ...proposed,
  ...Amending,
  person: z.optional(PersonInput),
  person_id: z.optional(z.uuid()),
  /** The pool from which they are issued under a plan. */
  pool_id: z.optional(z.uuid()),
  issuance: IssuanceInput,
});
export const issueShares = {
  ...transactionEndpoint(
    'issue',
    'Issues shares to a holder, or notes his subscription while resolution or payment is awaited.',
    IssueInput,
    [...personRefusals, 'SHARES.ISSUANCE_ON_RECORD', 'SHARES.TREASURY_ONLY'],
  ),
  alsoOk: ['SHARES.TRANSACTION_PREVIEWED', 'REGISTERS.PROPOSED', 'SHARES.SUBSCRIBED'] as const,
};

export const reissueReasons = [
  'lost',
  'destroyed',
  'stolen',
  'damaged',
  'merged',
  'divided',
  'wording',
  'other',
] as const;

export const ReissueInput = z.strictObject({
  ...TransactionBody,
  /** Certificates of one holder and one class; together they become the new ones. */
  security_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(50)),
  /** Whole shares of each new certificate; one for all of them unless told. */
  parts: z.optional(z.array(TypedAmount).check(z.maxLength(50))),
  reason: z.enum(reissueReasons),
});
export const reissueCertificates = transactionEndpoint(
  'reissue',
  'Gives a holder other certificates for those that are lost, damaged, or to be put together or divided.',
  ReissueInput,
  certificateRefusals,
);

/** So many are written in one transaction, an entry each. */
export const mostChosen = 200;

/** Holders have this form from the day on; one who has it already is left out. */
export const ChooseFormInput = z.strictObject({
  preview: TransactionBody.preview,
  propose: TransactionBody.propose,
  effective_on: TransactionBody.effective_on,
  ...Amending,
  /** Certificates of any holders. */
  security_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostChosen)),
  form: z.enum(certificateForms),
});
export const chooseForm = transactionEndpoint(
  'choose-form',
  'Holders choose a certificate, or a written acknowledgment of the right to one in its place (CBCA s. 49(1)).',
  ChooseFormInput,
  [...certificateRefusals, 'SHARES.NOTHING_CHANGES'],
);

/** The shares are neither equal nor superior to those of any other class, so that none of these votes apart (CBCA s. 176(1)). */
const Rank = { below_others: z.optional(z.boolean()) };

const AmendClassInput = z.strictObject({
  ...TransactionBody,
  class_id: z.uuid(),
  ...ShareClassInput.shape,
  registry_certificate: z.optional(z.string().check(z.maxLength(50))),
  /** Were the terms recorded wrongly, or do they change on a day? A change unless told. */
  as: z.optional(z.enum(['correction', 'change'])),
  /** The error that a correction corrects. */
  reason: z.optional(z.string().check(z.maxLength(300))),
  ...Rank,
});
export const amendShareClass = transactionEndpoint(
  'amend-class',
  'Changes the terms of a class, or corrects them where they were recorded.',
  AmendClassInput,
  ['SHARES.CLASS_LATER', 'SHARES.NOTHING_CHANGES', 'SHARES.NOT_BELOW'],
);

const AddClassInput = z.strictObject({
  ...TransactionBody,
  ...ShareClassInput.shape,
  /** The class of which it is a series; its articles let the directors fix series. */
  series_of: z.optional(z.uuid()),
  registry_certificate: z.optional(z.string().check(z.maxLength(50))),
  ...Rank,
});
export const addClassByAmendment = transactionEndpoint(
  'add-class',
  'Adds a class of shares, or a series of one, by articles of amendment (CBCA ss. 173(1), 179).',
  AddClassInput,
  ['SHARES.NOT_BELOW'],
);

export const AuthorizedSharesInput = z.strictObject({
  ...TransactionBody,
  class_id: z.uuid(),
  /** Null: without limit. */
  authorizedExact: z.nullable(TypedAmount),
  registry_certificate: z.optional(z.string().check(z.maxLength(50))),
  ...Rank,
});
export const changeAuthorized = transactionEndpoint(
  'authorized',
  'Changes the number of shares of a class that the articles authorize (CBCA s. 173(1)(d)).',
  AuthorizedSharesInput,
  ['SHARES.CLASS_LATER', 'SHARES.NOTHING_CHANGES', 'SHARES.NOT_BELOW', 'REGISTERS.BELOW_ISSUED'],
);
