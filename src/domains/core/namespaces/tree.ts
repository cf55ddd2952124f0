import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { walkParts, walkBelonging } from '#src/database/walks.ts';
import { type Container, toOwnerColumn } from '#src/records/container.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { deleteOldPaths, keepOldPath } from './old-paths.ts';
import { maxGroupDepth, maxFullPathChars } from './table.ts';

/** Ids of a namespace and of everything below it. */
export function selectTree(db: Database, id: number): Knex.QueryBuilder {
  return db('namespace_ancestors').where('ancestor_id', id).select('namespace_id');
}

/** The ids of the namespace itself and of all above it. `id` may be a slot. */
export function selectLineage(db: Database, id: number) {
  return db('namespace_ancestors').where('namespace_id', id).select('ancestor_id');
}

/** Selects the labels or milestones of a project or group and its ancestors. Ids of the container may be slots. */
export function whereUsableIn<Rows extends Knex.QueryBuilder>(
  db: Database,
  rows: Rows,
  container: Container,
): Rows {
  return rows.where((either) => {
    void either
      .where(toOwnerColumn(container), container.id)
      .orWhereIn('group_id', selectLineage(db, container.namespaceId));
  }) as Rows;
}

/** Walks the ids of the namespace itself and of all below it. */
export function walkTree(db: Database, id: number): AsyncGenerator<readonly number[]> {
  return walkParts(db('namespace_ancestors').where('ancestor_id', id), { key: 'namespace_id' });
}

/** Ids of the projects in a namespace and in everything below it, in parts. */
export async function* walkProjects(db: Database, id: number): AsyncGenerator<readonly number[]> {
  for await (const groups of walkTree(db, id)) {
    yield* walkBelonging(db('projects'), 'namespace_id', groups);
  }
}

/** Narrows given rows to those of projects in a namespace or its descendants: each row is checked separately. */
export function whereInTree(
  db: Database,
  rows: Knex.QueryBuilder,
  project: string,
  id: number,
): Knex.QueryBuilder {
  return rows.whereExists(
    db('projects as held')
      .join('namespace_ancestors as above', 'above.namespace_id', 'held.namespace_id')
      .whereRaw('held.id = ??', [project])
      .where('above.ancestor_id', id)
      .select(db.raw('1')),
  );
}

/** Ids of the projects in a namespace and in everything below it. */
export function selectProjectsInTree(db: Database, id: number): Knex.QueryBuilder {
  return db('projects').whereIn('projects.namespace_id', selectTree(db, id)).select('projects.id');
}

/**
 * Locks a namespace with everything below it, and `others`, until the transaction ends, in parts: nothing is then added
 * to any of them, moved into or out of them. The caller has raised the access revision, so that no two wait for each
 * other.
 */
export async function lockTree(
  db: Database,
  id: number,
  others: readonly number[] = [],
): Promise<void> {
  await lockNamespaces(db, others);
  for (let known = -1, count = 0; count !== known;) {
    known = count;
    count = 0;
    // The next pass shows the rows that were added before the last lock was taken.
    for await (const ids of walkTree(db, id)) {
      await lockNamespaces(db, ids);
      count += ids.length;
    }
  }
}

async function lockNamespaces(db: Database, ids: readonly number[]): Promise<void> {
  await whereInList(db('namespaces'), 'id', ids).orderBy('id').forNoKeyUpdate().select('id');
}

type NamespacePath = Pick<NamespaceRow, 'id' | 'full_path' | 'full_name' | 'depth'>;

/** The name, path and parent that a namespace gets; `parent` is null at the top. */
interface NewPlace {
  readonly name: string;
  readonly path: string;
  readonly parent: NamespacePath | null;
}

type Moved = Pick<
  NamespaceRow,
  'id' | 'name' | 'path' | 'full_path' | 'full_name' | 'parent_id' | 'depth'
>;

/** The full path that a namespace has in a place. */
export function joinFullPath({ parent, path }: Pick<NewPlace, 'parent' | 'path'>): string {
  return parent === null ? path : `${parent.full_path}/${path}`;
}

/** Namespaces whose full paths one statement writes, each with its places in the index of texts. */
const renamedBatchSize = 125;

