import type { EventsService } from '../../../generated/events/service.ts';
import type { Event } from '../../../generated/events/types.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { offsetPage, offsetWindow } from '../../lists/offset.ts';
import { findUserByIdOrUsername } from '../../records/user.ts';
import { currentSettings } from '../../settings/current.ts';
import { eventsOfMemberships, type ListedEventRow, projectEvents, userEvents } from './finder.ts';
import { notesOf } from './notes.ts';
import { eventPolicy } from './policy.ts';
import { presentEvent } from './presenter.ts';

export const events = {
  async listOwnEvents({ query }, context) {
    const { db, url, clock } = context;
    const actor = signedIn(context);
    const { rows, page } =
      query.scope === 'all'
        ? await eventsOfMemberships(db, actor, query, clock())
        : await userEvents(db, actor, actor.user, query, clock());
    return { status: 200, page, body: await present(rows, { db, url }) };
  },

  async listUserEvents({ params, query }, { db, actor, url, clock }) {
    const user = await findUserByIdOrUsername(db, String(params.id));
    if (user === undefined) throw new NotFound('User');
    const { restricted_visibility_levels } = await currentSettings(db);
    if (!eventPolicy.readProfile({ actor, restricted: restricted_visibility_levels })) {
      throw new NotFound('User');
    }
    const { rows, page } = eventPolicy.readActivity({ actor, user })
      ? await userEvents(db, actor, user, query, clock())
      : await offsetPage(offsetWindow(query), [], () => 0);
    return { status: 200, page, body: await present(rows, { db, url }) };
  },

  async listProjectEvents({ project, query }, { db, actor, url, clock }) {
    const { rows, page } = await projectEvents(db, actor, project, query, clock());
    return { status: 200, page, body: await present(rows, { db, url }) };
  },
} satisfies EventsService<RequestContext>;

async function present(
  rows: readonly ListedEventRow[],
  { db, url }: Pick<RequestContext, 'db' | 'url'>,
): Promise<Event[]> {
  const notes = await notesOf(db, rows);
  return rows.map((row) => presentEvent(row, notes, url));
}
