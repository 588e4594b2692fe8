-- Asking outside once (decision 086): a row that waits for another service bears when it is asked about next, and how often it
-- was. The functions that lease such rows stand beside their tables; the platform tells them how long a row waits.

-- 'requires_action': the payer confirms at his bank, and the provider tells the outcome later.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check
  check (status in ('created', 'requires_action', 'paid', 'refused', 'refunded'));
alter table payments drop constraint payments_reason_check;
alter table payments add constraint payments_reason_check
  check (reason in ('declined', 'insufficient_funds', 'test_cards_only', 'not_received', 'not_confirmed'));
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_settled
  check ((status in ('created', 'requires_action')) = (settled_at is null));
alter table payments
  -- Where the payer confirms; null where there is no page, or nothing to confirm any more.
  add column action_url text check (char_length(action_url) between 1 and 2000),
  add column refunded_cents bigint check (refunded_cents > 0 and refunded_cents <= total_cents),
  add column asks integer not null default 0 check (asks >= 0),
  add column ask_after timestamptz,
  add constraint payments_action check (action_url is null or status = 'requires_action'),
  add constraint payments_refunded check ((status = 'refunded') = (refunded_cents is not null));
update payments set ask_after = created_at + interval '60 seconds';
alter table payments alter column ask_after set not null;
grant update (action_url, refunded_cents, asks, ask_after) on payments to tabellion_app;

-- A plan is bought once at a time, by whatever way, and again when its year is over. Other things are paid side by side, each
-- of them once unless its money went back.
drop index payments_org_id_purpose_idx;
create unique index payments_open_plan on payments (org_id)
  where status in ('created', 'requires_action') and purpose in ('incorporation', 'upgrade');
create unique index payments_subject on payments (org_id, purpose, subject)
  where status in ('created', 'requires_action', 'paid') and purpose not in ('incorporation', 'upgrade');
drop index payments_org_id_coupon_code_idx;
create unique index payments_coupon on payments (org_id, coupon_code)
  where coupon_code is not null and status not in ('refused', 'refunded');
drop index payments_created_at_idx;
create index payments_due on payments (asks, ask_after) where status in ('created', 'requires_action');
drop function open_payments(timestamptz, integer);

create function due_payments(asked text, at timestamptz, waits_ms integer[], most integer)
  returns table (org_id uuid, id uuid)
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update payments p set
        asks = p.asks + 1,
        ask_after = at + waits_ms[least(p.asks + 1, cardinality(waits_ms))] * interval '1 millisecond'
      from (
        select due.org_id, due.payment_id from payments due
          where due.status in ('created', 'requires_action') and due.provider = asked and due.ask_after <= at
          order by due.asks, due.ask_after
          limit most
          for update skip locked
      ) leased
      where p.org_id = leased.org_id and p.payment_id = leased.payment_id
      returning p.org_id, p.payment_id;
  end;
grant execute on function due_payments(text, timestamptz, integer[], integer) to tabellion_app;

-- Money that goes back: what was paid could not be delivered, or was withdrawn. Its id is the provider's idempotency key;
-- `waiting` is open, and asked about until it is through.
create table refunds (
  org_id uuid not null references organizations,
  refund_id uuid not null,
  payment_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (reason in ('undeliverable', 'withdrawn')),
  state text not null default 'waiting' check (state in ('waiting', 'refunded')),
  requested_at timestamptz not null,
  settled_at timestamptz,
  -- The provider's name for it.
  reference text,
  asks integer not null default 0 check (asks >= 0),
  -- At once.
  ask_after timestamptz not null default '-infinity',
  primary key (org_id, refund_id),
  unique (org_id, payment_id),
  foreign key (org_id, payment_id) references payments,
  check ((state = 'refunded') = (settled_at is not null))
);
create index refunds_due on refunds (asks, ask_after) where state = 'waiting';
select protect_tenant_table('refunds', 'select, insert');
grant update (state, settled_at, reference, asks, ask_after) on refunds to tabellion_app;

create function due_refunds(asked text, at timestamptz, waits_ms integer[], most integer)
  returns table (org_id uuid, id uuid)
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update refunds r set
        asks = r.asks + 1,
        ask_after = at + waits_ms[least(r.asks + 1, cardinality(waits_ms))] * interval '1 millisecond'
      from (
        select due.org_id, due.refund_id from refunds due
          join payments p on p.org_id = due.org_id and p.payment_id = due.payment_id
          where due.state = 'waiting' and p.provider = asked and due.ask_after <= at
          order by due.asks, due.ask_after
          limit most
          for update of due skip locked
      ) leased
      where r.org_id = leased.org_id and r.refund_id = leased.refund_id
      returning r.org_id, r.refund_id;
  end;
grant execute on function due_refunds(text, timestamptz, integer[], integer) to tabellion_app;

-- The provider's side of the sandbox.
alter table sandbox_charges
  add column needs_action boolean not null default false,
  drop constraint sandbox_charges_reason_check,
  add constraint sandbox_charges_reason_check
    check (reason in ('declined', 'insufficient_funds', 'test_cards_only', 'not_confirmed'));
create table sandbox_refunds (
  id text primary key,
  reference uuid not null,
  -- The charge's reference: it is given back once, whatever keys ask for it.
  charge uuid not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  -- From then on it is through.
  decided_at timestamptz not null
);
grant select, insert on sandbox_refunds to tabellion_app;

-- Payments that were announced and not yet heard name the day, too.
update outbox set payload = payload || jsonb_build_object('paidOn', (created_at at time zone 'America/Toronto')::date)
  where topic = 'event' and payload ->> 'event' = 'payment.succeeded' and state <> 'sent' and not payload ? 'paidOn';

delete from jobs where name in ('billing.settleOpenPayments', 'onboarding.askRegistrar');
