-- The network of a session that was ended for somebody is forgotten: from there he is not known any more.
grant update (network) on sessions to tabellion_app;
