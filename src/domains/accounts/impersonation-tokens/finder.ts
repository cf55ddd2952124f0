import type { ListImpersonationTokensRequest } from '#generated/impersonation-tokens/types.ts';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import { personalAccessTokenColumns, type PersonalAccessTokenRow } from '#src/records/token.ts';

/** Impersonation tokens of a user, oldest first. `today` is a date in UTC. */
export function listImpersonationTokens(
  db: Database,
  userId: number,
  query: ListImpersonationTokensRequest['query'],
  today: string,
): Promise<Page<PersonalAccessTokenRow>> {
  const tokens = selectImpersonationTokens(db, userId);
  if (query.state === 'active') {
    tokens
      .where('revoked', false)
      .where((either) => void either.whereNull('expires_at').orWhere('expires_at', '>', today));
  }
  if (query.state === 'inactive') {
    tokens.where((either) => void either.where('revoked', true).orWhere('expires_at', '<=', today));
  }
  return paginate(db, tokens.orderBy('id'), query);
}

/** @throws NotFound for what is no impersonation token of the user */
export async function findImpersonationToken(
  db: Database,
  userId: number,
  id: number,
): Promise<PersonalAccessTokenRow> {
  const token = await selectImpersonationTokens(db, userId).where({ id }).first();
  if (token === undefined) throw new NotFound('Impersonation Token');
  return token;
}

function selectImpersonationTokens(db: Database, userId: number) {
  return db<PersonalAccessTokenRow>('personal_access_tokens')
    .select<PersonalAccessTokenRow[]>(...personalAccessTokenColumns)
    .where({ user_id: userId, impersonation: true });
}
