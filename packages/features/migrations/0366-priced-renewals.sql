-- A renewal costs what its payer was told, though a price changes before its day.
alter table subscriptions add column priced_on date;
update subscriptions set priced_on = charge_on - 14 where charge_on is not null;
alter table subscriptions add constraint subscriptions_priced check ((charge_on is null) = (priced_on is null));
grant update (priced_on) on subscriptions to tabellion_app;
