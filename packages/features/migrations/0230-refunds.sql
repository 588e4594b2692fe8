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
