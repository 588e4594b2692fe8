import type { Route } from '@tabellion/platform/http/route.ts';
import { confirmContact, saveAccountInfo, saveBillingAddress, serveAccountInfo } from './commands/account.ts';
import { readOrganization } from './commands/company.ts';
import { serveCompanyInfo, serveCorporateInfo } from './commands/corporateInfo.ts';
import { createOrganization, listOrganizations } from './commands/create.ts';
import { notificationOf, setFilingYear } from './commands/filingYear.ts';
import { preSearch } from './commands/preSearch.ts';
import { profileImage, profileImageLocation, uploadProfileImage } from './commands/profile.ts';
import type { OrganizationPorts } from './ports.ts';

export const routesOf = (ports: OrganizationPorts): Route[] => [
  preSearch,
  createOrganization,
  listOrganizations,
  readOrganization(ports),
  serveCompanyInfo(ports),
  serveAccountInfo,
  saveAccountInfo,
  confirmContact,
  serveCorporateInfo,
  setFilingYear,
  notificationOf(ports),
  uploadProfileImage(ports),
  profileImageLocation,
  profileImage(ports),
  saveBillingAddress,
];
