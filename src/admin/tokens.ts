import { operator } from '#src/domain-events/audited.ts';
import { personalTokenScopes } from '#src/auth/scopes.ts';
import { findBotsBehind, retireBots } from '#src/domains/core/users/deletion/retire-bots.ts';
import { createToken } from '#src/domains/accounts/personal-access-tokens/create.ts';
import {
  findPersonalAccessToken,
  listOwnTokens,
} from '#src/domains/accounts/personal-access-tokens/finder.ts';
import { revokeToken } from '#src/domains/accounts/personal-access-tokens/revocation.ts';
import { StartFailure } from '#src/start/start-failure.ts';
import { createAdminCommand } from './command.ts';
import { writeNotice, show, runWithInstance, runWithServices } from './instance.ts';
import { requireUserNamed } from './users.ts';

/** Tokens of a user that are shown. */
const maxShownTokens = 100;

export const tokenCommands = [
  createAdminCommand(
    {
      name: 'tokens list',
      operands: ['username'],
      does: `Lists the tokens of a user, at most ${maxShownTokens}, active tokens first: id, name, scopes, expiry date.`,
    },
    ({ operands: [username = ''] }) =>
      runWithInstance(async ({ db }) => {
        const user = await requireUserNamed(db, username);
        const today = new Date().toISOString().slice(0, 10);
        const { rows } = await listOwnTokens(
          db,
          user,
          { page: 1, per_page: maxShownTokens },
          today,
        );
        for (const { id, name, scopes, expires_at, revoked } of rows) {
          const state = revoked ? 'revoked' : (expires_at ?? '');
          show(id, name, scopes.join(','), state);
        }
      }),
  ),
  createAdminCommand(
    {
      name: 'tokens new',
      operands: ['username'],
      options: {
        name: { type: 'string', default: 'Made by the operator' },
        scopes: { type: 'string', default: 'api' },
        expires: { type: 'string' },
      },
      does: `Creates a token for a user and prints it. Separate scopes by commas: ${personalTokenScopes.join(', ')}. The token expires on the date of --expires, such as 2030-12-31.`,
    },
    ({ operands: [username = ''], values }) =>
      runWithServices(async ({ db, config, now }) => {
        const user = await requireUserNamed(db, username);
        const expires_at = values.expires ?? null;
        if (expires_at !== null && !isDay(expires_at)) {
          throw new StartFailure(`--expires: expected a day like 2030-12-31, got "${expires_at}"`);
        }
        const input = { name: values.name, scopes: values.scopes.split(','), expires_at };
        const options = { offered: personalTokenScopes, actor: operator, now, plan: config.plan };
        const { row, token } = await createToken(db, user, input, options);
        show(token);
        writeNotice(`token ${row.id} of ${user.username}; only its digest is kept`);
      }),
  ),
  createAdminCommand(
    { name: 'tokens revoke', operands: ['id'], does: 'Revokes a token.' },
    ({ operands: [text = ''] }) =>
      runWithServices(async ({ db, workers, now }) => {
        const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
        const token = await findPersonalAccessToken(db, id);
        if (token === undefined) throw new StartFailure(`there is no token ${text}`);
        await db.transaction(async (db) => {
          await revokeToken(db, token, { actor: operator, now });
          await retireBots(db, workers, await findBotsBehind(db, id), now);
        });
        writeNotice(`token ${id} is revoked`);
      }),
  ),
];

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
