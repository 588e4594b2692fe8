import { useEffect, useState } from 'react';

interface Page<Line> {
  readonly lines: readonly Line[];
  readonly next: string | null;
}

export interface PrintedLines<Line> {
  /** Lines for the paper, in place of the page that is shown; undefined while nothing is printed. */
  readonly lines: readonly Line[] | undefined;
  /** There are more than a print takes: the paper says so. */
  readonly isPart: boolean;
  print(): void;
}

/** So many lines go to paper; whoever wants more takes a file. */
export const MOST_PRINTED = 5000;

/**
 * Prints a register whole though the screen shows a page of it: all pages are read, drawn, and sent to paper.
 * @param read  the page after a mark, the first one without; undefined where it could not be read
 */
export function usePrinted<Line>(
  read: (after: string | undefined) => Promise<Page<Line> | undefined>,
): PrintedLines<Line> {
  const [printed, setPrinted] = useState<Page<Line>>();
  useEffect(() => {
    if (printed === undefined) return;
    const done = () => setPrinted(undefined);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);
  return {
    lines: printed?.lines,
    isPart: printed !== undefined && printed.next !== null,
    print: () => void readAll(read).then((all) => all && setPrinted(all)),
  };
}

async function readAll<Line>(
  read: (after: string | undefined) => Promise<Page<Line> | undefined>,
): Promise<Page<Line> | undefined> {
  const lines: Line[] = [];
  for (let after: string | undefined; ; ) {
    const page = await read(after);
    if (page === undefined) return undefined;
    lines.push(...page.lines);
    if (page.next === null || lines.length >= MOST_PRINTED) return { lines, next: page.next };
    after = page.next;
  }
}
