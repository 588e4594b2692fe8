/** The registers as they are handed over whole. */

import type { Act } from '@tabellion/book/acts/kinds.ts';
import { type Certificate, isIssue } from '@tabellion/book/entities.ts';
import { ledgerOf } from '@tabellion/book/ledger.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { sheetOf, sinceCell } from '@tabellion/platform/files/registerSheet.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { addressCell, readingAt, registeredPerson, standsOn } from '../../../people/server/public.ts';
import { displayName, sortingName } from '../../../registers/facts.ts';
import type { ReadingAt } from '../../../registers/server/public/acts.ts';
import { namesAt, registeredAt } from '../../../registers/server/public/people.ts';
import {
  actsKnown,
  type CertificateKey,
  certificatesById,
  everyCertificate,
} from '../../../registers/server/public/shares.ts';
import { shortest } from '../../../shares/rules/spell.ts';
import type { SharesPorts } from '../../../shares/server/public.ts';
import { books, type LedgerBookLine, type SecurityLine } from '../../books.ts';
import * as contract from '../../booksContract.ts';
import { movementReasonOf } from '../../rules/movementReasonOf.ts';
import { isTakenOver } from '../ledger.ts';
import { asFile, registerHeadingLines, withFileLanguage } from './asFile.ts';
import { classesIn } from './classNames.ts';
import type { FilePorts } from './filePorts.ts';
import { firstRows, type Table, tableInParts } from './sheet.ts';

type Ctx = ReadingContext<'language'>;
type Texts = Pick<SharesPorts, 'texts'>;

export const readBook = ({ texts }: Texts) =>
  serveOrganization(contract.readBook, async (ctx, { params: { book }, query }) => {
    const reading = await readingAt(ctx, query);
    if (!reading.ok) return reading;
    const { at } = reading.value;
    const text = texts[ctx.language];
    const title = text(books[book].title);
    return ok({
      title,
      about: await registerHeadingLines(ctx, text, { title, asOf: at.asOf, knownAt: query.knownAt }),
      ...(await firstRows(await bookTable(ctx, text, at, book))),
      ...standsOn(reading.value),
    });
  });

export const exportBook = (ports: FilePorts) =>
  serveFile(contract.exportBook, async (reader, { params: { book }, query }) => {
    const ctx = withFileLanguage(reader, query.format);
    const reading = await readingAt(ctx, query);
    if (!reading.ok) return reading;
    const { at } = reading.value;
    const text = ports.texts[ctx.language];
    return asFile(ctx, ports, {
      title: text(books[book].title),
      asOf: at.asOf,
      knownAt: query.knownAt,
      format: query.format,
      table: await bookTable(ctx, text, at, book),
      fileName: `${book}-register`,
      logged: LOGGED[book],
    });
  });

const LOGGED = {
  securities: 'securities_register',
  issues: 'issue_register',
  ledgers: 'shareholder_ledgers',
} as const satisfies Record<contract.BookName, string>;

export async function bookTable(
  ctx: Ctx,
  text: Text,
  at: ReadingAt,
  book: contract.BookName,
): Promise<Table> {
  const { q, orgId, language } = ctx;
  const [all, classes] = await Promise.all([everyCertificate(q, orgId, at), classesIn(ctx, at)]);
  const names = await namesAt(q, orgId, { ...at, ids: [...new Set(all.map((one) => one.personId))] });
  const classNames = new Map(classes.map(({ classId, terms }) => [classId, terms.name]));
  const { compare: alphabetic } = new Intl.Collator(language);
  const nameOf = ({ personId }: CertificateKey) => sortingName(names.get(personId));
  const classOf = ({ classId }: CertificateKey) => classNames.get(classId) ?? '';
  const byHolder = (a: CertificateKey, b: CertificateKey) =>
    alphabetic(nameOf(a), nameOf(b)) || alphabetic(a.personId, b.personId);
  const changeOf = null;
  const onCell = ({ on, isOnOrBefore }: Pick<SecurityLine, 'on' | 'isOnOrBefore'>) =>
    sinceCell(on, { isOnOrBefore, text, language });
  const addressOf = ({ address }: Pick<SecurityLine, 'address'>) => addressCell(address, language);
  const cells = { on: onCell, address: addressOf };
  if (book === 'ledgers') {
    const own = new Map<string, CertificateKey[]>();
    for (const one of all.toSorted(byHolder)) own.set(one.personId, [...(own.get(one.personId) ?? []), one]);
    const lines = await ledgerLines(ctx, at, [...own.values()], classNames);
    const sheet = sheetOf(books.ledgers, text, { cells });
    return tableInParts(text, sheet, lines, {
      linesOf: async (part) => part,
      changeOf,
    });
  }
  const keys =
    book === 'issues'
      ? all.filter(isIssued).toSorted((a, b) => compare(a.issuedOn, b.issuedOn))
      : all.toSorted((a, b) => alphabetic(classOf(a), classOf(b)) || byHolder(a, b));
  const sheet = sheetOf(books[book], text, { cells });
  return tableInParts(text, sheet, keys, {
    linesOf: (part) => securityLines(ctx, at, part, { classNames, heldOf: heldIn(all) }),
    changeOf,
  });
}

const isIssued = ({ by }: CertificateKey): boolean =>
  by === null || by === 'option.exercised' || by === 'instrument.converted';

type ClassNames = ReadonlyMap<string, string>;

