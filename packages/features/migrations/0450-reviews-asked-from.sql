-- Solvency is reviewed on the day of a payment (0410). Dividends of changes that were there before, and whose day has come, were paid
-- when nobody asked for a review: none is asked for them now.
alter table corporate_changes add column reviews_asked_from date;
update corporate_changes set reviews_asked_from = current_date;
