import { sealRegistrationToken } from '#src/auth/registration-token.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { NotFound } from '#src/errors.ts';
import { keepPathsOfImages } from '#src/image-registry/remains.ts';
import { selectRootNamespace } from '#src/policy/authorization-statements.ts';
import { changeAuthorizations } from '#src/policy/authorizations.ts';
import { computeListing, type Listing } from '#src/records/listing.ts';
import { type FeatureLevels, projectColumns, type ProjectRow } from '#src/records/project.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { defaultProjectSettings, type ProjectSettings } from './settings.ts';
import { countTopics, uncountTopics, writeTopics } from './topics.ts';
import { forgetOldPath } from '#src/domains/core/namespaces/old-paths.ts';

/** Attributes of a new project; omitted ones get defaults. */
export interface NewProject
  extends
    Partial<FeatureLevels>,
    Partial<
      Pick<
        ProjectRow,
        | 'description'
        | 'archived'
        | 'default_branch'
        | 'empty_repo'
        | 'readme_path'
        | 'forked_from_id'
        | 'import_type'
        | 'import_status'
        | 'repository_storage'
        | 'created_at'
        | 'last_activity_at'
      >
    > {
  readonly namespace: { readonly id: number; readonly full_path: string };
  readonly creator_id: number | null;
  readonly name: string;
  readonly path: string;
  readonly visibility: Visibility;
  readonly topics?: readonly string[];
  readonly settings?: Partial<ProjectSettings>;
}

export const DEFAULT_BRANCH = 'main';

/** Names of the unique indexes, for `isUniqueViolation`. */
export const projectIndexes = {
  fullPath: 'projects_full_path',
  name: 'projects_namespace_id_name_key_unique',
} as const;

export function listDefaultFeatureLevels(visibility: Visibility): FeatureLevels {
  return {
    issues_access_level: 'enabled',
    repository_access_level: 'enabled',
    merge_requests_access_level: 'enabled',
    forking_access_level: 'enabled',
    wiki_access_level: 'enabled',
    builds_access_level: 'enabled',
    snippets_access_level: 'enabled',
    pages_access_level: visibility === 'private' ? 'private' : 'enabled',
    operations_access_level: 'enabled',
    analytics_access_level: 'enabled',
    container_registry_access_level: 'enabled',
    security_and_compliance_access_level: 'private',
    releases_access_level: 'enabled',
    requirements_access_level: 'enabled',
  };
}

/**
 * Writes the project with its settings, statistics and topics. The repository and the authorizations are the
 * caller's to make. Violates one of `projectIndexes` when name or path is taken.
 */
export async function insertProject(
  db: Database,
  project: NewProject,
  now: string,
): Promise<ProjectRow> {
  return changeAccess(db, async (db) => {
    const row = await reserveProject(db, project, now);
    return revealProject(db, row);
  });
}

/** Stores a project that is hidden until `revealProject`; its name and path are taken from now on. */
export async function reserveProject(
  db: Database,
  project: NewProject,
  now: string,
): Promise<ProjectRow> {
  return db.transaction(async (db) => {
    const { namespace, topics = [], settings, ...attributes } = project;
    const attributesSet = omitUndefined(attributes);
    const created = await insertReturning<ProjectRow>(db, 'projects', {
      default_branch: DEFAULT_BRANCH,
      ...listDefaultFeatureLevels(project.visibility),
      created_at: now,
      last_activity_at: attributesSet.created_at ?? now,
      ...attributesSet,
      ...toProjectKeys({ ...project, description: project.description ?? null }),
      namespace_id: namespace.id,
      root_id: db.raw(selectRootNamespace('?'), [namespace.id]),
      full_path: `${namespace.full_path}/${project.path}`,
      listing: null,
      updated_at: now,
    });
    await db('project_settings').insert({
      ...defaultProjectSettings,
      ...omitUndefined(settings ?? {}),
      project_id: created.id,
      ...sealRegistrationToken(db, { table: 'project_settings', id: created.id }),
    });
    await db('project_statistics').insert({ project_id: created.id });
    await forgetOldPath(db, created.full_path);
    const topic_names = topics.length === 0 ? [] : await writeTopics(db, created.id, topics, now);
    return { ...created, topic_names };
  });
}

