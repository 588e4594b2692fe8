-- Acts that take shares or dollars out of a stated capital account compare it (the book, `acts/deduction.ts`).

-- Whether an entry of the account is one of an act that may compare it: something leaves, shares are converted, or the
-- account is taken over, before which nothing moves it.
create function account_asked(shares numeric, amount numeric, kind text) returns boolean
  language sql immutable parallel safe
  return kind <> 'split' and (shares < 0 or amount < 0 or kind in ('conversion', 'opening'));
grant execute on function account_asked(numeric, numeric, text) to tabellion_app;

create index on capital_entries (org_id, class_id, eff_from)
  where known_to is null and account_asked(shares, amount, value ->> 'kind');
-- The account of a class today, from the index alone.
create index on capital_entries (org_id, class_id) include (amount) where known_to is null and eff_to is null;
