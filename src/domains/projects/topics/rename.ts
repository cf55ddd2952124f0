import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import type { WorkerDefinition, Workers } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';

/** Projects that are written in one transaction. */
const batchSize = 500;

/**
 * Updates the copies of a topic's name in the rows of its projects: the first batch at once, and the rest in the
 * background.
 */
export async function rewriteTopicNames(
  db: Database,
  workers: Workers,
  topicId: number,
): Promise<void> {
  const next = await rewriteBatch(db, topicId, 0);
  if (next !== null) await workers.enqueue(db, renameTopic, { topic_id: topicId, after: next });
}

/** Each run handles one batch, and enqueues a job for the next one. */
export const renameTopic: WorkerDefinition<{ readonly topic_id: number; readonly after: number }> =
  {
    name: 'rename_topic',
    worksFor: toInstanceOwner,

    async run({ topic_id, after }, { db, workers }) {
      await db.transaction(async (db) => {
        const next = await rewriteBatch(db, topic_id, after);
        if (next !== null) await workers.enqueue(db, renameTopic, { topic_id, after: next });
      });
    },
  };

/** The id of the last project of a full batch; null after the last batch. */
async function rewriteBatch(db: Database, topicId: number, after: number): Promise<number | null> {
  const projects: { id: number; topic_names: string[] }[] = await db('project_topics')
    .join('projects', 'projects.id', 'project_topics.project_id')
    .where('project_topics.topic_id', topicId)
    .where('project_topics.project_id', '>', after)
    .orderBy('project_topics.project_id')
    .limit(batchSize)
    .select('projects.id', 'projects.topic_names');
  const names = await loadNames(
    db,
    projects.map(({ id }) => id),
  );
  for (const { id, topic_names } of projects) {
    const renamed = restoreOrder(topic_names, names.get(id) ?? []);
    if (renamed.join('\n') === topic_names.join('\n')) continue;
    await db('projects')
      .where({ id })
      .update({ topic_names: JSON.stringify(renamed) });
  }
  return projects.length < batchSize ? null : (projects.at(-1)?.id ?? null);
}

async function loadNames(db: Database, projectIds: readonly number[]) {
  const query = db('project_topics')
    .join('topics', 'topics.id', 'project_topics.topic_id')
    .orderBy('topics.id');
  const rows: { project_id: number; name: string }[] = await whereInList(
    query,
    'project_topics.project_id',
    projectIds,
  ).select('project_topics.project_id', 'topics.name');
  const byProject = new Map<number, string[]>();
  for (const { project_id, name } of rows) {
    byProject.set(project_id, [...(byProject.get(project_id) ?? []), name]);
  }
  return byProject;
}

/** The new names in the order of the old ones; an added name takes the place of a removed one. */
function restoreOrder(before: readonly string[], names: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [fold(name), name]));
  const known = new Set(before.map(fold));
  const added = names.filter((name) => !known.has(fold(name)));
  const kept = before.flatMap((old) => byKey.get(fold(old)) ?? added.shift() ?? []);
  return [...kept, ...added];
}
