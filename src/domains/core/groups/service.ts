import type { GroupsService } from '#generated/groups/service.ts';
import { answerAvatar } from '#src/avatars/answer.ts';
import { storeWithAvatar } from '#src/avatars/picture.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { lookForImageTags } from '#src/image-registry/image-tags.ts';
import { includesPlan } from '#src/plan.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { authorize } from '#src/policy/authorize.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { isDeletionDelayed } from '#src/domains/core/projects/delayed-deletion.ts';
import { transferProject } from '#src/domains/core/projects/transfer.ts';
import { userPolicy } from '#src/domains/core/users/policy.ts';
import { loadUserPresentation } from '#src/domains/core/users/presentation.ts';
import { presentUser } from '#src/domains/core/users/presenter.ts';
import { announceGroupChange } from './announce.ts';
import { createGroup } from './create.ts';
import { markGroupForDeletion, unmarkForDeletion } from './deletion/delayed-deletion.ts';
import { requestGroupDeletion } from './deletion/delete.ts';
import {
  loadChangedGroup,
  loadGroupDetail,
  loadMovedGroup,
  createDetailPresentation,
} from './detail.ts';
import { findGroups } from './finder.ts';
import { presentGroups, loadProjectsPage, loadSubgroupsPage } from './lists.ts';
import { presentLocation } from './location.ts';
import { groupPolicy } from './policy.ts';
import { noGroupParts, presentGroupDetail } from './presenter.ts';
import { findProvisionedUsers } from './provisioned-users.ts';
import { shareGroup, unshareGroup } from './shares.ts';
import { findTransferLocations } from './transfer/transfer-locations.ts';
import { transferGroup } from './transfer/transfer.ts';
import { updateGroup } from './update.ts';

