/** An envelope as lists and pages show it: its documents, who signs them, and its effects. */
import * as z from 'zod/mini';
import { effectOutcomes, envelopeStates, eventKinds, signeeStates } from './envelope.ts';

export const Language = z.enum(['en', 'fr', 'tr', 'ar']);
export const Reason = z.string().check(z.maxLength(1_000));

const Signee = z.strictObject({
  _id: z.string(),
  person_id: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  language: Language,
  place: z.number(),
  state: z.enum(signeeStates),
  /** When that came about; null while nothing did. */
  since: z.nullable(z.string()),
  signs: z.array(z.strictObject({ document_id: z.string(), capacities: z.array(z.string()) })),
  /** The last mail with his link, and whether it could not be delivered. */
  mailed_at: z.nullable(z.string()),
  is_mail_refused: z.boolean(),
  /** Too many wrong codes were entered: he needs a new link, which a reminder sends. */
  is_link_locked: z.boolean(),
});

const EnvelopeDocument = z.strictObject({
  _id: z.string(),
  title: z.string(),
  number: z.nullable(z.string()),
  /** A resolution has no effect until everybody whom it names has signed (CBCA ss. 117, 142). */
  is_resolution: z.boolean(),
  version: z.number(),
  /** The hash of the exact bytes that people agree to. */
  sha256: z.string(),
  /** Its signed copy is filed, with a seal. */
  is_sealed: z.boolean(),
});

const line = {
  _id: z.string(),
  title: z.string(),
  state: z.enum(envelopeStates),
  /** Once all have signed: what they signed is filed with its evidence, which is sealed in any case. */
  has_evidence: z.boolean(),
  /** And every document has a seal. */
  is_sealed: z.boolean(),
  in_order: z.boolean(),
  made_at: z.string(),
  made_by_name: z.string(),
  expires_at: z.string(),
  /** The registry's, by which deadlines are shown. */
  zone: z.string(),
  documents: z.array(EnvelopeDocument),
  signees: z.array(Signee),
};
export const EnvelopeLine = z.strictObject(line);
export type EnvelopeLine = z.infer<typeof EnvelopeLine>;

/** An effect is recorded when the last one signs: an entry that waits for it, or what a document establishes by itself. */
export const Effect = z.strictObject({
  /** The entry, while it still waits. */
  proposal_id: z.nullable(z.string()),
  /** The document that establishes it by itself. */
  document_id: z.nullable(z.string()),
  sentences: z.array(z.string()),
  /** The entry awaits more than the signatures, such as a payment or a certificate. */
  awaits_more: z.boolean(),
  /** Null before the last signature. */
  outcome: z.nullable(z.enum(effectOutcomes)),
  /** Why it was not recorded, or would not be as things stand; null where it was or would be. */
  stopped_by: z.nullable(z.strictObject({ textCode: z.string(), message: z.string() })),
});
export type Effect = z.infer<typeof Effect>;

export const Envelope = z.strictObject({
  ...line,
  message: z.string(),
  remind_every_days: z.nullable(z.number()),
  effects: z.array(Effect),
  /** Whom the documents name, who has not signed and is not asked: without them these stay signed in part. */
  left_out: z.array(z.strictObject({ document_id: z.string(), person_id: z.string(), name: z.string() })),
  /** The evidence is a document of the minute book, once it is sealed. */
  evidence_document_id: z.nullable(z.string()),
  /** A code. Before there is evidence: why the documents could not be sealed; they are tried again. With it: why one of them has
   *  no seal, `SEAL_NO_PDF` (a picture or Word document) or `SEAL_UNSEALABLE`. */
  sealing_fault: z.nullable(z.string()),
  /** Nobody has signed yet. */
  may_edit: z.boolean(),
  may_remind: z.boolean(),
  may_void: z.boolean(),
  events: z.array(
    z.strictObject({
      kind: z.enum(eventKinds),
      signee_id: z.nullable(z.string()),
      /** The member who did it; empty where it was a signee or the product. */
      by_name: z.string(),
      at: z.string(),
      /** Why it was declined or voided, or why an entry was not recorded. */
      reason: z.nullable(z.string()),
    }),
  ),
});
export type Envelope = z.infer<typeof Envelope>;
