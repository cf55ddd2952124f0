import type { LabelsService } from '#generated/labels/service.ts';
import type { GroupLabel, ProjectLabel } from '#generated/labels/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { type Container, toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { createLabel, deleteLabel, updateLabel } from './change.ts';
import { countLabelled } from './counts.ts';
import { labelList } from './list.ts';
import { labelPolicy } from './policy.ts';
import { presentGroupLabel, presentProjectLabel } from './presenter.ts';
import { promoteLabel } from './promote.ts';
import { subscribeToLabel, unsubscribe } from './subscription.ts';
import { findLabel, type LabelRow, loadPriorities, loadSubscriptions } from './table.ts';

export const labels = {
  async listProjectLabels({ project, query }, context) {
    const listParams = { ...query, container: toProjectContainer(project) };
    const { rows, page } = await labelList.pageFor(context, listParams);
    return {
      status: 200,
      page,
      body: await presentProjectLabels(context, project, rows, query.with_counts),
    };
  },

  async getProjectLabel({ project, params, query }, context) {
    const reach = query.include_ancestor_groups ? 'above' : 'its group';
    const container = toProjectContainer(project);
    const label = await findLabel(context.db, container, params.label_id, reach);
    return { status: 200, body: await presentOneOfProject(context, project, label) };
  },

  async createProjectLabel({ project, body }, context) {
    authorize(labelPolicy.change, { project });
    const { name: title, ...input } = body;
    const label = await createLabel(context, toProjectContainer(project), { ...input, title });
    return { status: 201, body: await presentOneOfProject(context, project, label, true) };
  },

  async updateProjectLabel({ project, params, body }, context) {
    authorize(labelPolicy.change, { project });
    const label = await changeLabel(context, toProjectContainer(project), params.label_id, body);
    return { status: 200, body: await presentOneOfProject(context, project, label) };
  },

  async updateProjectLabelByName({ project, body }, context) {
    authorize(labelPolicy.change, { project });
    const label = await changeLabel(context, toProjectContainer(project), getName(body), body);
    return { status: 200, body: await presentOneOfProject(context, project, label) };
  },

  async deleteProjectLabel({ project, params, headers }, context) {
    authorize(labelPolicy.change, { project });
    const since = headers['If-Unmodified-Since'];
    await deleteLabel(context, toProjectContainer(project), params.label_id, since);
    return { status: 204 };
  },

  async deleteProjectLabelByName({ project, query, headers }, context) {
    authorize(labelPolicy.change, { project });
    const since = headers['If-Unmodified-Since'];
    await deleteLabel(context, toProjectContainer(project), getName(query), since);
    return { status: 204 };
  },

  async promoteProjectLabel({ project, body }, context) {
    return { status: 200, body: await promote(context, project, body.name) };
  },

  async promoteProjectLabelById({ project, params }, context) {
    return { status: 200, body: await promote(context, project, params.label_id) };
  },

  async subscribeToProjectLabel({ project, params }, context) {
    const label = await findWatched(context, toProjectContainer(project), params.label_id);
    authorize(labelPolicy.change, { project });
    if (!(await watch(context, label))) return { status: 304 };
    return { status: 201, body: await presentOneOfProject(context, project, label) };
  },

  async unsubscribeFromProjectLabel({ project, params }, context) {
    const label = await findWatched(context, toProjectContainer(project), params.label_id);
    authorize(labelPolicy.change, { project });
    if (!(await unsubscribeActor(context, label))) return { status: 304 };
    return { status: 201, body: await presentOneOfProject(context, project, label) };
  },

  async listGroupLabels({ group, query }, context) {
    const listParams = { ...query, container: toGroupContainer(group) };
    const { rows, page } = await labelList.pageFor(context, listParams);
    return {
      status: 200,
      page,
      body: await presentGroupLabels(context, group, rows, query.with_counts),
    };
  },

  async getGroupLabel({ group, params, query }, context) {
    const reach = query.include_ancestor_groups ? 'above' : 'own';
    const label = await findLabel(context.db, toGroupContainer(group), params.label_id, reach);
    return { status: 200, body: await presentOneOfGroup(context, group, label) };
  },

  async createGroupLabel({ group, body }, context) {
    const { name: title, ...input } = body;
    const label = await createLabel(context, toGroupContainer(group), { ...input, title });
    return { status: 201, body: await presentOneOfGroup(context, group, label, true) };
  },

  async updateGroupLabel({ group, params, body }, context) {
    const label = await changeLabel(context, toGroupContainer(group), params.label_id, body);
    return { status: 200, body: await presentOneOfGroup(context, group, label) };
  },

  async updateGroupLabelByName({ group, body }, context) {
    const label = await changeLabel(context, toGroupContainer(group), getName(body), body);
    return { status: 200, body: await presentOneOfGroup(context, group, label) };
  },

  async deleteGroupLabel({ group, params, headers }, context) {
    const since = headers['If-Unmodified-Since'];
    await deleteLabel(context, toGroupContainer(group), params.label_id, since);
    return { status: 204 };
  },

  async deleteGroupLabelByName({ group, query, headers }, context) {
    const since = headers['If-Unmodified-Since'];
    await deleteLabel(context, toGroupContainer(group), getName(query), since);
    return { status: 204 };
  },

  async subscribeToGroupLabel({ group, params }, context) {
    const label = await findWatched(context, toGroupContainer(group), params.label_id);
    if (!(await watch(context, label))) return { status: 304 };
    return { status: 201, body: await presentOneOfGroup(context, group, label) };
  },

  async unsubscribeFromGroupLabel({ group, params }, context) {
    const label = await findWatched(context, toGroupContainer(group), params.label_id);
    if (!(await unsubscribeActor(context, label))) return { status: 304 };
    return { status: 201, body: await presentOneOfGroup(context, group, label) };
  },
} satisfies LabelsService<RequestContext>;

