/** For later features: what the page of a holder says of control. */
export { useHolderControlPanel } from './HolderControl.tsx';
