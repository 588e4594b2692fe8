/** The pages of the minute book: by section and status, by words, and what the reader has reviewed. */
import { ok } from '@tabellion/kernel/result.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { namesIn } from '../../registers/server/public/people.ts';
import * as contract from '../contract.ts';
import { sections } from '../sections.ts';
import type { DocumentPorts } from './ports.ts';
import { type Ctx, documentsWhere } from './reading.ts';
import { countBySection, type DocumentFilter, nextPageCursor, selectCategories } from './store/documents.ts';
import { isPreparing } from './store/made.ts';
import { selectUnsent, type UnsentPlace } from './store/unsigned.ts';
import { documentLines } from './views.ts';

const PAGE = 50;
const MOST_SENT = 200;

export const listDocuments = ({ isWhiteLabel }: DocumentPorts) =>
  serveOrganization(contract.listDocuments, async (ctx, { query }) => {
    const { q, orgId } = ctx;
    const { sort = '-date', limit, category_id: categoryId, person_id: personId, ...filter } = query;
    const [page, counts, categories, to_send, is_preparing] = await Promise.all([
      pageOf(ctx, { ...filter, categoryId, personId, ...orderOf(sort) }, limit ? Number(limit) : PAGE),
      countBySection(q, orgId),
      selectCategories(q, orgId),
      toSend(ctx, { section: filter.section, categoryId }),
      isPreparing(q, orgId),
    ]);
    const countOf = (isCounted: (one: (typeof counts)[number]) => boolean) => {
      const counted = counts.filter(isCounted);
      return {
        count: counted.reduce((sum, { count }) => sum + Number(count), 0),
        unsigned: counted.reduce((sum, { unsigned }) => sum + Number(unsigned), 0),
      };
    };
    return ok({
      ...page,
      to_send,
      sections: sections.map((section) => ({
        section,
        ...countOf((one) => one.section === section && one.categoryId === null),
      })),
      categories: categories.map(({ categoryId: _id, name }) => ({
        _id,
        name,
        ...countOf((one) => one.categoryId === _id),
      })),
      is_preparing,
      may_generate: !isWhiteLabel,
    });
  });

export const searchDocuments = serveOrganization(
  contract.searchDocuments,
  async (ctx, { query: { category_name: categoryName, search_text: words, after } }) =>
    ok(await pageOf(ctx, { categoryName: categoryName || undefined, words, after })),
);

export const listReviewed = serveOrganization(contract.listReviewed, async (ctx, { query: { after } }) =>
  ok(await pageOf(ctx, { onlyReviewed: true, after, order: 'made' })),
);

async function pageOf(ctx: Ctx, filter: Omit<DocumentFilter, 'userId' | 'most'>, size = PAGE) {
  const rows = await documentsWhere(ctx, { ...filter, most: size + 1 });
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    documents: await documentLines(ctx.q, ctx.orgId, page),
    total: Number(rows[0]?.total ?? 0),
    next: last === undefined ? null : nextPageCursor(last),
  };
}

/** Documents that the reader may send at once, and their signees. */
async function toSend({ q, orgId }: Ctx, place: UnsentPlace) {
  const unsent = await selectUnsent(q, orgId, place, MOST_SENT);
  const people = unsent.flatMap(({ signees, signedBy }) =>
    signees.flatMap(({ personId }) => (signedBy.includes(personId) ? [] : personId)),
  );
  const names = people.length === 0 ? new Map<string, string>() : await namesIn(q, orgId, people);
  return {
    document_ids: unsent.map(({ documentId }) => documentId),
    names: [...new Set(people)].flatMap((personId) => names.get(personId) || []),
  };
}

type Sort = `${'' | '-'}${(typeof contract.documentOrders)[number]}`;

const orderOf = (sort: Sort): Pick<DocumentFilter, 'order' | 'isFalling'> => ({
  order: sort.replace('-', '') as (typeof contract.documentOrders)[number],
  isFalling: sort.startsWith('-'),
});
