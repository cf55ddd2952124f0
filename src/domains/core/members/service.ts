import type { MembersService } from '#generated/members/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { publish } from '#src/domain-events/publish.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { findUser } from '#src/records/user.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { addMembersToContainer } from './add-to-place.ts';
import {
  listBillable,
  listBillableMemberships,
  presentBillable,
  presentMembership,
  removeBillable,
} from './billable.ts';
import { announceMemberChange } from './announce.ts';
import { ensureCounted } from './billable-counts.ts';
import { changeMember, type MemberUpdate } from './change.ts';
import { findAnyMember, findDirectMember, findNamespaceOwner } from './finder.ts';
import { loadMember } from './hydrate.ts';
import { listMembers, type MemberFilters } from './list.ts';
import {
  approveAllPending,
  approvePending,
  listPending,
  presentPending,
  setMemberState,
} from './pending.ts';
import { assignmentsEnded } from './events.ts';
import { toGroupMemberContainer, type MemberContainer, toProjectMemberContainer } from './place.ts';
import { memberPolicy } from './policy.ts';
import { loadPresentedMember, presentMembers } from './presented.ts';
import { removeMember } from './remove.ts';
import { findSeat, chooseFreeLevel } from './seats.ts';
import { toOwnSource, loadMemberSources } from './sources.ts';
import { updateMember } from './table.ts';

export const members = {
  listGroupMembers({ group, query: { with_saml_identity: linked, ...query } }, context) {
    // Only owners may see how members sign in.
    const place = toGroupMemberContainer(group);
    const onlyLinked = linked === true && context.paid && memberPolicy.seeIdentities({ place });
    return listDirect(place, { ...query, ...(onlyLinked && { linked_to: group.id }) }, context);
  },
  listProjectMembers: ({ project, query }, context) =>
    listDirect(toProjectMemberContainer(project), query, context),

  listAllGroupMembers: ({ group, query }, context) =>
    listAll(toGroupMemberContainer(group), query, context),
  listAllProjectMembers: ({ project, query }, context) =>
    listAll(toProjectMemberContainer(project), query, context),

  getGroupMember: ({ group, params }, context) =>
    getDirect(toGroupMemberContainer(group), params.user_id, context),
  getProjectMember: ({ project, params }, context) =>
    getDirect(toProjectMemberContainer(project), params.user_id, context),

  getInheritedGroupMember: ({ group, params }, context) =>
    getAny(toGroupMemberContainer(group), params.user_id, context),
  getInheritedProjectMember: ({ project, params }, context) =>
    getAny(toProjectMemberContainer(project), params.user_id, context),

  addGroupMember: ({ group, body }, context) =>
    addMembersToContainer(toGroupMemberContainer(group), body, context),
  addProjectMember: ({ project, body }, context) =>
    addMembersToContainer(toProjectMemberContainer(project), body, context),

  updateGroupMember: ({ group, params, body }, context) =>
    update(toGroupMemberContainer(group), params.user_id, body, context),
  updateProjectMember: ({ project, params, body }, context) =>
    update(toProjectMemberContainer(project), params.user_id, body, context),

  removeGroupMember: ({ group, params, query, headers }, context) =>
    remove(toGroupMemberContainer(group), params.user_id, { ...query, ...headers }, context),
  removeProjectMember: ({ project, params, query, headers }, context) =>
    remove(toProjectMemberContainer(project), params.user_id, { ...query, ...headers }, context),

  async overrideGroupMember({ group, params }, context) {
    const body = await setOverride(toGroupMemberContainer(group), params.user_id, true, context);
    return { status: 201, body };
  },

  async resetGroupMemberOverride({ group, params }, context) {
    const body = await setOverride(toGroupMemberContainer(group), params.user_id, false, context);
    return { status: 200, body };
  },

  async listPendingGroupMembers({ group, query }, context) {
    requireSeatManager(group);
    const actor = requireActor(context);
    const { rows, page } = await listPending(context.db, group.id, query);
    const body = rows.map((row) => presentPending(row, actor, context.url));
    return { status: 200, page, body };
  },

  async approveGroupMember({ group, params }, { db, now }) {
    requireSeatManager(group);
    await approvePending(db, group.id, params.member_id, now);
    return { status: 204 };
  },

  async approveAllGroupMembers({ group }, { db, now }) {
    requireSeatManager(group);
    await approveAllPending(db, group.id, now);
    return { status: 204 };
  },

  async setGroupMemberState({ group, params, body }, context) {
    requireSeatManager(group);
    const [place, { state }] = [toGroupMemberContainer(group), body];
    if ((await findUser(context.db, params.user_id)) === undefined) throw new NotFound('User');
    await context.db.transaction(async (db) => {
      await setMemberState(db, place, params.user_id, state, context.now);
      const from = state === 'active' ? 'awaiting' : 'active';
      const told = { change: 'state', from, to: state };
      await announceMemberChange(db, place, [params.user_id], told, context);
    });
    return { status: 200, body: { success: true } };
  },

  async listBillableMembers({ group, query }, context) {
    requireSeatManager(group);
    const { db, url, clock, config } = context;
    const actor = requireActor(context);
    const countedAt = await ensureCounted(db, group.id, clock().toISOString());
    const options = { free: chooseFreeLevel(config.plan), countedAt };
    const { rows, page } = await listBillable(db, group.id, query, options);
    return { status: 200, page, body: rows.map((row) => presentBillable(row, actor, url)) };
  },

  async listBillableMemberships({ group, params, query }, context) {
    requireSeatManager(group);
    const { db, url, config, today } = context;
    const seat = await findSeat(db, group.id, params.user_id, { plan: config.plan, today });
    if (seat === undefined) throw new NotFound('User');
    const { rows, page } = await listBillableMemberships(
      db,
      group.id,
      params.user_id,
      query,
      today,
    );
    return { status: 200, page, body: rows.map((row) => presentMembership(row, url)) };
  },

  async removeBillableMember({ group, params }, context) {
    const { db, now, today, config } = context;
    if (!memberPolicy.manageSeats({ group })) throw new BadRequest('Invalid group provided');
    const seat = await findSeat(db, group.id, params.user_id, { plan: config.plan, today });
    const place = toGroupMemberContainer(group);
    await db.transaction(async (db) => {
      await removeBillable(db, place, seat, params.user_id, now);
      const told = { remove: 'user_access' };
      await announceMemberChange(db, place, [params.user_id], told, context);
    });
    return { status: 204 };
  },
} satisfies MembersService<RequestContext>;

