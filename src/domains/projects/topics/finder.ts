import type { ListTopicsRequest } from '#generated/topics/types.ts';
import type { Database } from '#src/database/database.ts';
import { countUpTo, whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { toContainsPattern, findContaining } from '#src/database/text-search.ts';
import { NotFound } from '#src/errors.ts';
import { maxTotalRows, type Page, paginate } from '#src/lists/offset.ts';
import type { Actor } from '#src/records/actor.ts';
import { topicPolicy } from './policy.ts';
import type { TopicRow } from './table.ts';

/** The count of projects that is safe for the actor; each has an index. */
export type TopicCount = 'projects_count' | 'open_projects_count' | 'public_projects_count';

export function countFor(actor: Actor | null): TopicCount {
  if (actor?.admin === true) return 'projects_count';
  return actor === null || actor.external ? 'public_projects_count' : 'open_projects_count';
}

/** The topics that the actor may see, those with most projects first. */
export async function listTopics(
  db: Database,
  actor: Actor | null,
  query: ListTopicsRequest['query'],
): Promise<Page<TopicRow>> {
  const { topics } = await selectTopics(db, actor, query);
  return paginate(db, topics, query);
}

/** Returns a slice of the topics, and their number; 10,001 if there are more than 10,000. */
export async function sliceTopics(
  db: Database,
  actor: Actor | null,
  search: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly TopicRow[]; readonly total: number }> {
  const { topics } = await selectTopics(db, actor, { search, without_projects: false });
  const rows = limit === 0 ? [] : await topics.clone().offset(offset).limit(limit);
  return { rows, total: await countUpTo(db, topics, maxTotalRows + 1) };
}

async function selectTopics(
  db: Database,
  actor: Actor | null,
  asked: Pick<ListTopicsRequest['query'], 'search' | 'without_projects'>,
) {
  const count = countFor(actor);
  const topics = db<TopicRow>('topics')
    .select<TopicRow[]>('topics.*')
    .orderBy(count, 'desc')
    .orderBy('id', 'desc');
  if (actor?.admin !== true) {
    topics.where((either) => void either.where('listed', true).orWhere(count, '>', 0));
  }
  if (asked.without_projects) topics.where(count, 0);
  const search = fold(asked.search ?? '');
  if (search !== '') {
    const found = await findContaining(db, 'topics', search);
    if (found !== null) whereInList(topics, 'topics.id', found);
    topics.whereRaw("topics.name_key like ? escape '\\'", [toContainsPattern(search)]);
  }
  // Wrapped in an object, because `await` runs a bare query.
  return { topics };
}

/** @throws NotFound also for topics that only hidden projects have */
export async function findTopic(db: Database, actor: Actor | null, id: number): Promise<TopicRow> {
  const topic = (await db('topics').where({ id }).first()) as TopicRow | undefined;
  if (topic === undefined || !topicPolicy.read({ actor, topic, count: topic[countFor(actor)] })) {
    throw new NotFound('Topic');
  }
  return topic;
}
