import type { MergeRequestDiffsService } from '#generated/merge-request-diffs/service.ts';
import type { RequestContext } from '#src/context.ts';
import { RowNotFound } from '#src/errors.ts';
import { readCommits } from '#src/git/reading/log.ts';
import { rawHeaders } from '#src/text/header-text.ts';
import { createPageOfRows, paginate } from '#src/lists/offset.ts';
import { presentIssuesById } from '#src/domains/planning/issues/presenter.ts';
import { findChangeable, findMergeRequest } from '#src/domains/review/merge-requests/finder.ts';
import { presentDetail } from '#src/domains/review/merge-requests/presenter.ts';
import type { VersionRow } from '#src/records/merge-request.ts';
import { findNewestVersion } from '#src/domains/review/merge-requests/versions.ts';
import { presentCommit, presentDiff } from '#src/domains/core/repositories/commit-presenter.ts';
import { addContextCommits, removeContextCommits } from './context-commits.ts';
import {
  listVersionCommitIds,
  readVersionDiff,
  streamVersionPatch,
  rawDiffLimits,
} from './diff.ts';
import { findClosedIssues } from '#src/domains/review/merge-requests/closing.ts';
import { presentVersion } from './presenter.ts';

/** Limit on the commits of a single version that are returned. */
const commitsOfVersion = 100;

export const mergeRequestDiffs = {
  async listMergeRequestCommits({ project, params, query }, { db, git, url }) {
    const mergeRequest = await findMergeRequest(db, project, params.merge_request_iid);
    const repository = git.repository(project.id);
    const version = await findNewestVersion(db, mergeRequest);
    const ids = version === undefined ? [] : await listVersionCommitIds(repository, version);
    const { rows, page } = await createPageOfRows(ids, query);
    const commits = await readCommits(repository, rows);
    const body = commits.map((commit) => presentCommit(commit, project, url));
    return { status: 200, page, body };
  },

  async getMergeRequestChanges({ project, params, query }, context) {
    const { db, git } = context;
    const mergeRequest = await findMergeRequest(db, project, params.merge_request_iid);
    const [body, version] = await Promise.all([
      presentDetail(context, project, mergeRequest),
      findNewestVersion(db, mergeRequest),
    ]);
    if (body === null) throw new RowNotFound();
    const limits = query.access_raw_diffs ? rawDiffLimits : undefined;
    const { files, overflow } = await readVersionDiff(
      db,
      git.repository(project.id),
      version,
      limits,
    );
    const changes = files.map((file) => presentDiff(file));
    return { status: 200, body: { ...body, changes, overflow } };
  },

  async listMergeRequestDiffs({ project, params, query }, { db, git }) {
    const mergeRequest = await findMergeRequest(db, project, params.merge_request_iid);
    const version = await findNewestVersion(db, mergeRequest);
    const repository = git.repository(project.id);
    // The first page costs only its own files. Another one reads the whole diff, which is kept for all that follow.
    const first = query.page === 1 ? query.per_page : undefined;
    const { files } = await readVersionDiff(db, repository, version, undefined, first);
    const { rows, page } = await createPageOfRows(files, query);
    return { status: 200, page, body: rows.map((file) => presentDiff(file)) };
  },

  async getMergeRequestRawDiffs({ project, params }, { db, git }) {
    const mergeRequest = await findMergeRequest(db, project, params.merge_request_iid);
    const version = await findNewestVersion(db, mergeRequest);
    const body =
      version === undefined ? '' : streamVersionPatch(git.repository(project.id), version);
    return { status: 200, headers: rawHeaders, body };
  },

  async listMergeRequestVersions({ project, params, query }, { db }) {
    const { id } = await findMergeRequest(db, project, params.merge_request_iid);
    const versions = db<VersionRow>('merge_request_versions')
      .where({ merge_request_id: id })
      .orderBy('id', 'desc')
      .select('merge_request_versions.*');
    const { rows, page } = await paginate<VersionRow>(db, versions, query);
    return { status: 200, page, body: rows.map((row) => presentVersion(row)) };
  },

  async getMergeRequestVersion({ project, params }, { db, git, url }) {
    const { id } = await findMergeRequest(db, project, params.merge_request_iid);
    const version = await db<VersionRow>('merge_request_versions')
      .where({ merge_request_id: id, id: params.version_id })
      .first();
    if (version === undefined) throw new RowNotFound();
    const repository = git.repository(project.id);
    const ids = await listVersionCommitIds(repository, version, commitsOfVersion);
    const [commits, { files }] = await Promise.all([
      readCommits(repository, ids),
      readVersionDiff(db, repository, version),
    ]);
    const body = {
      ...presentVersion(version),
      commits: commits.map((commit) => presentCommit(commit, project, url)),
      diffs: files.map((file) => presentDiff(file)),
    };
    return { status: 200, body };
  },

  async listMergeRequestClosesIssues({ project, params, query }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const ids = await findClosedIssues(context, project, mergeRequest);
    const { rows, page } = await createPageOfRows(ids, query);
    const from = { kind: 'project', fullPath: project.full_path } as const;
    return { status: 200, page, body: await presentIssuesById(context, rows, { from }) };
  },

  async listMergeRequestContextCommits({ project, params, query }, { db, git, url }) {
    const { id } = await findMergeRequest(db, project, params.merge_request_iid);
    const shas = db('merge_request_context_commits')
      .where({ merge_request_id: id })
      .orderBy('sha')
      .select<{ sha: string }[]>('sha');
    const { rows, page } = await createPageOfRows(await shas, query);
    const ids = rows.map(({ sha }) => sha);
    const commits = await readCommits(git.repository(project.id), ids);
    return { status: 200, page, body: commits.map((each) => presentCommit(each, project, url)) };
  },

  async createMergeRequestContextCommits({ project, params, body }, context) {
    const { db, git, url } = context;
    const mergeRequest = await findChangeable(context, project, params.merge_request_iid);
    const repository = git.repository(project.id);
    const added = await addContextCommits(db, repository, mergeRequest, body.commits);
    return { status: 201, body: added.map((each) => presentCommit(each, project, url)) };
  },

  async deleteMergeRequestContextCommits({ project, params, query }, context) {
    const mergeRequest = await findChangeable(context, project, params.merge_request_iid);
    await removeContextCommits(context.db, mergeRequest, query.commits);
    return { status: 204 };
  },
} satisfies MergeRequestDiffsService<RequestContext>;
