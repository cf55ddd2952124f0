import type { FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import type { Frame } from '#src/pages/frame.ts';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { Label } from '#src/pages/markers.tsx';
import { readPageQuery } from '../../page-query.ts';
import { GroupPage } from '../group-page.tsx';
import { IssueViews } from '../issues/views.tsx';
import { formatQuery } from '../links.ts';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';

/** Labels of projects and groups. */
export function addLabelPages(pages: PlacePages): void {
  pages.project('/labels', async (visit, req) => {
    const listed = await visit.api.list('listProjectLabels', {
      params: { id: visit.project.id },
      query: readPageQuery(req),
    });
    return {
      revalidate: true,
      page: (
        <ProjectPage visit={visit} title="Labels" tab="issues">
          <IssueViews visit={visit} current="labels" />
          <Labels frame={visit.frame} root={visit.root} labels={listed.rows} page={listed.page} />
        </ProjectPage>
      ),
    };
  });
  pages.group('/labels', async (visit, req) => {
    const listed = await visit.api.list('listGroupLabels', {
      params: { id: visit.group.id },
      query: readPageQuery(req),
    });
    return {
      revalidate: true,
      page: (
        <GroupPage visit={visit} title="Labels" tab="labels">
          <Labels frame={visit.frame} root={visit.root} labels={listed.rows} page={listed.page} />
        </GroupPage>
      ),
    };
  });
}

const Labels: FC<{
  readonly frame: Frame;
  readonly root: string;
  readonly labels: readonly {
    readonly name: string;
    readonly color: string;
    readonly description?: string | null;
  }[];
  readonly page: PageResult;
}> = ({ frame, root, labels, page }) => (
  <>
    <Items none="No labels.">
      {labels.map(({ name, color, description }) => (
        <Item
          title={
            <Label
              name={name}
              color={color}
              href={`${frame.base}${root}/-/issues${formatQuery({ 'label_name[]': name })}`}
            />
          }
        >
          {description ? <p class="quiet">{description}</p> : null}
        </Item>
      ))}
    </Items>
    <Pager frame={frame} path={`${root}/-/labels`} page={page} />
  </>
);
