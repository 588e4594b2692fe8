/** For later features: the transactions on instruments, from a line's menu or a page's. */
export { InstrumentMenu, InstrumentTransaction, NeverVests, RecordMenu } from './InstrumentMenu.tsx';
