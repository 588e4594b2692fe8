import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { CertificateNumber } from './acts/numbers.ts';

/** Events that fix the date of a draft: the certificate of incorporation, the resolution, the payment. */
export type DateSource = 'certificate' | 'resolution' | 'payment';

export interface AssignedValues {
  readonly corporationNumber?: string;
  /** The number on the certificate of amendment with which drafts come true. */
  readonly registryCertificate?: string;
  readonly dates: Readonly<Partial<Record<DateSource, PlainDate>>>;
  /** The next number of the class's prefix; undefined when there is no such class. */
  nextCertificate(classId: string): CertificateNumber | undefined;
}
