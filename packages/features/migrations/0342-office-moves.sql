-- Grounds that were kept passed over moves of the registered office: they are computed anew.
delete from deadline_grounds;
