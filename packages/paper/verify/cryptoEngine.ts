import { CryptoEngine } from 'pkijs';

/** Given wherever `pkijs` computes: `@libpdf/core` replaces the engine of the whole process, with one that cannot verify. */
export const cryptoEngine = new CryptoEngine({ name: 'node', crypto: globalThis.crypto });
