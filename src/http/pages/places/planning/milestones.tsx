import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { readPageQuery, readPathId } from '../../page-query.ts';
import { GroupPage } from '../group-page.tsx';
import { IssueRows } from '../issues/list.tsx';
import { IssueViews } from '../issues/views.tsx';
import { Markup, renderMarkup } from '../markup.tsx';
import type { BodyOf } from '../operations.ts';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import type { PlaceVisit } from '../visits.ts';

type Milestone = Pick<
  BodyOf<'listProjectMilestones'>[number],
  'iid' | 'title' | 'state' | 'start_date' | 'due_date'
>;

/** Milestones of projects and groups; one is found by its `iid`. */
export function addMilestonePages(pages: PlacePages): void {
  pages.project('/milestones', async (visit, req) => {
    const params = { id: visit.project.id };
    const { rows, page } = await visit.api.list('listProjectMilestones', {
      params,
      query: readPageQuery(req),
    });
    const path = `${visit.root}/-/milestones`;
    return {
      revalidate: true,
      page: (
        <ProjectPage visit={visit} title="Milestones" tab="issues">
          <IssueViews visit={visit} current="milestones" />
          <Milestones visit={visit} path={path} milestones={rows} page={page} />
        </ProjectPage>
      ),
    };
  });
  pages.group('/milestones', async (visit, req) => {
    const params = { id: visit.group.id };
    const { rows, page } = await visit.api.list('listGroupMilestones', {
      params,
      query: readPageQuery(req),
    });
    const path = `${visit.root}/-/milestones`;
    return {
      revalidate: true,
      page: (
        <GroupPage visit={visit} title="Milestones" tab="milestones">
          <Milestones visit={visit} path={path} milestones={rows} page={page} />
        </GroupPage>
      ),
    };
  });
  pages.project('/milestones/:iid', async (visit, req) => {
    const { api, project } = visit;
    const query = { iids: [readPathId(req, 'iid')] };
    const [found] = await api.call('listProjectMilestones', { params: { id: project.id }, query });
    const params = { id: project.id, milestone_id: found?.id ?? 0 };
    const milestone = await api.call('getProjectMilestone', { params });
    const issues = await api.list('listProjectMilestoneIssues', {
      params,
      query: readPageQuery(req),
    });
    const content = await loadMilestone(visit, milestone, issues, visit.root);
    return {
      pictures: true,
      revalidate: true,
      page: (
        <ProjectPage
          visit={visit}
          title={milestone.title}
          tab="issues"
          crumbs={[{ text: 'Milestones', path: `${visit.root}/-/milestones` }]}
        >
          {content}
        </ProjectPage>
      ),
    };
  });
  pages.group('/milestones/:iid', (visit, req) => showGroupMilestone(visit, req));
}

async function showGroupMilestone(
  visit: Parameters<Parameters<PlacePages['group']>[1]>[0],
  req: Request,
) {
  const { api, group } = visit;
  const query = { iids: [readPathId(req, 'iid')] };
  const [found] = await api.call('listGroupMilestones', { params: { id: group.id }, query });
  const params = { id: group.id, milestone_id: found?.id ?? 0 };
  const milestone = await api.call('getGroupMilestone', { params });
  const issues = await api.list('listGroupMilestoneIssues', { params, query: readPageQuery(req) });
  const content = await loadMilestone(visit, milestone, issues, visit.root);
  return {
    pictures: true,
    revalidate: true,
    page: (
      <GroupPage
        visit={visit}
        title={milestone.title}
        tab="milestones"
        crumbs={[{ text: 'Milestones', path: `${visit.root}/-/milestones` }]}
      >
        {content}
      </GroupPage>
    ),
  };
}

async function loadMilestone(
  visit: PlaceVisit,
  milestone: Milestone & { readonly description?: string | null },
  issues: { readonly rows: BodyOf<'listProjectMilestoneIssues'>; readonly page: PageResult },
  root: string,
) {
  const { frame, now } = visit;
  const rendered = await renderMarkup(visit.api, milestone.description);
  return (
    <>
      <MilestoneDates milestone={milestone} />
      {rendered.text === '' ? null : <Markup rendered={rendered} />}
      <h2>Issues</h2>
      <IssueRows
        frame={frame}
        path={`${root}/-/issues`}
        issues={issues.rows}
        now={now}
        withProject={false}
      />
      <Pager frame={frame} path={`${root}/-/milestones/${milestone.iid}`} page={issues.page} />
    </>
  );
}

const Milestones: FC<{
  readonly visit: PlaceVisit;
  readonly path: string;
  readonly milestones: readonly Milestone[];
  readonly page: PageResult;
}> = ({ visit: { frame }, path, milestones, page }) => (
  <>
    <Items none="No milestones.">
      {milestones.map((each) => (
        <Item
          title={
            <a href={`${frame.base}${path}/${each.iid}`}>
              <Glyph name="milestone" /> {each.title}
            </a>
          }
          mark={each.state === 'active' ? null : each.state}
        >
          <MilestoneDates milestone={each} />
        </Item>
      ))}
    </Items>
    <Pager frame={frame} path={path} page={page} />
  </>
);

const MilestoneDates: FC<{ readonly milestone: Milestone }> = ({
  milestone: { start_date: start, due_date: due },
}) => (
  <div class="quiet">
    {start ? `from ${start} ` : ''}
    {due ? `due ${due}` : ''}
  </div>
);
