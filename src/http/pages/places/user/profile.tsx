import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { Avatar } from '#src/pages/people.tsx';
import { HttpError, NotFound } from '#src/errors.ts';
import { dayMs } from '#src/units.ts';
import { findVisibleUser } from '#src/domains/core/users/visible.ts';
import type { Database } from '#src/database/database.ts';
import type { Reply } from '../../handlers.tsx';
import { ActivityList } from '../conversation/activity.tsx';
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
  const activity = await loadActivity(visit, found.id);
  return {
    pictures: true,
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
        {activity === null ? null : (
          <>
            <h2>Activity</h2>
            <p class="quiet">
              {formatContributions(activity.total)} in the last year ·{' '}
              <a href={`${frame.base}/${found.username}.atom`}>Atom feed</a>
            </p>
            <ActivityList
              visit={visit}
              events={activity.events}
              rootOf={({ project_id }) => activity.roots.get(project_id ?? 0) ?? null}
              named
            />
          </>
        )}
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

/** Events of a profile. */
const maxEvents = 15;

/** Events of a user in the last year that the visitor may see; null if the visitor may not read events. */
async function loadActivity({ api, now }: PlaceVisit, id: number) {
  const after = new Date(now.getTime() - 365 * dayMs).toISOString().slice(0, 10);
  try {
    const { rows: events, page } = await api.list('listUserEvents', {
      params: { id },
      query: { after, per_page: maxEvents },
    });
    const roots = new Map<number, string>();
    for (const project of new Set(events.map(({ project_id }) => project_id))) {
      if (project === null) continue;
      const found = await api.optional('getProject', { params: { id: project } });
      if (found !== null) roots.set(project, `/${found.path_with_namespace}`);
    }
    return { events, roots, total: page.kind === 'offset' ? page.total : null };
  } catch (error) {
    if (error instanceof HttpError && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}

const formatContributions = (total: number | null): string => {
  if (total === null) return 'Many contributions';
  return total === 1 ? '1 contribution' : `${total} contributions`;
};

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
