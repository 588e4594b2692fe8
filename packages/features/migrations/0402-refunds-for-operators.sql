-- Operators may have a refund made again that failed at the provider.
alter table operator_acts drop constraint operator_acts_what_check;
alter table operator_acts
  add constraint operator_acts_what_check check (what in ('row', 'job', 'inquiry', 'webhook', 'refund'));
