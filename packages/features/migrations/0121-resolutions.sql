-- Resolutions by their numbers and dates: entries of the registers name them, documents will be their paper.
create table resolutions (
  org_id uuid not null references organizations,
  resolution_id uuid not null,
  body text not null check (body in ('incorporators', 'directors', 'shareholders')),
  -- A draft may have neither yet.
  number text check (number <> '' and char_length(number) <= 50),
  dated_on date,
  status text not null check (status in ('draft', 'passed')),
  -- By which the first directors organize the corporation (CBCA s. 104).
  is_organizing boolean not null default false,
  recorded_at timestamptz not null,
  primary key (org_id, resolution_id),
  unique (org_id, body, number, dated_on),
  check (status = 'draft' or (number is not null and dated_on is not null))
);
create unique index on resolutions (org_id) where is_organizing;
select protect_tenant_table('resolutions', 'select, insert');
grant update (number, dated_on, status) on resolutions to tabellion_app;

-- The organizing resolution was an answer of the wizard. It gets its number when the corporation exists.
insert into resolutions (org_id, resolution_id, body, dated_on, status, is_organizing, recorded_at)
  select org_id, gen_random_uuid(), 'directors', organizing_resolution_on, 'draft', true, now()
    from onboardings where organizing_resolution_on is not null;
alter table onboardings drop column organizing_resolution_on;

-- Articles being drafted say in the founding what the wizard asked: their language and the business of the corporation.
update proposals p
  set acts = (
    select jsonb_agg(
        case when draft ->> 'kind' = 'incorporated' and draft -> 'v' = '1' then
          draft || jsonb_build_object('v', 2, 'payload', jsonb_set(draft -> 'payload', '{articles}',
            (draft #> '{payload,articles}') || jsonb_build_object('language', a.language, 'sector', a.sector)))
        else draft end
        order by place)
      from jsonb_array_elements(p.acts) with ordinality as drafts (draft, place)
  )
  from articles_drafts a
  where a.org_id = p.org_id and p.kind = 'founding' and p.state in ('open', 'needs_attention') and p.acts <> '[]';

-- Rows say of an older incorporation what its act reads as now.
update corporation_rows set value = value || '{"language": null, "sector": null}' where not value ? 'language';

-- Corporations whose incorporation was recorded before it told these facts.
create function organizations_without_facts() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select a.org_id from register_acts a
      where a.kind = 'incorporated' and a.v = 1 and a.verb <> 'void'
        and not exists (select from register_acts later where later.org_id = a.org_id and later.supersedes = a.act_id)
      order by a.org_id;
  end;
create index on register_acts (org_id) where kind = 'incorporated' and v = 1;
grant execute on function organizations_without_facts() to tabellion_app;
