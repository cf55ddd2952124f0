import type { EventsService } from '#generated/events/service.ts';
import type { Event } from '#generated/events/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { NotFound } from '#src/errors.ts';
import { findUserByIdOrUsername } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { eventList, type ListedEventRow } from './list.ts';
import { loadEventNotes } from './notes.ts';
import { eventPolicy } from './policy.ts';
import { presentEvent } from './presenter.ts';
import { toProjectEventScope } from './sources.ts';

export const events = {
  async listOwnEvents({ query }, context) {
    const { user } = requireActor(context);
    const of = query.scope === 'all' ? memberships : ({ kind: 'author', id: user.id } as const);
    const { rows, page } = await eventList.pageFor(context, { ...query, of });
    return { status: 200, page, body: await present(rows, context) };
  },

  async listUserEvents({ params, query }, context) {
    const { db, actor } = context;
    const user = await findUserByIdOrUsername(db, String(params.id));
    if (user === undefined) throw new NotFound('User');
    const { restricted_visibility_levels } = await loadCurrentSettings(db);
    if (!eventPolicy.readProfile({ actor, restricted: restricted_visibility_levels })) {
      throw new NotFound('User');
    }
    // A missing author gives an empty list.
    const of =
      eventPolicy.readActivity({ actor, user }) && ({ kind: 'author', id: user.id } as const);
    const { rows, page } = await eventList.pageFor(context, { ...query, ...(of && { of }) });
    return { status: 200, page, body: await present(rows, context) };
  },

  async listProjectEvents({ project, query }, context) {
    const { rows, page } = await eventList.pageFor(context, {
      ...query,
      of: toProjectEventScope(project),
    });
    return { status: 200, page, body: await present(rows, context) };
  },
} satisfies EventsService<RequestContext>;

const memberships = { kind: 'memberships' } as const;

async function present(
  rows: readonly ListedEventRow[],
  { db, url }: Pick<RequestContext, 'db' | 'url'>,
): Promise<Event[]> {
  const notes = await loadEventNotes(db, rows);
  return rows.map((row) => presentEvent(row, notes, url));
}
