-- A session that was opened out of another one ends with it.
drop function identify_signee(bytea, timestamptz);
create function identify_signee(asked bytea, asked_at timestamptz)
  returns table (org_id uuid, envelope_id uuid, signee_id uuid, proof text, user_id uuid, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select s.org_id, s.envelope_id, s.signee_id, s.proof, s.user_id, s.expires_at
    into org_id, envelope_id, signee_id, proof, user_id, expires_at
    from link_secrets s where s.digest = asked and s.kind = 'session' and s.expires_at > asked_at;
  perform set_config('app.org', coalesce(org_id::text, ''), false);
  if org_id is not null then
    return next;
  end if;
end $$;
grant execute on function identify_signee(bytea, timestamptz) to tabellion_app;
