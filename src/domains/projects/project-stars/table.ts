import type { Database } from '#src/database/database.ts';

interface Star {
  readonly user: { readonly id: number };
  readonly project: { readonly id: number };
}

/** Notes the star and counts it; false when the user has given it before. */
export async function addStar(
  db: Database,
  { user, project }: Star,
  now: string,
): Promise<boolean> {
  return db.transaction(async (db) => {
    const added = await db('project_stars')
      .insert({ user_id: user.id, project_id: project.id, created_at: now })
      .onConflict(['user_id', 'project_id'])
      .ignore()
      .returning<{ project_id: number }[]>('project_id');
    if (added.length === 0) return false;
    await db('projects').where({ id: project.id }).increment('star_count', 1);
    return true;
  });
}

/** Deletes the star, and updates the count; false without a star. */
export async function removeStar(db: Database, { user, project }: Star): Promise<boolean> {
  return db.transaction(async (db) => {
    const removed = await db('project_stars')
      .where({ user_id: user.id, project_id: project.id })
      .delete();
    if (removed === 0) return false;
    await db('projects').where({ id: project.id }).decrement('star_count', 1);
    return true;
  });
}
