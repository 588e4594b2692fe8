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
