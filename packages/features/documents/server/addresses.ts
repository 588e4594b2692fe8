/** Addresses printed on bound books and on documents on which others rely: anybody reads there whether the registers still say the
 *  same. */
import { randomBytes } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { dateInZone, type Instant, type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { serveAnyone, serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import {
  type OrganizationWrite,
  organizationOf,
  registryZoneOf,
  todayOf,
  writeOrganization,
} from '../../organizations/server/public.ts';
import { changedOn } from '../../registers/server/public/acts.ts';
import { templates } from '../templates/templates.ts';
import * as contract from '../verifyContract.ts';
import { readBookFacts } from './bookFacts.ts';
import type { DocumentPorts } from './ports.ts';
import {
  type AddressRow,
  selectAddresses,
  selectOrganizationOfAddress,
  updateAddressEnd,
  updateAddressRevoked,
} from './store/addresses.ts';
import { selectBooks } from './store/boundBooks.ts';
import { selectAttestedDocument } from './store/documentFacts.ts';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 80 bits by chance, in letters and digits that paper and people carry well. */
export const newAddressCode = (): string => Array.from(randomBytes(16), (byte) => base32[byte % 32]).join('');

export const readAttested = serveAnyone(
  contract.readAttested,
  async ({ db, now: at }, { body: { code } }) => {
    const orgId = await db.asNobody((q) => selectOrganizationOfAddress(q, code));
    if (orgId === null) return refuse('DOCUMENTS.ADDRESS_UNKNOWN');
    return db.asOrganization(orgId, async (q) => {
      const organization = await organizationOf(q, orgId);
      const today = todayOf(organization, at);
      const [address] = await selectAddresses(q, orgId, { code });
      if (address === undefined || isAddressOver(address, today)) return refuse('DOCUMENTS.ADDRESS_OVER');
      const check = { q, orgId, organization, today };
      const answer = await (address.bookId === null
        ? documentAt(check, address)
        : bookAt(check, address.bookId));
      return answer === undefined
        ? refuse('DOCUMENTS.ADDRESS_OVER')
        : ok({ ...answer, company: fullNameOf(organization), as_of: today, ends_on: address.endsOn });
    });
  },
);

interface AddressCheck {
  readonly q: Queries;
  readonly orgId: string;
  readonly organization: Awaited<ReturnType<typeof organizationOf>>;
  readonly today: PlainDate;
}

/** The registers of today about the same as a document. */
async function documentAt({ q, orgId, today }: AddressCheck, { documentId, stated }: AddressRow) {
  if (documentId === null) return undefined;
  const document = await selectAttestedDocument(q, orgId, documentId);
  const attested = templates.find(({ name }) => name === document?.template)?.attested;
  const language = document?.language ?? undefined;
  const read = await readBookFacts(q, orgId, { asOf: today, language });
  if (document === undefined || attested === undefined || read === undefined) return undefined;
  const { facts } = read;
  const { subject, status, title, number, datedOn } = document;
  const now = attested.stated(facts, subject);
  const standing = status === 'void' ? ('void' as const) : standingOf(stated, now);
  return {
    kind: 'document' as const,
    company_number: facts.number,
    title,
    number,
    dated_on: datedOn,
    is_signed: status === 'signed',
    standing,
    lines: standing === 'void' ? [] : [...attested.lines(facts, subject)],
    ended_on: now === undefined ? attested.endedOn(facts, subject) : null,
  };
}

/** Which book it is, and whether the registers have entries since: nothing of what they are. Undefined until it is sealed. */
async function bookAt({ q, orgId, organization, today }: AddressCheck, bookId: string) {
  const [book] = await selectBooks(q, orgId, { bookId });
  if (book === undefined || book.boundAt === null || book.sealedSha256 === null) return undefined;
  const { asOf, knownAt, selection, boundAt, pages, sealedSha256 } = book;
  const zone = registryZoneOf(organization);
  const number = printedCorporationNumber(organization.corporation_number, organization.jurisdiction);
  return {
    kind: 'book' as const,
    company_number: number || null,
    selection,
    dated_on: asOf,
    bound_on: dateInZone(boundAt, zone),
    pages: pages ?? 0,
    sha256: sealedSha256,
    changed_on: await changedOn(q, orgId, { asOf, knownAt, today, zone }),
  };
}

/** It was revoked, or its last day has passed. */
export const isAddressOver = (
  { endsOn, isRevoked }: Pick<AddressRow, 'endsOn' | 'isRevoked'>,
  today: PlainDate,
): boolean => isRevoked || (endsOn !== null && endsOn < today);

function standingOf(stated: unknown, now: unknown) {
  if (now === undefined) return 'ended' as const;
  return canonicalJson(stated) === canonicalJson(now) ? ('stands' as const) : ('changed' as const);
}

/** An address that members see, on a day at the registry. */
export const addressView = (
  { verifyAt }: Pick<DocumentPorts, 'verifyAt'>,
  { code, endsOn, isRevoked }: AddressRow,
  today: PlainDate,
) => ({
  url: `${verifyAt}/${code}`,
  ends_on: endsOn,
  is_revoked: isRevoked,
  is_over: isAddressOver({ endsOn, isRevoked }, today),
});

const addressOf = async (
  ports: Pick<DocumentPorts, 'verifyAt'>,
  q: Queries,
  { orgId, id, now }: { readonly orgId: string; readonly id: string; readonly now: Instant },
) => {
  const [address] = await selectAddresses(q, orgId, { ids: [id] });
  if (address === undefined) return { address: null };
  return { address: addressView(ports, address, todayOf(await organizationOf(q, orgId), now)) };
};

export const readAddress = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(contract.readAddress, async ({ q, orgId, now }, { params: { docId } }) =>
    ok(await addressOf(ports, q, { orgId, id: docId, now })),
  );

export const changeAddressEnd = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(
    contract.changeAddressEnd,
    async (ctx, { params: { docId }, body: { ends_on: given } }) => {
      const endsOn = given === null ? null : parsePlainDate(given);
      if (endsOn === undefined) return refuseField('ends_on', 'GENERAL.NOT_A_DATE');
      const { db, orgId, now } = ctx;
      const written = await writeOrganization(ctx, async (write) => {
        const { tx, today } = write;
        if (endsOn !== null && endsOn < today) return refuseField('ends_on', 'DOCUMENTS.ADDRESS_PAST');
        const changed = await updateAddressEnd(tx, orgId, { id: docId, endsOn });
        if (changed === 0) return refuse('DOCUMENTS.ADDRESS_OVER');
        await recordInLog(write, docId, 'changed');
        return ok({});
      });
      if (!written.ok) return written;
      return ok(await db.asOrganization(orgId, (q) => addressOf(ports, q, { orgId, id: docId, now })));
    },
  );

export const revokeAddress = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(contract.revokeAddress, async (ctx, { params: { docId } }) => {
    const { db, orgId, now } = ctx;
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, recordedAt: at } = write;
      const [address] = await selectAddresses(tx, orgId, { ids: [docId] });
      if (address === undefined) return refuse('GENERAL.NOT_FOUND');
      const revoked = await updateAddressRevoked(tx, orgId, { id: docId, at });
      if (revoked > 0) await recordInLog(write, docId, 'revoked');
      return ok({});
    });
    if (!written.ok) return written;
    return ok(await db.asOrganization(orgId, (q) => addressOf(ports, q, { orgId, id: docId, now })));
  });

/** The log names a document by its title, a bound book by its day. */
async function recordInLog(write: OrganizationWrite, id: string, is: 'changed' | 'revoked'): Promise<void> {
  const [book] = await selectBooks(write.tx, write.orgId, { bookId: id });
  if (book === undefined) await recordActivity(write, { kind: `address_${is}`, params: { document: id } });
  else await recordActivity(write, { kind: `book_address_${is}`, params: { asOf: book.asOf } });
}
