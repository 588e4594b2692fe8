import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import * as corrections from '../correctionContract.ts';
import { listOpenSecurities as openSecuritiesContract } from '../openSecuritiesContract.ts';
import { addShareClass, removeShareClass, updateShareClass } from './commands/classes.ts';
import { addShareholder, removeShareholder, updateShareholder } from './commands/holders.ts';
import { removeIssuance, updateIssuance, updateOwnership } from './commands/issuances.ts';
import { chooseShareModel, saveSharePrice } from './commands/model.ts';
import { listShareClasses, listShareholders } from './lists.ts';
import { listOpenSecurities } from './openSecurities.ts';
import type { SharesPorts } from './ports.ts';
import { addClassByAmendment } from './transactions/addClass.ts';
import { amendClass, authorize } from './transactions/amend.ts';
import { adjustCapital, openCapital } from './transactions/capital.ts';
import { correctEntries, readEntry } from './transactions/correct.ts';
import { consolidate, convert, split } from './transactions/exchanges.ts';
import { issue } from './transactions/issue.ts';
import { transactionRoute } from './transactions/perform.ts';
import { reissue } from './transactions/reissue.ts';
import { cancel, redeem, repurchase, surrender } from './transactions/returns.ts';
import { transfer } from './transactions/transfer.ts';
import { accelerateVesting, setVesting, stopVesting } from './transactions/vesting.ts';

/** The share transactions: each is previewed, recorded or proposed by its definition. */
const definitions = [
  issue,
  transfer,
  repurchase,
  redeem,
  surrender,
  cancel,
  convert,
  split,
  consolidate,
  amendClass,
  addClassByAmendment,
  authorize,
  reissue,
  adjustCapital,
  openCapital,
  correctEntries,
  setVesting,
  stopVesting,
  accelerateVesting,
];

export const routesOf = (ports: SharesPorts): Route[] => [
  ...definitions.map((one) => transactionRoute(one, ports)),
  serveOrganization(contract.listShareholders, (ctx, input) => listShareholders(ctx, ports, input)),
  serveOrganization(contract.listShareClasses, (ctx) => listShareClasses(ctx, ports)),
  serveOrganization(openSecuritiesContract, listOpenSecurities),
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
  serveOrganization(corrections.readEntry, readEntry),
];
