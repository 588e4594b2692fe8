-- A link that was made before its signee's link was locked never works again.
drop function signee_of_link(bytea);
create function signee_of_link(asked bytea)
  returns table (org_id uuid, envelope_id uuid, signee_id uuid, made_at timestamptz)
  language sql stable rows 1 security definer set search_path = public, pg_temp
  begin atomic
    select s.org_id, s.envelope_id, s.signee_id, s.made_at from link_secrets s where s.digest = asked and s.kind = 'link';
  end;
grant execute on function signee_of_link(bytea) to tabellion_app;
