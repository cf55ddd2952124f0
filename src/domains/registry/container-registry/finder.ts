import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList, joinFirstOfEach } from '#src/database/dialect.ts';
import { toContainsPattern } from '#src/database/text-search.ts';
import { RowNotFound } from '#src/errors.ts';
import { cutTo } from '#src/lists/cut.ts';
import {
  countRows,
  maxTotalRows,
  createOffsetPage,
  type OffsetQuery,
  computeOffsetWindow,
  type Page,
  paginate,
} from '#src/lists/offset.ts';
import { writeFeatureCondition } from '#src/policy/features.ts';
import type { Actor } from '#src/records/actor.ts';
import type { NamedTag } from './engine.ts';
import type { TagDetail } from './presenter.ts';
import type { Located, RegistryRepositoryRow } from './table.ts';

type Query = Knex.QueryBuilder<Located, Located[]>;

function selectRepositories(db: Database): Query {
  const rows: Query = db<Located>('registry_repositories');
  return rows
    .join('projects', 'projects.id', 'registry_repositories.project_id')
    .select('registry_repositories.*', 'projects.full_path');
}

export function findRepositoriesOfProject(
  db: Database,
  projectId: number,
  query: OffsetQuery,
): Promise<Page<Located>> {
  return paginate(db, selectRowsOfProject(db, projectId), query);
}

const selectRowsOfProject = (db: Database, projectId: number): Query =>
  selectRepositories(db)
    .where('registry_repositories.project_id', projectId)
    .orderBy('registry_repositories.id');

/** Repositories of the projects below a group whose registry the actor may read. */
export function findRepositoriesOfGroup(
  db: Database,
  groupId: number,
  actor: Actor,
  query: OffsetQuery,
): Promise<Page<Located>> {
  return paginate(db, selectRowsOfGroup(db, groupId, actor), query);
}

function selectRowsOfGroup(db: Database, groupId: number, actor: Actor): Query {
  const readsAll = actor.admin || actor.user.auditor;
  const level = readsAll ? '50' : 'coalesce(held.access_level, 0)';
  const rows: Query = selectRepositories(db);
  void rows
    .join('namespace_ancestors as above', 'above.namespace_id', 'projects.namespace_id')
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', actor.user.id);
    })
    .where('above.ancestor_id', groupId)
    .whereNotNull('projects.listing')
    .whereRaw(writeFeatureCondition('container_registry', level));
  if (!readsAll) {
    void rows.whereRaw("(projects.visibility <> 'private' or held.access_level is not null)");
  }
  return rows.orderBy('registry_repositories.id');
}

export interface RepositoryWindow {
  readonly offset: number;
  readonly limit: number;
  /** A part of their names; null for all. */
  readonly name: string | null;
}

interface Rows {
  readonly rows: readonly Located[];
  /** 10,001 for all larger totals. */
  readonly total: number;
}

export const loadRepositoriesOfProject = (
  db: Database,
  projectId: number,
  window: RepositoryWindow,
): Promise<Rows> => readRows(db, selectRowsOfProject(db, projectId), window);

/** Lists the repositories whose registry the actor may read. */
export const loadRepositoriesOfGroup = (
  db: Database,
  groupId: number,
  actor: Actor,
  window: RepositoryWindow,
): Promise<Rows> => readRows(db, selectRowsOfGroup(db, groupId, actor), window);

async function readRows(
  db: Database,
  rows: Query,
  { name, offset, limit }: RepositoryWindow,
): Promise<Rows> {
  if (name !== null) {
    const pattern = toContainsPattern(name.toLowerCase());
    void rows.whereRaw("registry_repositories.name like ? escape '\\'", [pattern]);
  }
  const total = await countRows(db, rows);
  return { rows: limit === 0 ? [] : await rows.offset(offset).limit(limit), total };
}

export const findRepositoriesById = async (
  db: Database,
  ids: readonly number[],
): Promise<readonly Located[]> =>
  await whereInList(selectRepositories(db), 'registry_repositories.id', ids);

