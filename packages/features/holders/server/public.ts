/** The frame of the server takes from here whom links name, for the logs. */
export { linkHolders } from './links.ts';
/** The gate asks it of signees who came from a page. */
export { isPageOpen } from './opening.ts';
export type { HolderPorts } from './ports.ts';
