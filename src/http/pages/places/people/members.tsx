import type { FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import { Pager } from '#src/pages/items.tsx';
import { type AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import { Moment } from '#src/pages/texts.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import { readPageQuery } from '../../page-query.ts';
import { GroupPage } from '../group-page.tsx';
import type { BodyOf } from '../operations.ts';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import type { PlaceVisit } from '../visits.ts';

type Member = BodyOf<'listAllProjectMembers'>[number];

/** Members of projects and groups, those of the groups above included. */
export function addMemberPages(pages: PlacePages): void {
  pages.project('/project_members', async (visit, req) => {
    const { rows, page } = await visit.api.list('listAllProjectMembers', {
      params: { id: visit.project.id },
      query: readPageQuery(req),
    });
    const path = `${visit.root}/-/project_members`;
    return {
      revalidate: true,
      page: (
        <ProjectPage visit={visit} title="Members" tab="members">
          <Members visit={visit} path={path} members={rows} page={page} />
        </ProjectPage>
      ),
    };
  });
  pages.group('/group_members', async (visit, req) => {
    const { rows, page } = await visit.api.list('listAllGroupMembers', {
      params: { id: visit.group.id },
      query: readPageQuery(req),
    });
    const path = `${visit.root}/-/group_members`;
    return {
      revalidate: true,
      page: (
        <GroupPage visit={visit} title="Members" tab="members">
          <Members visit={visit} path={path} members={rows} page={page} />
        </GroupPage>
      ),
    };
  });
}

const Members: FC<{
  readonly visit: PlaceVisit;
  readonly path: string;
  readonly members: readonly Member[];
  readonly page: PageResult;
}> = ({ visit: { frame }, path, members, page }) => (
  <>
    <div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Expires</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr>
              <td>
                <PersonLink frame={frame} person={member} picture />{' '}
                <span class="quiet">@{member.username}</span>
              </td>
              <td>{formatAccessLevel(member.access_level as AccessLevel)}</td>
              <td>{member.expires_at ? <Moment at={member.expires_at} /> : 'Never'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <Pager frame={frame} path={path} page={page} />
  </>
);
