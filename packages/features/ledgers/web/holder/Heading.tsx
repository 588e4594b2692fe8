/** Over a part of the page of a holder. */
export const Heading = ({ children }: { children: string }) => <h2 className="holderpage__h">{children}</h2>;
