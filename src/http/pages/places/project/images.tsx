import type { Request } from 'express';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Image repositories of a project with the addresses to pull from. */
export async function showImages(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, now, project, root } = visit;
  const { rows, page } = await api.list('listProjectRegistryRepositories', {
    params: { id: project.id },
    query: { ...readPageQuery(req), tags_count: true },
  });
  return {
    revalidate: true,
    page: (
      <ProjectPage visit={visit} title="Container images" tab="registry">
        <Items none="No images. Push one with docker push.">
          {rows.map((each) => (
            <Item
              title={
                <>
                  <Glyph name="container" /> {each.path}
                </>
              }
              actions={<span class="quiet">{each.tags_count} tags</span>}
            >
              <div class="quiet">
                <code>{each.location}</code> · created <Ago at={each.created_at} now={now} />
              </div>
            </Item>
          ))}
        </Items>
        <Pager frame={frame} path={`${root}/-/container_registry`} page={page} />
      </ProjectPage>
    ),
  };
}
