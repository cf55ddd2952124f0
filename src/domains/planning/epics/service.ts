import type { EpicsService } from '#generated/epics/service.ts';
import type { Epic } from '#generated/common/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { applyEffects, finishActions } from '#src/domains/conversation/quick-actions/apply.ts';
import {
  readDescription,
  runWithEffects,
} from '#src/domains/conversation/quick-actions/description.ts';
import { isSubscribed, setSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import { createEpic } from './create.ts';
import { findEpic } from './finder.ts';
import { readEpicInput } from './given.ts';
import { epicList } from './list.ts';
import { presentEpics } from './presenter.ts';
import { toEpicIssuable, type ListedEpicRow, loadEpic } from './table.ts';
import { deleteEpic, updateEpic } from './update.ts';

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

  async createEpic({ group, body }, context) {
    const given = { ...readEpicInput(body, group), title: body.title };
    const subject = { kind: 'epic', group, epic: null } as const;
    const { attributes, actions } = await readDescription(context, subject, given);
    const { id } = await runWithEffects(context, actions, async (inside) => {
      const epic = await createEpic(inside, group, attributes);
      await applyEffects(inside, toEpicIssuable(epic, group), actions);
      return epic;
    });
    await finishActions(context, actions);
    return { status: 201, body: await presentOne(context, group, await reloadEpic(context, id)) };
  },

  async getEpic({ group, params }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    return { status: 200, body: await presentOne(context, group, epic) };
  },

  async updateEpic({ group, params, body }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const subject = { kind: 'epic', group, epic } as const;
    const given = readEpicInput(body, group);
    const { attributes, actions } = await readDescription(context, subject, given);
    await runWithEffects(context, actions, async (inside) => {
      const updated = await updateEpic(inside, group, epic, attributes);
      await applyEffects(inside, toEpicIssuable(updated, group), actions);
    });
    await finishActions(context, actions);
    return {
      status: 200,
      body: await presentOne(context, group, await reloadEpic(context, epic.id)),
    };
  },

  async deleteEpic({ group, params, headers }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    await deleteEpic(context, group, epic, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async subscribeToEpic({ group, params }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    if (!(await setSubscription(context, group, epic, true))) return { status: 304 };
    return { status: 201, body: await presentOne(context, group, epic) };
  },

  async unsubscribeFromEpic({ group, params }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    if (!(await setSubscription(context, group, epic, false))) return { status: 304 };
    return { status: 201, body: await presentOne(context, group, epic) };
  },
} satisfies Pick<
  EpicsService<RequestContext>,
  | 'listEpics'
  | 'createEpic'
  | 'getEpic'
  | 'updateEpic'
  | 'deleteEpic'
  | 'subscribeToEpic'
  | 'unsubscribeFromEpic'
>;

export const epics = {
  ...operations,
  listEpicsByDashPath: (request, context) => operations.listEpics(request, context),
  createEpicByDashPath: (request, context) => operations.createEpic(request, context),
  getEpicByDashPath: (request, context) => operations.getEpic(request, context),
  updateEpicByDashPath: (request, context) => operations.updateEpic(request, context),
  deleteEpicByDashPath: (request, context) => operations.deleteEpic(request, context),
  subscribeToEpicByDashPath: (request, context) => operations.subscribeToEpic(request, context),
  unsubscribeFromEpicByDashPath: (request, context) =>
    operations.unsubscribeFromEpic(request, context),
} satisfies EpicsService<RequestContext>;

const toGroupFacts = ({ id, level, viaAuditor }: GroupAccess) => ({ id, level, viaAuditor });

/** Reads the epic without a visibility check, since it may be hidden from the caller by now. */
async function reloadEpic({ db }: RequestContext, id: number): Promise<ListedEpicRow> {
  const epic = await loadEpic(db, id);
  if (epic === undefined) throw new Error(`epic ${id} is gone`);
  return epic;
}

function setSubscription(
  context: RequestContext,
  group: GroupAccess,
  epic: ListedEpicRow,
  subscribed: boolean,
): Promise<boolean> {
  const { user } = requireActor(context);
  return setSubscribed(context.db, user.id, toEpicIssuable(epic, group), subscribed, context.now);
}

async function presentOne(
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
