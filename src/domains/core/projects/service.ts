import type { ProjectsService } from '#generated/projects/service.ts';
import type { CreateProject } from '#generated/projects/types.ts';
import { requireActor, type RequestContext } from '#src/context.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { createActor } from '#src/records/actor.ts';
import { requireUser } from '#src/records/user.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { loadProjectBody } from './answer.ts';
import { findStorageErrors } from './attributes.ts';
import { createProject } from './create.ts';
import { isDeletionDelayed, markProjectForDeletion } from './delayed-deletion.ts';
import { requestDeletion } from './delete.ts';
import { findProjectDetails, findProjects } from './finder.ts';
import { findLicense } from './license.ts';
import {
  loadProjects,
  choosePresentedParts,
  presentProjects,
  presentProjectWith,
  type PresentOptions,
} from './presented.ts';
import { updateProject } from './update.ts';

export const projects = {
  async listProjects({ query }, context) {
    const { db, actor } = context;
    const options: PresentOptions = {
      simple: query.simple,
      statistics: query.statistics,
      customAttributes: query.with_custom_attributes,
    };
    const { rows, page } = await findProjects(
      db,
      actor,
      query,
      choosePresentedParts(actor, options),
    );
    return { status: 200, page, body: await presentProjects(context, rows, options) };
  },

  async createProject({ body }, context) {
    await limitImports(body, context);
    const { id } = await createProject(context, requireActor(context), body);
    return { status: 201, body: await loadProjectBody(context, id) };
  },

  async createProjectForUser({ params, body }, context) {
    const user = await requireUser(context.db, params.user_id);
    const repository_storage = findStorageErrors(body, requireActor(context));
    if (repository_storage.length > 0) throw new BadRequest({ repository_storage });
    await limitImports(body, context);
    // Limits and restrictions are those of the new owner.
    const { id } = await createProject(context, createActor(user, { administrator: true }), {
      ...body,
      namespace_id: null,
    });
    return { status: 201, body: await loadProjectBody(context, id) };
  },

  async updateProject({ project, body }, context) {
    await updateProject(context, requireActor(context), project, body);
    return { status: 200, body: await loadProjectBody(context, project.id) };
  },

  async getProject({ project, query }, context) {
    const { db, actor, url, git, paid } = context;
    const options: PresentOptions = {
      statistics: query.statistics,
      customAttributes: query.with_custom_attributes,
      license: query.license ? await findLicense(git, project) : null,
    };
    if (actor === null) {
      const [body] = await loadProjects(context, [project.id], options);
      if (body === undefined) throw new NotFound('Project');
      return { status: 200, body };
    }
    const details = await findProjectDetails(
      db,
      actor,
      project.id,
      choosePresentedParts(actor, options),
    );
    if (details === null) throw new NotFound('Project');
    const body = await presentProjectWith({ db, actor, url, paid }, { project, details }, options);
    return { status: 200, body };
  },

  async deleteProject({ project, headers }, { db, workers, config, actor, now }) {
    checkUnmodifiedSince(headers['If-Unmodified-Since'], project.updated_at);
    // A project that is still being created needs no delayed deletion.
    const waits = project.listing !== null && (await isDeletionDelayed(db, config.plan));
    if (waits) await markProjectForDeletion(db, project, { actor, now });
    else await requestDeletion(db, workers, project, { actor, now });
    return { status: 202, body: { message: '202 Accepted' } };
  },
} satisfies ProjectsService<RequestContext>;

/** Another server is contacted before the project is created: the rate limit of archive imports applies. */
async function limitImports(
  { import_url }: Pick<CreateProject, 'import_url'>,
  { limits, actor, request }: RequestContext,
): Promise<void> {
  if (import_url === undefined || import_url === null || import_url === '') return;
  await limits.consume('project_import', { actor, path: request.path, ip: request.ip });
}
