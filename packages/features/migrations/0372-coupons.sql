-- Coupons are made and ended by staff. Nothing of one is deleted; ended, it takes nothing off any more.
alter table coupons
  -- The plans for which it is taken; none: for every plan.
  add plans text[] not null default '{}',
  -- How often one organization may use it.
  add max_uses_per_organization integer not null default 1 check (max_uses_per_organization > 0),
  -- null of one that a configuration brought.
  add created_by uuid references users,
  add created_at timestamptz not null default now(),
  add ended_by uuid references users,
  add ended_at timestamptz,
  add check ((ended_by is null) = (ended_at is null));
grant update (ended_by, ended_at) on coupons to tabellion_app;

-- An organization may use one more than once where it says so: judged under the lock of its head.
drop index payments_coupon;
create index payments_coupon on payments (org_id, coupon_code)
  where coupon_code is not null and status not in ('refused', 'refunded');
create index payments_of_coupon on payments (coupon_code, created_at) where coupon_code is not null;

-- For the session of staff, the newest first: when a coupon was used, for what, and what it took off. Not by whom: of a customer
-- staff see what was submitted to them alone.
create function coupon_uses(asked_session uuid, asked_at timestamptz, code text, most integer)
  returns table (at timestamptz, purpose text, subject text, discount_cents bigint, status text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    with asker as materialized (select staff_role(asked_session, asked_at) as role)
    select p.created_at, p.purpose, case when p.purpose in ('incorporation', 'upgrade') then p.subject else '' end,
           p.discount_cents, p.status
      from payments p, asker
      where asker.role is not null and p.coupon_code = code
      order by p.created_at desc limit most;
  end;
grant execute on function coupon_uses(uuid, timestamptz, text, integer) to tabellion_app;
