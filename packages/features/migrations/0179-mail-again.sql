-- A mail that is written again after a crash has another secret or code than the first time: the last one counts.
grant update (subject, text, html) on mailbox to tabellion_app;
