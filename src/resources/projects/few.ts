import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { findFew, inAll } from '../../database/few-rows.ts';
import { fold } from '../../database/folding.ts';
import { findContaining } from '../../database/text-search.ts';
import type { Actor } from '../../records/actor.ts';
import { listingsOf } from '../../records/listing.ts';
import { everyVisibility } from '../../records/visibility.ts';
import {
  effectiveOrder,
  type Found,
  isOfUser,
  isSearchedWhole,
  isSizeOrder,
  type ProjectFilters,
  type ProjectOrder,
} from './list-shape.ts';

type Asked = ProjectFilters & { readonly order_by: ProjectOrder };

/** The projects that one filter leaves, found along an index of its own; `key` has all that it depends on. */
interface Candidates {
  readonly key: string;
  /** Selects `id`. */
  readonly query: Knex.QueryBuilder;
}

/**
 * Which projects the filters may leave, where some index says that they are few: the list is then read from these.
 * Without that, a filter that nothing passes would mean to look at everything in the order of the list.
 */
export async function findFewProjects(
  db: Database,
  actor: Actor | null,
  query: Asked,
): Promise<Found> {
  const { search = '', search_namespaces = false } = query;
  const text = search === '' ? null : fold(search);
  const candidates = [
    ...byContents(db, query),
    ...byTime(db, query, effectiveOrder(query.order_by, actor, query)),
    ...(actor === null ? [] : byUser(db, actor, query)),
  ];
  const lists = Promise.all(
    candidates.map(({ key, query }) =>
      findFew(db, `projects ${key}`, (limit) => query.clone().limit(limit) as PromiseLike<Id[]>),
    ),
  );
  const [known, texts, namespaces] = await Promise.all([
    lists,
    text === null ? null : findContaining(db, 'projects', text),
    text === null || !search_namespaces ? null : findContaining(db, 'namespaces', text),
  ]);
  if (search_namespaces) return { projects: inAll(known), texts, namespaces };
  return { projects: inAll([...known, texts]), texts: null, namespaces: null };
}

interface Id {
  readonly id: number;
}

/** What projects are or have. */
function byContents(db: Database, query: ProjectFilters): Candidates[] {
  const { forked_from, with_programming_language: language, topic = [] } = query;
  const candidates: Candidates[] = topic.map(fold).map((name) => ({
    key: `with topic: ${name}`,
    query: db('project_topics')
      .join('topics', 'topics.id', 'project_topics.topic_id')
      .where('topics.name_key', name)
      .select('project_topics.project_id as id'),
  }));
  if (isSearchedWhole(query)) {
    const text = fold(query.search ?? '');
    const byPath = db('projects').select('id').whereRaw('lower(path) = ?', [text]);
    candidates.push({
      key: `named: ${text}`,
      query: db('projects').select('id').where('name_key', text).union([byPath]),
    });
  }
  if (language !== undefined) {
    const query = db('project_languages').where('name', language).select('project_id as id');
    candidates.push({ key: `in language: ${language}`, query });
  }
  if (forked_from !== undefined) {
    const query = db('projects').where('forked_from_id', forked_from).select('id');
    candidates.push({ key: `forked from: ${forked_from}`, query });
  }
  for (const flag of ['repository_checksum_failed', 'wiki_checksum_failed'] as const) {
    if (query[flag] !== true) continue;
    candidates.push({ key: flag, query: db('projects').whereRaw(flag).select('id') });
  }
  return candidates;
}

const allListings = `listing in (${listingsOf(everyVisibility, undefined).join(', ')})`;

/** Only where the order of the list is another: else its index serves them together. */
function byTime(db: Database, query: ProjectFilters, order: ProjectOrder): Candidates[] {
  const ranges = [
    ['id', query.id_after, query.id_before],
    ['last_activity_at', query.last_activity_after, query.last_activity_before],
  ] as const;
  return ranges.flatMap(([column, after, before]) => {
    if (column === order || (after === undefined && before === undefined)) return [];
    const projects = db('projects').select('id');
    // The index begins with it.
    if (column !== 'id') projects.whereRaw(allListings);
    if (after !== undefined) projects.where(column, '>', after);
    if (before !== undefined) projects.where(column, '<', before);
    return [{ key: `by ${column}: ${after} ${before}`, query: projects }];
  });
}

/** What users have to do with projects, and what only administrators may ask for. */
function byUser(db: Database, { user: { id }, admin }: Actor, query: Asked): Candidates[] {
  const candidates: Candidates[] = [];
  if (query.starred === true) {
    const starred = db('project_stars').where('user_id', id).select('project_id as id');
    candidates.push({ key: `starred by: ${id}`, query: starred });
  }
  if (query.imported === true) {
    const imported = db('projects').where('creator_id', id).whereNotNull('import_type');
    candidates.push({ key: `imported by: ${id}`, query: imported.select('id') });
  }
  return admin ? [...candidates, ...forAdministrators(db, id, query)] : candidates;
}

function forAdministrators(db: Database, id: number, query: Asked): Candidates[] {
  const { repository_storage, visibility, archived, order_by, custom_attributes = {} } = query;
  const candidates: Candidates[] = Object.keys(custom_attributes).map((key) => ({
    key: `with attribute: ${key}`,
    query: db('project_custom_attributes').where({ key }).select('project_id as id'),
  }));
  if (repository_storage !== undefined) {
    const stored = db('projects').where({ repository_storage }).select('id');
    candidates.push({ key: `stored at: ${repository_storage}`, query: stored });
  }
  // Sizes are ordered whatever the listing, and whoever it is authorized for.
  if (isSizeOrder(order_by) && isOfUser(query)) {
    const held = db('project_authorizations').where('user_id', id).select('project_id as id');
    candidates.push({ key: `held by: ${id}`, query: held });
  }
  if (isSizeOrder(order_by) && (visibility !== undefined || archived !== undefined)) {
    const visibilities = visibility === undefined ? everyVisibility : [visibility];
    const listed = `listing in (${listingsOf(visibilities, archived).join(', ')})`;
    candidates.push({ key: listed, query: db('projects').whereRaw(listed).select('id') });
  }
  return candidates;
}
