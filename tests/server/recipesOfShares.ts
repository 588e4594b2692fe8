/** Requests of shares, instruments and imports. */
import * as corporation from '@tabellion/features/corporation/contract.ts';
import * as imports from '@tabellion/features/exchange/contract.ts';
import { exportPackage, readPackageLosses } from '@tabellion/features/exchange/packageContract.ts';
import * as instruments from '@tabellion/features/instruments/contract.ts';
import { listRegisterInstruments } from '@tabellion/features/instruments/registerContract.ts';
import * as accounts from '@tabellion/features/ledgers/accountContract.ts';
import { exportBook, readBook } from '@tabellion/features/ledgers/booksContract.ts';
import * as capTables from '@tabellion/features/ledgers/capTableContract.ts';
import { readHolder } from '@tabellion/features/ledgers/holderContract.ts';
import * as holdings from '@tabellion/features/ledgers/registerContract.ts';
import { exportRegister } from '@tabellion/features/ledgers/registerFileContract.ts';
import { listRegisterTransfers } from '@tabellion/features/ledgers/transferRegisterContract.ts';
import * as people from '@tabellion/features/people/contract.ts';
import * as seats from '@tabellion/features/people/registerContract.ts';
import * as capital from '@tabellion/features/shares/capitalForms.ts';
import * as shares from '@tabellion/features/shares/contract.ts';
import * as corrections from '@tabellion/features/shares/correctionContract.ts';
import { listOpenSecurities } from '@tabellion/features/shares/openSecuritiesContract.ts';
import * as transactions from '@tabellion/features/shares/transactionContract.ts';
import * as vesting from '@tabellion/features/shares/vestingContract.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { once, type Recipe, recipe } from './recipe.ts';
import { id, person } from './recipeParts.ts';

const properties = {
  voting: false,
  votes_per_share: '0',
  dividend: 'discretionary',
  liquidation: 'none',
  redeemable: false,
  retractable: false,
  convertible: false,
  authorized: null,
  series_allowed: false,
  restrictions: 'None beyond the articles.',
} as const;
/** Two classes of one corporation have neither one name nor one prefix. */
const shareClass = () => {
  const letters = newId()
    .replaceAll(/[^a-f]/g, '')
    .slice(-6)
    .toUpperCase()
    .padStart(2, 'A');
  return { name: `Class ${letters}`, properties: { ...properties, prefix: letters }, price: '0.10' };
};
/** As the only class must have them (CBCA s. 24(3)). */
const withAllRights = () => {
  const { properties, ...rest } = shareClass();
  return {
    ...rest,
    properties: {
      ...properties,
      voting: true,
      votes_per_share: '1',
      dividend: 'participating' as const,
      liquidation: 'residual' as const,
    },
  };
};
const issuance = { ownership: 1000, price: '0.01' };

