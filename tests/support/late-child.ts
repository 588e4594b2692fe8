/** A process that answers when the one that started it is gone, and else ends with 1. */
import { sendToParent } from '@tabellion/paper/toParent.ts';

process.once('disconnect', () => {
  sendToParent('late');
  setTimeout(() => process.exit(1), 30_000);
});
sendToParent('ready');
