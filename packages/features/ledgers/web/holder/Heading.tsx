export const Heading = ({ children }: { children: string }) => <h2 className="holderpage__h">{children}</h2>;
