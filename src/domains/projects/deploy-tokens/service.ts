import type { DeployTokensService } from '#generated/deploy-tokens/service.ts';
import type {
  CreateDeployToken,
  DeployToken,
  DeployTokenWithSecret,
} from '#generated/deploy-tokens/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { audit, toAuditedOwner } from '#src/domain-events/audited.ts';
import { BadRequest } from '#src/errors.ts';
import type { OffsetQuery } from '#src/lists/offset.ts';
import type { TokenResource } from '#src/records/token.ts';
import { findLengthErrors, findTextErrors } from '#src/text/text-errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import {
  deleteDeployToken,
  type DeployTokenRow,
  findDeployToken,
  insertDeployToken,
  listDeployTokens,
  chooseTokenUsername,
} from './table.ts';

const toProjectOwner = ({ id }: { readonly id: number }) => ({ kind: 'project', id }) as const;
const toGroupOwner = ({ id }: { readonly id: number }) => ({ kind: 'group', id }) as const;

export const deployTokens = {
  listDeployTokens: async ({ query }, context) => list(null, query, context),

  listProjectDeployTokens: async ({ project, query }, context) =>
    list(toProjectOwner(project), query, context),

  listGroupDeployTokens: async ({ group, query }, context) =>
    list(toGroupOwner(group), query, context),

  async getProjectDeployToken({ project, params }, { db, now }) {
    const row = await findDeployToken(db, toProjectOwner(project), params.token_id);
    return { status: 200, body: present(row, now) };
  },

  async getGroupDeployToken({ group, params }, { db, now }) {
    const row = await findDeployToken(db, toGroupOwner(group), params.token_id);
    return { status: 200, body: present(row, now) };
  },

  createProjectDeployToken: async ({ project, body }, context) => ({
    status: 201,
    body: await create(toProjectOwner(project), body, context),
  }),

  createGroupDeployToken: async ({ group, body }, context) => ({
    status: 201,
    body: await create(toGroupOwner(group), body, context),
  }),

  async revokeProjectDeployToken({ project, params, headers }, context) {
    await revoke(toProjectOwner(project), params.token_id, context, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async revokeGroupDeployToken({ group, params, headers }, context) {
    await revoke(toGroupOwner(group), params.token_id, context, headers['If-Unmodified-Since']);
    return { status: 204 };
  },
} satisfies DeployTokensService<RequestContext>;

async function list(
  resource: TokenResource | null,
  query: OffsetQuery & { readonly active: boolean },
  { db, now }: RequestContext,
) {
  const { rows, page } = await listDeployTokens(db, resource, { ...query, now });
  return { status: 200, page, body: rows.map((row) => present(row, now)) } as const;
}

async function create(
  resource: TokenResource,
  body: CreateDeployToken,
  context: RequestContext,
): Promise<DeployTokenWithSecret> {
  const { db, now } = context;
  const { name, scopes, username = null, expires_at = null } = body;
  const errors: Record<string, string[]> = {};
  const ofName = findTextErrors(name);
  if (ofName.length > 0) errors.name = ofName;
  const ofUsername = username === null ? [] : findUsernameErrors(username);
  if (ofUsername.length > 0) errors.username = ofUsername;
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
  const facts = {
    creator_id: requireActor(context).user.id,
    name,
    expires_at,
    username: username === '' ? null : username,
    scopes: [...new Set(scopes)],
  };
  return db.transaction(async (db) => {
    const { row, token } = await insertDeployToken(db, resource, facts, now);
    const change = { add: 'deploy_token', as: row.scopes.join(', ') };
    await audit(db, toAuditedOwner(resource), change, context, toAuditTarget(row));
    return { ...present(row, now), token };
  });
}

function revoke(
  resource: TokenResource,
  id: number,
  context: RequestContext,
  unmodifiedSince: string | undefined,
): Promise<void> {
  return context.db.transaction(async (db) => {
    const row = await findDeployToken(db, resource, id);
    // Tokens never change, so the creation time is the version.
    checkUnmodifiedSince(unmodifiedSince, row.created_at);
    await deleteDeployToken(db, row);
    const change = { remove: 'deploy_token' };
    await audit(db, toAuditedOwner(resource), change, context, toAuditTarget(row));
  });
}

const toAuditTarget = ({ id, name }: DeployTokenRow) => ({
  type: 'DeployToken',
  id,
  details: name,
});

function findUsernameErrors(username: string): string[] {
  const errors = findLengthErrors(username);
  if (!/^[\w.+-]*$/.test(username)) {
    errors.push("can contain only letters, digits, '_', '-', '+', and '.'");
  }
  return errors;
}

function present(row: DeployTokenRow, now: string): DeployToken {
  return {
    id: row.id,
    name: row.name,
    username: chooseTokenUsername(row),
    expires_at: row.expires_at,
    revoked: row.revoked,
    expired: row.expires_at !== null && row.expires_at <= now,
    scopes: [...row.scopes],
  };
}
