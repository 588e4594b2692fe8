import type { ShareClass } from '../../shapes.ts';
import type { OpenCertificate } from './certificates.ts';

/** What a drawer needs to know before it opens. */
export interface DeedAround {
  /** The day at the registry. */
  readonly today: string;
  /** Those of the holder at whom it was opened; none of a deed of a class. */
  readonly certificates: readonly OpenCertificate[];
  readonly classes: readonly ShareClass[];
}

export interface DeedProps {
  readonly orgId: string;
  /** The certificate at which it was opened. */
  readonly security?: string | undefined;
  readonly around: DeedAround;
  onClose(): void;
}

export interface ClassDeedProps extends Omit<DeedProps, 'security'> {
  /** The class at which it was opened. */
  readonly classId?: string | undefined;
}
