import type { RepositoriesService } from '#generated/repositories/service.ts';
import type { RequestContext } from '#src/context.ts';
import { readBlob, streamBlob } from '#src/git/reading/blobs.ts';
import { rawHeaders } from '#src/text/header-text.ts';
import { computeKeysetLimit } from '#src/lists/keyset.ts';
import { createOffsetPage, computeOffsetWindow } from '#src/lists/offset.ts';
import { packArchive } from './archive.ts';
import { presentCommit } from './commit-presenter.ts';
import { compareRefs } from './compare.ts';
import { loadContributors } from './contributors.ts';
import { findBlob, findTree, readInRepository } from './finder.ts';
import {
  limitLargeReads,
  limitWholeReads,
  maxBufferedBytes,
  readWholeContent,
} from './large-reads.ts';
import { requireMergeBase } from './merge-base.ts';
import { presentBlob, presentContributor, presentTreeEntry } from './presenter.ts';

const treeCeiling = { rows: 50_000, type: 'Tree' };

export const repositories = {
  async listRepositoryTree({ project, query }, { git }) {
    const { path = '', recursive } = query;
    const ref = query.ref || project.default_branch;
    return readInRepository(git, project, async (repository) => {
      if (query.pagination === 'keyset') {
        const { page_token: after } = query;
        const from = after === undefined || after === '' ? { offset: 0 } : { after };
        const ask = { path, recursive, from, limit: computeKeysetLimit(query) };
        const { entries, next } = await findTree(repository, ref, ask);
        const page = { kind: 'keyset', next: next === null ? null : { page_token: next } } as const;
        return { status: 200, page, body: entries.map(presentTreeEntry) };
      }
      const window = computeOffsetWindow(query, treeCeiling);
      const from = { offset: window.offset };
      const ask = { path, recursive, from, limit: window.limit };
      const { entries, total } = await findTree(repository, ref, ask);
      const { rows, page } = await createOffsetPage(window, entries, () => total);
      return { status: 200, page, body: rows.map(presentTreeEntry) };
    });
  },

  async getRepositoryBlob({ project, params }, context) {
    return readInRepository(context.git, project, async (repository) => {
      const blob = await findBlob(repository, params.sha);
      await limitWholeReads(blob, context);
      return { status: 200, body: presentBlob(blob, await readWholeContent(repository, blob)) };
    });
  },

  async getRawRepositoryBlob({ project, params }, context) {
    return readInRepository(context.git, project, async (repository) => {
      const blob = await findBlob(repository, params.sha);
      await limitLargeReads(blob, context);
      const whole = blob.size < maxBufferedBytes;
      const body = whole ? await readBlob(repository, blob.id) : streamBlob(repository, blob.id);
      // A blob has no file name.
      const headers = { ...rawHeaders, 'Content-Disposition': 'inline' };
      return { status: 200, headers, body };
    });
  },

  async getRepositoryArchive({ project, query }, { git }) {
    return readInRepository(git, project, (repository) => packArchive(repository, project, query));
  },

  async getRepositoryArchiveInFormat({ project, params: { format }, query }, { git }) {
    return readInRepository(git, project, (repository) =>
      packArchive(repository, project, { ...query, format }),
    );
  },

  async compareRepositoryRefs({ project, query }, context) {
    return readInRepository(context.git, project, async (repository) => ({
      status: 200,
      body: await compareRefs(context, repository, project, query),
    }));
  },

  async listRepositoryContributors({ project, query }, { git }) {
    return readInRepository(git, project, async (repository) => {
      const { rows, page } = await loadContributors(repository, project.default_branch, query);
      return { status: 200, page, body: rows.map(presentContributor) };
    });
  },

  async getRepositoryMergeBase({ project, query }, { git, url }) {
    return readInRepository(git, project, async (repository) => {
      const commit = await requireMergeBase(repository, query.refs);
      return { status: 200, body: presentCommit(commit, project, url) };
    });
  },
} satisfies RepositoriesService<RequestContext>;
