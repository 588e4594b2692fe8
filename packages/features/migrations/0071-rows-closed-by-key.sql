-- As in 0040, but each row to close is found by its key, whatever the planner thinks of the table: while its statistics
-- lag behind, as they do in the transaction of a long batch, it would go through all rows of the organization for each
-- piece of the batch.
create or replace function write_register_rows(org uuid, at_seq bigint, to_close jsonb, to_open jsonb) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare
  register text;
  closed bigint := 0;
  affected bigint;
begin
  for register in select distinct value ->> 'table' from jsonb_array_elements(to_close) loop
    execute format(
      'update %1$I r set known_to = $2
         where r.ctid = any(array(
           select (select s.ctid from %1$I s
                     where s.org_id = $1 and s.key = c.key and s.eff_from = c.eff_from and s.known_to is null)
             from jsonb_to_recordset($3) as c("table" text, key text, eff_from date)
             where c."table" = $4))',
      register) using org, at_seq, to_close, register;
    get diagnostics affected = row_count;
    closed := closed + affected;
  end loop;
  for register in select distinct value ->> 'table' from jsonb_array_elements(to_open) loop
    execute format(
      'insert into %I (org_id, key, eff_from, eff_to, known_from, by_act, value)
         select $1, o.key, o.eff_from, o.eff_to, $2, o.by_act, o.value
           from jsonb_to_recordset($3) as o("table" text, key text, eff_from date, eff_to date, by_act uuid, value jsonb)
           where o."table" = $4',
      register) using org, at_seq, to_open, register;
  end loop;
  return closed;
end $$;
