import type { ResourceAccessTokensService } from '#generated/resource-access-tokens/service.ts';
import type {
  CreateGroupAccessToken,
  CreateProjectAccessToken,
  ResourceAccessToken,
  ResourceAccessTokenWithSecret,
} from '#generated/resource-access-tokens/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { toDay } from '#src/text/day.ts';
import { BadRequest, Unauthorized } from '#src/errors.ts';
import type { OffsetQuery } from '#src/lists/offset.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { toAccessLevel } from '#src/policy/group-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { TokenResource } from '#src/records/token.ts';
import { requireUser } from '#src/records/user.ts';
import { findBotMailHost } from '#src/settings/own-mail-hosts.ts';
import { auditRevocation } from '#src/domains/accounts/personal-access-tokens/revocation.ts';
import { findTokenErrors } from '#src/domains/accounts/personal-access-tokens/validity.ts';
import { retireBots } from '#src/domains/core/users/deletion/retire-bots.ts';
import { createResourceToken, refuseAbove, createTokenRefusal, refuseErrors } from './create.ts';
import { areTokensAllowed, findToken, listTokens, lookUpToken } from './finder.ts';
import { resourceAccessTokenPolicy } from './policy.ts';
import { presentNewResourceAccessToken, presentResourceAccessToken } from './presenter.ts';

/** A project or group with the actor's level; `namespaceId` leads to its top-level group. */
interface Subject {
  readonly resource: TokenResource;
  readonly level: ProjectAccess['level'];
  readonly namespaceId: number;
}

const toProjectSubject = ({ id, level, namespace_id }: ProjectAccess): Subject => ({
  resource: { kind: 'project', id },
  level,
  namespaceId: namespace_id,
});

const toGroupSubject = ({ id, level }: GroupAccess): Subject => ({
  resource: { kind: 'group', id },
  level,
  namespaceId: id,
});

export const resourceAccessTokens = {
  listProjectAccessTokens: async ({ project, query }, context) =>
    list(toProjectSubject(project), query, context),

  listGroupAccessTokens: async ({ group, query }, context) =>
    list(toGroupSubject(group), query, context),

  getProjectAccessToken: async ({ project, params }, context) => ({
    status: 200,
    body: await get(toProjectSubject(project), params.token_id, context),
  }),

  getGroupAccessToken: async ({ group, params }, context) => ({
    status: 200,
    body: await get(toGroupSubject(group), params.token_id, context),
  }),

  createProjectAccessToken: async ({ project, body }, context) => ({
    status: 201,
    body: await create(toProjectSubject(project), body, context),
  }),

  createGroupAccessToken: async ({ group, body }, context) => ({
    status: 201,
    body: await create(toGroupSubject(group), body, context),
  }),

  async revokeProjectAccessToken({ project, params }, context) {
    await revoke(toProjectSubject(project), params.token_id, context);
    return { status: 204 };
  },

  async revokeGroupAccessToken({ group, params }, context) {
    await revoke(toGroupSubject(group), params.token_id, context);
    return { status: 204 };
  },
} satisfies ResourceAccessTokensService<RequestContext>;

async function list(subject: Subject, query: OffsetQuery, { db, clock }: RequestContext) {
  requireRight(subject);
  const { rows, page } = await listTokens(db, subject.resource, query);
  const today = toDay(clock());
  const body = rows.map((token) => presentResourceAccessToken(token, today));
  return { status: 200, page, body } as const;
}

async function get(
  subject: Subject,
  id: number,
  { db, clock }: RequestContext,
): Promise<ResourceAccessToken> {
  requireRight(subject);
  const token = await findToken(db, subject.resource, id);
  return presentResourceAccessToken(token, toDay(clock()));
}

async function create(
  subject: Subject,
  body: CreateProjectAccessToken | CreateGroupAccessToken,
  context: RequestContext,
): Promise<ResourceAccessTokenWithSecret> {
  const { db, clock, config } = context;
  const actor = requireActor(context);
  const { resource, level, namespaceId } = subject;
  const facts = { resource, level, actor, allowed: await areTokensAllowed(db, namespaceId) };
  if (!resourceAccessTokenPolicy.create(facts)) {
    throw createTokenRefusal(
      `User does not have permission to create ${resource.kind} access token`,
    );
  }
  const now = clock().toISOString();
  refuseErrors(await findTokenErrors(db, body, { now, plan: config.plan }));
  const requestedLevel = toAccessLevel(body.access_level ?? AccessLevel.Maintainer);
  refuseAbove(requestedLevel, level);
  const { row, token } = await createResourceToken(
    db,
    {
      resource,
      name: body.name,
      scopes: body.scopes,
      level: requestedLevel,
      expiresAt: body.expires_at ?? null,
      createdBy: actor.user,
      mailHost: findBotMailHost(config),
    },
    { actor, now },
  );
  return presentNewResourceAccessToken(row, token, toDay(clock()));
}

/** Finds the reason why the actor may not delete a token; generic if there is no such token. */
async function findRefusal(
  resource: TokenResource,
  id: number,
  context: RequestContext,
): Promise<string | undefined> {
  const { db } = context;
  const token = await lookUpToken(db, resource, id);
  if (token === undefined) return undefined;
  const bot = await requireUser(db, token.user_id);
  return `400 Bad request - ${requireActor(context).user.name} cannot delete ${bot.name}`;
}

async function revoke(subject: Subject, id: number, context: RequestContext): Promise<void> {
  const { db, workers, clock } = context;
  if (!resourceAccessTokenPolicy.manage(subject)) {
    throw new BadRequest(await findRefusal(subject.resource, id, context));
  }
  const token = await findToken(db, subject.resource, id);
  const now = clock().toISOString();
  await db.transaction(async (db) => {
    await retireBots(db, workers, [token.user_id], now);
    await auditRevocation(db, token, { actor: context.actor, now });
  });
}

/** A caller who sees the project or group but may not manage its tokens gets 401. */
function requireRight(subject: Subject): void {
  if (!resourceAccessTokenPolicy.manage(subject)) throw new Unauthorized();
}
