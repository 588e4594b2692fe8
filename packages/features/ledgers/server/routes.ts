import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as registers from '../registerContract.ts';
import { readCapitalAccount } from './account.ts';
import { readCapTable } from './capTable.ts';
import { explainCapTable } from './explain.ts';
import { exportCapitalAccount } from './files/accountFile.ts';
import { exportBook, readBook } from './files/books.ts';
import { exportCapTable } from './files/capTableFile.ts';
import type { FilePorts } from './files/filePorts.ts';
import { exportRegister } from './files/registerFile.ts';
import { readHolder } from './holder.ts';
import { listRegisterInstruments } from './instruments.ts';
import { readOwnership } from './ownership.ts';
import { listRegisterClasses, listRegisterShareholders } from './registers.ts';
import { compareRegisterShareholders } from './shareholdersCompared.ts';
import { listRegisterTransfers } from './transfers.ts';

export const routesOf = (ports: FilePorts): Route[] => [
  readCapTable,
  exportCapTable(ports),
  readOwnership,
  explainCapTable,
  readHolder,
  readCapitalAccount,
  exportCapitalAccount(ports),
  serveOrganization(registers.listRegisterShareholders, listRegisterShareholders),
  compareRegisterShareholders,
  listRegisterInstruments,
  exportRegister(ports),
  readBook(ports),
  exportBook(ports),
  listRegisterClasses,
  listRegisterTransfers,
];
