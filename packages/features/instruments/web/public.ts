/** Later features open the transactions on instruments with these, from a line's menu or a page's. */
export { InstrumentMenu, InstrumentTransaction, NeverVests, RecordMenu } from './InstrumentMenu.tsx';
