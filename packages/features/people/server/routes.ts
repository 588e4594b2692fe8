import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import {
  entryRoutes,
  type PreviewableEntry,
  previewableEntries,
} from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import { addToPosition, giveConsent } from './commands/appoint.ts';
import { saveManages } from './commands/manage.ts';
import { endPosition, removeFromPosition, removePreviousPosition } from './commands/remove.ts';
import { updatePerson, updatePosition } from './commands/update.ts';
import { findPeople } from './find.ts';
import { directorsAndOfficers, listDirectors, listOfficers, listPeople, readPerson } from './lists.ts';
import type { PeoplePorts } from './ports.ts';
import { listRegisterDirectors, listRegisterOfficers, readRegisterDays } from './registers.ts';

const entries = [
  addToPosition,
  giveConsent,
  updatePosition,
  removeFromPosition,
  endPosition,
  removePreviousPosition,
  updatePerson,
];

export const routesOf = (ports: PeoplePorts): Route[] => [
  ...entryRoutes(entries, ports),
  serveOrganization(contract.directorsAndOfficers, (ctx) => directorsAndOfficers(ctx, ports)),
  saveManages(ports),
  listDirectors(ports),
  listOfficers(ports),
  listPeople(ports),
  findPeople,
  readPerson(ports),
  readRegisterDays,
  listRegisterDirectors,
  listRegisterOfficers,
];

export const entryPreviewsOf = (ports: PeoplePorts): PreviewableEntry[] => previewableEntries(entries, ports);
