import { captable } from './captable/captable.ts';
import type { Command } from './command.ts';
import { ocfCheck } from './ocf/check.ts';
import { ocfRoundtrip } from './ocf/roundtrip.ts';
import { vest } from './vest/vest.ts';

/** Every command, in the order in which the help tells them. */
export const commands: readonly Command[] = [captable, vest, ocfCheck, ocfRoundtrip];