export const groups = {
  async listGroups({ query }, context) {
    const { db, actor, clock } = context;
    const { rows, page } = await findGroups(db, actor, query, clock());
    return { status: 200, page, body: await presentGroups(context, rows, query) };
  },

  async createGroup({ body }, context) {
    const { db } = context;
    const options = { ...changeBy(context), paid: context.paid };
    const row = await storeWithAvatar(context.storage, body.avatar, (avatar) =>
      createGroup(db, body, { ...options, avatar }),
    );
    const group = { ...row, level: AccessLevel.Owner, viaAdministrator: false, viaAuditor: false };
    const parts = { ...noGroupParts, shares: [], projects: { projects: [], shared_projects: [] } };
    return {
      status: 201,
      body: presentGroupDetail(group, parts, createDetailPresentation(context)),
    };
  },

  async getGroup({ group, query }, context) {
    const options = {
      withProjects: query.with_projects,
      withAttributes: query.with_custom_attributes,
    };
    return { status: 200, body: await loadGroupDetail(context, group, options) };
  },

  async updateGroup({ group, body }, context) {
    const { registry } = context.config;
    const options = { ...changeBy(context), paid: context.paid, registry };
    if (body.path !== undefined && body.path !== group.path) {
      await lookForImageTags(context, { group: group.id });
    }
    await storeWithAvatar(context.storage, body.avatar, (avatar) =>
      updateGroup(context.db, group.id, body, { ...options, avatar }),
    );
    return { status: 200, body: await loadChangedGroup(context, group.id) };
  },

  async deleteGroup({ group, headers }, context) {
    const { db, workers, config } = context;
    checkUnmodifiedSince(headers['If-Unmodified-Since'], group.updated_at);
    const by = changeBy(context);
    // A group that is still being created is deleted without delay: it holds nothing to restore.
    if (!group.pending_delete && (await isDeletionDelayed(db, config.plan))) {
      await db.transaction(async (db) => {
        if (!(await markGroupForDeletion(db, group.id, by.now))) return;
        await announceGroupChange(db, group, { add: 'deletion mark' }, by);
      });
    } else {
      const record = (db: Database) => announceGroupChange(db, group, { remove: 'group' }, by);
      await requestGroupDeletion(db, workers, group, { now: by.now, record });
    }
    return { status: 202, body: { message: '202 Accepted' } };
  },

  async restoreGroup({ group }, context) {
    const { db } = context;
    if (!context.paid) throw new NotFound();
    const by = changeBy(context);
    await db.transaction(async (db) => {
      if (!(await unmarkForDeletion(db, group.id, by.now))) throw new BadRequest();
      await announceGroupChange(db, group, { remove: 'deletion mark' }, by);
    });
    return { status: 201, body: await loadChangedGroup(context, group.id) };
  },

  async listSubgroups({ group, query }, context) {
    return loadSubgroupsPage(context, { id: group.id, depth: 'children' }, query);
  },

  async listDescendantGroups({ group, query }, context) {
    return loadSubgroupsPage(context, { id: group.id, depth: 'descendants' }, query);
  },

  async listGroupProjects({ group, query }, context) {
    const own = query.include_subgroups ? 'tree' : 'group';
    const container = query.with_shared ? (`${own} and shared` as const) : own;
    const isUltimate = includesPlan(context.config.plan, 'ultimate');
    const listParams = isUltimate ? query : { ...query, with_security_reports: false };
    return loadProjectsPage(context, group, container, listParams);
  },

  async listSharedGroupProjects({ group, query }, context) {
    return loadProjectsPage(context, group, 'shared', query);
  },

  async transferProjectToGroup({ params }, context) {
    const { db, clock, config } = context;
    const by = changeBy(context);
    const group = await findGroupFor(db, by.actor, params.id);
    const project = await findProjectFor(db, by.actor, params.project_id);
    await lookForImageTags(context, { project: project.id });
    await db.transaction(async (db) => {
      await transferProject({ db, clock, config }, by.actor, project, group.id);
      const details = `${group.full_path}/${project.path}`;
      const target = { type: 'Project', id: project.id, details } as const;
      await announceGroupChange(db, group, { add: 'project' }, by, target);
    });
    return { status: 201, body: await loadChangedGroup(context, group.id) };
  },

  async transferGroup({ group, body }, context) {
    const { db, config } = context;
    const options = { ...changeBy(context), registry: config.registry };
    await lookForImageTags(context, { group: group.id });
    await transferGroup(db, group, body.group_id ?? null, options);
    return { status: 201, body: await loadMovedGroup(context, group.id) };
  },

  async listGroupTransferLocations({ group, query }, context) {
    const { db, url, clock } = context;
    const today = toDay(clock());
    const { rows, page } = await findTransferLocations(
      db,
      requireActor(context),
      group,
      query,
      today,
    );
    return { status: 200, page, body: rows.map((row) => presentLocation(row, url)) };
  },

  async shareGroup({ group, body }, context) {
    await shareGroup(context.db, group, body, changeBy(context));
    return { status: 201, body: await loadChangedGroup(context, group.id) };
  },

  async unshareGroup({ group, params }, context) {
    await unshareGroup(context.db, group, params.group_id, changeBy(context));
    return { status: 204 };
  },

  async getGroupAvatar({ group }, context) {
    return answerAvatar(context, { kind: 'group', id: group.id });
  },

  async listProvisionedUsers({ group, query }, context) {
    const actor = requireActor(context);
    if (!context.paid) throw new NotFound();
    const { rows, page } = await findProvisionedUsers(context.db, group.id, query);
    const presentation = await loadUserPresentation(context);
    const body = rows.map((user) =>
      presentUser(user, presentation, userPolicy.readWholeProfile({ actor, user })),
    );
    return { status: 200, page, body };
  },

  async syncGroupWithLdap(_request, context) {
    const settings = await loadCurrentSettings(context.db);
    const owners = settings.allow_group_owners_to_manage_ldap;
    authorize(groupPolicy.syncWithDirectory, { actor: requireActor(context), owners });
    // Groups have no directory links, so a synchronization has no members to change.
    return { status: 202, body: { message: '202 Accepted' } };
  },
} satisfies GroupsService<RequestContext>;

/** The actor and time of a change. */
function changeBy(context: RequestContext) {
  return { actor: requireActor(context), now: context.clock().toISOString() };
}
