-- A correction of an entry about a person is called as one about shares is (0105): entries of the log from before are, too.
update activity set kind = replace(kind, 'person_entry_', 'entry_') where kind like 'person\_entry\_%';
