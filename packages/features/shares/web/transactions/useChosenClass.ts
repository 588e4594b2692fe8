import { useWatch } from 'react-hook-form';
import type { ShareClass } from '../../shapes.ts';
import type { TransactionOptions } from './transactionProps.ts';

/** The class of the certificate that the form takes. */
export function useChosenClass({
  classes,
  certificates,
}: Pick<TransactionOptions, 'classes' | 'certificates'>): ShareClass | undefined {
  const chosen: string = useWatch({ name: 'security_id' });
  const certificate = certificates.find(({ securityId }) => securityId === chosen);
  return classes.find(({ _id }) => _id === certificate?.classId);
}
