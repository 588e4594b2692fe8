-- How many holders count for a private issuer: those to whom shares were issued as employees, and joint holders, are few
-- among many and found by themselves.
create index on certificates (org_id, person_id) include (eff_from, known_from, known_to)
  where status <> 'void'
    and (value #>> '{exemption,category}' = 'employee' or value #>> '{exemption,rule}' = 'employee');
create index on persons (org_id, person_id) where kind = 'joint';

-- Most names are written in ASCII, where folding is a matter of case alone; it takes a tenth of the time. The words are
-- those of migration 0090 to the letter.
create or replace function search_fold(words text) returns text
  language sql immutable parallel safe
  return case when octet_length(words) = char_length(words) then lower(words collate "und-x-icu")
    else translate(
      regexp_replace(
        lower(normalize(words, nfkd) collate "und-x-icu"),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'),
      'ıىةٱ’', 'iيها''') end;
