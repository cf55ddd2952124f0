import { groupPolicy } from '#src/domains/core/groups/policy.ts';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { VisibilityMark } from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { Avatar } from '#src/pages/people.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import { GroupPage } from '../group-page.tsx';
import { Markup, renderMarkup } from '../markup.tsx';
import type { PlacePages } from '../place-pages.ts';
import type { GroupVisit } from '../visits.ts';

/** Start page of a group: subgroups and projects. */
export function addGroupPages(pages: PlacePages): void {
  pages.group('/', async (visit, req) => showGroup(visit, readPageQuery(req)));
}

async function showGroup(
  visit: GroupVisit,
  query: { readonly page: number; readonly per_page: number },
): Promise<Reply> {
  const { api, facts, frame, group, now, root } = visit;
  const description = await renderMarkup(api, facts.description);
  const params = { id: group.id };
  const subgroups = await api.call('listSubgroups', { params, query: { per_page: 50 } });
  const { rows: projects, page } = await api.list('listGroupProjects', {
    params,
    query: { ...query, order_by: 'last_activity_at', with_shared: false },
  });
  return {
    pictures: true,
    revalidate: true,
    page: (
      <GroupPage
        visit={visit}
        title={facts.name}
        tab="overview"
        heading={
          <div class="title-row">
            <h1 class="with-picture">
              <Avatar frame={frame} url={facts.avatar_url} name={facts.name} large />
              {facts.name}
            </h1>
            <GroupButtons visit={visit} />
          </div>
        }
      >
        {description.text === '' ? null : <Markup rendered={description} />}
        {subgroups.length === 0 ? null : (
          <>
            <h2>Subgroups</h2>
            <Items none="">
              {subgroups.map((each) => (
                <Item
                  title={
                    <a href={`${frame.base}/groups/${each.full_path}`}>
                      <Glyph name="organization" /> {each.name}
                    </a>
                  }
                  actions={<VisibilityMark visibility={each.visibility} />}
                >
                  {each.description ? <p class="quiet">{each.description}</p> : null}
                </Item>
              ))}
            </Items>
          </>
        )}
        <h2>Projects</h2>
        <Items none="No projects that you can see.">
          {projects.map((project) => (
            <Item
              title={
                <a href={`${frame.base}/${project.path_with_namespace}`}>
                  <Glyph name="repo" /> {project.name}
                </a>
              }
              actions={
                <span class="quiet">
                  <Ago at={project.last_activity_at} now={now} />
                </span>
              }
            >
              {project.description ? <p class="quiet">{project.description}</p> : null}
            </Item>
          ))}
        </Items>
        <Pager frame={frame} path={root} page={page} />
      </GroupPage>
    ),
  };
}

/** Ways to forms that the visitor may send. */
const GroupButtons = ({ visit }: { readonly visit: GroupVisit }) => {
  const { actor, frame, group } = visit;
  if (actor === null) return null;
  return (
    <div class="buttons">
      {groupPolicy.createProject({ group, actor }) ? (
        <a class="button" href={`${frame.base}/projects/new?namespace_id=${group.id}`}>
          New project
        </a>
      ) : null}
      {groupPolicy.createSubgroup({ parent: group }) ? (
        <a class="button quiet" href={`${frame.base}/groups/new?parent_id=${group.id}`}>
          New subgroup
        </a>
      ) : null}
    </div>
  );
};
