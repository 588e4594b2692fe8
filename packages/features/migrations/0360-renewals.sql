-- Plans that change and renew. Of an organization one subscription lives at a time: one that was upgraded, renewed or taken
-- back has ended for good, one that was cancelled runs to its last day and may be taken back until then.
alter table subscriptions
  add column ended_at timestamptz,
  -- A smaller plan, with which the next year begins.
  add column next_plan_id text check (next_plan_id <> ''),
  -- Holders that were paid for beyond those of the plan, in this paid year.
  add column further_holders integer not null default 0 check (further_holders >= 0),
  -- When the payer was told of the renewal, and on which day the card is charged next; three tries, then it ends.
  add column noticed_at timestamptz,
  add column charge_on date,
  add column renewal_tries smallint not null default 0 check (renewal_tries between 0 and 3),
  add constraint subscriptions_noticed check ((noticed_at is null) = (charge_on is null)),
  add constraint subscriptions_ended check (ended_at is null or status = 'Cancel');
update subscriptions s set ended_at = coalesce(cancelled_at, created_at), status = 'Cancel',
    cancelled_at = coalesce(cancelled_at, created_at)
  where exists (
    select from subscriptions newer
      where newer.org_id = s.org_id
        and (newer.subscription_end_date, newer.created_at) > (s.subscription_end_date, s.created_at)
  );
-- Those that ran out before renewals existed are nobody's to charge.
update subscriptions set status = 'Cancel', cancelled_at = now()
  where status = 'Active' and subscription_end_date <= current_date;
drop index subscriptions_org_id_idx;
create unique index subscriptions_live on subscriptions (org_id) where ended_at is null;
create index subscriptions_renewing on subscriptions (subscription_end_date) where status = 'Active';
grant update (ended_at, next_plan_id, further_holders, noticed_at, charge_on, renewal_tries) on subscriptions
  to tabellion_app;

-- A renewal is nobody's doing: the day came.
alter table payments alter column created_by drop not null;
alter table payments drop constraint payments_purpose_check, drop constraint payments_reason_check;
alter table payments
  add constraint payments_purpose_check check (
    purpose in ('incorporation', 'upgrade', 'renewal', 'filing', 'change', 'add_shareholders')),
  add constraint payments_reason_check check (reason in (
    'declined', 'insufficient_funds', 'expired_card', 'test_cards_only', 'not_received', 'not_confirmed')),
  add constraint payments_renewed_by_nobody check ((created_by is null) = (purpose = 'renewal'));
-- Plans, and holders beyond a plan, are paid one at a time: what the second would pay, the first has changed.
drop index payments_open_plan, payments_subject;
create unique index payments_open_plan on payments (org_id)
  where status in ('created', 'requires_action')
    and purpose in ('incorporation', 'upgrade', 'renewal', 'add_shareholders');
create unique index payments_subject on payments (org_id, purpose, subject)
  where status in ('created', 'requires_action', 'paid') and purpose in ('filing', 'change');
alter table sandbox_charges drop constraint sandbox_charges_reason_check;
alter table sandbox_charges add constraint sandbox_charges_reason_check check (
  reason in ('declined', 'insufficient_funds', 'expired_card', 'test_cards_only', 'not_confirmed'));

-- Subscriptions of which the payer is to be told, or whose day of a charge has come, by organization.
create function due_renewals(on_day date, notice_days integer, after uuid, most integer)
  returns table (org_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select s.org_id, s.subscription_id from subscriptions s
      where s.status = 'Active' and s.org_id > after
        and (
          (s.noticed_at is null and s.subscription_end_date <= on_day + notice_days)
          or (s.charge_on <= on_day and not exists (
            select from payments p
              where p.org_id = s.org_id and p.status in ('created', 'requires_action')
                and p.purpose in ('incorporation', 'upgrade', 'renewal', 'add_shareholders')
          ))
        )
      order by s.org_id
      limit most;
  end;
grant execute on function due_renewals(date, integer, uuid, integer) to tabellion_app;
