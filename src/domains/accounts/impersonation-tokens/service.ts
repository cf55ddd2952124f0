import type { ImpersonationTokensService } from '#generated/impersonation-tokens/service.ts';
import { personalTokenScopes } from '#src/auth/scopes.ts';
import type { RequestContext } from '#src/context.ts';
import { toDay } from '#src/text/day.ts';
import { requireUser } from '#src/records/user.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { createToken } from '#src/domains/accounts/personal-access-tokens/create.ts';
import { revokeToken } from '#src/domains/accounts/personal-access-tokens/revocation.ts';
import { findImpersonationToken, listImpersonationTokens } from './finder.ts';
import { presentImpersonationToken, presentNewImpersonationToken } from './presenter.ts';

export const impersonationTokens = {
  async listImpersonationTokens({ params, query }, { db, clock }) {
    const user = await requireUser(db, params.user_id);
    const today = toDay(clock());
    const { rows, page } = await listImpersonationTokens(db, user.id, query, today);
    const body = rows.map((token) => presentImpersonationToken(token, today));
    return { status: 200, page, body };
  },

  async getImpersonationToken({ params }, { db, clock }) {
    const user = await requireUser(db, params.user_id);
    const token = await findImpersonationToken(db, user.id, params.impersonation_token_id);
    return { status: 200, body: presentImpersonationToken(token, toDay(clock())) };
  },

  async createImpersonationToken({ params, body }, { db, actor, clock, config }) {
    const user = await requireUser(db, params.user_id);
    const { row, token } = await createToken(
      db,
      user,
      { ...body, scopes: body.scopes ?? [] },
      {
        offered: personalTokenScopes,
        actor,
        now: clock().toISOString(),
        plan: config.plan,
        impersonation: true,
      },
    );
    return { status: 201, body: presentNewImpersonationToken(row, token, toDay(clock())) };
  },

  async revokeImpersonationToken({ params, headers }, { db, actor, now }) {
    const user = await requireUser(db, params.user_id);
    const token = await findImpersonationToken(db, user.id, params.impersonation_token_id);
    checkUnmodifiedSince(headers['If-Unmodified-Since'], token.updated_at);
    await revokeToken(db, token, { actor, now });
    return { status: 204 };
  },
} satisfies ImpersonationTokensService<RequestContext>;
