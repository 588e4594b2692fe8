import type { TextKey } from '@tabellion/texts/text.ts';
import type { PoolLine } from '../../shares/openSecuritiesContract.ts';
import type { TransactionOptions } from '../../shares/web/public.ts';
import type { InstrumentLine } from '../registerContract.ts';

/** Data that a drawer needs before it opens. */
export interface InstrumentOptions extends Omit<TransactionOptions, 'certificates'> {
  readonly pools: readonly PoolLine[];
}

export interface InstrumentTransactionProps {
  readonly orgId: string;
  readonly options: InstrumentOptions;
  onClose(): void;
}

export interface InstrumentDrawerProps extends InstrumentTransactionProps {
  readonly line: InstrumentLine;
}

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
