import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { Avatar } from '#src/pages/people.tsx';
import { NotFound } from '#src/errors.ts';
import { findVisibleUser } from '#src/domains/core/users/visible.ts';
import type { Database } from '#src/database/database.ts';
import type { Reply } from '../../handlers.tsx';
import type { PlaceVisit } from '../visits.ts';

/** Profile of a user with the projects that the visitor may see. @throws NotFound */
export async function showUser(db: Database, visit: PlaceVisit, username: string): Promise<Reply> {
  const { api, frame, now } = visit;
  // A number is the id of a user for the finder, and no name.
  if (/^\d+$/.test(username)) throw new NotFound();
  const found = await findVisibleUser(db, visit.actor, username);
  if (found.username !== username) return { redirect: `/${found.username}` };
  // Visitors without an account learn the name of a user from what is public.
  const { name } = found;
  const user: Profile = (await api.optional('getUser', { params: { id: found.id } })) ?? {
    name,
    username,
  };
  const projects = await api.optional('listUserProjects', {
    params: { user_id: String(found.id) },
    query: { order_by: 'last_activity_at', per_page: 20 },
  });
  return {
    revalidate: true,
    page: (
      <HtmlPage
        frame={frame}
        title={user.name}
        heading={
          <h1 class="with-picture">
            <Avatar frame={frame} url={user.avatar_url} name={user.name} large />
            {user.name} <span class="quiet">@{user.username}</span>
          </h1>
        }
      >
        <UserFacts user={user} now={now} />
        <h2>Projects</h2>
        <Items none="No projects that you can see.">
          {(projects ?? []).map((project) => (
            <Item
              title={
                <a href={`${frame.base}/${project.path_with_namespace}`}>
                  <Glyph name="repo" /> {project.path_with_namespace}
                </a>
              }
            >
              {project.description === null ? null : <p class="quiet">{project.description}</p>}
            </Item>
          ))}
        </Items>
      </HtmlPage>
    ),
  };
}

interface Profile {
  readonly name: string;
  readonly username: string;
  readonly avatar_url?: string | null;
  readonly bio?: string | null;
  readonly location?: string | null;
  readonly organization?: string | null;
  readonly created_at?: string | null;
}

const UserFacts = ({ user, now }: { readonly user: Profile; readonly now: Date }) => (
  <>
    {user.bio ? <p class="lead">{user.bio}</p> : null}
    <ul class="chips">
      {user.organization ? (
        <li>
          <Glyph name="organization" /> {user.organization}
        </li>
      ) : null}
      {user.location ? (
        <li>
          <Glyph name="globe" /> {user.location}
        </li>
      ) : null}
      {user.created_at ? (
        <li>
          <Glyph name="clock" /> Member since <Ago at={user.created_at} now={now} />
        </li>
      ) : null}
    </ul>
  </>
);
