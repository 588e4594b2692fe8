/** The register of ownership interests in land in Ontario (OBCA s. 140.1): the acquisition and the disposal of each property. */
import type { NewestActVersion } from '../act.ts';
import { type Book, CORPORATION } from '../book.ts';
import type { Corporation } from '../entities.ts';
import type { ReadWriteSet } from '../readWriteSet.ts';
import { acquiredSchema, disposedSchema } from '../terms/land.ts';
import { kindOf } from './kind.ts';

const ofCorporation = (): ReadWriteSet => ({ writes: [{ of: 'corporation' }] });

const landAcquired = kindOf(acquiredSchema, {
  gives: ({ landId }) => [landId],
  readWriteSet: ofCorporation,
  apply(book, act) {
    const corporation = corporationOf(book, act);
    if (corporation === undefined) return;
    const { land = [] } = corporation;
    const { landId } = act.payload;
    if (land.some((one) => one.landId === landId))
      return book.flag(act, 'already_exists', 'landId', { key: landId });
    const acquired = { ...act.payload, root: act.root, acquiredOn: act.effectiveOn, disposed: null };
    book.tables.corporation.put(CORPORATION, { ...corporation, land: [...land, acquired] }, act);
  },
});

const landDisposed = kindOf(disposedSchema, {
  readWriteSet: ofCorporation,
  apply(book, act) {
    const corporation = corporationOf(book, act);
    if (corporation === undefined) return;
    const { land = [] } = corporation;
    const { landId, registration } = act.payload;
    const own = land.find((one) => one.landId === landId);
    if (own === undefined) return book.flag(act, 'no_land', 'landId', { landId });
    if (own.disposed !== null) return book.flag(act, 'land_disposed', 'landId', { landId });
    const disposed = { root: act.root, on: act.effectiveOn, registration };
    const after = land.map((one) => (one === own ? { ...own, disposed } : one));
    book.tables.corporation.put(CORPORATION, { ...corporation, land: after }, act);
  },
});

function corporationOf(book: Book, act: NewestActVersion): Corporation | undefined {
  return book.requireCorporation(act) ? book.tables.corporation.get(CORPORATION) : undefined;
}

export const landKinds = { 'land.acquired': landAcquired, 'land.disposed': landDisposed };
