-- A resolution that was passed at a meeting has minutes: who was in the chair, how it was called, how the votes were cast. Its row is
-- made with the meeting, and is a draft until an entry names it.
alter table resolutions add column meeting jsonb;
grant update (meeting) on resolutions to tabellion_app;

-- A change is approved at a meeting, or voted down there.
alter table corporate_change_events drop constraint corporate_change_events_event_check;
alter table corporate_change_events add constraint corporate_change_events_event_check
  check (event in ('edited', 'met', 'refused', 'sent', 'approved', 'filed', 'certified', 'rejected', 'withdrawn'));
