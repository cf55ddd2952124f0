import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';

/** Upper limit of ids; the digits above it rank a membership. */
export const rankUnitSize = 1_000_000_000_000;

/**
 * One number of which the highest is the membership to show: active before waiting, then the higher level, then the
 * place's own. Level and id can be read from it: `rank / rankUnitSize / 10 % 100`, `rank % rankUnitSize`.
 */
export function selectRank(db: Database, ceiling: number, own: boolean): Knex.Raw {
  return db.raw(
    `(cast(
       (case when members.state = 'active' then 1000 else 0 end)
       + 10 * (case when members.access_level < ? then members.access_level else ? end)
       + ${own ? 1 : 0} as bigint) * ${rankUnitSize} + members.id)`,
    [ceiling, ceiling],
  );
}
