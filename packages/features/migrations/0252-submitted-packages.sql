-- What was submitted, frozen as the registry is sent it: the only thing of an organization that staff see. It is kept until the
-- registry has answered; its digest stays. Submissions of before have none.
alter table submissions
  add column package jsonb check (jsonb_typeof(package) = 'object'),
  -- SHA-256 of its canonical JSON.
  add column package_sha256 text check (package_sha256 ~ '^[0-9a-f]{64}$'),
  add constraint submissions_package check (package is null or (state = 'waiting' and package_sha256 is not null));
grant update (package) on submissions to tabellion_app;

-- Shows a submission to whoever has the session of staff, and notes the look in the access log of the organization: by no other
-- way do staff see anything of one. No row for anybody else, and for a submission that is not there.
create function look_at_submission(entry uuid, asked_session uuid, submission uuid, looked_at timestamptz)
  returns table (
    submission_id uuid, registrar text, state text, submitted_at timestamptz, package jsonb, package_sha256 text
  )
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    with shown as (
      select s.*, u.id as looker
        from submissions s, sessions n
          join users u on u.id = n.user_id and u.role in ('staff', 'admin')
        where s.submission_id = submission
          and n.id = asked_session and n.revoked_at is null and n.expires_at > looked_at
    ), noted as (
      insert into access_log (org_id, id, at, kind, actor_id, detail)
        select shown.org_id, entry, looked_at, 'looked', shown.looker, 'submission' from shown
    )
    select shown.submission_id, shown.registrar, shown.state, shown.submitted_at, shown.package, shown.package_sha256
      from shown;
  end;
grant execute on function look_at_submission(uuid, uuid, uuid, timestamptz) to tabellion_app;
