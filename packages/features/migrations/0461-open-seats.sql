-- Grounds that were kept did not say of a seat that it began on a day or before, from which no consent is counted: they are computed anew.
delete from deadline_grounds;
