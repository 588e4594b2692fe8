import { bigEndian, concat } from '../bytes.ts';
import { refuse } from '../fault.ts';

/** Bundles of entries of C2SP tlog-tiles: each entry after its length, two bytes, the higher first. */

const MOST_ENTRY_BYTES = 65_535;

/** Throws `too_large` for an entry that the format cannot hold. */
export function bundleOf(entries: readonly Uint8Array[]): Uint8Array {
  const parts = entries.flatMap((entry) => {
    if (entry.length > MOST_ENTRY_BYTES) refuse('too_large');
    return [bigEndian(entry.length, 2), entry];
  });
  return concat(...parts);
}

/** The entries of a bundle of `width`. Throws `bundle_malformed` where they are fewer or more, or the last is cut off. */
export function entriesOf(bundle: Uint8Array, width: number): readonly Uint8Array[] {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at < bundle.length) {
    const length = ((bundle[at] ?? 0) << 8) | (bundle[at + 1] ?? 0);
    const end = at + 2 + length;
    if (end > bundle.length) refuse('bundle_malformed', `entry ${entries.length}`);
    entries.push(bundle.subarray(at + 2, end));
    at = end;
  }
  if (entries.length !== width) refuse('bundle_malformed', `${entries.length} of ${width} entries`);
  return entries;
}
