import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import type { FilePorts } from '../../ledgers/server/public.ts';
import * as organizations from '../../organizations/contract.ts';
import {
  type AfterFactsStored,
  type OrganizationPorts,
  organizationOf,
  saveCompanyInfo,
  saveCorporateInfo,
  updateTaxInfo,
} from '../../organizations/server/public.ts';
import {
  corporationAt,
  entryRoutes,
  initialParticularsDrafts,
  type PreviewableEntry,
  previewableEntries,
  recordActs,
} from '../../registers/server/public/acts.ts';
import { readInitialParticulars } from '../../registers/statedFacts.ts';
import { amendArticles, changeName, changeOffice, changeYearEnd, correctSince } from './commands.ts';
import type { CorporationPorts } from './defineChange.ts';
import { governanceEntries } from './governance.ts';
import { exportLand, landEntries, readLand } from './land.ts';
import { readCorporation } from './read.ts';

const entries = [
  changeOffice,
  changeName,
  changeYearEnd,
  correctSince,
  amendArticles,
  ...governanceEntries,
  ...landEntries,
];

export const routesOf = (ports: CorporationPorts & OrganizationPorts & FilePorts): Route[] => [
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
  readLand,
  exportLand(ports),
  ...entryRoutes(entries, ports),
];

export const entryPreviewsOf = (ports: CorporationPorts): PreviewableEntry[] =>
  previewableEntries(entries, ports);

/** An office or a year end of which no entry told is recorded with the date of the incorporation: nothing says that it was
 *  ever another. What an entry told is refused by the form (ORGANIZATION.CHANGE_NEEDED). */
const recordStated: AfterFactsStored = async (write) => {
  const { tx, orgId, today } = write;
  const corporation = await corporationAt(tx, orgId, { asOf: today, seq: Number(write.lastSeq()) });
  if (corporation === undefined) return ok(null);
  const organization = await organizationOf(tx, orgId);
  const stated = readInitialParticulars(organization, corporation.incorporatedOn);
  const first = {
    ...stated,
    office: corporation.registeredOffice === undefined ? stated.office : null,
    yearEnd: corporation.yearEnd === undefined ? stated.yearEnd : null,
  };
  const drafts = initialParticularsDrafts(first, { on: corporation.incorporatedOn });
  if (drafts.length === 0) return ok(null);
  return recordActs(write, drafts, { today, isBatch: drafts.length > 1 });
};
