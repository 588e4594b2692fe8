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