/** The id or the title: the spec requires exactly one. */
const getName = ({ label_id, name = '' }: { label_id?: number; name?: string }) => label_id ?? name;

interface Changes {
  readonly new_name?: string | undefined;
  readonly color?: string | undefined;
  readonly description?: string | null | undefined;
  readonly priority?: number | null | undefined;
}

function changeLabel(
  context: RequestContext,
  container: Container,
  idOrTitle: number | string,
  { new_name: title, color, description, priority }: Changes,
): Promise<LabelRow> {
  return updateLabel(context, container, idOrTitle, { title, color, description, priority });
}

const findWatched = ({ db }: RequestContext, container: Container, idOrTitle: number | string) =>
  findLabel(db, container, idOrTitle, 'above');

function watch(context: RequestContext, { id }: LabelRow): Promise<boolean> {
  const subscription = { user_id: requireActor(context).user.id, label_id: id };
  return subscribeToLabel(context.db, subscription, context.now);
}

function unsubscribeActor(context: RequestContext, { id }: LabelRow): Promise<boolean> {
  return unsubscribe(context.db, { user_id: requireActor(context).user.id, label_id: id });
}

async function promote(
  context: RequestContext,
  project: ProjectAccess,
  idOrTitle: number | string,
): Promise<GroupLabel> {
  authorize(labelPolicy.change, { project });
  const group = { id: project.namespace_id };
  return presentOneOfGroup(context, group, await promoteLabel(context, project, idOrTitle));
}

async function presentProjectLabels(
  context: RequestContext,
  project: ProjectAccess,
  rows: readonly LabelRow[],
  counted: boolean,
): Promise<ProjectLabel[]> {
  const ids = rows.map(({ id }) => id);
  const [watched, priorities, counts] = await Promise.all([
    loadSubscriptions(context.db, requireActor(context).user.id, ids),
    loadPriorities(context.db, project.id, ids),
    counted ? countLabelled(context, toProjectContainer(project), ids) : null,
  ]);
  return rows.map((row) =>
    presentProjectLabel(row, {
      subscribed: watched.has(row.id),
      priority: priorities.get(row.id) ?? null,
      counted: counts?.(row.id) ?? null,
    }),
  );
}

async function presentGroupLabels(
  context: RequestContext,
  group: { readonly id: number },
  rows: readonly LabelRow[],
  counted: boolean,
): Promise<GroupLabel[]> {
  const ids = rows.map(({ id }) => id);
  const [watched, counts] = await Promise.all([
    loadSubscriptions(context.db, requireActor(context).user.id, ids),
    counted ? countLabelled(context, toGroupContainer(group), ids) : null,
  ]);
  return rows.map((row) =>
    presentGroupLabel(row, {
      subscribed: watched.has(row.id),
      counted: counts?.(row.id) ?? null,
    }),
  );
}

async function presentOneOfProject(
  context: RequestContext,
  project: ProjectAccess,
  label: LabelRow,
  counted = false,
): Promise<ProjectLabel> {
  const [body] = await presentProjectLabels(context, project, [label], counted);
  if (body === undefined) throw new Error('no response body was built for the label');
  return body;
}

async function presentOneOfGroup(
  context: RequestContext,
  group: { readonly id: number },
  label: LabelRow,
  counted = false,
): Promise<GroupLabel> {
  const [body] = await presentGroupLabels(context, group, [label], counted);
  if (body === undefined) throw new Error('no response body was built for the label');
  return body;
}
