/** Lines for a person who has started the product; everything else in the terminal is the log's. */

export interface Started {
  /** The brand's name. */
  readonly name: string;
  readonly publicUrl: string;
  readonly mail: 'smtp' | 'mailbox' | 'none';
  /** Where the local mailbox can be read, used only with `mailbox`, and the figures, if not by a token. Whoever knows such an
   *  address reads what is there: where lines are kept, the file that has it is named instead. */
  readonly mailboxAt: string;
  readonly metricsAt?: string;
  /** The data folder, or undefined where an own database server is used. */
  readonly dataDir?: string;
  readonly ms: number;
}

/** Few lines: the address, where mail goes, where the data is, how to stop. */
export function startLines({ name, publicUrl, mail, mailboxAt, metricsAt, dataDir, ms }: Started): string[] {
  const mailLine = {
    smtp: 'Mail is sent by your mail server.',
    mailbox: `Mail stays on this machine: read it at ${mailboxAt}`,
    none: 'Mail waits: set SMTP_URL so that it can be sent.',
  }[mail];
  return [
    `${name} is ready at ${publicUrl} (${(ms / 1000).toFixed(1)} s)`,
    `  ${mailLine}`,
    ...(metricsAt === undefined ? [] : [`  Figures are at ${metricsAt}`]),
    ...(dataDir === undefined ? [] : [`  Data is in ${dataDir}`]),
    '  Open the address and register to begin. Ctrl-C stops.',
  ];
}
