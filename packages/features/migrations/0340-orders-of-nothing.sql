-- An order of nothing that is taken back gives nothing back, and what it was for may be ordered again.
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_refunded_amount check (refunded_cents between 0 and total_cents);
