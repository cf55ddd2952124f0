import type { PersonalAccessTokensService } from '#generated/personal-access-tokens/service.ts';
import { personalTokenScopes } from '#src/auth/scopes.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest, NotFound, Unauthorized } from '#src/errors.ts';
import type { PersonalAccessTokenRow } from '#src/records/token.ts';
import { requireUser } from '#src/records/user.ts';
import { findBotsBehind, retireBots } from '#src/domains/core/users/deletion/retire-bots.ts';
import { createToken } from './create.ts';
import { findPersonalAccessToken, listPersonalAccessTokens } from './finder.ts';
import { personalAccessTokenPolicy } from './policy.ts';
import { presentNewPersonalAccessToken, presentPersonalAccessToken } from './presenter.ts';
import { revokeToken } from './revocation.ts';

export const personalAccessTokens = {
  async listPersonalAccessTokens({ query }, context) {
    const actor = requireActor(context);
    const foreign = query.user_id !== undefined && query.user_id !== actor.user.id;
    if (foreign && !actor.admin) throw new Unauthorized();

    const today = context.today;
    const { rows, page } = await listPersonalAccessTokens(context.db, actor, query, today);
    return {
      status: 200,
      page,
      body: rows.map((token) => presentPersonalAccessToken(token, today)),
    };
  },

  async getPersonalAccessToken({ params }, context) {
    const actor = requireActor(context);
    const token = await findPersonalAccessToken(context.db, params.id);
    if (token === undefined && actor.admin) throw new NotFound();
    // Missing tokens get the same answer, so that ids in use are not revealed.
    if (token === undefined || !personalAccessTokenPolicy.read({ actor, token })) {
      throw new Unauthorized();
    }
    return { status: 200, body: presentPersonalAccessToken(token, context.today) };
  },

  async revokePersonalAccessToken({ params }, context) {
    const actor = requireActor(context);
    const token = await findPersonalAccessToken(context.db, params.id);
    if (token === undefined) throw new NotFound();
    if (!personalAccessTokenPolicy.revoke({ actor, token })) throw new BadRequest();
    await revoke(token, context);
    return { status: 204 };
  },

  async getOwnPersonalAccessToken(_request, context) {
    const token = await findTokenInUse(context);
    return { status: 200, body: presentPersonalAccessToken(token, context.today) };
  },

  async revokeOwnPersonalAccessToken(_request, context) {
    const token = await findTokenInUse(context);
    await revoke(token, context);
    return { status: 204 };
  },

  async createPersonalAccessToken({ params, body }, { db, actor, now, today, config }) {
    const user = await requireUser(db, params.user_id);
    const options = { offered: personalTokenScopes, actor, now, plan: config.plan };
    const { row, token } = await createToken(db, user, body, options);
    return { status: 201, body: presentNewPersonalAccessToken(row, token, today) };
  },
} satisfies PersonalAccessTokensService<RequestContext>;

/** A bot is deleted with its project or group token. */
async function revoke(
  token: PersonalAccessTokenRow,
  { db, workers, clock, actor }: RequestContext,
): Promise<void> {
  const now = clock().toISOString();
  await db.transaction(async (db) => {
    await revokeToken(db, token, { actor, now });
    await retireBots(db, workers, await findBotsBehind(db, token.id), now);
  });
}

async function findTokenInUse(context: RequestContext): Promise<PersonalAccessTokenRow> {
  const { token } = requireActor(context);
  // This operation does not describe tokens of applications.
  const own = token !== null && token.kind !== 'oauth';
  const row = own ? await findPersonalAccessToken(context.db, token.id) : undefined;
  if (row === undefined) throw new BadRequest();
  return row;
}