/** @throws RowNotFound */
export async function findRepositoryById(db: Database, id: number): Promise<Located> {
  const row = await selectRepositories(db)
    .where('registry_repositories.id', id)
    .whereNotNull('projects.listing')
    .first<Located | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}

/** @throws RowNotFound unless it is one of the project */
export async function findProjectRepository(
  db: Database,
  projectId: number,
  id: number,
): Promise<RegistryRepositoryRow> {
  const row = await db<RegistryRepositoryRow>('registry_repositories')
    .where({ id, project_id: projectId })
    .first<RegistryRepositoryRow | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}

/** Limits on the tags of one repository in a list of repositories, and of all in one response. */
const mostTags = { ofEach: 1_000, together: 2_000 };

/** Number of tags that are returned for each repository. */
export const computeTagShare = (repositories: number): number =>
  Math.min(mostTags.ofEach, Math.floor(mostTags.together / Math.max(repositories, 1)));

/** The first tags of each of these repositories, by the id of the repository. */
export async function loadTagsOfEach(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly name: string }[]>> {
  const part = db('registry_tags as each')
    .whereRaw('each.repository_id = registry_repositories.id')
    .orderBy('each.name')
    .limit(computeTagShare(ids.length));
  const rows = await joinFirstOfEach(
    db,
    whereInList(db('registry_repositories'), 'registry_repositories.id', ids),
    'registry_tags',
    part,
  )
    .orderBy(['registry_tags.repository_id', 'registry_tags.name'])
    .select<{ repository_id: number; name: string }[]>(
      'registry_tags.repository_id',
      'registry_tags.name',
    );
  const found = new Map<number, { readonly name: string }[]>(ids.map((id) => [id, []]));
  for (const { repository_id, name } of rows) found.get(repository_id)?.push({ name });
  return found;
}

/** Number of tags of each repository, by repository id. */
export async function countTagsOfEach(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await whereInList(db('registry_tags'), 'repository_id', ids)
    .groupBy('repository_id')
    .select<{ repository_id: number; count: number }[]>(
      'repository_id',
      db.raw('count(*) as count'),
    );
  return new Map(rows.map(({ repository_id, count }) => [repository_id, Number(count)]));
}

/** A page of tags by name. The statement of the page counts them, too: that reads an index of 10,001 tags at most. */
export async function findRegistryTags(
  db: Database,
  repositoryId: number,
  query: OffsetQuery,
): Promise<Page<NamedTag>> {
  const window = computeOffsetWindow(query);
  const tags = db('registry_tags').where('repository_id', repositoryId);
  const counted = tags
    .clone()
    .select('id')
    .limit(maxTotalRows + 1, { skipBinding: true });
  const total = db(counted.as('counted')).count('*').as('total');
  const page = cutTo(tags.clone().orderBy('name'), window);
  const fetched = await page.select<{ name: string; total: number }[]>('name', total);
  const names = fetched.map(({ name }) => ({ name }));
  // A page beyond the last tag has no row with the total.
  return createOffsetPage(window, names, () =>
    fetched[0] === undefined ? countRows(db, tags) : Number(fetched[0].total),
  );
}

/** A tag with details of its manifest; undefined if absent. */
export async function findRegistryTag(
  db: Database,
  repositoryId: number,
  name: string,
): Promise<TagDetail | undefined> {
  return (await findTagsByName(db, repositoryId, [name]))[0];
}

/** Tags with these names of one repository, with details of their manifests. */
export async function findTagsByName(
  db: Database,
  repositoryId: number,
  names: readonly string[],
): Promise<TagDetail[]> {
  const tags = db('registry_tags')
    .join('registry_manifests as manifests', 'manifests.id', 'registry_tags.manifest_id')
    .where('registry_tags.repository_id', repositoryId);
  return whereInList(tags, 'registry_tags.name', names).select<TagDetail[]>(
    'registry_tags.name',
    'manifests.digest',
    'manifests.config_digest',
    'manifests.layers_size',
    'manifests.image_created_at',
  );
}
