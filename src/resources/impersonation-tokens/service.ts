import type { ImpersonationTokensService } from '../../../generated/impersonation-tokens/service.ts';
import { personalTokenScopes } from '../../auth/scopes.ts';
import { createPersonalAccessToken } from '../../auth/tokens.ts';
import type { RequestContext } from '../../context.ts';
import { dayOf } from '../../day.ts';
import { BadRequest } from '../../errors.ts';
import { requireUser } from '../../records/user.ts';
import { checkUnmodifiedSince } from '../../unmodified-since.ts';
import { revokePersonalAccessToken } from '../personal-access-tokens/revocation.ts';
import { tokenErrors } from '../personal-access-tokens/validity.ts';
import { findImpersonationToken, listImpersonationTokens } from './finder.ts';
import { presentImpersonationToken, presentNewImpersonationToken } from './presenter.ts';

export const impersonationTokens = {
  async listImpersonationTokens({ params, query }, { db, clock }) {
    const user = await requireUser(db, params.user_id);
    const today = dayOf(clock());
    const { rows, page } = await listImpersonationTokens(db, user.id, query, today);
    const body = rows.map((token) => presentImpersonationToken(token, today));
    return { status: 200, page, body };
  },

  async getImpersonationToken({ params }, { db, clock }) {
    const user = await requireUser(db, params.user_id);
    const token = await findImpersonationToken(db, user.id, params.impersonation_token_id);
    return { status: 200, body: presentImpersonationToken(token, dayOf(clock())) };
  },

  async createImpersonationToken({ params, body }, { db, clock, config }) {
    const user = await requireUser(db, params.user_id);
    const { name, scopes = [], expires_at = null } = body;
    const now = clock().toISOString();
    const errors = {
      ...(await tokenErrors(db, body, { now, plan: config.plan })),
      ...(!scopes.every(isAvailable) && { scopes: ['can only contain available scopes'] }),
    };
    if (Object.keys(errors).length > 0) throw new BadRequest(errors);
    const { row, token } = await createPersonalAccessToken(
      db,
      {
        userId: user.id,
        name,
        scopes: [...new Set(scopes)],
        expiresAt: expires_at,
        impersonation: true,
      },
      now,
    );
    return { status: 201, body: presentNewImpersonationToken(row, token, dayOf(clock())) };
  },

  async revokeImpersonationToken({ params, headers }, { db, now }) {
    const user = await requireUser(db, params.user_id);
    const token = await findImpersonationToken(db, user.id, params.impersonation_token_id);
    checkUnmodifiedSince(headers['If-Unmodified-Since'], token.updated_at);
    await revokePersonalAccessToken(db, token.id, now);
    return { status: 204 };
  },
} satisfies ImpersonationTokensService<RequestContext>;

function isAvailable(scope: string): boolean {
  return personalTokenScopes.some((each) => each === scope);
}
