import { GroupPage } from '../group-page.tsx';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import { addRequestActs } from './acts.ts';
import { showMergeRequestCommits, showMergeRequestPipelines } from './commits.tsx';
import { showDiffs, showRawDiff } from './diffs.tsx';
import { addRequestForms } from './form-pages.tsx';
import { loadMergeRequestList } from './list.tsx';
import { showOverview } from './overview.tsx';

/** Merge requests of projects and groups: lists, one merge request, and the forms that change it. */
export function addMergeRequestPages(pages: PlacePages): void {
  pages.project('/merge_requests', async (visit, req) => {
    const path = `${visit.root}/-/merge_requests`;
    const source = { operation: 'listProjectMergeRequests', id: visit.project.id } as const;
    const list = await loadMergeRequestList(visit, req, { source, path });
    return {
      revalidate: true,
      page: (
        <ProjectPage
          visit={visit}
          title="Merge requests"
          tab="merge_requests"
          heading={
            <div class="title-row">
              <h1>Merge requests</h1>
              {visit.actor === null || visit.project.archived ? null : (
                <a class="button" href={`${visit.frame.base}${path}/new`}>
                  New merge request
                </a>
              )}
            </div>
          }
        >
          {list}
        </ProjectPage>
      ),
    };
  });
  pages.group('/merge_requests', async (visit, req) => {
    const path = `${visit.root}/-/merge_requests`;
    const source = { operation: 'listGroupMergeRequests', id: visit.group.id } as const;
    const list = await loadMergeRequestList(visit, req, { source, path });
    return {
      revalidate: true,
      page: (
        <GroupPage visit={visit} title="Merge requests" tab="merge_requests">
          {list}
        </GroupPage>
      ),
    };
  });
  addRequestForms(pages);
  pages.projectFile('/merge_requests/:iid.diff', showRawDiff);
  pages.project('/merge_requests/:iid', (visit, req) => showOverview(visit, req));
  pages.project('/merge_requests/:iid/commits', showMergeRequestCommits);
  pages.project('/merge_requests/:iid/pipelines', showMergeRequestPipelines);
  pages.project('/merge_requests/:iid/diffs', (visit, req) => showDiffs(visit, req));
  addRequestActs(pages);
}
