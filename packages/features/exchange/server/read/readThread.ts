/** A thread of its own for the files of strangers: unpacking, reading and judging one takes seconds, and whatever it does
 *  to the thread, the product goes on. */
import { parentPort } from 'node:worker_threads';
import type { BatchPart } from '../../../registers/batch.ts';
import { numberKey } from './holdersInto.ts';
import type { KeptObjectsJson, KnownPerson, ReadReply, ReadRequest } from './messages.ts';
import { readHolders } from './readHolders.ts';
import { type PackageRead, readOcf } from './readOcf.ts';
import { readRows } from './rows.ts';
import { isTable, openTable, seenTable } from './table.ts';

class ImportFileReader {
  readonly #people: KnownPerson[] = [];
  readonly #numbers = new Set<string>();
  #parts: Iterator<BatchPart> = [].values();
  #kept: Iterator<KeptObjectsJson> = [].values();

  async take(request: ReadRequest): Promise<ReadReply> {
    switch (request.ask) {
      case 'people':
        for (const person of request.people) this.#people.push(person);
        return { reply: 'taken' };
      case 'numbers':
        for (const number of request.numbers) this.#numbers.add(numberKey(number));
        return { reply: 'taken' };
      case 'package':
        return this.#take(await readOcf(request.bytes, { ...request.target, people: this.#people }));
      case 'table': {
        const { ask: _, bytes, target, ...input } = request;
        const into = { ...target, ...input, people: this.#people, numbers: this.#numbers };
        return this.#take(await readHolders(bytes, into));
      }
      case 'columns': {
        const table = await openTable(request.bytes, request.reading);
        return { reply: 'columns', seen: isTable(table) ? seenTable(table) : table };
      }
      case 'rows':
        return { reply: 'rows', seen: await readRows(request.bytes, request.expected) };
      case 'next': {
        const next = this.#parts.next();
        return { reply: 'part', text: next.done === true ? null : JSON.stringify(next.value) };
      }
      case 'kept': {
        const next = this.#kept.next();
        return { reply: 'kept', page: next.done === true ? null : next.value };
      }
    }
  }

  #take({ file, parts, kept }: PackageRead): ReadReply {
    this.#parts = parts[Symbol.iterator]();
    this.#kept = textsOf(kept);
    return { reply: 'read', file };
  }
}

const PAGE = 1000;

function* textsOf(kept: PackageRead['kept']): Iterator<KeptObjectsJson> {
  for (let from = 0; from < kept.length; from += PAGE)
    yield { from, text: JSON.stringify(kept.slice(from, from + PAGE)) };
}

const work = new ImportFileReader();

parentPort?.on('message', async (query: ReadRequest) => {
  const replied: ReadReply = await work.take(query);
  parentPort?.postMessage(replied);
});
