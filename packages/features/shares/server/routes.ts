import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { addShareClass, removeShareClass, updateShareClass } from './commands/classes.ts';
import { addShareholder, removeShareholder, updateShareholder } from './commands/holders.ts';
import { removeIssuance, updateIssuance, updateOwnership } from './commands/issuances.ts';
import { chooseShareModel, saveSharePrice } from './commands/model.ts';
import { listShareClasses, listShareholders } from './commands/read.ts';
import type { SharesPorts } from './ports.ts';

export const routesOf = (ports: SharesPorts): Route[] => [
  serveOrganization(contract.listShareholders, (ctx, input) => listShareholders(ctx, ports, input)),
  serveOrganization(contract.listShareClasses, (ctx) => listShareClasses(ctx, ports)),
  serveOrganization(contract.addShareholder, (ctx, input) => addShareholder(ctx, ports, input)),
  serveOrganization(contract.updateShareholder, (ctx, input) => updateShareholder(ctx, ports, input)),
  serveOrganization(contract.removeShareholder, (ctx, input) => removeShareholder(ctx, ports, input)),
  serveOrganization(contract.saveSharePrice, (ctx, input) => saveSharePrice(ctx, ports, input)),
  serveOrganization(contract.chooseShareModel, (ctx, input) => chooseShareModel(ctx, ports, input)),
  serveOrganization(contract.addShareClass, (ctx, input) => addShareClass(ctx, ports, input)),
  serveOrganization(contract.removeShareClass, (ctx, input) => removeShareClass(ctx, ports, input)),
  serveOrganization(contract.updateShareClass, (ctx, input) => updateShareClass(ctx, ports, input)),
  serveOrganization(contract.updateIssuedShareClass, (ctx, input) => updateShareClass(ctx, ports, input)),
  serveOrganization(contract.updateIssuance, (ctx, input) => updateIssuance(ctx, ports, input)),
  serveOrganization(contract.updateOwnership, (ctx, input) => updateOwnership(ctx, ports, input)),
  serveOrganization(contract.removeIssuance, (ctx, input) => removeIssuance(ctx, ports, input)),
];
