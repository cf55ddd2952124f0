import type { Request } from 'express';
import { Pager } from '#src/pages/items.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import { ActivityList } from '../conversation/activity.tsx';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Page of the events in a project. */
export async function showActivity(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, project, root } = visit;
  const { rows, page } = await api.list('listProjectEvents', {
    params: { id: project.id },
    query: readPageQuery(req),
  });
  return {
    pictures: true,
    revalidate: true,
    page: (
      <ProjectPage visit={visit} title="Activity" tab="overview" crumbs={[{ text: 'Activity' }]}>
        <ActivityList visit={visit} events={rows} rootOf={() => root} />
        <Pager frame={frame} path={`${root}/-/activity`} page={page} />
        <p>
          <a href={`${frame.base}${root}.atom`}>Atom feed</a>
        </p>
      </ProjectPage>
    ),
  };
}
