import type { Request } from 'express';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';
import { CiViews } from './views.tsx';

/** Pipeline schedules of a project. */
export async function showSchedules(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, now, project, root } = visit;
  const { rows, page } = await api.list('listPipelineSchedules', {
    params: { id: project.id },
    query: readPageQuery(req),
  });
  return {
    revalidate: true,
    page: (
      <ProjectPage visit={visit} title="Schedules" tab="pipelines">
        <CiViews visit={visit} current="schedules" />
        <Items none="No schedules.">
          {rows.map((each) => (
            <Item title={each.description} mark={each.active ? null : 'Inactive'}>
              <ul class="chips">
                <li>
                  <Glyph name="clock" /> <code>{each.cron}</code> {each.cron_timezone}
                </li>
                <li>
                  <Glyph name="git-branch" /> {each.ref}
                </li>
                {each.active ? (
                  <li>
                    next run <Ago at={each.next_run_at} now={now} />
                  </li>
                ) : null}
                <li>
                  <PersonLink frame={frame} person={each.owner} picture />
                </li>
              </ul>
            </Item>
          ))}
        </Items>
        <Pager frame={frame} path={`${root}/-/pipeline_schedules`} page={page} />
      </ProjectPage>
    ),
  };
}
