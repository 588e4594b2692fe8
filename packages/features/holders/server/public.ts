/** The frame of the server takes from here whom links name, for the logs. */
export { linkHolders } from './links.ts';
export type { HolderPorts } from './ports.ts';
