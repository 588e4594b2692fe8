import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../access.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { fromBook } from '../../people/positions.ts';
import { displayName } from '../../registers/server/public/people.ts';
import { type Hit, most, type Place, searchRegisters } from '../contract.ts';
import { type DocumentRow, selectDocuments } from './store/documents.ts';
import { type PersonRow, selectPeople } from './store/people.ts';
import {
  type CertificateRow,
  type ClassRow,
  type InstrumentRow,
  type PoolRow,
  selectCertificates,
  selectClasses,
  selectInstruments,
  selectPools,
} from './store/securities.ts';

/** Hits for the words in today's registers: people first, then certificates, classes, instruments, pools, documents.
 *  People on record for significant control alone, and documents, are found only by readers with access to them. */
const search = serveOrganization(searchRegisters, async (ctx, { query }) => {
  const { q, orgId, now, user, membership } = ctx;
  const words = bounded(query.q);
  const asOf = todayOf(await organizationOf(q, orgId), now);
  const may = (action: 'control.read' | 'documents.read') => judge({ user, membership }, access[action]).may;
  const withControl = may('control.read');
  const [people, certificates, classes, instruments, pools, documents] = await Promise.all([
    selectPeople(q, orgId, { words, asOf, limit: most.people, withControl }),
    selectCertificates(q, orgId, { words, asOf, limit: most.certificates }),
    selectClasses(q, orgId, { words, asOf, limit: most.classes }),
    selectInstruments(q, orgId, { words, asOf, limit: most.instruments }),
    selectPools(q, orgId, { words, asOf, limit: most.pools }),
    may('documents.read') ? selectDocuments(q, orgId, { words, limit: most.documents }) : [],
  ]);
  return ok({
    hits: [
      ...people.map(personHit),
      ...certificates.map(certificateHit),
      ...classes.map(classHit),
      ...instruments.map(instrumentHit),
      ...pools.map(poolHit),
      ...documents.map(documentHit),
    ],
  });
});

/** Nobody looks for more words; but one sign may stand for many (U+FDFA for a sentence), so they are counted as they will be
 *  compared. */
const mostWords = 8;

const bounded = (typed: string): string =>
  typed
    .normalize('NFKD')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .join(' ');

const personHit = (row: PersonRow): Hit => ({
  kind: 'person',
  _id: row.id,
  name: displayName(row.name),
  positions: row.positions
    .filter(({ is_held }) => is_held)
    .map(({ position, title }) => ({ position: fromBook(position), title: title ?? '' })),
  sharesExact: row.shares,
  subscribedExact: row.subscribed,
  place: placeOf(row),
  holder_id: placeOf(row) === 'shareholders' && row.has_held ? row.id : null,
});

/** Whoever holds shares has a page of his own; else what he is today decides, then what he was. */
function placeOf({ positions, shares, subscribed, has_held, is_for_control }: PersonRow): Place {
  if (shares !== '0') return 'shareholders';
  const held = positions.filter(({ is_held }) => is_held);
  if (held.some(({ position }) => position === 'director')) return 'directors';
  if (held.length > 0) return 'officers';
  if (subscribed !== '0') return 'shareholders';
  if (positions.some(({ position }) => position === 'director')) return 'directors';
  if (positions.length > 0) return 'officers';
  if (has_held) return 'shareholders';
  return is_for_control ? 'control' : 'dashboard';
}

const certificateHit = (row: CertificateRow): Hit => ({
  kind: 'certificate',
  _id: row.id,
  name: row.label,
  className: row.class_name,
  holder: displayName(row.holder),
  sharesExact: row.shares,
  state: row.state,
  place: 'shareholders',
  holder_id: row.person_id,
});

const classHit = ({ id, name, prefix }: ClassRow): Hit => ({
  kind: 'class',
  _id: id,
  name,
  prefix,
  place: 'share-classes',
});

const instrumentHit = ({ id, label, holder, shares, state }: InstrumentRow): Hit => ({
  kind: 'instrument',
  _id: id,
  name: label,
  holder: displayName(holder),
  leftExact: shares,
  state,
  place: 'instruments',
});

const poolHit = ({ id, name, left }: PoolRow): Hit => ({
  kind: 'pool',
  _id: id,
  name,
  leftExact: left,
  place: 'instruments',
});

const documentHit = ({ id, title, number, dated_on }: DocumentRow): Hit => ({
  kind: 'document',
  _id: id,
  name: title,
  number: number ?? '',
  dated_on,
  place: 'document',
});

export const routes: Route[] = [search];
