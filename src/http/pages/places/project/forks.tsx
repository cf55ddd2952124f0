import type { Request } from 'express';
import { Pager } from '#src/pages/items.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import { ProjectPage } from '../project-page.tsx';
import { ProjectRows } from '../project-rows.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Forks of a project that the visitor may see. */
export async function showForks(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, now, project, root } = visit;
  const { rows, page } = await api.list('listProjectForks', {
    params: { id: project.id },
    query: readPageQuery(req),
  });
  return {
    revalidate: true,
    page: (
      <ProjectPage visit={visit} title="Forks" tab="overview">
        <ProjectRows frame={frame} projects={rows} now={now} none="No forks that you can see." />
        <Pager frame={frame} path={`${root}/-/forks`} page={page} />
      </ProjectPage>
    ),
  };
}
