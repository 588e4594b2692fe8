/** A register as a file, as its list shows it: on a date, beside another one, filtered and in order. */
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import * as z from 'zod/mini';
import { byId, endpoint, get } from '../endpoint.ts';
import { instrumentSorts, registeredKinds } from '../instruments/registerContract.ts';
import { ReadingDates } from '../people/contract.ts';
import { ComparedDates, NamePart, registerNames, SeatFilter, seatSorts } from '../people/registerContract.ts';
import { Format, fileTypes, printRefusals } from './fileContract.ts';
import {
  changeSorts,
  classSorts,
  holdingSorts,
  takenBackChoices,
  transferDestinations,
  transferSorts,
} from './registerOrders.ts';

/** The orders that some register has. */
const exportSorts = [
  ...new Set([
    ...holdingSorts,
    ...changeSorts,
    ...classSorts,
    ...seatSorts,
    ...transferSorts,
    ...instrumentSorts,
  ]),
] as const;

export const exportRegister = endpoint({
  ...get('/api/organization/{id}/register/export/{register}'),
  summary:
    'A register as its list shows it, every page of it, as a file in the language of the reader; the access log notes who took it.',
  action: 'registers.whole',
  tenant: byId,
  params: z.strictObject({ id: z.uuid(), register: z.enum(registerNames) }),
  query: z.strictObject({
    ...ReadingDates.shape,
    ...ComparedDates,
    /** The filter and the order of its list; what the register does not have is refused. */
    who: z.optional(SeatFilter),
    name: z.optional(NamePart),
    class: z.optional(z.uuid()),
    to: z.optional(z.enum(transferDestinations)),
    taken_back: z.optional(z.enum(takenBackChoices)),
    kind: z.optional(z.enum(registeredKinds)),
    holder: z.optional(z.uuid()),
    sort: z.optional(z.enum(exportSorts)),
    format: Format,
  }),
  reply: z.unknown(),
  download: [...fileTypes],
  refusals: [...printRefusals, 'GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
  limit: { perMinute: 30, by: 'session' },
});

/** Query of the list: comparison, filter, order. */
export type ExportQuery = Omit<InputOf<typeof exportRegister>['query'], 'format' | 'asOf' | 'knownAt'>;