/** These operations answer 400, not 403, without permission. */
function requireSeatManager(group: GroupAccess): void {
  if (!memberPolicy.manageSeats({ group })) throw new BadRequest();
}

type ListQuery = MemberFilters & { readonly show_seat_info: boolean };

async function listDirect(place: MemberContainer, query: ListQuery, context: RequestContext) {
  const { state: _, ...filters } = query;
  const actor = requireActor(context);
  const today = context.today;
  const { rows, page } = await listMembers(context.db, actor, [toOwnSource(place)], filters, today);
  const body = await presentMembers(place, rows, context, { showSeats: query.show_seat_info });
  return { status: 200 as const, page, body };
}

async function listAll(place: MemberContainer, query: ListQuery, context: RequestContext) {
  const { db } = context;
  const actor = requireActor(context);
  const today = context.today;
  const { state, ...others } = query;
  const filters = context.paid && state !== undefined ? { ...others, state } : others;
  const sources = await loadMemberSources(db, actor, place, today);
  const { rows, page } = await listMembers(db, actor, sources, filters, today);
  const body = await presentMembers(place, rows, context, { showSeats: query.show_seat_info });
  return { status: 200 as const, page, body };
}

async function getDirect(place: MemberContainer, userId: number, context: RequestContext) {
  const { db } = context;
  const member = await findDirectMember(db, requireActor(context), place, userId, context.today);
  return { status: 200 as const, body: await loadPresentedMember(place, member, context) };
}

async function getAny(place: MemberContainer, userId: number, context: RequestContext) {
  const { db } = context;
  const member = await findAnyMember(db, requireActor(context), place, userId, context.today);
  return { status: 200 as const, body: await loadPresentedMember(place, member, context) };
}

async function update(
  place: MemberContainer,
  userId: number,
  body: MemberUpdate,
  context: RequestContext,
) {
  const { db, clock } = context;
  const actor = requireActor(context);
  const member = await findDirectMember(db, actor, place, userId, context.today);
  authorize(memberPolicy.change, {
    place,
    member,
    namespaceOwner: await findNamespaceOwner(db, place),
  });
  const now = clock().toISOString();
  await changeMember(db, place, member, body, { actor, paid: context.paid, now });
  const changed = await loadMember(db, member.id);
  return { status: 200 as const, body: await loadPresentedMember(place, changed, context) };
}

interface RemovalQuery {
  readonly skip_subresources: boolean;
  readonly unassign_issuables: boolean;
  readonly 'If-Unmodified-Since'?: string | undefined;
}

async function remove(
  place: MemberContainer,
  userId: number,
  query: RemovalQuery,
  context: RequestContext,
) {
  const { db, clock } = context;
  const actor = requireActor(context);
  const member = await findDirectMember(db, actor, place, userId, context.today);
  const owner = await findNamespaceOwner(db, place);
  authorize(memberPolicy.remove, { place, member, namespaceOwner: owner, actor });
  checkUnmodifiedSince(query['If-Unmodified-Since'], member.updated_at);
  const now = clock().toISOString();
  const skipSubresources = query.skip_subresources;
  await removeMember(db, place, member, { actor, skipSubresources, now });
  if (query.unassign_issuables) {
    const ended = {
      user_id: userId,
      source_type: place.type,
      source_id: place.id,
      by: actor.user.id,
    };
    await db.transaction((db) => publish(db, assignmentsEnded(ended)));
  }
  return { status: 204 as const };
}

async function setOverride(
  place: MemberContainer,
  userId: number,
  override: boolean,
  context: RequestContext,
) {
  const { db, clock } = context;
  const actor = requireActor(context);
  const member = await findDirectMember(db, actor, place, userId, context.today);
  authorize(memberPolicy.override, { member });
  await updateMember(db, member.id, { override }, clock().toISOString());
  return loadPresentedMember(place, { ...member, override }, context);
}
