import type { Request } from 'express';
import type { Reply } from '../../handlers.tsx';
import { EitherPage, type EitherVisit, findPlaceId, isProjectVisit } from '../either-place.tsx';
import type { PlacePages } from '../place-pages.ts';
import { addRequestActs } from './acts.ts';
import { showMergeRequestCommits, showMergeRequestPipelines } from './commits.tsx';
import { showDiffs, showRawDiff } from './diffs.tsx';
import { addRequestForms } from './form-pages.tsx';
import { loadMergeRequestList } from './list.tsx';
import { showOverview } from './overview.tsx';

/** Merge requests of projects and groups: lists, one merge request, and the forms that change it. */
export function addMergeRequestPages(pages: PlacePages): void {
  pages.project('/merge_requests', showMergeRequests);
  pages.group('/merge_requests', showMergeRequests);
  addRequestForms(pages);
  pages.projectFile('/merge_requests/:iid.diff', showRawDiff);
  pages.project('/merge_requests/:iid', (visit, req) => showOverview(visit, req));
  pages.project('/merge_requests/:iid/commits', showMergeRequestCommits);
  pages.project('/merge_requests/:iid/pipelines', showMergeRequestPipelines);
  pages.project('/merge_requests/:iid/diffs', (visit, req) => showDiffs(visit, req));
  addRequestActs(pages);
}

async function showMergeRequests(visit: EitherVisit, req: Request): Promise<Reply> {
  const isProject = isProjectVisit(visit);
  const path = `${visit.root}/-/merge_requests`;
  const operation = isProject ? 'listProjectMergeRequests' : 'listGroupMergeRequests';
  const source = { operation, id: findPlaceId(visit) } as const;
  const list = await loadMergeRequestList(visit, req, { source, path });
  return {
    revalidate: true,
    page: (
      <EitherPage
        visit={visit}
        title="Merge requests"
        tabs={['merge_requests', 'merge_requests']}
        heading={
          <div class="title-row">
            <h1>Merge requests</h1>
            {visit.actor === null || !isProject || visit.project.archived ? null : (
              <a class="button" href={`${visit.frame.base}${path}/new`}>
                New merge request
              </a>
            )}
          </div>
        }
      >
        {list}
      </EitherPage>
    ),
  };
}
