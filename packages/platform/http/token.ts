import type { FastifyRequest } from 'fastify';

/** The access token that a request brings, whatever it is worth. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
