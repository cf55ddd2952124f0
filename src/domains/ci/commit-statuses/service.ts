import type { CommitStatusesService } from '#generated/commit-statuses/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { authorize } from '#src/policy/authorize.ts';
import { findCommitOfProject } from '#src/domains/code/commits/finder.ts';
import { hasPublicPipelines, pipelinePolicy } from '#src/domains/ci/pipelines/policy.ts';
import { commitStatusList } from './list.ts';
import { presentCommitStatus } from './presenter.ts';
import { reportStatus } from './report.ts';

export const commitStatuses = {
  async listCommitStatuses({ project, params, query }, context) {
    const isPublic = await hasPublicPipelines(context.db, project);
    authorize(pipelinePolicy.readStatuses, { project, isPublic });
    const { commit } = await findCommitOfProject(context.git, project, params.sha);
    const listParams = { ...query, commit: { project: project.id, sha: commit.id } };
    const { rows, page } = await commitStatusList.pageFor(context, listParams);
    return { status: 200, page, body: rows.map((row) => presentCommitStatus(row, context.url)) };
  },

  async createCommitStatus({ project, params, body }, context) {
    const found = await findCommitOfProject(context.git, project, params.sha);
    const row = await reportStatus(context, requireActor(context), project, found, body);
    return { status: 201, body: presentCommitStatus(row, context.url) };
  },
} satisfies CommitStatusesService<RequestContext>;
