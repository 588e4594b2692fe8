import {
  type Route,
  serveAnyone,
  serveFile,
  serveOrganization,
  serveUser,
} from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { accountInfoOf, confirmContact, saveAccountInfo, saveBillingAddress } from './commands/account.ts';
import { readOrganization } from './commands/company.ts';
import { companyInfoOf, readCorporateInfoOf } from './commands/corporateInfo.ts';
import { createOrganization, listOrganizations } from './commands/create.ts';
import { notificationOf, setFilingYear } from './commands/filingYear.ts';
import { preSearch } from './commands/preSearch.ts';
import { profileImage, profileOfOrganization, uploadProfile } from './commands/profile.ts';
import type { OrganizationPorts } from './ports.ts';

export const routesOf = (ports: OrganizationPorts): Route[] => [
  serveAnyone(contract.preSearch, (ctx, { query }) => preSearch(ctx, query)),
  serveUser(contract.createOrganization, (ctx, { body }) => createOrganization(ctx, body)),
  serveUser(contract.listOrganizations, (ctx) => listOrganizations(ctx)),
  serveOrganization(contract.readOrganization, (ctx) => readOrganization(ctx, ports)),
  serveOrganization(contract.readCompanyInfo, (ctx) => companyInfoOf(ctx, ports)),
  serveOrganization(contract.readAccountInfo, (ctx) => accountInfoOf(ctx)),
  serveOrganization(contract.saveAccountInfo, (ctx, { body }) => saveAccountInfo(ctx, body)),
  serveOrganization(contract.confirmContact, (ctx) => confirmContact(ctx)),
  serveOrganization(contract.readCorporateInfo, (ctx) => readCorporateInfoOf(ctx)),
  serveOrganization(contract.updateFilingYear, (ctx, { body }) => setFilingYear(ctx, body.filing_year)),
  serveOrganization(contract.readNotification, (ctx) => notificationOf(ctx, ports)),
  serveOrganization(contract.uploadProfile, (ctx, { file }) => uploadProfile(ctx, ports, file)),
  serveOrganization(contract.readProfile, (ctx) => profileOfOrganization(ctx)),
  serveFile(contract.readProfileImage, (ctx, { params }) => profileImage(ctx, ports, params.sha256)),
  serveOrganization(contract.saveBillingAddress, (ctx, { body }) => saveBillingAddress(ctx, body)),
];
