import type { CertificateForm } from '@tabellion/book/terms/securities.ts';
import type { Text } from '@tabellion/texts/text.ts';

interface HolderPaper {
  readonly label: string | null;
  readonly form?: CertificateForm | null | undefined;
}

/** The number, and whether the holder has an acknowledgment in place of the certificate (CBCA s. 49(1)). */
export function certificateInWords({ label, form }: HolderPaper, text: Text): string {
  if (form !== 'acknowledgment') return label ?? '';
  return [label ?? '', `(${text('register.acknowledgment')})`].filter((word) => word !== '').join(' ');
}