/** The shares of one class that a holder has by all certificates. */
function heldIn(all: readonly CertificateKey[]) {
  const sums = new Map<string, bigint>();
  const keyOf = ({ personId, classId }: Pick<CertificateKey, 'personId' | 'classId'>) =>
    `${personId} ${classId}`;
  for (const one of all) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0n) + BigInt(one.held));
  return (one: Pick<CertificateKey, 'personId' | 'classId'>): string => String(sums.get(keyOf(one)) ?? 0n);
}

interface SecurityWords {
  readonly classNames: ClassNames;
  readonly heldOf: ReturnType<typeof heldIn>;
}

async function securityLines(
  { q, orgId }: Ctx,
  at: ReadingAt,
  keys: readonly CertificateKey[],
  { classNames, heldOf }: SecurityWords,
): Promise<SecurityLine[]> {
  const ids = keys.map(({ securityId }) => securityId);
  const own = await certificatesById(q, orgId, { ...at, ids });
  const all = [...own.values()];
  const called = await namesOfCertificates({ q, orgId }, at, [
    ...all.flatMap(({ origin, ended }) => [...(origin?.from ?? []), ...(ended?.into ?? [])]),
  ]);
  const origins = all.flatMap(({ origin }) => origin?.root ?? []);
  const [acts, people] = await Promise.all([
    actsKnown(q, orgId, { seq: at.seq, roots: origins }),
    registeredAt(q, orgId, { ...at, ids: [...new Set(keys.map(({ personId }) => personId))] }),
  ]);
  return ids.flatMap((id): SecurityLine[] => {
    const one = own.get(id);
    if (one === undefined) return [];
    const { origin, ended, consideration, resolution, price } = one;
    const act = origin && acts.get(origin.root)?.stored;
    const person = people.get(one.personId);
    const given = act?.kind === 'transferred' ? movementReasonOf(act, id).consideration : null;
    return [
      {
        ...addressee(person),
        className: classNames.get(one.classId) ?? '',
        label: one.label,
        ...(one.form && { form: one.form }),
        shares: String(one.quantity),
        held: heldOf(one),
        state: one.status,
        isOnOrBefore: one.takenOver?.issuedOn === null,
        on: one.takenOver?.issuedOn ?? one.issuedOn,
        kind: origin?.by ?? 'issued',
        from: called(origin?.from ?? [], one.personId),
        price: isIssue(one) && price !== null ? shortest(price) : null,
        paid: consideration && { kind: consideration.kind, amount: shortest(consideration.amount) },
        given: given && { ...given, amount: given.amount === null ? null : shortest(given.amount) },
        paidOn: one.paidOn,
        resolution: resolution ?? resolutionOf(act),
        ended: ended ? { on: ended.on, kind: ended.by } : null,
        into: called(ended?.into ?? [], one.personId),
      },
    ];
  });
}

/** The resolution of the act by which a certificate came that is no issue: a transfer, a split, what is
 *  left of one that was redeemed. */
const resolutionOf = (act: Act | undefined): SecurityLine['resolution'] =>
  act && act.verb !== 'void' && 'resolution' in act.payload ? act.payload.resolution : null;

/** Words for certificates by their ids: the number, and the holder where it is another. */
async function namesOfCertificates(
  { q, orgId }: Omit<Ctx, 'language'>,
  at: ReadingAt,
  ids: readonly string[],
) {
  const found = await certificatesById(q, orgId, { ...at, ids: [...new Set(ids)] });
  const people = [...new Set([...found.values()].map(({ personId }) => personId))];
  const names = await namesAt(q, orgId, { ...at, ids: people });
  return (wanted: readonly string[], holderId: string): string =>
    wanted
      .flatMap((id) => found.get(id) ?? [])
      .map(({ label, personId }) =>
        [personId === holderId ? '' : displayName(names.get(personId)), label ?? '']
          .filter((part) => part !== '')
          .join(' '),
      )
      .join('; ');
}

async function ledgerLines(
  { q, orgId }: Ctx,
  at: ReadingAt,
  holders: readonly (readonly CertificateKey[])[],
  classNames: ClassNames,
): Promise<LedgerBookLine[]> {
  const lines: LedgerBookLine[] = [];
  for (let from = 0; from < holders.length; from += 100) {
    const part = holders.slice(from, from + 100);
    const ids = part.flat().map(({ securityId }) => securityId);
    const [own, people] = await Promise.all([
      certificatesById(q, orgId, { ...at, ids }),
      registeredAt(q, orgId, { ...at, ids: part.flatMap(([one]) => one?.personId ?? []) }),
    ]);
    const ledgers = part.map((keys) => ({
      personId: keys[0]?.personId ?? '',
      all: ledgerOf(keys.flatMap(({ securityId }) => own.get(securityId) ?? [])),
    }));
    const others = ledgers.flatMap(({ all }) => all.flatMap((line) => [...line.into, ...line.from]));
    const called = await namesOfCertificates({ q, orgId }, at, others);
    for (const { personId, all } of ledgers)
      for (const line of all)
        lines.push({
          ...addressee(people.get(personId)),
          className: classNames.get(line.classId) ?? '',
          on: line.on,
          isOnOrBefore: isTakenOver(line),
          kind: line.kind,
          isVoid: line.isVoid,
          ended: numbersOf(line.ended),
          opened: numbersOf(line.opened),
          others: called(line.into.length > 0 ? line.into : line.from, personId),
          in: String(line.in),
          out: String(line.out),
          balance: String(line.balance),
        });
  }
  return lines;
}

const numbersOf = (all: readonly Certificate[]): string => all.flatMap(({ label }) => label ?? []).join('; ');

function addressee(person: Parameters<typeof registeredPerson>[0] | undefined) {
  if (person === undefined) return { holder: '', address: null };
  const { display_name: holder, address } = registeredPerson(person);
  return { holder, address };
}
