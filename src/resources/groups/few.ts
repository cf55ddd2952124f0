import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { findFew, inAll } from '../../database/few-rows.ts';
import { findContaining } from '../../database/text-search.ts';
import { listedGroups } from '../../policy/visible.ts';
import type { Actor } from '../../records/actor.ts';
import { type GroupFilters, isShort, searchedText } from './list-shape.ts';

/**
 * Which groups the filters may leave, where some index says that they are few; null where none does. See
 * `findFewProjects`.
 */
export async function findFewGroups(
  db: Database,
  actor: Actor | null,
  query: GroupFilters,
): Promise<readonly number[] | null> {
  const few = (key: string, groups: Knex.QueryBuilder) =>
    findFew(db, `groups ${key}`, (limit) => groups.limit(limit) as PromiseLike<{ id: number }[]>);
  const lists: ReturnType<typeof findFew>[] = [];
  const text = searchedText(query);
  if (text !== null) {
    lists.push(isShort(text) ? few(`named: ${text}`, named(db, text)) : byText(db, text));
  }
  if (query.top_level_only === true) {
    lists.push(few('at the top', listedGroups(db).whereNull('parent_id').select('namespaces.id')));
  }
  for (const key of actor?.admin === true ? Object.keys(query.custom_attributes ?? {}) : []) {
    const groups = db('group_custom_attributes').where({ key }).select('group_id as id');
    lists.push(few(`with attribute: ${key}`, groups));
  }
  return inAll(await Promise.all(lists));
}

function byText(db: Database, text: string): Promise<readonly number[] | null> {
  return findContaining(db, 'namespaces', text);
}

function named(db: Database, text: string): Knex.QueryBuilder {
  const byPath = db('namespaces').select('id').whereRaw('lower(path) = ?', [text]);
  return db('namespaces').select('id').where('name_key', text).union([byPath]);
}
