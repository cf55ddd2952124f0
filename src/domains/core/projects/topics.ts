import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { toListings, type Listing } from '#src/records/listing.ts';

/** Topics as given, without blanks around them and without repetitions in another case. */
function listDistinctTopics(names: readonly string[]): string[] {
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
  const distinctNames = listDistinctTopics(names);
  const project = await db<{ id: number; listing: Listing | null }>('projects')
    .select('listing')
    .where({ id: projectId })
    .first();
  await countTopics(db, projectId, project?.listing ?? null, null);
  await db('project_topics').where({ project_id: projectId }).delete();
  if (distinctNames.length === 0) {
    await db('projects').where({ id: projectId }).update({ topic_names: '[]' });
    return [];
  }
  // Keys are locked in sorted order, so that two transactions that create the same topics never deadlock.
  const keys = distinctNames.map(fold).sort();
  const byKey = new Map(distinctNames.map((name) => [fold(name), name]));
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
  const rank = new Map(distinctNames.map((name, index) => [fold(name), index]));
  const ordered = stored.toSorted(
    (a, b) => (rank.get(a.name_key) ?? 0) - (rank.get(b.name_key) ?? 0),
  );
  await db('project_topics').insert(
    ordered.map(({ id }) => ({ topic_id: id, project_id: projectId })),
  );
  await countTopics(db, projectId, null, project?.listing ?? null);
  const topic_names = ordered.map(({ name }) => name);
  await db('projects')
    .where({ id: projectId })
    .update({ topic_names: JSON.stringify(topic_names) });
  return topic_names;
}

const open: readonly Listing[] = toListings(['internal', 'public'], undefined);
const toEverybody: readonly Listing[] = toListings(['public'], undefined);

/**
 * Updates the counts of a project's topics when its listing changes; null before it is shown, and after. Also called
 * for added or removed topics of a shown project.
 */
export async function countTopics(
  db: Database,
  projectId: number,
  from: Listing | null,
  to: Listing | null,
): Promise<void> {
  const computeStep = (listings: readonly Listing[]) =>
    Number(to !== null && listings.includes(to)) - Number(from !== null && listings.includes(from));
  const steps = {
    projects_count: Number(to !== null) - Number(from !== null),
    open_projects_count: computeStep(open),
    public_projects_count: computeStep(toEverybody),
  };
  if (Object.values(steps).every((each) => each === 0)) return;
  await db('topics')
    .whereIn('id', db('project_topics').select('topic_id').where('project_id', projectId))
    .update(
      Object.fromEntries(
        Object.entries(steps).map(([column, each]) => [column, db.raw('?? + ?', [column, each])]),
      ),
    );
}

/** Removes projects from the counts of their topics before they are hidden; unlisted projects do not count. */
export async function uncountTopics(db: Database, projectIds: readonly number[]): Promise<void> {
  const selectTagged = () =>
    whereInList(
      db('project_topics as tagged')
        .join('projects', 'projects.id', 'tagged.project_id')
        .whereNotNull('projects.listing'),
      'tagged.project_id',
      projectIds,
    );
  const countWithout = (column: string, listings: readonly Listing[] | null) => {
    const lost = selectTagged().whereRaw('tagged.topic_id = topics.id');
    if (listings !== null) lost.whereIn('projects.listing', [...listings]);
    return db.raw('?? - ?', [column, lost.select(db.raw('count(*)'))]);
  };
  await db('topics')
    .whereIn('id', selectTagged().select('tagged.topic_id'))
    .update({
      projects_count: countWithout('projects_count', null),
      open_projects_count: countWithout('open_projects_count', open),
      public_projects_count: countWithout('public_projects_count', toEverybody),
    });
}
