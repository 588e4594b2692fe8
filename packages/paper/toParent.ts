/** Sends to the process that started this one. Where that is gone, nobody is left to answer: this one ends without a word. */
export function sendToParent(message: unknown): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error !== null) process.exit();
  });
}
