-- The incorporator's declaration, made with the submission; older submissions have none.
alter table submissions
  add column declared_by uuid,
  add column declared_at timestamptz,
  -- Its words, in the language of the articles.
  add column declaration text check (char_length(declaration) between 1 and 2000),
  add constraint declaration_is_whole check (num_nulls(declared_by, declared_at, declaration) in (0, 3));
