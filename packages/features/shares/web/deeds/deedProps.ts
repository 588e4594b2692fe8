import type { OpenCertificate, SharesView } from './certificates.ts';
import type { Known } from './HolderPicker.tsx';

/** What a drawer needs to know before it opens. */
export interface DeedAround {
  /** The day at the registry. */
  readonly today: string;
  readonly certificates: readonly OpenCertificate[];
  readonly classes: SharesView['shareclasses'];
  readonly people: Known;
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
