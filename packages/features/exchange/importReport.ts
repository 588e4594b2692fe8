/** The report of an import: what was found, and how the registers would stand with it. */
import { RIGHT_KINDS } from '@tabellion/book/agreed.ts';
import * as z from 'zod/mini';
import { LegalDate } from '../registers/entryTerms.ts';

export const YesNo = z.enum(['true', 'false']);

const Finding = z.strictObject({
  /** A rule of the format, or what is wrong with a cell. */
  code: z.string(),
  /** The cell (`D14`), or the file and the object. */
  where: z.string(),
  message: z.string(),
  /** A question about rows that may be certificates or not: `mapping.answers` answers it under this key. Else null. */
  ask: z.nullable(z.string()),
});

/** The first of them, and how many there are. */
const Findings = z.strictObject({ count: z.number(), first: z.array(Finding) });

const Counted = z.strictObject({ type: z.string(), code: z.string(), count: z.number() });

/** An entry that does not fit the registers, by its kind and day. */
export const Conflict = z.strictObject({
  /** The entry on record whose ground is taken back; null for an entry of the file. */
  entry_id: z.nullable(z.string()),
  kind: z.string(),
  on: z.string(),
  textCode: z.string(),
  message: z.string(),
});

/** The registers today. Shares are exact text; stated capital is dollars to the cent. */
const RegisterSummary = z.strictObject({
  holders: z.number(),
  issuedExact: z.string(),
  classes: z.array(
    z.strictObject({
      class_id: z.string(),
      name: z.string(),
      issuedExact: z.string(),
      statedCapital: z.string(),
    }),
  ),
  /** Options and other instruments by kind, and pools, of which something is left. */
  rights: z.array(
    z.strictObject({
      kind: z.enum([...RIGHT_KINDS, 'pool']),
      /** Null but for a pool. */
      pool_id: z.nullable(z.string()),
      name: z.nullable(z.string()),
      count: z.number(),
      /** Shares that may come of them, or that the pool reserves; null while unknown. */
      sharesExact: z.nullable(z.string()),
    }),
  ),
  /** Holders as a private issuer counts them; null where the articles restrict no transfers. */
  privateHolders: z.nullable(z.number()),
});

const HoldingOrNone = z.nullable(z.strictObject({ sharesExact: z.string(), percent: z.string() }));

const Outcome = z.strictObject({
  persons: z.number(),
  acts: z.number(),
  certificates: z.number(),
  /** The first and the last day on which anything of the file happened. */
  firstOn: z.nullable(LegalDate),
  lastOn: z.nullable(LegalDate),
  before: RegisterSummary,
  after: RegisterSummary,
  lines: z.array(
    z.strictObject({ person_id: z.string(), name: z.string(), before: HoldingOrNone, after: HoldingOrNone }),
  ),
  /** How many more holders' shares differ. */
  others: z.number(),
  /** Holders that come with the file and hold nothing today. */
  former: z.strictObject({ count: z.number(), first: z.array(z.string()) }),
  /** Entries that the registers cannot show: nothing is recorded while there is any. */
  refused: z.strictObject({ count: z.number(), first: z.array(Conflict) }),
  /** Entries that exceed a bound; recorded once their author confirms. */
  anomalies: z.strictObject({ count: z.number(), first: z.array(Conflict) }),
  /** Numbers of certificates, options and other instruments that stand in the registers already, at ones that are void. */
  numbersAgain: z.number(),
  /** Numbers below the highest of their prefix that no certificate bears, first where they follow one another: nothing keeps
   *  them from being so. */
  missingNumbers: z.strictObject({
    count: z.number(),
    first: z.array(z.strictObject({ from: z.string(), to: z.string(), count: z.number() })),
  }),
});

/** An import of the same file that stands in the registers. */
const Earlier = z.strictObject({
  file_name: z.string(),
  recorded_at: z.string(),
  /** Empty for somebody no longer named. */
  recorded_by: z.string(),
});

export const Report = z.strictObject({
  /** Objects of a package, or rows of a table. */
  items: z.number(),
  /** As the package names it; empty for a table. */
  version: z.string(),
  /** Nothing is recorded while there are any. */
  faults: Findings,
  warnings: Findings,
  /** Questions without an answer: their rows are left out, and nothing is recorded while there are any. */
  unanswered: z.number(),
  /** Imports of the very same file that were not taken back: once more would double what they brought. */
  again: z.array(Earlier),
  /** Holders of the file who are taken for somebody whom the register has. */
  matched: z.number(),
  /** Where the registers would hold other shares or another stated capital than the file's own cap table, from that day on. */
  differences: z.array(
    z.strictObject({
      on: LegalDate,
      /** Null for the stated capital of the class, in dollars. */
      holder: z.nullable(z.string()),
      class_name: z.string(),
      in_file: z.string(),
      in_registers: z.string(),
    }),
  ),
  /** Objects that no act holds, by type and reason, and those of which the register says something else. */
  kept: z.array(Counted),
  different: z.array(Counted),
  /** Null while the file has faults. */
  outcome: z.nullable(Outcome),
  /** A digest of what is shown here: recording asks for it. */
  seen: z.nullable(z.string()),
});
export type ImportReport = z.infer<typeof Report>;
