import type { TextKey } from '@tabellion/texts/text.ts';

/** The acts on instruments that have a drawer, by their titles. */
export const instrumentTransactionTitles = {
  reserve: 'transaction.reserve',
  grant: 'transaction.grant',
  recordInstrument: 'transaction.recordInstrument',
  exercise: 'transaction.exercise',
  release: 'transaction.release',
  expire: 'transaction.expire',
  convertInstrument: 'transaction.convertInstrument',
  endInstrument: 'transaction.endInstrument',
  transferInstrument: 'transaction.transferInstrument',
  setVesting: 'transaction.setVesting',
  stopVesting: 'transaction.stopVesting',
  accelerateVesting: 'transaction.accelerateVesting',
} as const satisfies Record<string, TextKey>;
