import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { listShareholders } from '../../contract.ts';

/** The holders with their issuances, the classes, and the share model. */
export type SharesView = ReplyOf<typeof listShareholders>;
