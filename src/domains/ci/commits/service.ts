import type { CommitsService } from '#generated/commits/service.ts';
import type { RequestContext } from '#src/context.ts';
import { findCommitOfProject } from '#src/domains/code/commits/finder.ts';
import { presentCommitDetail } from '#src/domains/code/commits/presenter.ts';
import { findNewestPipeline } from '#src/domains/ci/pipelines/finder.ts';
import { mayReadPipelines } from '#src/domains/ci/pipelines/policy.ts';
import { presentBasicPipeline } from '#src/domains/ci/pipelines/presenter.ts';
import { readLineStats } from '#src/git/reading/log.ts';

export const commits = {
  async getCommit({ project, params, query }, { db, git, url }) {
    const { repository, commit } = await findCommitOfProject(git, project, params.sha);
    const stats = query.stats ? await readLineStats(repository, [commit]) : null;
    const pipeline = (await mayReadPipelines(db, project))
      ? await findNewestPipeline(db, project, { sha: commit.id })
      : null;
    const body = presentCommitDetail(commit, project, url, {
      stats: stats?.get(commit.id),
      pipeline: pipeline && presentBasicPipeline(pipeline, project, url),
    });
    return { status: 200, body };
  },
} satisfies Partial<CommitsService<RequestContext>>;
