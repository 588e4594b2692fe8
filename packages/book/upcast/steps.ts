import type { Steps } from './upcast.ts';

/** One pure step for each kind and version that is no longer the newest: `appointed: { 1: toVersion2 }`. A step is
 *  kept for ever, because stored acts are never rewritten. Every kind is still at its first version. */
export const steps: Steps = {};
