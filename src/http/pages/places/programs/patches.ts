import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { NotFound } from '#src/errors.ts';
import { emptyTree, streamMails, streamPatch } from '#src/git/reading/diff.ts';
import type { Repository } from '#src/git/repository.ts';
import type { Reply } from '../../handlers.tsx';
import { readRange } from '../code/compare.tsx';
import { readSegments } from '../code/refs.ts';
import type { FileVisit } from '../visits.ts';
import { toFileReply } from './replies.ts';

export type PatchForm = 'diff' | 'patch';

/** Commits whose difference is sent; `from` is null for a commit without parent. */
interface Span {
  readonly from: string | null;
  readonly to: string;
}

/**
 * Differences as git writes them. Operations decide what the caller may read; git streams what they named, in the places
 * of the caller.
 */
export function createPatches() {
  const send = (visit: FileVisit, form: PatchForm, { from, to }: Span): Reply => {
    const repository: Repository = visit.api.context.git.repository(visit.project.id);
    const file: Readable =
      form === 'diff'
        ? streamPatch(repository, from ?? emptyTree, to)
        : streamMails(repository, from, to);
    return toFileReply(file, { 'Content-Type': 'text/plain; charset=utf-8' });
  };
  return {
    async sendCommit(visit: FileVisit, form: PatchForm, req: Request): Promise<Reply> {
      const sha = String(req.params['sha']);
      const commit = await findCommit(visit, sha);
      if (!commit.id.startsWith(sha.toLowerCase())) throw new NotFound();
      return send(visit, form, { from: commit.parent_ids[0] ?? null, to: commit.id });
    },

    async sendComparison(visit: FileVisit, form: PatchForm, req: Request): Promise<Reply> {
      const { from, to, straight } = readRange(readSegments(req).join('/'));
      const [first, last] = await Promise.all([findCommit(visit, from), findCommit(visit, to)]);
      if (straight) return send(visit, form, { from: first.id, to: last.id });
      const base = await visit.api.call('getRepositoryMergeBase', {
        params: { id: visit.project.id },
        query: { refs: [first.id, last.id] },
      });
      return send(visit, form, { from: base.id, to: last.id });
    },

    async sendMergeRequest(visit: FileVisit, form: PatchForm, req: Request): Promise<Reply> {
      const iid = Number(/^[1-9]\d{0,9}$/.exec(String(req.params['iid']))?.[0]);
      if (Number.isNaN(iid)) throw new NotFound();
      const { diff_refs: refs } = await visit.api.call('getMergeRequest', {
        params: { id: visit.project.id, merge_request_iid: iid },
      });
      if (refs === null) throw new NotFound();
      return send(visit, form, { from: refs.base_sha, to: refs.head_sha });
    },
  };
}

const findCommit = ({ api, project }: FileVisit, sha: string) =>
  api.call('getCommit', { params: { id: project.id, sha }, query: { stats: false } });
