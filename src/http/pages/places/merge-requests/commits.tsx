import type { Request } from 'express';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { CiState, Empty } from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import { CommitList } from '../code/commits.tsx';
import { toInstancePath } from '../links.ts';
import type { ProjectVisit } from '../visits.ts';
import { loadRequest, RequestPage } from './subject.tsx';

/** The commits that a merge request brings. */
export async function showMergeRequestCommits(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame } = visit;
  const shown = await loadRequest(visit, req);
  const { params, path } = shown;
  const query = readPageQuery(req);
  const { rows, page } = await api.list('listMergeRequestCommits', { params, query });
  return {
    revalidate: true,
    page: (
      <RequestPage visit={visit} shown={shown} tab="commits">
        {rows.length === 0 ? <Empty title="No commits" /> : null}
        <CommitList visit={visit} commits={rows} />
        <Pager frame={frame} path={`${path}/commits`} page={page} />
      </RequestPage>
    ),
  };
}

/** The pipelines of its commits. */
export async function showMergeRequestPipelines(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, now } = visit;
  const shown = await loadRequest(visit, req);
  const { params, path } = shown;
  const query = readPageQuery(req);
  const { rows, page } = await api.list('listMergeRequestPipelines', { params, query });
  return {
    revalidate: true,
    page: (
      <RequestPage visit={visit} shown={shown} tab="pipelines">
        <Items none="No pipelines.">
          {rows.map((pipeline) => (
            <Item
              title={<a href={toInstancePath(frame, pipeline.web_url)}>Pipeline {pipeline.id}</a>}
              actions={<CiState status={pipeline.status} />}
            >
              <div class="quiet">
                <code>{pipeline.sha.slice(0, 8)}</code> · <Ago at={pipeline.created_at} now={now} />
              </div>
            </Item>
          ))}
        </Items>
        <Pager frame={frame} path={`${path}/pipelines`} page={page} />
      </RequestPage>
    ),
  };
}
