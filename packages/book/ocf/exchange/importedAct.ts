import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { KindName, Payloads } from '../../acts/kinds.ts';
import type { PlacedObject } from '../object.ts';

/** An act that a package tells. */
export type ImportedAct<K extends KindName = KindName> = {
  [P in K]: {
    readonly kind: P;
    readonly effectiveOn: PlainDate;
    readonly payload: Payloads[P];
    /** Its id, where another act of the import names it. */
    readonly actId?: string;
    /** The objects of which the act holds the register's part. */
    readonly from: readonly PlacedObject[];
  };
}[K];
