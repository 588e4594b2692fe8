-- Customers of Stripe are told apart by their organization: a second unique index would say nothing more.
alter table stripe_customers drop constraint stripe_customers_customer_key;