/** Makes the project visible to its audience, and counts it. */
export async function revealProject(db: Database, project: ProjectRow): Promise<ProjectRow> {
  const listing = computeListing(project);
  await moveListing(db, project.id, listing);
  return { ...project, listing };
}

/**
 * Writes `projects.listing` and all totals that depend on it; no other code may write that column. Returns the
 * previous listing: nothing changed if it equals `to`, or is null because the project is gone.
 */
export async function moveListing(
  db: Database,
  id: number,
  to: Listing | null,
): Promise<Listing | null> {
  return changeAuthorizations(db, { projectIds: [id] }, async (db) => {
    const project = await db<ProjectRow>('projects').select('listing').where({ id }).first();
    if (project === undefined || project.listing === to) return project?.listing ?? null;
    await db('projects').where({ id }).update({ listing: to });
    await moveTotal(db, project.listing, to);
    await countTopics(db, id, project.listing, to);
    return project.listing;
  });
}

/**
 * Locks the project until the transaction ends; undefined when it is being deleted. Callers that run `moveListing` in
 * the same transaction raise the access revision first, so that all lock in that order.
 */
export async function lockProject(db: Database, id: number): Promise<ProjectRow | undefined> {
  return db<ProjectRow>('projects')
    .select(projectColumns)
    .where({ id })
    .whereNotNull('listing')
    .forNoKeyUpdate()
    .first<ProjectRow | undefined>();
}

/**
 * Locks the project against deletion until the transaction ends, and returns its row.
 * @throws NotFound when it is being deleted
 */
export async function holdProject(db: Database, id: number): Promise<ProjectRow> {
  const project = await lockProject(db, id);
  if (project === undefined) throw new NotFound('Project');
  return project;
}

/**
 * Hides these projects and frees their names and paths for a deletion. Updates all totals in a few statements, for any
 * number of projects. Projects that are hidden, or still being created, are skipped. Callers remove the
 * authorizations.
 */
export async function hideProjects(
  db: Database,
  ids: readonly number[],
  now: string,
): Promise<void> {
  if (ids.length === 0) return;
  await changeAuthorizations(db, { projectIds: ids }, async (db) => {
    const selectShown = () => whereInList(db('projects').whereNotNull('listing'), 'id', ids);
    const counts = await selectShown()
      .groupBy('listing')
      .select<{ listing: Listing; count: number }[]>('listing', db.raw('count(*) as count'));
    for (const { listing, count } of counts) {
      await db('project_totals').where({ listing }).decrement('count', Number(count));
    }
    await uncountTopics(db, ids);
    const locked = await selectShown().orderBy('id').forNoKeyUpdate().pluck<number[]>('id');
    await keepPathsOfImages(db, locked, now);
    await selectShown().update({
      listing: null,
      deletion_requested_at: now,
      updated_at: now,
      // The same as for a single project, see `delete.ts`.
      path: db.raw("'deleted-' || id"),
      full_path: db.raw("'-/deleted-' || id"),
      name_key: db.raw('cast(? as text) || id', ['\n']),
    });
  });
}

/** Removes the levels that a hidden project granted, in parts: no total counts them any more. */
export async function endAuthorizations(db: Database, projectId: number): Promise<void> {
  const authorizations = db('project_authorizations').where({ project_id: projectId });
  await changeWithin(authorizations, 'delete', 'user_id');
}

/** The folded columns; to be written whenever name, path or description are. */
export function toProjectKeys(project: Pick<ProjectRow, 'name' | 'path' | 'description'>): {
  name_key: string;
  search_text: string;
} {
  const parts = [project.name, project.path, project.description ?? ''];
  // No text to search for holds a line break, so no match reaches from one part into the next.
  return { name_key: fold(project.name), search_text: parts.map(fold).join('\n') };
}

/** Updates `project_totals`; callers are serialized, see `changeAuthorizations`. */
async function moveTotal(db: Database, from: Listing | null, to: Listing | null): Promise<void> {
  if (from !== null) await db('project_totals').where({ listing: from }).decrement('count', 1);
  if (to !== null) await db('project_totals').where({ listing: to }).increment('count', 1);
}

/** Recounts all projects after a bulk write without `insertProject`. */
export async function recountProjects(db: Database): Promise<void> {
  await db('project_totals').update({
    count: db.raw(
      '(select count(*) from projects where projects.listing = project_totals.listing)',
    ),
  });
}

function omitUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
