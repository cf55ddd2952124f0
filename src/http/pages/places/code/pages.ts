import type { PlacePages } from '../place-pages.ts';
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

/** Files, history, branches and tags of a project. */
export function addCodePages(pages: PlacePages): void {
  addPageAtRef(pages, 'tree', showTree);
  addPageAtRef(pages, 'blob', showBlob);
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
