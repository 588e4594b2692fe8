-- The choice of who manages the corporation is one of the forms that several members may have open.
alter table form_saves drop constraint form_saves_form_check,
  add check (form in ('account', 'corporate', 'articles', 'manages'));
