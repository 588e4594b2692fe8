import type { Route } from '@tabellion/platform/http/route.ts';
import { confirmContact, readAccount, saveAccountInfo, saveBillingAddress } from './commands/account.ts';
import { readOrganization } from './commands/company.ts';
import { readCompany, readCorporate } from './commands/corporateInfo.ts';
import { createOrganization, listOrganizations } from './commands/create.ts';
import { notificationOf, setFilingYear } from './commands/filingYear.ts';
import { preSearch } from './commands/preSearch.ts';
import { profileImage, profileOfOrganization, uploadProfileImage } from './commands/profile.ts';
import type { OrganizationPorts } from './ports.ts';

export const routesOf = (ports: OrganizationPorts): Route[] => [
  preSearch,
  createOrganization,
  listOrganizations,
  readOrganization(ports),
  readCompany(ports),
  readAccount,
  saveAccountInfo,
  confirmContact,
  readCorporate,
  setFilingYear,
  notificationOf(ports),
  uploadProfileImage(ports),
  profileOfOrganization,
  profileImage(ports),
  saveBillingAddress,
];
