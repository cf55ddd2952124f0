import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import { NotFound } from '#src/errors.ts';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { readPageQuery, readPathId } from '../../page-query.ts';
import { GroupPage } from '../group-page.tsx';
import { loadIssueList } from '../issues/list.tsx';
import { IssueViews } from '../issues/views.tsx';
import { Markup, renderMarkup } from '../markup.tsx';
import type { BodyOf } from '../operations.ts';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import type { GroupVisit, PlaceVisit } from '../visits.ts';

type Iteration = BodyOf<'listGroupIterations'>[number];

/** Iterations of groups, which projects below them use. */
export function addIterationPages(pages: PlacePages): void {
  pages.group('/iterations', async (visit, req) => {
    const params = { id: visit.group.id };
    const query = readPageQuery(req);
    const { rows, page } = await visit.api.list('listGroupIterations', { params, query });
    return {
      revalidate: true,
      page: (
        <GroupPage visit={visit} title="Iterations" tab="iterations">
          <Iterations visit={visit} root={visit.root} iterations={rows} page={page} />
        </GroupPage>
      ),
    };
  });
  pages.project('/iterations', async (visit, req) => {
    const params = { id: visit.project.id };
    const query = readPageQuery(req);
    const { rows, page } = await visit.api.list('listProjectIterations', { params, query });
    return {
      revalidate: true,
      page: (
        <ProjectPage visit={visit} title="Iterations" tab="issues">
          <IssueViews visit={visit} current="iterations" />
          <Iterations visit={visit} root={visit.root} iterations={rows} page={page} />
        </ProjectPage>
      ),
    };
  });
  pages.group('/iterations/:iteration', async (visit, req) => showIteration(visit, req));
}

async function showIteration(visit: GroupVisit, req: Request) {
  const { api, group, root } = visit;
  const iteration = await findIteration(visit, readPathId(req, 'iteration'));
  const rendered = await renderMarkup(api, iteration.description, group);
  const source = {
    operation: 'listGroupIssues',
    id: group.id,
    query: { iteration_id: iteration.id },
  } as const;
  const path = `${root}/-/iterations/${iteration.id}`;
  const list = await loadIssueList(visit, req, { source, path });
  return {
    pictures: true,
    revalidate: true,
    page: (
      <GroupPage
        visit={visit}
        title={readTitle(iteration)}
        tab="iterations"
        crumbs={[{ text: 'Iterations', path: `${root}/-/iterations` }]}
      >
        <p class="quiet">{formatDates(iteration)}</p>
        {rendered.text === '' ? null : <Markup rendered={rendered} />}
        {list}
      </GroupPage>
    ),
  };
}

/** Pages of iterations that are looked through: no operation finds one by its id. */
const maxPages = 20;

async function findIteration({ api, group }: GroupVisit, id: number): Promise<Iteration> {
  for (let page = 1; page <= maxPages; page += 1) {
    const { rows, page: listed } = await api.list('listGroupIterations', {
      params: { id: group.id },
      query: { page, per_page: 100 },
    });
    const found = rows.find((each) => each.id === id);
    if (found !== undefined) return found;
    if (listed.kind !== 'offset' || !listed.hasNext) break;
  }
  throw new NotFound();
}

/** Iterations of a cadence may have no title. */
const readTitle = ({ title, start_date, due_date }: Iteration): string =>
  title ?? `${start_date ?? ''} to ${due_date ?? ''}`;

const formatDates = ({ start_date, due_date }: Iteration): string =>
  `${start_date ?? '?'} to ${due_date ?? '?'}`;

/** Names of the states, by their numbers in the API. */
const states: Readonly<Record<number, string>> = { 1: 'upcoming', 2: 'current', 3: 'closed' };

const Iterations: FC<{
  readonly visit: PlaceVisit;
  readonly root: string;
  readonly iterations: readonly Iteration[];
  readonly page: PageResult;
}> = ({ visit: { frame }, root, iterations, page }) => (
  <>
    <Items none="No iterations.">
      {iterations.map((each) => (
        <Item
          title={
            <a href={each.web_url}>
              <Glyph name="iterations" /> {readTitle(each)}
            </a>
          }
          mark={states[each.state] ?? null}
        >
          <div class="quiet">{formatDates(each)}</div>
        </Item>
      ))}
    </Items>
    <Pager frame={frame} path={`${root}/-/iterations`} page={page} />
  </>
);
