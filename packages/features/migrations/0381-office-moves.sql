-- What deadlines keep of the registers did not know when the registered office moved: it is computed anew.
delete from deadline_grounds;
