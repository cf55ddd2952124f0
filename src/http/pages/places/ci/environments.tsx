import type { Request } from 'express';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { CiState } from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readPathId } from '../../page-query.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';
import { CiViews } from './views.tsx';

/** Environments of a project. */
export async function showEnvironments(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, project, root } = visit;
  const { rows, page } = await api.list('listEnvironments', {
    params: { id: project.id },
    query: readPageQuery(req),
  });
  return {
    revalidate: true,
    page: (
      <ProjectPage visit={visit} title="Environments" tab="pipelines">
        <CiViews visit={visit} current="environments" />
        <Items none="No environments.">
          {rows.map((each) => (
            <Item
              title={
                <a href={`${frame.base}${root}/-/environments/${each.id}`}>
                  <Glyph name="rocket" /> {each.name}
                </a>
              }
              mark={each.state === 'available' ? each.tier : each.state}
            >
              {isWebAddress(each.external_url) ? (
                <p>
                  <a href={each.external_url} rel="noopener noreferrer">
                    {each.external_url}
                  </a>
                </p>
              ) : null}
            </Item>
          ))}
        </Items>
        <Pager frame={frame} path={`${root}/-/environments`} page={page} />
      </ProjectPage>
    ),
  };
}

/** Addresses that a page links to: nothing runs by following them. */
function isWebAddress(address: string | null | undefined): address is string {
  return /^https?:\/\//i.test(address ?? '');
}

/** Shows an environment with its deployments. */
export async function showEnvironment(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, now, project, root } = visit;
  const id = readPathId(req);
  const environment = await api.call('getEnvironment', {
    params: { id: project.id, environment_id: id },
  });
  const { rows, page } = await api.list('listDeployments', {
    params: { id: project.id },
    query: { ...readPageQuery(req), environment: environment.name, order_by: 'id', sort: 'desc' },
  });
  return {
    revalidate: true,
    page: (
      <ProjectPage
        visit={visit}
        title={environment.name}
        tab="pipelines"
        crumbs={[{ text: 'Environments', path: `${root}/-/environments` }]}
      >
        <Items none="No deployments.">
          {rows.map((each) => (
            <Item
              title={
                <>
                  <CiState status={each.status} /> #{each.iid}
                </>
              }
            >
              <ul class="chips">
                <li>
                  <Glyph name="git-commit" />{' '}
                  <a href={`${frame.base}${root}/-/commit/${each.sha}`}>
                    <code>{each.sha.slice(0, 8)}</code>
                  </a>{' '}
                  {each.ref}
                </li>
                <li>
                  <PersonLink frame={frame} person={each.user} picture />
                </li>
                <li>
                  <Ago at={each.created_at} now={now} />
                </li>
              </ul>
            </Item>
          ))}
        </Items>
        <Pager frame={frame} path={`${root}/-/environments/${id}`} page={page} />
      </ProjectPage>
    ),
  };
}
