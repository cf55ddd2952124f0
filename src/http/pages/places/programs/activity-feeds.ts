import type { Request } from 'express';
import { NotFound } from '#src/errors.ts';
import { findVisibleUser } from '#src/domains/core/users/visible.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { findWebCaller } from '../../../web-caller.ts';
import type { PageParts, Reply } from '../../handlers.tsx';
import { type Activity, formatTargetPath } from '../conversation/activity.tsx';
import { type FeedEntry, toFeedReply } from './feeds.ts';

/** Entries of a feed. */
const feedRows = 20;

/**
 * Feed of what happens in a project (`/<group>/<project>.atom`), or of what a user does (`/<username>.atom`).
 * @throws NotFound
 */
export async function sendActivityFeed(
  { environment, authenticate, findOperations }: PageParts,
  req: Request,
  path: string,
): Promise<Reply> {
  const { db, config } = environment;
  const actor = await findWebCaller(authenticate, req, config);
  const api = findOperations(req, actor);
  const query = { per_page: feedRows };
  const name = path.slice(0, -'.atom'.length);
  if (name.includes('/')) {
    const project = await findVisibleProject(db, actor, name);
    if (project === null) throw new NotFound();
    const events = await api.call('listProjectEvents', { params: { id: project.id }, query });
    const url = `${config.baseUrl}/${project.full_path}`;
    const entries = events.map((event) => toEntry(event, url));
    return toFeedReply({ title: `${project.full_path}: activity`, url, entries });
  }
  const user = await findVisibleUser(db, actor, name).catch(() => null);
  if (user === null || user.username !== name) throw new NotFound();
  const events = await api.call('listUserEvents', { params: { id: user.id }, query });
  const url = `${config.baseUrl}/${user.username}`;
  const entries = events.map((event) => ({
    ...toEntry(event, url),
    url: `${url}#event-${event.id}`,
  }));
  return toFeedReply({ title: `${user.name}: activity`, url, entries });
}

function toEntry(event: Activity, root: string): FeedEntry {
  const { author, action_name, target_title, push_data, note } = event;
  const object = target_title ?? push_data?.ref ?? '';
  const [place = ''] = formatTargetPath(event, root).split('#', 1);
  return {
    url: `${place}#event-${event.id}`,
    title: [author.name, action_name, object].filter((part) => part !== '').join(' '),
    at: event.created_at,
    author: author.name,
    text: note?.body ?? push_data?.commit_title ?? null,
  };
}
