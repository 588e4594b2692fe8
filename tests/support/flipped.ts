import { repeated } from './extent.ts';

/** The same bytes with one bit of one byte changed, byte after byte. The gate tries every so many, a long run each. */
export function* flipped(bytes: Uint8Array, { gate }: { readonly gate: number }) {
  for (let at = 0; at < bytes.length; at += repeated({ gate, long: 1 })) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    yield { at, changed };
  }
}
