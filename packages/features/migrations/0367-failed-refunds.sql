-- A refund may fail at the provider, at once or after it was through: the card was closed. The row then stays as what
-- happened, and operators order another for the same payment.
alter table refunds
  drop constraint refunds_state_check,
  drop constraint refunds_check,
  drop constraint refunds_org_id_payment_id_key,
  add constraint refunds_state_check check (state in ('waiting', 'refunded', 'failed')),
  add constraint refunds_check check ((state = 'waiting') = (settled_at is null));
create unique index refunds_of_payment on refunds (org_id, payment_id) where state <> 'failed';
create index refunds_failed on refunds (settled_at) where state = 'failed';

-- Refunds that failed and were not ordered again, the oldest first; what they are called at the provider.
create function failed_refunds(most integer)
  returns table (refund_id uuid, reference text, amount_cents bigint, failed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select r.refund_id, r.reference, r.amount_cents, r.settled_at from refunds r
      where r.state = 'failed' and not exists (
        select from refunds other
          where other.org_id = r.org_id and other.payment_id = r.payment_id
            and (other.state <> 'failed' or other.requested_at > r.requested_at)
      )
      order by r.settled_at limit most;
  end;
grant execute on function failed_refunds(integer) to tabellion_app;

-- Orders another in the place of one that failed. Answers false where none failed under that id, or another is under way.
create function refund_again(failed uuid, another uuid) returns boolean
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    with ordered as (
      insert into refunds (org_id, refund_id, payment_id, amount_cents, reason, requested_at)
        select r.org_id, another, r.payment_id, r.amount_cents, r.reason, now() from refunds r
          where r.refund_id = failed and r.state = 'failed'
        on conflict (org_id, payment_id) where state <> 'failed' do nothing
        returning 1
    )
    select exists (select from ordered);
  end;
grant execute on function refund_again(uuid, uuid) to tabellion_app;
