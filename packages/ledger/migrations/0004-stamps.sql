-- Replies of an authority for time stamps (RFC 3161) over checkpoints, one a day.
create table ledger.stamps (
  size bigint primary key references ledger.checkpoints,
  reply bytea not null
);
grant select, insert on ledger.stamps to tabellion_app;
