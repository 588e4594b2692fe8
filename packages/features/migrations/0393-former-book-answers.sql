-- Each answer about the former minute book stays, with who gave it and when; the last one holds.
alter table former_books drop constraint former_books_pkey;
alter table former_books rename column told_at to stated_at;
alter table former_books rename column told_by to stated_by;
alter table former_books add column answer_no int not null default 1;
alter table former_books alter column answer_no drop default;
alter table former_books add primary key (org_id, answer_no);
revoke update on former_books from tabellion_app;
revoke update (paper_since, stated_at, stated_by) on former_books from tabellion_app;
