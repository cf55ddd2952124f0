import type { ProjectMaintenanceService } from '#generated/project-maintenance/service.ts';
import { requireActor, type RequestContext } from '#src/context.ts';
import { NotFound } from '#src/errors.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { openSnapshot } from '#src/git/life/disk.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import { measureRepository, storeRepositoryFacts } from '#src/domains/core/projects/statistics.ts';
import { fetchStatistics } from './fetches.ts';
import { startHousekeeping } from './housekeeping.ts';
import { findLanguages } from './languages.ts';

export const projectMaintenance = {
  async getProjectLanguages({ project }, { db }) {
    return { status: 200, body: await findLanguages(db, project) };
  },

  async getProjectStatistics({ project }, { db, clock }) {
    return { status: 200, body: await fetchStatistics(db, project, clock()) };
  },

  async startProjectHousekeeping({ project }, context) {
    await startHousekeeping(context, project);
    return { status: 201 };
  },

  async refreshProjectRepositorySize({ project }, { db, git }) {
    try {
      const facts = await measureRepository(git.repository(project.id), project.default_branch);
      await storeRepositoryFacts(db, project.id, facts);
    } catch (error) {
      // An unfinished fork has no repository.
      if (!(error instanceof RepositoryMissing)) throw error;
    }
    return { status: 201 };
  },

  async getProjectStorage({ params }, context) {
    const { db, git } = context;
    const project = await findProjectFor(db, requireActor(context), params.id);
    const body = {
      project_id: project.id,
      disk_path: `@hashed/${git.repository(project.id).storedAt}`,
      created_at: project.created_at,
      repository_storage: project.repository_storage,
    };
    return { status: 200, body };
  },

  async downloadProjectSnapshot({ params, query }, context) {
    const { db, git } = context;
    const project = await findProjectFor(db, requireActor(context), params.id);
    if (query.wiki === true) throw waitsFor('wikis', new NotFound('Wiki'));
    try {
      return { status: 200, body: await openSnapshot(git.repository(project.id)) };
    } catch (error) {
      throw error instanceof RepositoryMissing ? new NotFound('Repository') : error;
    }
  },
} satisfies ProjectMaintenanceService<RequestContext>;
