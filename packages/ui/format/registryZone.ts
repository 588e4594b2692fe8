import { createContext } from 'react';

/** The zone of the registry of the corporation that is looked at, an IANA name, by whose clock moments are shown; undefined
 *  outside of one: then it is the reader's own. */
export const RegistryZone = createContext<string | undefined>(undefined);
