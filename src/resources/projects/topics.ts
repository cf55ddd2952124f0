import type { Database } from '../../database/database.ts';
import { fold } from '../users/folding.ts';

/** Topics as given, without blanks around them and without repetitions in another case. */
export function distinctTopics(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names.map((each) => each.trim())) {
    if (name !== '' && !byKey.has(fold(name))) byKey.set(fold(name), name);
  }
  return [...byKey.values()];
}

/**
 * Makes these the topics of the project, creating those that are new, and keeps the copy in the project's row.
 * Answers the names as they are stored: a topic keeps the case it was first written in.
 */
export async function writeTopics(
  db: Database,
  projectId: number,
  names: readonly string[],
  now: string,
): Promise<string[]> {
  const wanted = distinctTopics(names);
  await db('project_topics').where({ project_id: projectId }).delete();
  if (wanted.length === 0) {
    await db('projects').where({ id: projectId }).update({ topic_names: '[]' });
    return [];
  }
  // In the order of the keys, so that two transactions that create the same topics never wait for each other.
  const keys = wanted.map(fold).sort();
  const byKey = new Map(wanted.map((name) => [fold(name), name]));
  await db('topics')
    .insert(
      keys.map((name_key) => ({
        name: byKey.get(name_key),
        name_key,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict('name_key')
    .ignore();
  const stored = await db<{ id: number; name: string; name_key: string }>('topics')
    .select('id', 'name', 'name_key')
    .whereIn('name_key', keys);
  const rank = new Map(wanted.map((name, index) => [fold(name), index]));
  const ordered = stored.toSorted(
    (a, b) => (rank.get(a.name_key) ?? 0) - (rank.get(b.name_key) ?? 0),
  );
  await db('project_topics').insert(
    ordered.map(({ id }) => ({ topic_id: id, project_id: projectId })),
  );
  const topic_names = ordered.map(({ name }) => name);
  await db('projects')
    .where({ id: projectId })
    .update({ topic_names: JSON.stringify(topic_names) });
  return topic_names;
}
