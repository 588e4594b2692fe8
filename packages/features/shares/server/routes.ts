import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import {
  entryRoutes,
  type PreviewableEntry,
  previewableEntries,
} from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import { addShareClass, removeShareClass, updateShareClass } from './commands/classes.ts';
import { addShareholder, removeShareholder, updateShareholder } from './commands/holders.ts';
import { removeIssuance, updateIssuance, updateOwnership } from './commands/issuances.ts';
import { chooseShareModel, saveSharePrice } from './commands/model.ts';
import { listOpenSecurities } from './openSecurities.ts';
import { listShareClasses, listShareholders } from './reply.ts';
import { addClassByAmendment, amendClass, authorize } from './transactions/amend.ts';
import { capitalTransactions } from './transactions/capital.ts';
import { correctEntries, readEntry } from './transactions/correct.ts';
import { chooseForm, consolidate, convert, reissue, split } from './transactions/exchanges.ts';
import { issue } from './transactions/issue.ts';
import { cancel, redeem, repurchase, surrender } from './transactions/returns.ts';
import { transfer } from './transactions/transfer.ts';
import { accelerateVesting, setVesting, stopVesting } from './transactions/vesting.ts';
import type { SharesPorts } from './views.ts';

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
  chooseForm,
  ...capitalTransactions,
  correctEntries,
  setVesting,
  stopVesting,
  accelerateVesting,
];

/** The specification's older endpoints. */
const olderForms = [
  addShareholder,
  updateShareholder,
  removeShareholder,
  updateIssuance,
  updateOwnership,
  removeIssuance,
];

export const routesOf = (ports: SharesPorts): Route[] => [
  ...entryRoutes([...definitions, ...olderForms], ports),
  listShareholders(ports),
  listShareClasses(ports),
  listOpenSecurities,
  saveSharePrice(ports),
  chooseShareModel(ports),
  addShareClass(ports),
  removeShareClass(ports),
  serveOrganization(contract.updateShareClass, (ctx, input) => updateShareClass(ctx, ports, input)),
  serveOrganization(contract.updateIssuedShareClass, (ctx, input) => updateShareClass(ctx, ports, input)),
  readEntry,
];

export const entryPreviewsOf = (ports: SharesPorts): PreviewableEntry[] =>
  previewableEntries(definitions, ports);
