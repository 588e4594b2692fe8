/** Ontario's register of ownership interests in land (OBCA s. 140.1): read on any date, beside another one, and its entries. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
import { Format, fileTypes, printRefusals } from '../ledgers/fileContract.ts';
import { ReadingDates } from '../people/contract.ts';
import {
  ComparedDates,
  ComparedTotal,
  NamePart,
  Paging,
  SeatChange,
  SeatFilter,
  StandsOn,
} from '../people/registerContract.ts';
import { effective, LegalDate, previewed } from '../registers/entryTerms.ts';
import { change } from './contract.ts';

const Land = z.strictObject({
  land_id: z.string(),
  /** The entry by which it was acquired, and the one by which it was disposed of. */
  entry: z.string(),
  disposal_entry: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** The registry or land titles division. */
  division: z.nullable(z.string()),
  /** The property identifier number. */
  identifier: z.nullable(z.string()),
  legal_description: z.nullable(z.string()),
  roll_number: z.nullable(z.string()),
  acquired_on: LegalDate,
  /** The number by which the deed or transfer is registered. */
  registration: z.nullable(z.string()),
  /** Null while the corporation owns it. */
  disposed_on: z.nullable(LegalDate),
  disposal_registration: z.nullable(z.string()),
});
export type Land = z.infer<typeof Land>;

export const landSorts = ['acquired', '-acquired'] as const;

const Listed = {
  ...ReadingDates.shape,
  ...ComparedDates,
  who: z.optional(SeatFilter),
  /** A part of what identifies the property. */
  name: z.optional(NamePart),
  sort: z.optional(z.enum(landSorts)),
};

export const readLand = endpoint({
  ...get('/api/organization/{id}/register/land'),
  summary: 'The register of ownership interests in land in Ontario on a date, page by page (OBCA s. 140.1).',
  action: 'organization.read',
  ...ofOrganization,
  query: z.strictObject({ ...Listed, ...Paging }),
  reply: z.strictObject({
    lines: z.array(z.strictObject({ ...Land.shape, change: SeatChange, before: z.nullable(Land) })),
    total: z.strictObject(ComparedTotal),
    /** The `after` of the next page; null on the last one. */
    next: z.nullable(z.string()),
    /** The dates on which it changed, rising. */
    days: z.array(LegalDate),
    /** Whether the corporation is one of Ontario on the date, and keeps it. */
    is_kept: z.boolean(),
    ...StandsOn,
  }),
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
});

export const exportLand = endpoint({
  ...get('/api/organization/{id}/register/land/export'),
  summary:
    'The same as a file, with what was disposed of unless asked otherwise; the access log notes who took it.',
  action: 'registers.whole',
  ...ofOrganization,
  query: z.strictObject({ ...Listed, format: Format }),
  reply: z.unknown(),
  download: [...fileTypes],
  refusals: [...printRefusals, 'GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
  limit: { perMinute: 30, by: 'session' },
});

const words = z.string().check(z.maxLength(300));

/** Address, identifier or legal description: one at least identifies the property. */
export const AcquiredInput = z.strictObject({
  ...previewed,
  ...effective,
  address: z.optional(words),
  identifier: z.optional(words),
  legal_description: z.optional(z.string().check(z.maxLength(20_000))),
  division: z.optional(words),
  roll_number: z.optional(words),
  registration: z.optional(words),
});

export const acquireLand = change(
  'land',
  'Enters a property that an Ontario corporation acquired (OBCA s. 140.1).',
  AcquiredInput,
);
export const disposeOfLand = change(
  'land/disposed',
  'Enters that it disposed of a property (OBCA s. 140.1).',
  z.strictObject({ ...previewed, ...effective, land_id: z.uuid(), registration: z.optional(words) }),
);
