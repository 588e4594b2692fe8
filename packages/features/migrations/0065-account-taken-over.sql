-- An account is taken over before anything moves it: whoever brings something before asks that act again.
create or replace function account_asked(shares numeric, amount numeric, kind text) returns boolean
  language sql immutable parallel safe
  return kind <> 'split' and (shares < 0 or amount < 0 or kind in ('conversion', 'opening'));
-- Partial indexes hold the lines for which the function says so.
reindex table capital_entries;
