/** The parts that the newest signature of a PDF covers, and the signature. */
export function partsOf(bytes: Uint8Array): { covered: Buffer; signature: Buffer } {
  const file = Buffer.from(bytes);
  const written = file.toString('latin1', file.lastIndexOf('/ByteRange'));
  const [gap = 0, from = 0, length = 0] = (/\[0 (\d+) +(\d+) +(\d+) *\]/.exec(written) ?? [])
    .slice(1)
    .map(Number);
  return {
    covered: Buffer.concat([file.subarray(0, gap), file.subarray(from, from + length)]),
    signature: Buffer.from(file.toString('latin1', gap + 1, from - 1), 'hex'),
  };
}
