import type { ProjectForksService } from '#generated/project-forks/service.ts';
import { requireActor, type RequestContext } from '#src/context.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { loadProjectBody } from '#src/domains/core/projects/answer.ts';
import { findProjects } from '#src/domains/core/projects/finder.ts';
import {
  choosePresentedParts,
  presentProjects,
  type PresentOptions,
} from '#src/domains/core/projects/presented.ts';
import { forkProject } from './fork.ts';
import { cutFork, linkFork } from './link.ts';

export const projectForks = {
  async forkProject({ project, body }, context) {
    const { id } = await forkProject(context, requireActor(context), project, body);
    return { status: 201, body: await loadProjectBody(context, id) };
  },

  async createProjectFork({ project, params }, context) {
    await linkFork(context, requireActor(context), project, params.forked_from_id);
    return { status: 201, body: await loadProjectBody(context, project.id) };
  },

  async deleteProjectFork({ project, headers }, context) {
    checkUnmodifiedSince(headers['If-Unmodified-Since'], project.updated_at);
    const by = { actor: requireActor(context), at: context.clock() };
    const cut = await cutFork(context.db, project, by);
    return { status: cut ? 204 : 304 };
  },

  async listProjectForks({ project, query }, context) {
    const { db, actor } = context;
    const options: PresentOptions = {
      simple: query.simple,
      statistics: query.statistics,
      customAttributes: query.with_custom_attributes,
    };
    const listParams = { ...query, forked_from: project.id };
    const { rows, page } = await findProjects(
      db,
      actor,
      listParams,
      choosePresentedParts(actor, options),
    );
    return { status: 200, page, body: await presentProjects(context, rows, options) };
  },
} satisfies ProjectForksService<RequestContext>;
