/** For later features: the log, which shows beside each entry what they do with it. */
export { ActivityScreen } from './ActivityScreen.tsx';
