import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { exportPackage as packageContract, readPackageLosses } from '../packageContract.ts';
import { eraseImportedPeople, listImports, takeBackImport } from './commands/batches.ts';
import { importPackage } from './commands/importPackage.ts';
import { importTable, readColumns } from './commands/importTable.ts';
import { listConflicts } from './conflicts.ts';
import { exportPackage, packageLosses } from './package/exportPackage.ts';
import type { ImportPorts } from './ports.ts';

export const routesOf = (ports: ImportPorts): Route[] => [
  serveOrganization(contract.importPackage, (ctx, input) => importPackage(ctx, ports, input)),
  serveOrganization(contract.readColumns, (ctx, input) => readColumns(ctx, input)),
  serveOrganization(contract.importTable, (ctx, input) => importTable(ctx, ports, input)),
  serveOrganization(contract.listImports, (ctx) => listImports(ctx)),
  serveOrganization(contract.listConflicts, (ctx) => listConflicts(ctx, ports)),
  serveOrganization(contract.takeBackImport, (ctx, input) => takeBackImport(ctx, ports, input)),
  serveOrganization(contract.eraseImportedPeople, eraseImportedPeople),
  serveFile(packageContract, (ctx) => exportPackage(ctx)),
  serveOrganization(readPackageLosses, packageLosses),
];
