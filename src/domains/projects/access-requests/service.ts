import type { AccessRequest } from '#generated/access-requests/types.ts';
import type { AccessRequestsService } from '#generated/access-requests/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { RowNotFound } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { Urls } from '#src/text/urls.ts';
import type { OffsetQuery } from '#src/lists/offset.ts';
import { grantRequest } from '#src/domains/core/members/add.ts';
import { loadMember } from '#src/domains/core/members/hydrate.ts';
import {
  toGroupMemberContainer,
  type MemberContainer,
  toProjectMemberContainer,
} from '#src/domains/core/members/place.ts';
import { loadPresentedMember } from '#src/domains/core/members/presented.ts';
import { refuseLocked } from '#src/domains/core/members/rules.ts';
import { removeMembers } from '#src/domains/core/members/table.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { type AccessRequestRow, findAccessRequest, listAccessRequests } from './finder.ts';
import { accessRequestPolicy } from './policy.ts';
import { requestAccess } from './request.ts';

export const accessRequests = {
  listGroupAccessRequests: ({ group, query }, context) =>
    list(toGroupMemberContainer(group), query, context),
  listProjectAccessRequests: ({ project, query }, context) =>
    list(toProjectMemberContainer(project), query, context),

  requestGroupAccess: ({ group }, context) => request(toGroupMemberContainer(group), context),
  requestProjectAccess: ({ project }, context) =>
    request(toProjectMemberContainer(project), context),

  approveGroupAccessRequest: ({ group, params, body }, context) =>
    approve(toGroupMemberContainer(group), params.user_id, body.access_level, context),
  approveProjectAccessRequest: ({ project, params, body }, context) =>
    approve(toProjectMemberContainer(project), params.user_id, body.access_level, context),

  denyGroupAccessRequest: ({ group, params, headers }, context) =>
    deny(toGroupMemberContainer(group), params.user_id, headers, context),
  denyProjectAccessRequest: ({ project, params, headers }, context) =>
    deny(toProjectMemberContainer(project), params.user_id, headers, context),
} satisfies AccessRequestsService<RequestContext>;

async function list(place: MemberContainer, query: OffsetQuery, { db, url }: RequestContext) {
  const { rows, page } = await listAccessRequests(db, place, query);
  return { status: 200 as const, page, body: rows.map((row) => presentRequest(row, url)) };
}

async function request(place: MemberContainer, context: RequestContext) {
  const { db, url, clock } = context;
  const actor = requireActor(context);
  await requestAccess(db, place, actor, clock().toISOString());
  const row = await findAccessRequest(db, place, actor.user.id);
  return { status: 201 as const, body: presentRequest(row, url) };
}

async function approve(
  place: MemberContainer,
  userId: number,
  level: number,
  context: RequestContext,
) {
  const { db, clock, paid } = context;
  const actor = requireActor(context);
  await findAccessRequest(db, place, userId);
  await refuseLocked(db, place, paid);
  const options = { actor, paid, now: clock().toISOString() };
  const granted = await grantRequest(db, place, userId, level, options);
  if (granted === undefined) throw new RowNotFound();
  const member = await loadMember(db, granted.id);
  return { status: 201 as const, body: await loadPresentedMember(place, member, context) };
}

async function deny(
  place: MemberContainer,
  userId: number,
  headers: { readonly 'If-Unmodified-Since'?: string | undefined },
  context: RequestContext,
) {
  const { db, clock } = context;
  const actor = requireActor(context);
  // The check precedes the lookup, so that the answer does not reveal who requests access.
  authorize(accessRequestPolicy.deny, { place, actor, userId });
  const row = await findAccessRequest(db, place, userId);
  checkUnmodifiedSince(headers['If-Unmodified-Since'], row.updated_at);
  const now = clock().toISOString();
  const removed = await removeMembers(db, [row.member_id], { event: null }, now);
  if (removed.length === 0) throw new RowNotFound();
  return { status: 204 as const };
}

function presentRequest(row: AccessRequestRow, url: Urls): AccessRequest {
  return { ...presentUserBasic(row, url), requested_at: row.requested_at };
}
