import type { ListTopicsRequest } from '../../../generated/topics/types.ts';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { fold } from '../../database/folding.ts';
import { containing, findContaining } from '../../database/text-search.ts';
import { NotFound } from '../../errors.ts';
import { type Page, paginate } from '../../lists/offset.ts';
import type { Actor } from '../../records/actor.ts';
import { topicPolicy } from './policy.ts';
import type { TopicRow } from './table.ts';

/** The count of projects that tells the actor of none that is hidden; see the index for each. */
export type TopicCount = 'projects_count' | 'open_projects_count' | 'public_projects_count';

export function countFor(actor: Actor | null): TopicCount {
  if (actor?.admin === true) return 'projects_count';
  return actor === null || actor.external ? 'public_projects_count' : 'open_projects_count';
}

/** The topics that the actor may know, those with most projects first. */
export async function listTopics(
  db: Database,
  actor: Actor | null,
  query: ListTopicsRequest['query'],
): Promise<Page<TopicRow>> {
  const count = countFor(actor);
  const topics = db<TopicRow>('topics')
    .select('topics.*')
    .orderBy(count, 'desc')
    .orderBy('id', 'desc');
  if (actor?.admin !== true) {
    topics.where((either) => void either.where('listed', true).orWhere(count, '>', 0));
  }
  if (query.without_projects) topics.where(count, 0);
  const search = fold(query.search ?? '');
  if (search !== '') {
    const found = await findContaining(db, 'topics', search);
    if (found !== null) inList(topics, 'topics.id', found);
    topics.whereRaw("topics.name_key like ? escape '\\'", [containing(search)]);
  }
  return paginate(db, topics, query);
}

/** @throws NotFound also for topics that only hidden projects have */
export async function findTopic(db: Database, actor: Actor | null, id: number): Promise<TopicRow> {
  const topic = (await db('topics').where({ id }).first()) as TopicRow | undefined;
  if (topic === undefined || !topicPolicy.read({ actor, topic, count: topic[countFor(actor)] })) {
    throw new NotFound('Topic');
  }
  return topic;
}
