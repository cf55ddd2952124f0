import type { ContainerRegistryService } from '#generated/container-registry/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest, Forbidden, InvalidParameters, NotFound } from '#src/errors.ts';
import { findPatternFault } from '#src/patterns/patterns.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { registryOfAnother } from '#src/policy/job-reach.ts';
import { findVisibleProject, type ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { isFeatureOpen } from '#src/domains/platform/features/enabled.ts';
import { holdOwner } from '#src/domains/core/projects/held-owner.ts';
import type { RegistryEngine } from './engine.ts';
import { chooseEngine } from './engine-of.ts';
import {
  findRepositoriesOfGroup,
  findRepositoriesOfProject,
  findRepositoryById,
  findProjectRepository,
} from './finder.ts';
import { grantToken } from './grant.ts';
import { isTagName, formatImagePath } from '#src/image-registry/names.ts';
import { hourMs } from '#src/units.ts';
import { noteEvents } from './note-events.ts';
import {
  presentRepository,
  presentRegistryTag,
  presentTagDetail,
  type RepositoryParts,
} from './presenter.ts';
import type { Located } from './table.ts';
import { deleteRepository, deleteTags } from './workers.ts';

const uncached = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

/** Milliseconds between two deletions in bulk of one repository. */
const bulkIntervalMs = hourMs;

export const containerRegistry = {
  async createRegistryToken({ query }, context) {
    return { status: 200, headers: uncached, body: await grantToken(context, query) };
  },

  async takeRegistryEvents({ body }, context) {
    await noteEvents(context, body.events);
    return { status: 200 };
  },

  async listProjectRegistryRepositories({ project, query }, context) {
    await requireOpenToJob(context, project);
    const { rows, page } = await findRepositoriesOfProject(context.db, project.id, query);
    return { status: 200, page, body: await present(context, rows, query) };
  },

  async listGroupRegistryRepositories({ group, query }, context) {
    const actor = requireActor(context);
    const { rows, page } = await findRepositoriesOfGroup(context.db, group.id, actor, query);
    return { status: 200, page, body: await present(context, rows, query) };
  },

  async getRegistryRepository({ params, query }, context) {
    const { db, url } = context;
    const actor = requireActor(context);
    const row = await findRepositoryById(db, params.id);
    const project = await findVisibleProject(db, actor, row.project_id);
    const readable = project !== null && isFeatureVisible(project, 'container_registry');
    const { token } = actor;
    if (!readable) throw new Forbidden();
    if (token?.kind === 'job' && token.projectId !== project.id) {
      throw new Forbidden(registryOfAnother);
    }
    await requireOpenToJob(context, project);
    const deletes = project.level >= AccessLevel.Maintainer && !project.archived;
    const path = `projects/${project.id}/registry/repositories/${row.id}`;
    const engine = await chooseEngine(context);
    const [body] = await present(context, [row], query, {
      ...(query.size && { size: engine.sizeOf(row) }),
      ...(deletes && { deleteApiPath: url.api(path) }),
    });
    if (body === undefined) throw new Error('no response body was built for the repository');
    return { status: 200, body };
  },

  async deleteRegistryRepository({ project, params }, context) {
    const { db, workers } = context;
    requireRegistry(context);
    await requireOpenToJob(context, project);
    const { id } = await findProjectRepository(db, project.id, params.repository_id);
    await db.transaction(async (db) => {
      await holdProject(db, project);
      const row = await findProjectRepository(db, project.id, id);
      if (row.status === 'delete_scheduled') return;
      await db('registry_repositories').where({ id }).update({ status: 'delete_scheduled' });
      const by = toWorkRequest(requireActor(context));
      await workers.enqueue(db, deleteRepository, { repository_id: id, ...by });
    });
    return { status: 202 };
  },

  async listRegistryTags({ project, params, query }, context) {
    const registry = requireRegistry(context);
    await requireOpenToJob(context, project);
    const { engine, repository } = await openEngine(context, project, params.repository_id);
    const { rows, page } = await engine.listTags(repository, query);
    const path = formatImagePath(project, repository.name);
    return { status: 200, page, body: rows.map((tag) => presentRegistryTag(tag, path, registry)) };
  },

  async getRegistryTag({ project, params }, context) {
    const registry = requireRegistry(context);
    await requireOpenToJob(context, project);
    const { engine, repository } = await openEngine(context, project, params.repository_id);
    const known = isTagName(params.tag_name);
    const tag = known ? await engine.findTag(repository, params.tag_name) : undefined;
    if (tag === undefined) throw new NotFound('Tag');
    const path = formatImagePath(project, repository.name);
    return { status: 200, body: presentTagDetail(tag, path, registry) };
  },

  async deleteRegistryTag({ project, params }, context) {
    requireRegistry(context);
    await requireOpenToJob(context, project);
    const { engine, repository } = await openEngine(context, project, params.repository_id);
    const { tag_name: name } = params;
    const hold = (db: Database) => holdProject(db, project);
    if (!isTagName(name) || !(await engine.deleteTag(repository, name, hold))) {
      throw new NotFound('Tag');
    }
    return { status: 200 };
  },

  async deleteRegistryTags({ project, params, query }, context) {
    const { db, workers, clock } = context;
    requireRegistry(context);
    await requireOpenToJob(context, project);
    const row = await findProjectRepository(db, project.id, params.repository_id);
    for (const name of ['name_regex_delete', 'name_regex', 'name_regex_keep'] as const) {
      const fault = query[name] === undefined ? null : findPatternFault(query[name]);
      if (fault !== null) throw new InvalidParameters(`${name} is an invalid regexp: ${fault}`);
    }
    const keep = query.name_regex_keep ?? '';
    const rules = {
      nameRegexDelete: query.name_regex_delete ?? query.name_regex ?? '',
      nameRegexKeep: keep === '' ? null : keep,
      keepN: query.keep_n ?? null,
      olderThan: query.older_than ?? null,
    };
    const now = clock();
    await db.transaction(async (db) => {
      await holdProject(db, project);
      if (!(await beginBulk(db, row.id, now))) {
        throw new BadRequest(
          'This request has already been made. You can run this at most once an hour for a given container repository',
        );
      }
      const by = toWorkRequest(requireActor(context));
      await workers.enqueue(db, deleteTags, { repository_id: row.id, ...by, rules });
    });
    return { status: 202 };
  },
} satisfies ContainerRegistryService<RequestContext>;

/**
 * Jobs use the registry's API in addition to the protocol if the feature is enabled.
 * @throws Forbidden if disabled
 */
async function requireOpenToJob(
  { db, actor }: RequestContext,
  project: ProjectAccess,
): Promise<void> {
  if (actor?.token?.kind !== 'job') return;
  if (await isFeatureOpen(db, 'ci_job_token_scope', { actor, project })) return;
  throw new Forbidden(registryOfAnother);
}

/**
 * The host of the registry.
 * @throws Forbidden without a registry
 */
function requireRegistry({ url }: RequestContext): string {
  if (url.registry === null) throw new Forbidden();
  return url.registry;
}

/**
 * The engine of the instance, and one repository of the project.
 * @throws RowNotFound
 */
async function openEngine(
  context: RequestContext,
  { id, full_path }: ProjectAccess,
  repositoryId: number,
): Promise<{ readonly engine: RegistryEngine; readonly repository: Located }> {
  const row = await findProjectRepository(context.db, id, repositoryId);
  return { engine: await chooseEngine(context), repository: { ...row, full_path } };
}

/** @throws Forbidden when the project was archived */
const holdProject = (db: Database, { id }: ProjectAccess) => holdOwner(db, { kind: 'project', id });

/** Notes a deletion in bulk; false within an hour after the last one. */
async function beginBulk(db: Database, id: number, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - bulkIntervalMs).toISOString();
  const noted = await db('registry_repositories')
    .where({ id })
    .where((either) => {
      either.whereNull('bulk_deleted_at').orWhere('bulk_deleted_at', '<=', before);
    })
    .update({ bulk_deleted_at: now.toISOString() });
  return noted > 0;
}

interface TagOptions {
  readonly tags: boolean;
  readonly tags_count: boolean;
}

/** Presents repositories, with their tags and tag counts on request. */
async function present(
  context: RequestContext,
  rows: readonly Located[],
  { tags, tags_count }: TagOptions,
  parts: RepositoryParts = {},
) {
  const registry = requireRegistry(context);
  const engine = await chooseEngine(context);
  const told = await engine.tellTags(rows, { tags, count: tags_count });
  return rows.map((row) => presentRepository(row, registry, { ...parts, ...told.get(row.id) }));
}
