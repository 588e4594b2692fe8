import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as organizations from '../../organizations/contract.ts';
import {
  type OrganizationPorts,
  saveCompanyInfo,
  saveCorporateInfo,
  updateTaxInfo,
} from '../../organizations/server/public.ts';
import {
  entryRoutes,
  type PreviewableEntry,
  previewableEntries,
} from '../../registers/server/public/acts.ts';
import { amendArticles, changeName, changeOffice, changeYearEnd } from './commands.ts';
import type { CorporationPorts } from './defineChange.ts';
import { readCorporation } from './read.ts';
import { recordStated } from './stated.ts';

const entries = [changeOffice, changeName, changeYearEnd, amendArticles];

export const routesOf = (ports: CorporationPorts & OrganizationPorts): Route[] => [
  serveOrganization(organizations.saveCompanyInfo, (ctx, { body }) =>
    saveCompanyInfo(ctx, ports, body, recordStated),
  ),
  serveOrganization(organizations.saveCorporateInfo, (ctx, { body }) =>
    saveCorporateInfo(ctx, body, recordStated),
  ),
  serveOrganization(organizations.addUpdateCorporateInfo, (ctx, { body: { unique_id, ...body } }) =>
    saveCorporateInfo(ctx, body, recordStated),
  ),
  serveOrganization(organizations.updateTaxInfo, (ctx, { body }) =>
    updateTaxInfo(ctx, ports, body, recordStated),
  ),
  readCorporation,
  ...entryRoutes(entries, ports),
];

export const entryPreviewsOf = (ports: CorporationPorts): PreviewableEntry[] =>
  previewableEntries(entries, ports);
