import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { listRegisterInstruments as instrumentsContract } from '../../instruments/registerContract.ts';
import type { SharesPorts } from '../../shares/server/public.ts';
import * as accounts from '../accountContract.ts';
import * as books from '../booksContract.ts';
import {
  readCapTable as capTableContract,
  exportCapTable as capTableFileContract,
  explainCapTable as explainContract,
  readOwnership as ownershipContract,
} from '../capTableContract.ts';
import { readHolder as holderContract } from '../holderContract.ts';
import * as registers from '../registerContract.ts';
import * as files from '../registerFileContract.ts';
import { listRegisterTransfers as transfersContract } from '../transferRegisterContract.ts';
import { readCapitalAccount } from './account.ts';
import { readCapTable } from './capTable.ts';
import { explainCapTable } from './explain.ts';
import { exportCapitalAccount } from './files/accountFile.ts';
import { exportBook, readBook } from './files/books.ts';
import { exportCapTable } from './files/capTableFile.ts';
import { exportRegister } from './files/registerFile.ts';
import { readHolder } from './holder.ts';
import { listRegisterInstruments } from './instruments.ts';
import { readOwnership } from './ownership.ts';
import { listRegisterClasses, listRegisterShareholders } from './registers.ts';
import { compareRegisterShareholders } from './shareholdersCompared.ts';
import { listRegisterTransfers } from './transfers.ts';

export const routesOf = (ports: SharesPorts): Route[] => [
  serveOrganization(capTableContract, (ctx, input) => readCapTable(ctx, input)),
  serveFile(capTableFileContract, (ctx, input) => exportCapTable(ctx, ports, input)),
  serveOrganization(ownershipContract, (ctx, input) => readOwnership(ctx, input)),
  serveOrganization(explainContract, (ctx, input) => explainCapTable(ctx, input)),
  serveOrganization(holderContract, (ctx, input) => readHolder(ctx, input)),
  serveOrganization(accounts.readCapitalAccount, readCapitalAccount),
  serveFile(accounts.exportCapitalAccount, (ctx, input) => exportCapitalAccount(ctx, ports, input)),
  serveOrganization(registers.listRegisterShareholders, listRegisterShareholders),
  serveOrganization(registers.compareRegisterShareholders, compareRegisterShareholders),
  serveOrganization(instrumentsContract, listRegisterInstruments),
  serveFile(files.exportRegister, (ctx, input) => exportRegister(ctx, ports, input)),
  serveOrganization(books.readBook, (ctx, input) => readBook(ctx, ports, input)),
  serveFile(books.exportBook, (ctx, input) => exportBook(ctx, ports, input)),
  serveOrganization(registers.listRegisterClasses, listRegisterClasses),
  serveOrganization(transfersContract, listRegisterTransfers),
];
