import { HttpError } from '#src/errors.ts';
import type { Reply } from '../../handlers.tsx';
import type { PlacePages } from '../place-pages.ts';
import { formatCodePath } from './addresses.ts';
import { showBlame } from './blame.tsx';
import { showBlob } from './blob.tsx';
import { addFileAtRef, addPageAtRef, requireReader } from './code-pages.ts';
import { showCommit } from './commit.tsx';
import { showCommits } from './commits.tsx';
import { showCompareForm, showComparison } from './compare.tsx';
import { sendRawFile } from './raw.ts';
import { showBranches, showTags } from './ref-lists.tsx';
import { readSegments } from './refs.ts';
import { showTree } from './tree.tsx';

/** A link of a text does not tell a directory from a file. */
async function showBlobOrDirectory(...page: Parameters<typeof showBlob>): Promise<Reply> {
  try {
    return await showBlob(...page);
  } catch (error) {
    const [visit, { ref, path }] = page;
    if (!(error instanceof HttpError) || error.status !== 404 || path === '') throw error;
    const params = { id: visit.project.id };
    const query = { ref, path, per_page: 1 };
    const entries = await visit.api.optional('listRepositoryTree', { params, query });
    if (entries === null || entries.length === 0) throw error;
    return { redirect: formatCodePath(visit, 'tree', { ref, path }) };
  }
}

/** Files, history, branches and tags of a project. */
export function addCodePages(pages: PlacePages): void {
  addPageAtRef(pages, 'tree', showTree);
  addPageAtRef(pages, 'blob', showBlobOrDirectory);
  addPageAtRef(pages, 'blame', showBlame);
  addPageAtRef(pages, 'commits', showCommits);
  addFileAtRef(pages, 'raw', sendRawFile);
  pages.project(
    '/commit/:sha',
    requireReader(async (visit, req) => showCommit(visit, String(req.params['sha']), req)),
  );
  pages.project('/compare', requireReader(showCompareForm));
  pages.project(
    '/compare/*rest',
    requireReader(async (visit, req) => showComparison(visit, readSegments(req).join('/'), req)),
  );
  pages.project('/branches', requireReader(showBranches));
  pages.project('/tags', requireReader(showTags));
}
