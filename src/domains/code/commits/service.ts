import type { CommitsService } from '#generated/commits/service.ts';
import type { Commit } from '#generated/common/types.ts';
import { requireActor, type RequestContext } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { exceedsMemory } from '#src/git/reading/exceeds-memory.ts';
import { diffCommit } from '#src/git/reading/diff.ts';
import {
  type LogOptions,
  readLineStats,
  readLog,
  listRefsContaining,
} from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import {
  maxTotalRows,
  createOffsetPage,
  computeOffsetWindow,
  createPageOfRows,
} from '#src/lists/offset.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { authorize } from '#src/policy/authorize.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';
import { presentCommit, presentDiff } from '#src/domains/core/repositories/commit-presenter.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import { listExpectations, readCommitActions } from './actions.ts';
import { commentOnCommit } from './comments.ts';
import { createChangesCommit } from './commit-changes.ts';
import { loadCommitNotes, findCommitOfProject, findRange } from './finder.ts';
import { checkListPath } from './list-path.ts';
import { commitPolicy } from './policy.ts';
import { presentComment, presentCommitDetail } from './presenter.ts';
import { replayOnBranch } from './replay.ts';
import { repoint } from './repoint.ts';
import { findSignature } from './signature.ts';
import { findStartProject } from './start-project.ts';

export const commits = {
  async listCommits({ project, query }, { git, url }) {
    const window = computeOffsetWindow(query);
    const path = checkListPath(query.path);
    const found = await readInRepository(git, project, async (repository) => {
      const range = query.all ? 'all' : await findRange(repository, project, query.ref_name);
      if (range === null) return { commits: [], stats: null };
      const commits = await readPage(repository, {
        range,
        path,
        since: query.since,
        until: query.until,
        author: query.author,
        firstParent: query.first_parent,
        limit: window.limit,
        skip: window.offset,
        order: query.order === 'topo' ? 'topo' : 'date',
      });
      const shown = commits.slice(0, window.perPage);
      return { commits, stats: query.with_stats ? await readLineStats(repository, shown) : null };
    });
    // The total is not counted, since counting walks all commits.
    const { rows, page } = await createOffsetPage(window, found.commits, () => maxTotalRows + 1);
    const body: Commit[] = [];
    const pauses = new Pauses();
    for (const commit of rows) {
      const stats = found.stats?.get(commit.id);
      body.push(presentCommit(commit, project, url, { trailers: query.trailers, stats }));
      await pauses.take();
    }
    return { status: 200, page: { ...page, total: null }, body };
  },

  async createCommit({ project, body }, context) {
    const actor = requireActor(context);
    const changes = await readCommitActions(body.actions);
    const startProject = await findStartProject(context, actor, project, body.start_project);
    const commit = await createChangesCommit(context, actor, project, {
      branch: body.branch,
      message: body.commit_message,
      changes,
      expectations: listExpectations(body.actions),
      startBranch: body.start_branch,
      startSha: body.start_sha,
      startProject,
      force: body.force,
      authorName: body.author_name,
      authorEmail: body.author_email,
    });
    const repository = context.git.repository(project.id);
    const stats = body.stats ? await loadStats(repository, commit) : undefined;
    return { status: 201, body: presentCommitDetail(commit, project, context.url, { stats }) };
  },

  async updateSubmodule({ project, params: { submodule: path }, body }, context) {
    const actor = requireActor(context);
    const { branch, commit_sha: commitId } = body;
    const commit = await repoint(context, actor, project, {
      message: body.commit_message ?? `Update submodule ${path} with oid ${commitId}`,
      path,
      branch,
      commitId,
    });
    const stats = await loadStats(context.git.repository(project.id), commit);
    return { status: 200, body: presentCommitDetail(commit, project, context.url, { stats }) };
  },

  async listCommitDiff({ project, params, query }, { db, git }) {
    const { repository, commit } = await findCommitOfProject(git, project, params.sha);
    const { files } = await diffCommit(repository, commit, await loadDiffLimits(db));
    const { rows, page } = await createPageOfRows(files, query);
    return { status: 200, page, body: rows.map((file) => presentDiff(file)) };
  },

  async listCommitRefs({ project, params, query }, { git }) {
    const { repository, commit } = await findCommitOfProject(git, project, params.sha);
    const types = query.type === 'all' ? (['branch', 'tag'] as const) : [query.type];
    const limit = maxTotalRows + 1;
    const { rows, page } = await createPageOfRows(
      await listRefsContaining(repository, commit.id, { types, limit }),
      query,
    );
    return { status: 200, page, body: rows.map(({ type, name }) => ({ type, name })) };
  },

  async listCommitComments({ project, params, query }, { db, git, url }) {
    const { commit } = await findCommitOfProject(git, project, params.sha);
    const { rows, page } = await loadCommitNotes(db, project, commit.id, query);
    return { status: 200, page, body: rows.map((row) => presentComment(row, url)) };
  },

  async createCommitComment({ project, params, body }, context) {
    authorize(commitPolicy.comment, { project });
    const actor = requireActor(context);
    const found = await findCommitOfProject(context.git, project, params.sha);
    const note = await commentOnCommit(context, actor, project, found, body);
    return { status: 201, body: presentComment(note, context.url) };
  },

  async getCommitSignature({ project, params }, { db, git }) {
    const { repository, commit } = await findCommitOfProject(git, project, params.sha);
    return { status: 200, body: await findSignature(db, repository, commit) };
  },

  async cherryPickCommit({ project, params, body }, context) {
    const { branch, dry_run: dryRun, message } = body;
    const replay = { sha: params.sha, branch, undo: false, dryRun, message };
    const commit = await replayOnBranch(context, requireActor(context), project, replay);
    if (commit === null) return { status: 200, body: { dry_run: 'success' } };
    return { status: 201, body: presentCommit(commit, project, context.url) };
  },

  async revertCommit({ project, params, body }, context) {
    const replay = { sha: params.sha, branch: body.branch, undo: true, dryRun: body.dry_run };
    const commit = await replayOnBranch(context, requireActor(context), project, replay);
    if (commit === null) return { status: 200, body: { dry_run: 'success' } };
    return { status: 201, body: presentCommit(commit, project, context.url) };
  },
} satisfies Omit<CommitsService<RequestContext>, OfCi | OfReview>;

/** Operations in `src/domains/ci/`. */
type OfCi = 'getCommit';

/** Operations in `src/domains/review/`. */
type OfReview = 'listCommitMergeRequests';

function readPage(repository: Repository, options: LogOptions): Promise<CommitInfo[]> {
  return readLog(repository, options).catch((error: unknown) => {
    if (!exceedsMemory(error)) throw error;
    throw new BadRequest('400 Bad request - the trees are too deep to be compared');
  });
}

async function loadStats(repository: Repository, commit: CommitInfo) {
  return (await readLineStats(repository, [commit])).get(commit.id);
}
