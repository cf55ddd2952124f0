import type { ListPersonalAccessTokensRequest } from '#generated/personal-access-tokens/types.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { NotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { Actor } from '#src/records/actor.ts';
import { personalAccessTokenColumns, type PersonalAccessTokenRow } from '#src/records/token.ts';

const tokenById = prepareStatement<{ id: number }, PersonalAccessTokenRow>((db, { id }) =>
  db('personal_access_tokens').select(personalAccessTokenColumns).where({ id }).limit(1),
);

export function findPersonalAccessToken(
  db: Database,
  id: number,
): Promise<PersonalAccessTokenRow | undefined> {
  return tokenById.first(db, { id });
}

/** Tokens that a user made for themselves. */
const selectOwnTokens = (db: Database, user: { readonly id: number }) =>
  db<PersonalAccessTokenRow>('personal_access_tokens')
    .select(...personalAccessTokenColumns)
    .where({ user_id: user.id, impersonation: false });

/** @throws NotFound when it is no token that the user made */
export async function findOwnToken(
  db: Database,
  user: { readonly id: number },
  id: number,
): Promise<PersonalAccessTokenRow> {
  const token = await selectOwnTokens(db, user).where({ id }).first();
  if (token === undefined) throw new NotFound();
  return token;
}

/** Tokens of a user for the tokens page: usable ones first, newest first. */
export function listOwnTokens(
  db: Database,
  user: { readonly id: number },
  query: OffsetQuery,
  today: string,
): Promise<Page<PersonalAccessTokenRow>> {
  const usable = 'not revoked and (expires_at is null or expires_at > ?)';
  const tokens = selectOwnTokens(db, user)
    .orderByRaw(`case when ${usable} then 0 else 1 end`, [today])
    .orderBy('id', 'desc');
  return paginate(db, tokens, query);
}

/** Tokens that the actor may see, oldest first. `today` is a date in UTC. */
export function listPersonalAccessTokens(
  db: Database,
  actor: Actor,
  filters: ListPersonalAccessTokensRequest['query'],
  today: string,
): Promise<Page<PersonalAccessTokenRow>> {
  const query = db<PersonalAccessTokenRow>('personal_access_tokens').select(
    ...personalAccessTokenColumns,
  );
  const owner = actor.admin ? filters.user_id : actor.user.id;
  if (owner !== undefined) query.where('user_id', owner);
  // Impersonation tokens are hidden from their users.
  if (!actor.admin) query.where('impersonation', false);

  if (filters.revoked !== undefined) query.where('revoked', filters.revoked);
  if (filters.state === 'active') {
    query
      .where('revoked', false)
      .where((query) => void query.whereNull('expires_at').orWhere('expires_at', '>', today));
  }
  if (filters.state === 'inactive') {
    query.where((query) => void query.where('revoked', true).orWhere('expires_at', '<=', today));
  }
  const times = [
    ['created_at', '<=', filters.created_before],
    ['created_at', '>=', filters.created_after],
    ['last_used_at', '<=', filters.last_used_before],
    ['last_used_at', '>=', filters.last_used_after],
  ] as const;
  for (const [column, comparison, time] of times) {
    if (time !== undefined) query.where(column, comparison, time);
  }
  const search = fold(filters.search ?? '');
  if (search !== '') {
    // The column is folded like the text: `like` then has the same result on both databases.
    query.whereRaw("name_key like ? escape '\\'", [`%${search.replace(/[\\%_]/g, '\\$&')}%`]);
  }
  return paginate(db, query.orderBy('id', 'asc'), filters);
}
