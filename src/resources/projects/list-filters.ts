import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { hasPart, inList, metOnTheWay } from '../../database/dialect.ts';
import type { Slots } from '../../database/statement.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { featureVisibleInSql } from '../../policy/features.ts';
import type { ListParameters, ListShape } from './list-shape.ts';

type Query = Knex.QueryBuilder;

/** What of a list narrows its rows. */
export type Narrowed = Pick<
  ListShape,
  'order' | 'narrowed' | 'topics' | 'attributes' | 'level' | 'admin' | 'user'
>;

/**
 * Leaves the rows that pass the filters of the list; `query` reads `projects`, and `granted` where a level counts.
 * `id` is the column with the ids along which the rows are met.
 */
export function narrowed(
  db: Database,
  query: Query,
  slots: Slots<ListParameters>,
  list: Narrowed,
  id: 'projects.id' | 'granted.project_id' = 'projects.id',
): Query {
  for (const name of list.narrowed) {
    switch (name) {
      case 'forked_from':
        query.where('projects.forked_from_id', slots[name]);
        break;
      case 'id_after':
        query.where(id, '>', slots[name]);
        break;
      case 'id_before':
        query.where(id, '<', slots[name]);
        break;
      case 'last_activity_after':
        lastActive(query, list, '>', slots[name]);
        break;
      case 'last_activity_before':
        lastActive(query, list, '<', slots[name]);
        break;
      case 'imported':
        query.where('projects.creator_id', slots.user).whereNotNull('projects.import_type');
        break;
      case 'repository_checksum_failed':
      case 'wiki_checksum_failed':
        query.whereRaw(`projects.${name}`);
        readable(db, query, slots, list, name === 'wiki_checksum_failed' ? 'wiki' : 'repository');
        break;
      case 'repository_storage':
        query.where('projects.repository_storage', slots[name]);
        break;
      case 'found':
        inList(query, 'projects.id', slots[name]);
        break;
      case 'found_with_namespaces':
        query.whereIn('projects.id', foundWithNamespaces(db, slots));
        break;
      case 'search':
        hasPart(query, 'projects.search_text', slots.text);
        break;
      case 'search_whole':
        query.whereRaw('(projects.name_key = ? or lower(projects.path) = ?)', [
          slots.text,
          slots.text,
        ]);
        break;
      case 'search_namespaces':
        query.where((either) => matchesWithNamespaces(db, either, slots));
        break;
      case 'starred':
        query.whereExists(
          db('project_stars as starred')
            .select(db.raw('1'))
            .whereRaw('starred.project_id = projects.id')
            .where('starred.user_id', slots.user),
        );
        break;
      case 'with_issues_enabled':
        featureVisible(db, query, slots, list, 'issues', AccessLevel.Guest);
        break;
      case 'with_merge_requests_enabled':
        featureVisible(db, query, slots, list, 'merge_requests', AccessLevel.Reporter);
        break;
      case 'with_programming_language':
        query.whereExists(
          db('project_languages as languages')
            .select(db.raw('1'))
            .whereRaw('languages.project_id = projects.id')
            .where('languages.name', slots[name]),
        );
        readable(db, query, slots, list, 'repository');
        break;
    }
  }
  if (list.level > 0) {
    // In the words of the index that holds only these: SQLite compares the text.
    if (list.level >= AccessLevel.Maintainer) query.whereRaw('granted.access_level >= 40');
    query.whereRaw(`granted.access_level >= ${list.level}`);
  }
  if (list.topics) query.whereRaw('(?) = ?', [topicsOf(db, slots), slots.topic_count]);
  for (let index = 0; index < list.attributes; index += 1) {
    query.whereExists(
      db('project_custom_attributes as attributes')
        .select(db.raw('1'))
        .whereRaw('attributes.project_id = projects.id')
        .where('attributes.key', slots[`key${index}`] ?? '')
        .where('attributes.value', slots[`value${index}`] ?? ''),
    );
  }
  return query;
}

/** In another order the few that pass were found before, or there are many: see `findFewProjects`. */
function lastActive(query: Query, list: Narrowed, sign: '<' | '>', time: string): void {
  if (list.order === 'last_activity_at') query.where('projects.last_activity_at', sign, time);
  else metOnTheWay(query, `projects.last_activity_at ${sign} ?`, [time]);
}

/** How many of the topics the project has. */
function topicsOf(db: Database, { topics }: Slots<ListParameters>): Query {
  const query = db('project_topics')
    .join('topics', 'topics.id', 'project_topics.topic_id')
    .whereRaw('project_topics.project_id = projects.id')
    .count('*');
  return inList(query, 'topics.name_key', topics);
}

/** The projects that were found, and those in the namespaces that were. */
function foundWithNamespaces(db: Database, slots: Slots<ListParameters>): Query {
  const below = inList(
    db('namespace_ancestors').select('namespace_id'),
    'ancestor_id',
    slots.found_namespaces,
  );
  return inList(db('projects as named').select('named.id'), 'named.id', slots.found_texts).union(
    db('projects as inside').select('inside.id').whereIn('inside.namespace_id', below),
  );
}

function matchesWithNamespaces(
  db: Database,
  query: Query,
  { text, pattern }: Slots<ListParameters>,
): void {
  hasPart(query, 'projects.search_text', text).orWhereExists(
    db('namespace_ancestors as above')
      .join('namespaces as named', 'named.id', 'above.ancestor_id')
      .select(db.raw('1'))
      .whereRaw('above.namespace_id = projects.namespace_id')
      .whereRaw("(named.name_key like ? escape '\\' or lower(named.path) like ? escape '\\')", [
        pattern,
        pattern,
      ]),
  );
}

/** Leaves what the caller may read anyway: a filter tells nothing more. */
function readable(
  db: Database,
  query: Query,
  slots: Slots<ListParameters>,
  { admin, user }: Pick<ListShape, 'admin' | 'user'>,
  feature: 'repository' | 'wiki',
): void {
  if (admin) query.whereRaw(`projects.${feature}_access_level <> 'disabled'`);
  else if (!user) query.whereRaw(featureVisibleInSql(feature, '0'));
  else {
    const level = db('project_authorizations as reader')
      .select('reader.access_level')
      .whereRaw('reader.project_id = projects.id')
      .where('reader.user_id', slots.user);
    query.whereRaw(featureVisibleInSql(feature, 'coalesce((?), 0)'), [level]);
  }
}

/**
 * On for everybody who sees the project, or for members of this level; in private projects everybody is a member
 * and needs the level too.
 */
function featureVisible(
  db: Database,
  query: Query,
  slots: Slots<ListParameters>,
  list: Pick<ListShape, 'admin' | 'user'>,
  feature: 'issues' | 'merge_requests',
  level: number,
): void {
  const column = `projects.${feature}_access_level`;
  query.whereRaw("?? <> 'disabled'", [column]);
  if (list.admin) return;
  query.where((either) => {
    either.whereRaw("(?? = 'enabled' and projects.visibility <> 'private')", [column]);
    if (!list.user) return;
    either.orWhereExists(
      db('project_authorizations as held')
        .select(db.raw('1'))
        .whereRaw('held.project_id = projects.id')
        .where('held.user_id', slots.user)
        .whereRaw(`held.access_level >= ${level}`),
    );
  });
}
