-- How many mails an invitation has asked for: together, those of one user are bounded.
alter table invitations add mails integer not null default 1 check (mails > 0);
create index on invitations (coalesce(vouched_by, invited_by), sent_at);

-- As in 0092, and counts the mail.
create or replace function renew_invitation(renewed uuid, sent timestamptz, expires timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with again as (
    update invitations set sent_at = sent, expires_at = expires, mails = mails + 1
      where id = renewed and state = 'open'
        and (org_id = app_org() and owner_id is null or owner_id = (select lending_owner()))
      returning 1
  )
  select exists (select from again);
$$;

-- The mails of the invitations behind which a user stands, in whatever organization, of those sent after the given
-- moment; and when the first of these was sent.
create function invitations_mailed_by(asked_user uuid, since timestamptz)
  returns table (mails bigint, first_sent_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select coalesce(sum(i.mails), 0), min(i.sent_at)
      from invitations i
      where coalesce(i.vouched_by, i.invited_by) = asked_user and i.sent_at > since;
  end;
grant execute on function invitations_mailed_by(uuid, timestamptz) to tabellion_app;
