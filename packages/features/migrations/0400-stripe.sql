-- What of ours Stripe has, and what it told us about it.

-- Stripe's customer of an organization, for which its cards are kept.
create table stripe_customers (
  org_id uuid primary key references organizations,
  customer text not null unique check (customer <> '')
);
select protect_tenant_table('stripe_customers', 'select, insert');

-- Which object of Stripe's stands for a payment or a refund, by its id, which is our idempotency key. A payment is written
-- here before it is confirmed, so that none is charged that is not found again.
create table stripe_objects (
  id uuid primary key,
  kind text not null check (kind in ('payment', 'refund')),
  object text not null unique check (object <> ''),
  -- A payment is not confirmed after this; null where it is repeated until there is an answer, and for refunds.
  not_after timestamptz
);
grant select, insert on stripe_objects to tabellion_app;

-- Messages that the payment provider posted. Each is a hint, after which it is asked about the payment or refund; the
-- transaction that records the answer notes the message as done.
create table webhook_events (
  -- The provider's: a message may come again.
  id text primary key check (char_length(id) between 1 and 200),
  provider text not null check (provider in ('sandbox', 'stripe')),
  type text not null check (char_length(type) between 1 and 200),
  -- The payment or refund; null for what is about neither.
  kind text check (kind in ('payment', 'refund')),
  subject uuid,
  state text not null check (state in ('waiting', 'done', 'ignored')),
  received_at timestamptz not null,
  settled_at timestamptz,
  asks integer not null default 0 check (asks >= 0),
  ask_after timestamptz not null,
  check ((kind is null) = (subject is null)),
  check (state = 'ignored' or kind is not null),
  check ((state = 'done') = (settled_at is not null))
);
create index webhook_events_waiting on webhook_events (received_at) where state = 'waiting';
create index on webhook_events (subject) where state = 'waiting';
create index on webhook_events (received_at);
grant select, insert, delete, update (state, settled_at, asks, ask_after) on webhook_events to tabellion_app;

-- The organization whose payment or refund a message is about.
create function webhook_organization(about_kind text, about uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select org_id from payments where about_kind = 'payment' and payment_id = about
    union all
    select org_id from refunds where about_kind = 'refund' and refund_id = about;
  end;
grant execute on function webhook_organization(text, uuid) to tabellion_app;

-- Lends payments, or refunds, that a waiting message is about to whoever asks the provider (decision 086).
create function due_webhooks(asked text, about_kind text, at timestamptz, waits_ms integer[], most integer)
  returns table (org_id uuid, id uuid)
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    with leased as (
      update webhook_events e set
          asks = e.asks + 1,
          ask_after = at + waits_ms[least(e.asks + 1, cardinality(waits_ms))] * interval '1 millisecond'
        from (
          select due.id from webhook_events due
            where due.state = 'waiting' and due.provider = asked and due.kind = about_kind and due.ask_after <= at
            order by due.asks, due.ask_after
            limit most
            for update skip locked
        ) chosen
        where e.id = chosen.id
        returning e.subject
    )
    select distinct webhook_organization(about_kind, leased.subject), leased.subject from leased;
  end;
grant execute on function due_webhooks(text, text, timestamptz, integer[], integer) to tabellion_app;

-- Operators may have a message looked at again.
alter table operator_acts drop constraint operator_acts_what_check;
alter table operator_acts
  add constraint operator_acts_what_check check (what in ('row', 'job', 'inquiry', 'webhook'));