const ofShares: readonly Recipe[] = [
  recipe(shares.listShareholders, (story) => ({ ...id(story), query: {} })),
  recipe(shares.listShareClasses, id),
  recipe(seats.readRegisterDays, (story) => ({ ...id(story), query: { of: 'shareholders' as const } })),
  recipe(seats.listRegisterDirectors, (story) => ({ ...id(story), query: {} })),
  recipe(seats.listRegisterOfficers, (story) => ({ ...id(story), query: {} })),
  recipe(holdings.listRegisterShareholders, (story) => ({ ...id(story), query: {} })),
  recipe(holdings.compareRegisterShareholders, (story) => ({ ...id(story), query: { from: '2025-03-12' } })),
  recipe(exportRegister, ({ orgId }) => ({
    params: { id: orgId, register: 'shareholders' as const },
    query: { format: 'csv' as const },
  })),
  recipe(readBook, ({ orgId }) => ({ params: { id: orgId, book: 'securities' as const }, query: {} })),
  recipe(exportBook, ({ orgId }) => ({
    params: { id: orgId, book: 'ledgers' as const },
    query: { format: 'csv' as const },
  })),
  recipe(holdings.listRegisterClasses, (story) => ({ ...id(story), query: {} })),
  recipe(listRegisterTransfers, (story) => ({ ...id(story), query: {} })),
  recipe(capTables.readCapTable, (story) => ({ ...id(story), query: {} })),
  recipe(capTables.exportCapTable, (story) => ({
    ...id(story),
    query: { by: 'holder' as const, format: 'csv' as const },
  })),
  recipe(exportPackage, id),
  recipe(readPackageLosses, id),
  recipe(capTables.readOwnership, (story) => ({ ...id(story), query: {} })),
  recipe(capTables.explainCapTable, (story) => ({
    ...id(story),
    query: { what: 'owns' as const, holder: story.holderId },
  })),
  recipe(readHolder, ({ orgId, holderId }) => ({ params: { id: orgId, personId: holderId }, query: {} })),
  recipe(shares.addShareholder, ({ orgId, classId }) => ({
    params: { id: orgId },
    query: {},
    // A second holder of that name is another.
    body: { person: { ...person, is_another: true }, issuances: [{ ...issuance, Shareclass: classId }] },
  })),
  recipe(shares.updateShareholder, ({ orgId, holderId }) => ({
    params: { id: orgId },
    query: {},
    body: { person_id: holderId, issuances: [] },
  })),
  once(shares.removeShareholder, 'shares', ({ orgId, holderId }) => ({
    params: { id: orgId, itemId: holderId },
  })),
  recipe(shares.saveSharePrice, (story) => ({ ...id(story), body: { price: '0.05' } })),
  recipe(shares.chooseShareModel, (story) => ({ ...id(story), body: { advanced: true } })),
  recipe(shares.addShareClass, (story) => ({ ...id(story), body: shareClass() })),
  once(shares.removeShareClass, 'shares', ({ orgId, classId }) => ({ params: { id: orgId, classId } })),
  recipe(shares.updateShareClass, ({ classId }) => ({ params: { id: classId }, body: shareClass() })),
  recipe(shares.updateIssuedShareClass, ({ classId }) => ({ params: { id: classId }, body: shareClass() })),
  recipe(shares.updateOwnership, ({ holderSecurityId }) => ({
    body: { issuance_id: holderSecurityId, ownership: 2000 },
  })),
  recipe(shares.updateIssuance, ({ holderId, holderSecurityId }) => ({
    params: { id: holderId },
    body: { ...issuance, _id: holderSecurityId },
  })),
  once(shares.removeIssuance, 'shares', ({ holderId, holderSecurityId }) => ({
    params: { shareholderId: holderId, issuanceId: holderSecurityId },
  })),
];

