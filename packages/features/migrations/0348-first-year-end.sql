-- The end of the first financial year, as a member stated it before the registers tell: null for the first possible day.
alter table organization_details add first_year_end_on date;
