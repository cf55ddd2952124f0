import type { EpicsService } from '#generated/epics/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { setSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import { findEpic } from './finder.ts';
import { epicList } from './list.ts';
import { presentEpic } from './present-epic.ts';
import { presentEpics } from './presenter.ts';
import { toEpicIssuable, type ListedEpicRow } from './table.ts';
import { deleteEpic } from './update.ts';

const operations = {
  async listEpics({ group, query }, context) {
    const { rows, page } = await epicList.pageFor(context, {
      ...query,
      group: toGroupFacts(group),
    });
    const view = { from: group.full_path, details: query.with_labels_details };
    const body = await presentEpics(context, rows, view);
    return {
      status: 200,
      page,
      body: body.map((epic) => ({ ...epic, reference: epic.references.short })),
    };
  },

  async getEpic({ group, params }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    return { status: 200, body: await presentEpic(context, group, epic) };
  },

  async deleteEpic({ group, params, headers }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    await deleteEpic(context, group, epic, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async subscribeToEpic({ group, params }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    if (!(await setSubscription(context, group, epic, true))) return { status: 304 };
    return { status: 201, body: await presentEpic(context, group, epic) };
  },

  async unsubscribeFromEpic({ group, params }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    if (!(await setSubscription(context, group, epic, false))) return { status: 304 };
    return { status: 201, body: await presentEpic(context, group, epic) };
  },
} satisfies Pick<
  EpicsService<RequestContext>,
  'listEpics' | 'getEpic' | 'deleteEpic' | 'subscribeToEpic' | 'unsubscribeFromEpic'
>;

export const epics = {
  ...operations,
  listEpicsByDashPath: (request, context) => operations.listEpics(request, context),
  getEpicByDashPath: (request, context) => operations.getEpic(request, context),
  deleteEpicByDashPath: (request, context) => operations.deleteEpic(request, context),
  subscribeToEpicByDashPath: (request, context) => operations.subscribeToEpic(request, context),
  unsubscribeFromEpicByDashPath: (request, context) =>
    operations.unsubscribeFromEpic(request, context),
} satisfies Omit<EpicsService<RequestContext>, OfConversation>;

/** Operations in `src/domains/conversation/`. */
type OfConversation = 'createEpic' | 'createEpicByDashPath' | 'updateEpic' | 'updateEpicByDashPath';

const toGroupFacts = ({ id, level, viaAuditor }: GroupAccess) => ({ id, level, viaAuditor });

function setSubscription(
  context: RequestContext,
  group: GroupAccess,
  epic: ListedEpicRow,
  subscribed: boolean,
): Promise<boolean> {
  const { user } = requireActor(context);
  return setSubscribed(context.db, user.id, toEpicIssuable(epic, group), subscribed, context.now);
}
