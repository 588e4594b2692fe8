-- The founding set: the directors and the shareholders each organize the corporation by a resolution of their own, whose number is
-- given with the certificate and whose day is that of its last signature.
drop index resolutions_org_id_idx;
create unique index on resolutions (org_id, body) where is_organizing;

-- Corporations that organized themselves before. Their number is left open where somebody used it for another resolution.
insert into resolutions (org_id, resolution_id, body, number, dated_on, status, is_organizing, recorded_at)
  select r.org_id, gen_random_uuid(), 'shareholders', n.number, s.dated_on,
         case when s.dated_on is null then 'draft' else 'passed' end, true, now()
    from resolutions r
      join organization_details o on o.org_id = r.org_id and o.company_type = 'new'
      cross join lateral (select 'S-' || to_char(r.dated_on, 'YYYY') || '-01' as number) n
      left join lateral (
        select d.dated_on from documents d
          where d.org_id = r.org_id and d.template = 'organizing_resolution_of_shareholders' and d.status = 'signed'
            and d.dated_on is not null
          limit 1) s on true
    where r.is_organizing and r.status = 'passed'
      and not exists (select from resolutions t where t.org_id = r.org_id and t.number = n.number)
      and not exists (select from resolution_documents t where t.org_id = r.org_id and t.number = n.number);

-- Documents that were signed on paper, on this day: they are drafted with it, and filed as signed.
alter table document_orders add column signed_on date;

-- Who asked for the signatures of the set, and with which words: the shareholders' documents that wait for a payment go out in the
-- name of the same person. Or who says that it was signed on paper, where no copy is filed.
create table organizing_requests (
  org_id uuid not null references organizations,
  request_id uuid not null,
  made_at timestamptz not null,
  made_by uuid not null references users,
  -- The day on which the set was signed on paper; null where it was sent.
  signed_on date,
  attested_by text check (attested_by <> '' and char_length(attested_by) <= 300),
  copy_id uuid,
  -- Typed addresses and languages by person, and the message.
  terms jsonb not null default '{}',
  primary key (org_id, request_id),
  foreign key (org_id, copy_id) references documents,
  check (signed_on is null or (attested_by is null) <> (copy_id is null))
);
select protect_tenant_table('organizing_requests', 'select, insert');

-- Corporations whose set was sent while a subscriber had not paid, and whose shareholders' documents may follow now.
create function organizations_to_send_organizing() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct q.org_id
      from organizing_requests q
        join resolutions r on r.org_id = q.org_id and r.is_organizing and r.body = 'shareholders' and r.status = 'draft'
        join documents d
          on d.org_id = q.org_id and d.template = 'organizing_resolution_of_shareholders' and d.status = 'draft'
      where q.signed_on is null
        and not exists (
          select from proposals p
              cross join jsonb_array_elements(p.acts) as drafts (draft)
              cross join jsonb_array_elements(draft #> '{payload,issues}') as issues (issue)
            where p.org_id = q.org_id and p.state in ('open', 'needs_attention') and draft ->> 'kind' = 'issued'
              and draft #> '{dating,latestOf}' @> '["certificate", "payment"]' and issue ->> 'paidOn' is null
        )
      order by q.org_id;
  end;
grant execute on function organizations_to_send_organizing() to tabellion_app;