/**
 * Writes name, path and parent of a namespace, and everything below that depends on them: ancestors, depths, full
 * paths and full names, also of projects. It runs in batches of one transaction. Callers lock the tree, and refresh
 * the authorizations when the parent changes. Violates a unique index of namespaces when the new place is taken.
 */
export async function moveNamespace(
  db: Database,
  before: Moved,
  place: NewPlace,
  now: string,
): Promise<void> {
  const { name, path, parent } = place;
  const parentId = parent?.id ?? null;
  if (parentId !== before.parent_id) await moveBelow(db, before.id, parentId);
  await db('namespaces')
    .where('id', before.id)
    .update({ name, name_key: fold(name), path, parent_id: parentId, updated_at: now });

  const fullPath = joinFullPath(place);
  const fullName = parent === null ? name : `${parent.full_name} / ${name}`;
  const deeper = (parent?.depth ?? 0) + 1 - before.depth;
  if (fullPath === before.full_path && fullName === before.full_name && deeper === 0) return;
  for await (const ids of walkTree(db, before.id)) {
    for (const some of splitIntoBatches(ids, renamedBatchSize)) {
      await whereInList(db('namespaces'), 'id', some).update({
        full_path: selectReplacedStart(db, 'full_path', before.full_path, fullPath),
        full_name: selectReplacedStart(db, 'full_name', before.full_name, fullName),
        depth: db.raw('depth + ?', [deeper]),
      });
    }
    if (fullPath !== before.full_path) await deleteOldPaths(db, 'namespaces', ids);
  }
  if (fullPath === before.full_path) return;
  await keepOldPath(db, { namespace_id: before.id }, { from: before.full_path, to: fullPath, now });
  for await (const ids of walkProjects(db, before.id)) {
    await whereInList(db('projects'), 'id', ids)
      // Projects that are about to be removed have a full path outside all namespaces.
      .whereNull('deletion_requested_at')
      .update({ full_path: selectReplacedStart(db, 'full_path', before.full_path, fullPath) });
    await deleteOldPaths(db, 'projects', ids);
  }
}

function selectReplacedStart(db: Database, column: string, from: string, to: string): Knex.Raw {
  return db.raw('cast(? as text) || substr(??, length(cast(? as text)) + 1)', [to, column, from]);
}

/** Namespaces whose ancestors one statement changes: `maxGroupDepth` rows of each. */
const namespaceBatchSize = 50;

/** Moves the tree: replaces the ancestors of the old parent by those of the new one. */
async function moveBelow(db: Database, id: number, parentId: number | null): Promise<void> {
  for await (const ids of walkTree(db, id)) {
    for (const some of splitIntoBatches(ids, namespaceBatchSize)) {
      await whereInList(db('namespace_ancestors'), 'namespace_id', some)
        .whereNotIn('ancestor_id', selectTree(db, id))
        .delete();
      if (parentId === null) continue;
      await db.raw(
        `insert into namespace_ancestors (namespace_id, ancestor_id, distance)
         select below.namespace_id, above.ancestor_id, below.distance + above.distance + 1
         from namespace_ancestors as below
         cross join namespace_ancestors as above
         where below.ancestor_id = ? and above.namespace_id = ?
           and below.namespace_id in (?)`,
        [id, parentId, whereInList(db('namespaces'), 'id', some).select('id')],
      );
    }
  }
}

/** Tells whether the tree fits below a parent: depth and length of full paths are limited. */
export async function fitsBelow(
  db: Database,
  id: number,
  { depth, lengthened }: { readonly depth: number; readonly lengthened: number },
): Promise<'fits' | 'too deep' | 'too long'> {
  const levels = await db('namespace_ancestors')
    .where('ancestor_id', id)
    .max<{ height: number }[]>('distance as height')
    .first();
  if (depth + (levels?.height ?? 0) > maxGroupDepth) return 'too deep';
  if (lengthened <= 0) return 'fits';
  const selectLongest = (things: Knex.QueryBuilder) =>
    things
      .select(db.raw('max(length(full_path)) as length'))
      .first<{ length: number | null } | undefined>();
  const found = await Promise.all([
    selectLongest(db('namespaces').whereIn('id', selectTree(db, id))),
    selectLongest(db('projects').whereIn('id', selectProjectsInTree(db, id))),
  ]);
  const most = Math.max(...found.map((row) => Number(row?.length ?? 0)));
  return most + lengthened > maxFullPathChars ? 'too long' : 'fits';
}
