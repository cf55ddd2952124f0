import type { Database } from '#src/database/database.ts';

/** Tells whether two projects are equal or belong to the same fork network. */
export async function shareForkNetwork(
  db: Database,
  one: { readonly id: number },
  other: { readonly id: number },
): Promise<boolean> {
  if (one.id === other.id) return true;
  // A union without `all` ends also where rows of older versions lead in a circle.
  const shared = await db.raw(
    `with recursive origins (start, id, forked_from_id) as (
       select id, id, forked_from_id from projects where id in (?, ?)
       union
       select origins.start, projects.id, projects.forked_from_id
       from origins join projects on projects.id = origins.forked_from_id
     )
     select id from origins group by id having count(distinct start) = 2 limit 1`,
    [one.id, other.id],
  );
  return shared.length > 0;
}
