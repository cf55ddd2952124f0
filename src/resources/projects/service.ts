import type { ProjectsService } from '../../../generated/projects/service.ts';
import { signedIn, type RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { createProject } from './create.ts';
import { requestDeletion } from './delete.ts';
import { findProjectDetails, findProjects, findProjectsById } from './finder.ts';
import { findLicense } from './license.ts';
import {
  loadProjects,
  partsFor,
  presentFullProjects,
  presentProjects,
  presentProjectWith,
  type PresentOptions,
} from './list.ts';
import { checkUnmodifiedSince } from './unmodified-since.ts';

export const projects: ProjectsService<RequestContext> = {
  async listProjects({ query }, { db, actor, url }) {
    const options: PresentOptions = {
      simple: query.simple,
      statistics: query.statistics,
      customAttributes: query.with_custom_attributes,
    };
    const { rows, page } = await findProjects(db, actor, query, partsFor(actor, options));
    return { status: 200, page, body: await presentProjects(db, actor, url, rows, options) };
  },

  async createProject({ body }, context) {
    const { db, url } = context;
    const actor = signedIn(context);
    const { id } = await createProject(context, actor, body);
    const rows = await findProjectsById(db, actor, [id], { full: true, statistics: false });
    const [project] = await presentFullProjects(db, actor, url, rows, {});
    if (project === undefined) throw new NotFound('Project');
    return { status: 201, body: project };
  },

  async getProject({ project, query }, { db, actor, url, git }) {
    const options: PresentOptions = {
      statistics: query.statistics,
      customAttributes: query.with_custom_attributes,
      license: query.license ? await findLicense(git, project) : null,
    };
    if (actor === null) {
      const [body] = await loadProjects(db, actor, [project.id], { ...options, url });
      if (body === undefined) throw new NotFound('Project');
      return { status: 200, body };
    }
    const details = await findProjectDetails(db, actor, project.id, partsFor(actor, options));
    if (details === null) throw new NotFound('Project');
    const body = await presentProjectWith(db, actor, url, { project, details }, options);
    return { status: 200, body };
  },

  async deleteProject({ project, headers }, { db, workers, clock }) {
    checkUnmodifiedSince(headers['If-Unmodified-Since'], project.updated_at);
    await requestDeletion(db, workers, project, clock().toISOString());
    return { status: 202, body: { message: '202 Accepted' } };
  },
};
