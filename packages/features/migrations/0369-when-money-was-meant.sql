-- A card stays on file until one takes its place that was given later: a payment may be settled long after it was begun.
alter table payment_cards add column given_at timestamptz;
update payment_cards set given_at = updated_at;
alter table payment_cards alter column given_at set not null;

-- Orders another refund in the place of one that failed, in turn among the writers of its organization and after all that they
-- recorded. Answers false where none failed under that id, or another is under way.
create or replace function refund_again(failed uuid, another uuid) returns boolean
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    with head as (
      update register_heads h
        set recorded_at = greatest(clock_timestamp(), h.recorded_at + interval '1 microsecond')
        from refunds r where r.refund_id = failed and r.org_id = h.org_id
        returning h.org_id, h.recorded_at
    ), ordered as (
      insert into refunds (org_id, refund_id, payment_id, amount_cents, reason, requested_at)
        select r.org_id, another, r.payment_id, r.amount_cents, r.reason, head.recorded_at
          from refunds r join head using (org_id)
          where r.refund_id = failed and r.state = 'failed'
        on conflict (org_id, payment_id) where state <> 'failed' do nothing
        returning 1
    )
    select exists (select from ordered);
  end;
