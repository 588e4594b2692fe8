/** Codes with which entries of the registers are refused, for the contracts of their forms and the types of their commands. */

/** Whatever is recorded or proposed. */
const judgingRefusals = [
  'REGISTERS.PAYLOAD_INVALID',
  'REGISTERS.PEOPLE_ERASED',
  'REGISTERS.DOES_NOT_FIT',
  'GENERAL.STALE',
  'SHARES.PRIVATE_ISSUER_LIMIT',
] as const;

/** The last: all shares together are more than the registers can count. */
export const recordingRefusals = [
  ...judgingRefusals,
  'REGISTERS.WAITS',
  'REGISTERS.FUTURE_DATE',
  'SHARES.OWNERSHIP_TOO_LARGE',
] as const;
/** The last: a resolution that an entry names cannot carry it. Any endpoint that takes something in may say so. */
export type RecordingCode = (typeof recordingRefusals)[number] | 'GENERAL.FIELD_INVALID';

export const proposingRefusals = [...judgingRefusals, 'REGISTERS.PROPOSAL_CLOSED'] as const;
export type ProposingCode = (typeof proposingRefusals)[number] | 'GENERAL.FIELD_INVALID';

/** A form that is recorded, or proposed, with corrections of other entries. */
export const entryRefusals = [
  ...recordingRefusals,
  'REGISTERS.PROPOSAL_CLOSED',
  'REGISTERS.TOO_MANY_BUNDLED',
] as const;
export type EntryCode = (typeof entryRefusals)[number] | 'GENERAL.FIELD_INVALID';

/** Why what people signed is not recorded: by the part of the printed digest that differs (`server/printed.ts`). */
export const printedDifferences = [
  'REGISTERS.PRINTED_DIFFERS',
  'REGISTERS.TERMS_CHANGED',
  'REGISTERS.BOARD_CHANGED',
  'REGISTERS.VOTERS_CHANGED',
] as const;
export type PrintedDifference = (typeof printedDifferences)[number];
