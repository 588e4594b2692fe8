/** The panel of control on the page of a holder, for later features. */
export { useHolderControlPanel } from './HolderControl.tsx';
