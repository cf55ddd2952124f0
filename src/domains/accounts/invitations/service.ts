import type { InvitationsService } from '#generated/invitations/service.ts';
import type { CreateInvitation, UpdateInvitation } from '#generated/invitations/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { toDay } from '#src/text/day.ts';
import { audit, auditChanges } from '#src/domain-events/audited.ts';
import { BadRequest, InvalidParameters, RowNotFound } from '#src/errors.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import { splitNames, createOutcome } from '#src/domains/core/members/add-to-place.ts';
import {
  toGroupMemberContainer,
  type MemberContainer,
  toProjectMemberContainer,
} from '#src/domains/core/members/place.ts';
import {
  findAccessErrors,
  readExpiryDay,
  refuseMember,
  refuseLocked,
} from '#src/domains/core/members/rules.ts';
import { removeMembers, updateMember } from '#src/domains/core/members/table.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { findUsersByIdOrUsername } from '#src/domains/core/users/finder.ts';
import { findInvitation, listInvitations } from './finder.ts';
import { toAuditedContainer, toAuditedInvitation, inviteAddresses, inviteUsers } from './invite.ts';
import { presentInvitation } from './presenter.ts';

const maxAddresses = 100;

export const invitations = {
  listGroupInvitations: ({ group, query }, context) =>
    list(toGroupMemberContainer(group), query, context),
  listProjectInvitations: ({ project, query }, context) =>
    list(toProjectMemberContainer(project), query, context),

  inviteToGroup: ({ group, body }, context) => invite(toGroupMemberContainer(group), body, context),
  inviteToProject: ({ project, body }, context) =>
    invite(toProjectMemberContainer(project), body, context),

  updateGroupInvitation: ({ group, params, body }, context) =>
    update(toGroupMemberContainer(group), params.email, body, context),
  updateProjectInvitation: ({ project, params, body }, context) =>
    update(toProjectMemberContainer(project), params.email, body, context),

  deleteGroupInvitation: ({ group, params, headers }, context) =>
    remove(toGroupMemberContainer(group), params.email, headers, context),
  deleteProjectInvitation: ({ project, params, headers }, context) =>
    remove(toProjectMemberContainer(project), params.email, headers, context),
} satisfies InvitationsService<RequestContext>;

async function list(
  place: MemberContainer,
  query: Parameters<typeof listInvitations>[2],
  { db, today }: RequestContext,
) {
  const { rows, page } = await listInvitations(db, place, query, today);
  return { status: 200 as const, page, body: rows.map((row) => presentInvitation(row)) };
}

async function invite(place: MemberContainer, body: CreateInvitation, context: RequestContext) {
  const { db, paid, now, today, workers, url, limits } = context;
  const { email, user_id, ...input } = body;
  const options = { actor: requireActor(context), paid, now, workers, url, limits };
  if (email === undefined && user_id === undefined) {
    throw new BadRequest('400 Bad request - Must provide either email or user_id as a parameter');
  }
  await refuseLocked(db, place, paid);
  // An invalid level fails the whole request, since it fits no address.
  const { access_level } = findAccessErrors(place, input, { paid, today });
  if (access_level !== undefined) refuseMember({ access_level });

  const addresses = email === undefined ? [] : splitNames(email, 'email');
  // Each gets a mail.
  if (addresses.length > maxAddresses) {
    throw new InvalidParameters(`email has more than ${maxAddresses} addresses`);
  }
  const names = user_id === undefined ? [] : splitNames(String(user_id), 'user_id');
  const message = {
    ...(await inviteUsers(db, place, await findUsersByIdOrUsername(db, names), input, options)),
    ...(await inviteAddresses(db, place, addresses, input, options)),
  };
  return { status: 201 as const, body: createOutcome(message) };
}

async function update(
  place: MemberContainer,
  email: string,
  body: UpdateInvitation,
  context: RequestContext,
) {
  const { db, paid, now, today } = context;
  const invitation = await findInvitation(db, place, email, today);
  refuseMember(findAccessErrors(place, body, { paid, today }));
  const { access_level, expires_at } = body;
  const changes = {
    // An invalid level was refused.
    ...(access_level !== undefined && { access_level: access_level as AccessLevel }),
    ...(expires_at !== undefined && { expires_at: readExpiryDay(expires_at) }),
  };
  const changed = await db.transaction(async (db) => {
    const changed = await updateMember(db, invitation.id, changes, now);
    if (changed === undefined) throw new RowNotFound();
    const names = ['access_level', 'expires_at'] as const;
    const compared = { before: invitation, after: changed };
    const [entity, target] = [toAuditedContainer(place), toAuditedInvitation(invitation)];
    await auditChanges(db, entity, names, compared, context, target);
    return changed;
  });
  const { creator_name } = invitation;
  return { status: 200 as const, body: presentInvitation({ ...changed, creator_name }) };
}

async function remove(
  place: MemberContainer,
  email: string,
  headers: { readonly 'If-Unmodified-Since'?: string | undefined },
  { db, clock, actor }: RequestContext,
) {
  const now = clock().toISOString();
  const invitation = await findInvitation(db, place, email, toDay(now));
  checkUnmodifiedSince(headers['If-Unmodified-Since'], invitation.updated_at);
  await db.transaction(async (db) => {
    const removed = await removeMembers(db, [invitation.id], { event: null }, now);
    if (removed.length === 0) throw new RowNotFound();
    const change = { remove: 'user_access' };
    const doing = { actor, now };
    await audit(db, toAuditedContainer(place), change, doing, toAuditedInvitation(invitation));
  });
  return { status: 204 as const };
}
