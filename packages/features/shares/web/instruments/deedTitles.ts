import type { TextKey } from '@tabellion/texts/text.ts';

/** The acts on instruments that have a drawer, by their titles. */
export const titleOf = {
  reserve: 'deed.reserve',
  grant: 'deed.grant',
  recordInstrument: 'deed.recordInstrument',
  exercise: 'deed.exercise',
  release: 'deed.release',
  expire: 'deed.expire',
  convertInstrument: 'deed.convertInstrument',
  endInstrument: 'deed.endInstrument',
  transferInstrument: 'deed.transferInstrument',
  setVesting: 'deed.setVesting',
  stopVesting: 'deed.stopVesting',
  accelerateVesting: 'deed.accelerateVesting',
} as const satisfies Record<string, TextKey>;
