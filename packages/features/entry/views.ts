/** Answers of the server about the session and the profile, under the names of specification section 3. */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import { accessTypes, roles, sections, subTypes } from '@tabellion/kit/actor.ts';
import { each } from '@tabellion/kit/shape.ts';
import { type Language, languages } from '@tabellion/texts/text.ts';
import * as z from 'zod/mini';
import { settingsSchema, shortcutsSchema } from '../accounts/rules/settings.ts';
import { organizationStatuses } from '../organizations/rules/status.ts';

const languageSchema = z.enum(languages);

export const sessionUser = z.strictObject({
  _id: z.string(),
  /** Roles of the product, not of an organization. */
  role: z.array(z.enum(roles)),
  data: z.strictObject({
    displayName: z.string(),
    /** null shows the initials. */
    photoURL: z.nullable(z.string()),
    email: z.string(),
    emailVerified: z.boolean(),
    shortcuts: shortcutsSchema,
  }),
  language: languageSchema,
  settings: settingsSchema,
  /** The terms that apply now. */
  terms_accepted: z.boolean(),
  organizations: z.array(
    z.strictObject({
      unique_id: z.string(),
      name: z.string(),
      name_postfix: z.string(),
      status: z.enum(organizationStatuses),
      has_image: z.boolean(),
      incorporation_date: z.nullable(z.string()),
      /** The zone of its registry, an IANA name: by this clock moments are shown. */
      zone: z.string(),
      /** The code of the law that it is under: `CA` is federal. */
      jurisdiction: z.string(),
      access_type: z.enum(accessTypes),
      selectedSubRoleAccessType: z.array(z.enum(sections)),
      user_sub_type: z.enum(subTypes),
    }),
  ),
  /** The one last looked at, while there is access to it; and what may be done there. */
  selected_organization: z.nullable(z.string()),
  access_type: z.nullable(z.enum(accessTypes)),
  selectedSubRoleAccessType: z.array(z.enum(sections)),
  user_sub_type: z.nullable(z.enum(subTypes)),
});
export type SessionUserView = z.output<typeof sessionUser>;

/** The token is over when the session is, twelve hours after sign-in. */
export const session = z.extend(sessionUser, {
  token: z.string(),
  /** The token of the ledger, for a quarter of an hour; whoever reads the session again has a new one. Null while the ledger
   *  is away. */
  blockchain_token: z.nullable(z.string()),
});
export type SessionView = z.output<typeof session>;

export const profileView = z.strictObject({
  userId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  language: languageSchema,
  ...each(
    z.string(),
    'firstname',
    'lastname',
    'phone_number',
    'address_line_1',
    'address_line_2',
    'city',
    'province',
    'country',
    'postal_code',
    'nationality',
  ),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type ProfileView = z.output<typeof profileView>;

export const installationSettings = z.strictObject({
  brand: z.string(),
  deployment_mode: z.enum(['standard', 'white_label']),
  languages: z.array(languageSchema),
  /** Stands for `{card payment provider}` in paths. */
  payment_provider: z.enum(['sandbox', 'stripe']),
  /** The key with which the browser hands cards to Stripe; null for another provider. */
  stripe_publishable_key: z.nullable(z.string()),
  /** The Filing entry is hidden on hosts whose name contains this; null shows it everywhere. */
  filing_hidden_host_marker: z.nullable(z.string()),
  /** No mail server is set up: mail is read at an address that the start printed, which is told to nobody here. */
  mail_stays_here: z.boolean(),
});
export type InstallationSettings = z.output<typeof installationSettings>;

const termsSections = z.array(z.strictObject({ heading: z.string(), text: z.string() }));

/** Terms of whoever runs the installation. */
export interface Terms {
  /** The day since which they apply. */
  version: PlainDate;
  text: Record<Language, z.output<typeof termsSections>>;
}

/** The terms in the reader's language. */
export const termsView = z.strictObject({ version: z.string(), sections: termsSections });
