import type { Epic } from '#generated/common/types.ts';
import type { RequestContext } from '#src/context.ts';
import { isSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { presentEpics } from './presenter.ts';
import { type ListedEpicRow, toEpicIssuable } from './table.ts';

/** Presents a single epic, with the caller's subscription. */
export async function presentEpic(
  context: RequestContext,
  group: GroupAccess,
  epic: ListedEpicRow,
): Promise<Epic> {
  const { db, actor } = context;
  const [body] = await presentEpics(context, [epic], { from: group.full_path });
  if (body === undefined) throw new Error('no response body was built for the epic');
  const subscribed =
    actor !== null && (await isSubscribed(db, actor.user.id, toEpicIssuable(epic, group)));
  return { ...body, subscribed };
}
