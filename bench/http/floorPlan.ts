/** Input of the floor: the database connection, and the statements and answer of each request. */
import type pg from 'pg';
import type { RequestTemplate } from './template.ts';

export interface FloorPlan {
  readonly connection: pg.ClientConfig;
  /** Connections of the pool, as many as the product's. */
  readonly connections: number;
  /** Requests by path; where a body names a person, by path and that person. */
  readonly requests: Readonly<Record<string, FloorRequest>>;
}

export interface FloorRequest {
  readonly template: RequestTemplate;
  readonly answer: unknown;
}
