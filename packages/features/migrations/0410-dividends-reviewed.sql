-- The solvency of the corporation is reviewed again when a dividend is paid (CBCA s. 42): somebody attests it, or it is not paid.
alter table corporate_change_events drop constraint corporate_change_events_event_check;
alter table corporate_change_events add constraint corporate_change_events_event_check
  check (event in (
    'edited', 'met', 'refused', 'sent', 'approved', 'filed', 'certified', 'rejected', 'withdrawn', 'reviewed'));
