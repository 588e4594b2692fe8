import pg from 'pg';

/** How columns arrive: int8 as bigint; numeric, date, timestamp without zone and interval as PostgreSQL spells them
 *  ("2025-03-12"); timestamptz as an instant with up to microseconds ("2025-03-12T14:00:00.123456Z"); json parsed;
 *  the rest as `pg` does. No column ever becomes a `Date`, which would move legal dates by the machine's zone. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    const parse = format === 'binary' ? undefined : parsers.get(oid);
    return parse ?? pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** Needs the session's `TimeZone` to be UTC; anything else would be a different instant, so it throws. */
function instantFrom(text: string): string {
  if (!text.endsWith('+00')) throw new Error('timestamptz outside UTC: the session TimeZone was changed');
  const [seconds = '', fraction = ''] = text.slice(0, -3).replace(' ', 'T').split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}Z`;
}

const asWritten = (text: string): string => text;

const textArrayOid: number = 1009;

/** text[], which any array can be read as first. */
const textArray: (text: string) => (string | null)[] = pg.types.getTypeParser(textArrayOid);

function arrayOf<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) => textArray(text).map((item) => (item === null ? null : parse(item)));
}

/** Parsers by the object identifier of the type in pg_type, and of its array. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, BigInt], // int8
  [1016, arrayOf(BigInt)],
  [1700, asWritten], // numeric
  [1231, arrayOf(asWritten)],
  [1082, asWritten], // date
  [1182, arrayOf(asWritten)],
  [1114, asWritten], // timestamp
  [1115, arrayOf(asWritten)],
  [1184, instantFrom], // timestamptz
  [1185, arrayOf(instantFrom)],
  [1186, asWritten], // interval
  [1187, arrayOf(asWritten)],
]);
