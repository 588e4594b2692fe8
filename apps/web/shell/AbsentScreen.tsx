import { Navigate } from '@tabellion/ui/router/Link.tsx';

/** A path that no screen answers. */
export const AbsentScreen = () => <Navigate to="/error/404" replace />;
