-- The photo of a user is shown to the user himself and to those with whom he shares an organization.
create function photo_shown_to(asker uuid, of_user uuid) returns table (sha256 text, media_type text)
  language sql stable rows 1 security definer set search_path = public, pg_temp
  begin atomic
    with access as (
      select m.org_id, m.user_id from memberships m where m.user_id in (asker, of_user)
      union all
      select lent.org_id, lent.user_id from lent_access lent where lent.user_id in (asker, of_user)
    )
    select u.photo_sha256, u.photo_type
      from users u
      where u.id = of_user and u.photo_sha256 is not null
        and (asker = of_user or exists (
          select from access mine join access theirs using (org_id)
            where mine.user_id = asker and theirs.user_id = of_user
        ));
  end;
grant execute on function photo_shown_to(uuid, uuid) to tabellion_app;
