import type { Event } from '#generated/events/types.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { ListedEventRow } from './list.ts';
import { type EventNotes, presentEventNote } from './notes.ts';
import type { EventAction, EventPush } from '#src/records/event.ts';

export function presentEvent(event: ListedEventRow, notes: EventNotes, url: Urls): Event {
  const author = presentUserBasic(readAuthor(event), url);
  const note = presentEventNote(event, author, notes);
  return {
    id: event.id,
    project_id: event.project_id,
    action_name: getActionName(event),
    target_id: event.target_id,
    // Targets without a number within their project, such as notes, are identified by id.
    target_iid: event.target_iid ?? event.target_id,
    target_type: event.target_type,
    author_id: event.author_id,
    target_title: event.target_title,
    title: null,
    created_at: event.created_at,
    author,
    ...(event.push !== null && { push_data: event.push }),
    ...(note !== undefined && { note }),
    author_username: event.author_username,
  };
}

const names: Readonly<Record<Exclude<EventAction, 'created' | 'pushed'>, string>> = {
  updated: 'updated',
  closed: 'closed',
  reopened: 'opened',
  commented: 'commented on',
  merged: 'accepted',
  joined: 'joined',
  left: 'left',
  destroyed: 'destroyed',
  expired: 'removed due to membership expiration from',
  approved: 'approved',
};

const pushed: Readonly<Record<EventPush['action'], string>> = {
  created: 'pushed new',
  removed: 'deleted',
  pushed: 'pushed to',
};

/** Targets that are made rather than opened. */
const created: ReadonlySet<string> = new Set(['Project', 'WikiPage']);

function getActionName(event: ListedEventRow): string {
  if (event.action === 'pushed') return pushed[event.push?.action ?? 'pushed'];
  if (event.action !== 'created') return names[event.action];
  if (event.target_type === null && event.import_type !== null) return 'imported';
  return event.target_type === null || created.has(event.target_type) ? 'created' : 'opened';
}
