-- Plans are data of a release (packages/features/billing/rules/plans.data.ts). Amounts are integer cents of Canadian
-- dollars. Of a card there is its brand, its last four digits and its expiry, never more.

-- Coupons of the deployment, for all organizations.
create table coupons (
  id text primary key check (id = upper(btrim(id)) and id <> '' and char_length(id) <= 40),
  -- One of the two: a part of the price above 0 and up to 1, or an amount.
  part_off numeric(11, 10) check (part_off > 0 and part_off <= 1),
  cents_off bigint check (cents_off > 0),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  -- By all organizations together.
  max_uses integer check (max_uses > 0),
  -- Payments that are open or paid.
  uses integer not null default 0 check (uses >= 0 and uses <= max_uses),
  check ((part_off is null) <> (cents_off is null))
);
grant select, insert, update (uses) on coupons to tabellion_app;

-- A payment is a row before the provider hears of it; its id is the provider's idempotency key. `created` is open, and so is
-- `requires_action`: the payer confirms at his bank, and the provider tells the outcome later.
create table payments (
  org_id uuid not null references organizations,
  payment_id uuid not null,
  purpose text not null check (purpose in ('incorporation', 'upgrade', 'filing', 'change', 'add_shareholders')),
  -- What is paid for: a plan, or the id of a filing or change.
  subject text not null check (subject <> ''),
  status text not null default 'created' check (status in ('created', 'requires_action', 'paid', 'refused', 'refunded')),
  -- Why it was refused.
  reason text check (reason in ('declined', 'insufficient_funds', 'test_cards_only', 'not_received', 'not_confirmed')),
  provider text not null check (provider in ('sandbox', 'stripe')),
  list_cents bigint not null check (list_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null,
  -- The lines of the invoice to be, with what they were made from.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  province text not null check (province ~ '^[A-Z]{2}$'),
  coupon_code text references coupons,
  created_by uuid not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- The provider's name for it.
  reference text,
  card_brand text check (card_brand in ('visa', 'mastercard', 'amex', 'other')),
  card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
  card_exp_month smallint check (card_exp_month between 1 and 12),
  card_exp_year smallint check (card_exp_year between 2000 and 9999),
  -- Where the payer confirms; null where there is no page, or nothing to confirm any more.
  action_url text check (char_length(action_url) between 1 and 2000),
  refunded_cents bigint,
  -- How often its provider was asked about it, and when it is next.
  asks integer not null default 0 check (asks >= 0),
  ask_after timestamptz not null,
  primary key (org_id, payment_id),
  check (total_cents = list_cents - discount_cents + tax_cents),
  check (refunded_cents > 0 and refunded_cents <= total_cents),
  check ((status = 'refused') = (reason is not null)),
  constraint payments_settled check ((status in ('created', 'requires_action')) = (settled_at is null)),
  constraint payments_action check (action_url is null or status = 'requires_action'),
  constraint payments_refunded check ((status = 'refunded') = (refunded_cents is not null))
);
-- Two tabs, one charge. A plan is bought once at a time, by whatever way, and again when its year is over. Other things are
-- paid side by side, each of them once unless its money went back. A coupon serves an organization once.
create unique index payments_open_plan on payments (org_id)
  where status in ('created', 'requires_action') and purpose in ('incorporation', 'upgrade');
create unique index payments_subject on payments (org_id, purpose, subject)
  where status in ('created', 'requires_action', 'paid') and purpose not in ('incorporation', 'upgrade');
create unique index payments_coupon on payments (org_id, coupon_code)
  where coupon_code is not null and status not in ('refused', 'refunded');
create index on payments (org_id, created_at);
create index payments_due on payments (asks, ask_after) where status in ('created', 'requires_action');
select protect_tenant_table('payments', 'select, insert');
grant update (
  status, reason, settled_at, reference, card_brand, card_last_four, card_exp_month, card_exp_year, action_url,
  refunded_cents, asks, ask_after
) on payments to tabellion_app;

-- Lends payments without an outcome to whoever asks their provider about them (decision 086): how long a row waits before it
-- is asked about again, the platform says.
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

-- Made by a payment only. A cancelled one runs to its end.
create table subscriptions (
  org_id uuid not null references organizations,
  subscription_id uuid not null,
  plan_id text not null check (plan_id <> ''),
  status text not null default 'Active' check (status in ('Active', 'Cancel')),
  starts_on date not null,
  -- The last day that is paid for, and the day on which it ends or is renewed.
  plan_last_date date not null check (plan_last_date >= starts_on),
  subscription_end_date date not null check (subscription_end_date = plan_last_date + 1),
  payment_id uuid not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (org_id, subscription_id),
  unique (org_id, payment_id),
  foreign key (org_id, payment_id) references payments,
  check ((status = 'Cancel') = (cancelled_at is not null))
);
create unique index on subscriptions (org_id) where status = 'Active';
select protect_tenant_table('subscriptions', 'select, insert');
grant update (status, cancelled_at) on subscriptions to tabellion_app;

-- What renewals are charged to: the provider keeps the card and gave a name for it.
create table payment_cards (
  org_id uuid primary key references organizations,
  reference text not null,
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'other')),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null check (exp_year between 2000 and 9999),
  updated_at timestamptz not null
);
select protect_tenant_table('payment_cards', 'select, insert, update');

-- As issued; nothing of it ever changes.
create table invoices (
  org_id uuid not null references organizations,
  invoice_id uuid not null,
  number bigint not null check (number > 0),
  payment_id uuid not null,
  issued_on date not null,
  issued_at timestamptz not null,
  -- The corporate name at that time.
  bill_to text not null,
  province text not null check (province ~ '^[A-Z]{2}$'),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  subtotal_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null check (total_cents = subtotal_cents + tax_cents),
  primary key (org_id, invoice_id),
  unique (org_id, number),
  unique (org_id, payment_id),
  foreign key (org_id, payment_id) references payments
);
select protect_tenant_table('invoices', 'select, insert');

-- The number of the last invoice of the deployment. Raised in the transaction that writes the invoice, so that a number
-- which is not used comes back; its lock makes the invoices of all organizations take turns, for that moment.
create table invoice_numbers (
  id boolean primary key default true check (id),
  last bigint not null default 0 check (last >= 0)
);
insert into invoice_numbers default values;
grant select, update (last) on invoice_numbers to tabellion_app;

-- A sealed card is taken once.
create table card_nonces (
  id text primary key,
  expires_at timestamptz not null
);
create index on card_nonces (expires_at);
grant select, insert, delete on card_nonces to tabellion_app;

-- The provider's side of the sandbox: what a real one would keep in its own house. Nothing else of billing reads it.
create table sandbox_charges (
  id text primary key,
  reference uuid not null,
  outcome text not null check (outcome in ('paid', 'refused')),
  reason text check (reason in ('declined', 'insufficient_funds', 'test_cards_only', 'not_confirmed')),
  amount_cents bigint not null check (amount_cents > 0),
  received_at timestamptz not null,
  -- From then on the outcome is told.
  decided_at timestamptz not null,
  brand text,
  last_four text,
  exp_month smallint,
  exp_year smallint,
  -- Whether the payer confirms first.
  needs_action boolean not null default false,
  check ((outcome = 'refused') = (reason is not null))
);
grant select, insert on sandbox_charges to tabellion_app;
