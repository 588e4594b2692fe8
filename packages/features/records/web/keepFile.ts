/** Hands bytes to the browser to keep. */
export function keepFile(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
