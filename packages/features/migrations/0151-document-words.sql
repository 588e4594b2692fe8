-- The words of a document, for search, once per version instead of with every search. The longest text that is kept has
-- more words than PostgreSQL can hold in one row.
drop index document_versions_to_tsvector_idx;
alter table document_versions
  add column words tsvector generated always as (to_tsvector('simple', left(body_text, 200000))) stored;
