import type { Knex } from 'knex';

type Query = Knex.QueryBuilder;

/** Excludes expired memberships, pending ones, access requests, and invitations without an account. */
export function whereGranting(query: Query, today: string): Query {
  query.where('members.state', 'active').whereNull('members.requested_at');
  query.whereNotNull('members.user_id');
  return whereNotExpired(query, 'members', today);
}

/** Memberships and shares end when the day `expires_at` begins in UTC. */
export function whereNotExpired(query: Query, table: string, today: string): Query {
  return query.where((either) => {
    either.whereNull(`${table}.expires_at`).orWhere(`${table}.expires_at`, '>', today);
  });
}
