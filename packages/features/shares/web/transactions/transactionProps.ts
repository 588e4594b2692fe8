import type { OpenCertificate } from '../../openSecuritiesContract.ts';
import type { ShareClass } from '../../shapes.ts';

/** Data that a drawer needs before it opens. */
export interface TransactionOptions {
  /** The day at the registry. */
  readonly today: string;
  /** Those of the holder at whom it was opened; none of a transaction of a class. */
  readonly certificates: readonly OpenCertificate[];
  readonly classes: readonly ShareClass[];
}

export interface TransactionProps {
  readonly orgId: string;
  /** The certificate at which it was opened. */
  readonly security?: string | undefined;
  readonly options: TransactionOptions;
  onClose(): void;
}

export interface ClassTransactionProps extends Omit<TransactionProps, 'security'> {
  /** The class at which it was opened. */
  readonly classId?: string | undefined;
}
