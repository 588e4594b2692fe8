/** Actions at the service. Whoever mounts it has a row for each in his table of access. */
import { endpointsOf } from '@tabellion/kit/endpoint.ts';

/** `ledger.open` and `ledger.look` are for anyone, `ledger.use` is for users of the ledger, by its tokens. */
export type LedgerAction = 'ledger.open' | 'ledger.look' | 'ledger.use';

export const endpoint = endpointsOf<LedgerAction>();

export const nowhere = { tenant: { in: 'none' } } as const;
