import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { eraseImportedPeople, listConflicts, listImports, takeBackImport } from './commands/batches.ts';
import { importPackage, importTable, readColumns } from './commands/importFile.ts';
import { exportPackage, packageLosses } from './package/exportPackage.ts';
import type { ImportPorts } from './ports.ts';

export const routesOf = (ports: ImportPorts): Route[] => [
  importPackage(ports),
  readColumns,
  serveOrganization(contract.importTable, (ctx, input) => importTable(ctx, ports, input)),
  listImports,
  listConflicts(ports),
  serveOrganization(contract.takeBackImport, (ctx, input) => takeBackImport(ctx, ports, input)),
  eraseImportedPeople,
  exportPackage,
  packageLosses,
];
