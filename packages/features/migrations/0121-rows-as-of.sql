-- A row of a register holds from eff_from until eff_to, and is known from the act known_from until the act known_to; null is
-- open. A reading names its date and its act: `where org_id = $1 and as_of(certificates, $2, $3)`. The planner puts the
-- condition in place of the call, so that the indexes are used as if it were spelled out (registers/server/asOf.db.test.ts).

-- Gives a register `as_of(row, date, seq)`, `as_of(row, date)` and `known_at(row, seq)`.
create function read_as_of(register regclass) returns void
  language plpgsql as $$
begin
  execute format('
    create function known_at(r %1$s, at_seq bigint) returns boolean language sql immutable parallel safe
      return r.known_from <= at_seq and (r.known_to is null or r.known_to > at_seq);
    create function as_of(r %1$s, on_date date) returns boolean language sql immutable parallel safe
      return r.eff_from <= on_date and (r.eff_to is null or r.eff_to > on_date);
    create function as_of(r %1$s, on_date date, at_seq bigint) returns boolean language sql immutable parallel safe
      return r.eff_from <= on_date and (r.eff_to is null or r.eff_to > on_date)
        and r.known_from <= at_seq and (r.known_to is null or r.known_to > at_seq);
    grant execute on function known_at(%1$s, bigint), as_of(%1$s, date), as_of(%1$s, date, bigint) to tabellion_app',
    register);
end $$;

select read_as_of(register::regclass)
  from unnest(array['corporation_rows', 'persons', 'appointments', 'class_terms', 'certificates', 'capital_entries',
                    'option_pools', 'instruments', 'control_entries', 'holdings']) as register;

-- Sums of all dates have no dates of their own.
create function known_at(r standing_sums, at_seq bigint) returns boolean language sql immutable parallel safe
  return r.known_from <= at_seq and (r.known_to is null or r.known_to > at_seq);
grant execute on function known_at(standing_sums, bigint) to tabellion_app;
