import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as accounts from '../accountContract.ts';
import {
  readCapTable as capTableContract,
  exportCapTable as capTableFileContract,
  explainCapTable as explainContract,
  readOwnership as ownershipContract,
} from '../capTableContract.ts';
import * as contract from '../contract.ts';
import * as corrections from '../correctionContract.ts';
import { readHolder as holderContract } from '../holderContract.ts';
import * as instruments from '../instrumentContract.ts';
import { listRegisterInstruments as instrumentsContract } from '../instrumentRegisterContract.ts';
import { listOpenSecurities as openSecuritiesContract } from '../openSecuritiesContract.ts';
import { exportPackage as packageContract, readPackageLosses } from '../packageContract.ts';
import * as registers from '../registerContract.ts';
import * as files from '../registerFileContract.ts';
import * as transactions from '../transactionContract.ts';
import { listRegisterTransfers as transfersContract } from '../transferRegisterContract.ts';
import * as vesting from '../vestingContract.ts';
import { readCapitalAccount } from './account.ts';
import { exportCapitalAccount } from './accountFile.ts';
import { readCapTable } from './capTable.ts';
import { addShareClass, removeShareClass, updateShareClass } from './commands/classes.ts';
import { compareRegisterShareholders } from './commands/compare.ts';
import { exportRegister } from './commands/export.ts';
import { exportCapTable } from './commands/exportCapTable.ts';
import { addShareholder, removeShareholder, updateShareholder } from './commands/holders.ts';
import { listRegisterInstruments } from './commands/instruments.ts';
import { removeIssuance, updateIssuance, updateOwnership } from './commands/issuances.ts';
import { chooseShareModel, saveSharePrice } from './commands/model.ts';
import { listShareClasses, listShareholders } from './commands/read.ts';
import { listRegisterClasses, listRegisterShareholders } from './commands/registers.ts';
import { listRegisterTransfers } from './commands/transfers.ts';
import { explainCapTable } from './explain.ts';
import { readHolder } from './holder.ts';
import { listOpenSecurities } from './openSecurities.ts';
import { readOwnership } from './ownership.ts';
import { exportPackage, packageLosses } from './package/exportPackage.ts';
import type { SharesPorts } from './ports.ts';
import { addClassByAmendment } from './transactions/addClass.ts';
import { amendClass, authorize } from './transactions/amend.ts';
import { adjustCapital, openCapital } from './transactions/capital.ts';
import { correctEntries, readEntry } from './transactions/correct.ts';
import { consolidate, convert, split } from './transactions/exchanges.ts';
import { convertInstrument, endInstrument, record, transferInstrument } from './transactions/instruments.ts';
import { issue } from './transactions/issue.ts';
import { exercise, expire, grant, release, reserve } from './transactions/options.ts';
import { reissue } from './transactions/reissue.ts';
import { cancel, redeem, repurchase, surrender } from './transactions/returns.ts';
import { transfer } from './transactions/transfer.ts';
import { accelerateVesting, setVesting, stopVesting } from './transactions/vesting.ts';

export const routesOf = (ports: SharesPorts): Route[] => [
  serveOrganization(contract.listShareholders, (ctx, input) => listShareholders(ctx, ports, input)),
  serveOrganization(contract.listShareClasses, (ctx) => listShareClasses(ctx, ports)),
  serveOrganization(openSecuritiesContract, listOpenSecurities),
  serveOrganization(capTableContract, (ctx, input) => readCapTable(ctx, input)),
  serveFile(capTableFileContract, (ctx, input) => exportCapTable(ctx, ports, input)),
  serveOrganization(ownershipContract, (ctx, input) => readOwnership(ctx, input)),
  serveOrganization(explainContract, (ctx, input) => explainCapTable(ctx, input)),
  serveOrganization(holderContract, (ctx, input) => readHolder(ctx, input)),
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
  serveOrganization(accounts.readCapitalAccount, readCapitalAccount),
  serveFile(accounts.exportCapitalAccount, (ctx, input) => exportCapitalAccount(ctx, ports, input)),
  serveOrganization(corrections.readEntry, readEntry),
  serveOrganization(corrections.correctEntries, (ctx, input) => correctEntries(ctx, ports, input)),
  serveOrganization(instruments.reservePool, (ctx, input) => reserve(ctx, ports, input)),
  serveOrganization(instruments.grantOption, (ctx, input) => grant(ctx, ports, input)),
  serveOrganization(instruments.exerciseOption, (ctx, input) => exercise(ctx, ports, input)),
  serveOrganization(instruments.expireOption, (ctx, input) => expire(ctx, ports, input)),
  serveOrganization(instruments.releaseOption, (ctx, input) => release(ctx, ports, input)),
  serveOrganization(instruments.recordInstrument, (ctx, input) => record(ctx, ports, input)),
  serveOrganization(instruments.convertInstrument, (ctx, input) => convertInstrument(ctx, ports, input)),
  serveOrganization(instruments.endInstrument, (ctx, input) => endInstrument(ctx, ports, input)),
  serveOrganization(instruments.transferInstrument, (ctx, input) => transferInstrument(ctx, ports, input)),
  serveOrganization(vesting.setVesting, (ctx, input) => setVesting(ctx, ports, input)),
  serveOrganization(vesting.stopVesting, (ctx, input) => stopVesting(ctx, ports, input)),
  serveOrganization(vesting.accelerateVesting, (ctx, input) => accelerateVesting(ctx, ports, input)),
  serveOrganization(registers.listRegisterShareholders, listRegisterShareholders),
  serveOrganization(registers.compareRegisterShareholders, compareRegisterShareholders),
  serveOrganization(instrumentsContract, listRegisterInstruments),
  serveFile(files.exportRegister, (ctx, input) => exportRegister(ctx, ports, input)),
  serveOrganization(registers.listRegisterClasses, listRegisterClasses),
  serveFile(packageContract, (ctx) => exportPackage(ctx)),
  serveOrganization(readPackageLosses, packageLosses),
  serveOrganization(transfersContract, listRegisterTransfers),
];
