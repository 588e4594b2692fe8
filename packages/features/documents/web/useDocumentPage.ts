import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { useState } from 'react';
import { listDocuments, searchDocuments } from '../contract.ts';
import { sections } from '../sections.ts';

type Query = InputOf<typeof listDocuments>['query'];
export type Book = ReplyOf<typeof listDocuments>;
type Page = Pick<Book, 'documents' | 'total' | 'next'>;

/** A book is read from its newest documents on; the others follow when they are asked for, as many as the server gives. */
export const firstPage = { limit: '20' } as const;
const wholePage = { limit: '200' } as const;

/** The documents at the place, filter and page of the address; of words that are looked for, those in which they stand.
 *  @param isWhole  the first page was not enough */
export function useDocumentPage(
  orgId: string,
  book: Book | undefined,
  { rested, isWhole }: { rested: string; isWhole: boolean },
) {
  const { place, status, sort, after } = useSearch();
  const section = sections.find((one) => one === place);
  const category = book?.categories.find(({ _id }) => _id === place);
  const isPlaceKnown = place === undefined || section !== undefined || book !== undefined;
  const params = { orgId };
  const listed = useRead(
    listDocuments,
    {
      params,
      query: {
        ...(isWhole || after ? wholePage : firstPage),
        ...(section && { section }),
        ...(category && { category_id: category._id }),
        ...(status && { status: status as NonNullable<Query['status']> }),
        ...(sort && { sort: sort as NonNullable<Query['sort']> }),
        ...(after && { after }),
      },
    },
    { when: rested === '' && isPlaceKnown },
  );
  const name = section ?? category?.name;
  const found = useRead(
    searchDocuments,
    {
      params,
      query: { search_text: rested, ...(name && { category_name: name }), ...(after && { after }) },
    },
    { when: rested !== '' },
  );
  const reading = rested === '' ? listed : found;
  const page = useKept<Page>(reading.data, [rested, status, sort, after].join('\n'));
  return { section, category, reading, page, toSend: rested === '' ? listed.data?.to_send : undefined };
}

/** The last page stays in view while more of the same is read. */
function useKept<Data>(data: Data | undefined, of: string): Data | undefined {
  const [kept, setKept] = useState({ data, of });
  if (data !== undefined && (kept.data !== data || kept.of !== of)) setKept({ data, of });
  return data ?? (kept.of === of ? kept.data : undefined);
}
