/** For later features: the transactions on instruments, from a line's menu or a page's. */
export { InstrumentTransaction } from './drawers.ts';
export { InstrumentMenu, NeverVests, RecordMenu } from './InstrumentMenu.tsx';
