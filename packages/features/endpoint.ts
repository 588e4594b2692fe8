/** Describes one endpoint. Apart from the table of actions: the sign-in page describes its own and judges nobody. */
import { endpointsOf } from '@tabellion/kit/endpoint.ts';
import type { Action } from './access.ts';

/** An action that is not in the table does not compile. */
export const endpoint = endpointsOf<Action>();
