-- Places in lines that processes share: whoever has one renews it, and that of a process that died is free soon after.
create unlogged table places (
  id uuid not null,
  line text not null,
  until timestamptz not null,
  primary key (line, id)
);
grant select, insert, update, delete on places to tabellion_app;
