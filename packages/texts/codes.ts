/**
 * The closed set of text codes that the server may answer, each with its HTTP status.
 * A code that is missing here does not compile; one without its four sentences does not compile either.
 */
import { accounts } from './codes/accounts.ts';
import { activity } from './codes/activity.ts';
import { annual } from './codes/annual.ts';
import { billing } from './codes/billing.ts';
import { changes } from './codes/changes.ts';
import { control } from './codes/control.ts';
import { credentials } from './codes/credentials.ts';
import { deadlines } from './codes/deadlines.ts';
import { documents } from './codes/documents.ts';
import { entry } from './codes/entry.ts';
import { filings } from './codes/filings.ts';
import { general } from './codes/general.ts';
import { holders } from './codes/holders.ts';
import { imports } from './codes/imports.ts';
import { law } from './codes/law.ts';
import { ledger } from './codes/ledger.ts';
import { matters } from './codes/matters.ts';
import { members } from './codes/members.ts';
import { onboarding } from './codes/onboarding.ts';
import { organizations } from './codes/organizations.ts';
import { people } from './codes/people.ts';
import { precedents } from './codes/precedents.ts';
import { registers } from './codes/registers.ts';
import { shares } from './codes/shares.ts';
import { signing } from './codes/signing.ts';
import { staff } from './codes/staff.ts';
import { transactions } from './codes/transactions.ts';
import { uploads } from './codes/uploads.ts';
import { worklist } from './codes/worklist.ts';

export const codes = {
  ...general,
  ...entry,
  ...accounts,
  ...credentials,
  ...organizations,
  ...onboarding,
  ...activity,
  ...people,
  ...shares,
  ...transactions,
  ...law,
  ...imports,
  ...billing,
  ...registers,
  ...members,
  ...control,
  ...deadlines,
  ...uploads,
  ...documents,
  ...precedents,
  ...signing,
  ...holders,
  ...matters,
  ...changes,
  ...filings,
  ...worklist,
  ...annual,
  ...ledger,
  ...staff,
} as const;

export type TextCode = keyof typeof codes;

/** The HTTP status that goes with a code. */
export const statusOf = (code: TextCode): number => codes[code];

export const isTextCode = (word: string): word is TextCode => Object.hasOwn(codes, word);
