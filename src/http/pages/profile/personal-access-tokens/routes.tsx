import type { Router } from 'express';
import { personalTokenScopes } from '#src/auth/scopes.ts';
import { toDay } from '#src/text/day.ts';
import type { Actor } from '#src/records/actor.ts';
import { createToken } from '#src/domains/accounts/personal-access-tokens/create.ts';
import {
  findOwnToken,
  listOwnTokens,
} from '#src/domains/accounts/personal-access-tokens/finder.ts';
import { revokeToken } from '#src/domains/accounts/personal-access-tokens/revocation.ts';
import { readPageQuery } from '../../page-query.ts';
import { type PageHandlers, type PageParts, toDoing } from '../../handlers.tsx';
import { readExpiryField } from '../expiry.tsx';
import { createOwnThingsRouter } from '../own-things.tsx';
import { tokenLabels, tokensPath, Tokens } from './view.tsx';

const notices = { added: 'The token was created.', revoked: 'The token was revoked.' };

/** Only administrators can act as another user. */
const offeredTo = (actor: Actor) =>
  personalTokenScopes.filter((scope) => scope !== 'sudo' || actor.admin);

/** The personal access tokens of the visitor. */
export function createPersonalAccessTokensRouter(
  handlers: PageHandlers,
  { environment: { db, config } }: PageParts,
): Router {
  return createOwnThingsRouter(handlers, {
    path: tokensPath,
    title: 'Personal access tokens',
    labels: tokenLabels,
    notices,

    async add(visit, form) {
      const { actor } = visit;
      const input = {
        name: form.text('name').trim(),
        scopes: form.all('scopes[]'),
        expires_at: readExpiryField(form),
      };
      const options = { ...toDoing(visit), offered: offeredTo(actor), plan: config.plan };
      return (await createToken(db, actor.user, input, options)).token;
    },

    actions: {
      async revoke(visit, id) {
        const token = await findOwnToken(db, visit.actor.user, id);
        await revokeToken(db, token, toDoing(visit));
        return 'revoked';
      },
    },

    async content({ frame, actor, now }, req, outcome) {
      const today = toDay(now);
      const listed = await listOwnTokens(db, actor.user, readPageQuery(req), today);
      const shown = { frame, today, offered: offeredTo(actor) };
      return <Tokens {...outcome} {...listed} {...shown} />;
    },
  });
}
