import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import * as corrections from '../correctionContract.ts';
import { listOpenSecurities as openSecuritiesContract } from '../openSecuritiesContract.ts';
import * as transactions from '../transactionContract.ts';
import * as vesting from '../vestingContract.ts';
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
import { reissue } from './transactions/reissue.ts';
import { cancel, redeem, repurchase, surrender } from './transactions/returns.ts';
import { transfer } from './transactions/transfer.ts';
import { accelerateVesting, setVesting, stopVesting } from './transactions/vesting.ts';

export const routesOf = (ports: SharesPorts): Route[] => [
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
  serveOrganization(transactions.issueShares, (ctx, input) => issue(ctx, ports, input)),
  serveOrganization(transactions.transferShares, (ctx, input) => transfer(ctx, ports, input)),
  serveOrganization(transactions.repurchaseShares, (ctx, input) => repurchase(ctx, ports, input)),
  serveOrganization(transactions.redeemShares, (ctx, input) => redeem(ctx, ports, input)),
  serveOrganization(transactions.surrenderShares, (ctx, input) => surrender(ctx, ports, input)),
  serveOrganization(transactions.cancelShares, (ctx, input) => cancel(ctx, ports, input)),
  serveOrganization(transactions.convertShares, (ctx, input) => convert(ctx, ports, input)),
  serveOrganization(transactions.splitShares, (ctx, input) => split(ctx, ports, input)),
  serveOrganization(transactions.consolidateShares, (ctx, input) => consolidate(ctx, ports, input)),
  serveOrganization(transactions.amendShareClass, (ctx, input) => amendClass(ctx, ports, input)),
  serveOrganization(transactions.addClassByAmendment, (ctx, input) => addClassByAmendment(ctx, ports, input)),
  serveOrganization(transactions.changeAuthorized, (ctx, input) => authorize(ctx, ports, input)),
  serveOrganization(transactions.reissueCertificates, (ctx, input) => reissue(ctx, ports, input)),
  serveOrganization(transactions.adjustCapital, (ctx, input) => adjustCapital(ctx, ports, input)),
  serveOrganization(transactions.openCapital, (ctx, input) => openCapital(ctx, ports, input)),
  serveOrganization(corrections.readEntry, readEntry),
  serveOrganization(corrections.correctEntries, (ctx, input) => correctEntries(ctx, ports, input)),
  serveOrganization(vesting.setVesting, (ctx, input) => setVesting(ctx, ports, input)),
  serveOrganization(vesting.stopVesting, (ctx, input) => stopVesting(ctx, ports, input)),
  serveOrganization(vesting.accelerateVesting, (ctx, input) => accelerateVesting(ctx, ports, input)),
];