/** Acts of a corporation that exists; a founding refuses them. */
const ofTransactions: readonly Recipe[] = [
  recipe(transactions.issueShares, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { person, issuance: { ...issuance, Shareclass: classId } },
  })),
  recipe(transactions.transferShares, ({ orgId, holderSecurityId, personId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, to: [{ person_id: personId, sharesExact: '1' }] },
  })),
  recipe(transactions.repurchaseShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1', ground: 'purchase' as const },
  })),
  recipe(transactions.redeemShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1', demanded_by: 'holder' as const },
  })),
  recipe(transactions.surrenderShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1' },
  })),
  recipe(transactions.cancelShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1', reason: 'mistake' as const },
  })),
  recipe(transactions.convertShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1' },
  })),
  recipe(transactions.splitShares, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, newExact: '2', oldExact: '1' },
  })),
  recipe(transactions.consolidateShares, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, newExact: '1', oldExact: '2' },
  })),
  recipe(transactions.amendShareClass, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, ...withAllRights() },
  })),
  recipe(transactions.addClassByAmendment, ({ orgId }) => ({
    params: { id: orgId },
    body: shareClass(),
  })),
  recipe(transactions.chooseForm, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_ids: [holderSecurityId], form: 'acknowledgment' as const },
  })),
  recipe(transactions.reissueCertificates, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_ids: [holderSecurityId], reason: 'lost' as const },
  })),
  recipe(capital.adjustCapital, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, ground: 'addition' as const, amountExact: '1' },
  })),
  recipe(capital.openCapital, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, amountExact: '1', source: 'financial_statements' as const },
  })),
  recipe(accounts.readCapitalAccount, ({ orgId, classId }) => ({
    params: { id: orgId, classId },
    query: {},
  })),
  recipe(accounts.exportCapitalAccount, ({ orgId, classId }) => ({
    params: { id: orgId, classId },
    query: { format: 'csv' as const },
  })),
  recipe(corrections.readEntry, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId, entryId: holderSecurityId },
  })),
  recipe(corrections.correctEntries, ({ orgId }) => ({
    params: { id: orgId },
    body: { preview: true, amend: [{ root: newId(), seen: newId(), as: 'void' as const }] },
  })),
  recipe(corporation.readCorporation, (story) => ({ ...id(story), query: {} })),
  recipe(corporation.changeOffice, (story) => ({
    ...id(story),
    body: {
      address_line_1: '200 Bay Street',
      city: 'Toronto',
      province: 'Ontario',
      country: 'Canada',
      postal_code: 'M5J 2J2',
      preview: true,
    },
  })),
  recipe(corporation.changeName, (story) => ({
    ...id(story),
    body: { name: 'Cedar Machines', name_postfix: 'Inc.', preview: true },
  })),
  recipe(corporation.changeYearEnd, (story) => ({
    ...id(story),
    body: { fiscal_year_end: '03-31', preview: true },
  })),
  recipe(corporation.correctSince, (story) => ({
    ...id(story),
    body: {
      of: 'registered_office' as const,
      effective_on: '2025-03-15',
      reason: 'The old minute book',
      preview: true,
    },
  })),
  recipe(corporation.amendArticles, (story) => ({
    ...id(story),
    body: { max_directors: 12, preview: true },
  })),
  recipe(people.giveConsent, (story) => ({
    ...id(story),
    body: { person_id: story.personId, consent_on: '2025-03-15', preview: true },
  })),
  recipe(transactions.changeAuthorized, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, authorizedExact: '1000000' },
  })),
  recipe(listRegisterInstruments, (story) => ({ ...id(story), query: {} })),
  recipe(listOpenSecurities, (story) => ({ ...id(story), query: {} })),
  recipe(instruments.reservePool, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_ids: [classId], name: 'Option plan', sharesExact: '1000' },
  })),
  recipe(instruments.grantOption, ({ orgId, classId, personId }) => ({
    params: { id: orgId },
    body: {
      class_id: classId,
      person_id: personId,
      compensation: 'option' as const,
      sharesExact: '10',
      priceExact: '1',
    },
  })),
  recipe(instruments.exerciseOption, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1' },
  })),
  recipe(instruments.expireOption, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId },
  })),
  recipe(instruments.releaseOption, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, reason: 'forfeited' as const },
  })),
  recipe(instruments.recordInstrument, ({ orgId, personId }) => ({
    params: { id: orgId },
    body: { kind: 'debt' as const, person_id: personId, principalExact: '1000' },
  })),
  recipe(instruments.convertInstrument, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1' },
  })),
  recipe(instruments.endInstrument, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, reason: 'repaid' as const },
  })),
  recipe(instruments.transferInstrument, ({ orgId, holderSecurityId, personId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, person_id: personId },
  })),
  recipe(vesting.setVesting, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, vesting: { period: 48, cliff: 12 } },
  })),
  recipe(vesting.stopVesting, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, reason: 'voluntary' as const },
  })),
  recipe(vesting.accelerateVesting, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId },
  })),
];

const table = (): Blob => new Blob(['Holder,Class,Shares\nAnn Roy,Common,100\n'], { type: 'text/csv' });

const ofImports: readonly Recipe[] = [
  recipe(imports.importPackage, (story) => ({
    ...id(story),
    body: { preview: 'true' as const },
    file: new Blob(['no zip'], { type: 'application/zip' }),
  })),
  recipe(imports.readColumns, (story) => ({ ...id(story), body: {}, file: table() })),
  recipe(imports.importTable, (story) => ({
    ...id(story),
    body: {
      preview: 'true' as const,
      mapping: JSON.stringify({
        columns: { name: 0, class: 1, quantity: 2 },
        on: '2025-03-14',
        opening: null,
        rights: {},
      }),
    },
    file: table(),
  })),
  recipe(imports.listImports, id),
  recipe(imports.listConflicts, id),
  recipe(imports.eraseImportedPeople, ({ orgId, importId }) => ({
    params: { id: orgId },
    body: { batch_id: importId },
  })),
  once(imports.takeBackImport, 'import', ({ orgId, importId }) => ({
    params: { id: orgId },
    body: { batch_id: importId },
  })),
];

export const recipesOfShares: readonly Recipe[] = [...ofShares, ...ofTransactions, ...ofImports];
