import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { resourceColumns, type TokenResource } from '#src/records/token.ts';
import { memberSources, resourceAccessTokenColumns, type ResourceAccessTokenRow } from './table.ts';

type Query = Knex.QueryBuilder<ResourceAccessTokenRow, ResourceAccessTokenRow[]>;

/** Tokens that are not revoked, oldest first. */
export function listTokens(
  db: Database,
  resource: TokenResource,
  query: OffsetQuery,
): Promise<Page<ResourceAccessTokenRow>> {
  return paginate(db, selectTokens(db, resource).orderBy('tokens.id'), query);
}

/** @throws HttpError 404 that names the token, also for one that is revoked or belongs elsewhere */
export async function findToken(
  db: Database,
  resource: TokenResource,
  id: number,
): Promise<ResourceAccessTokenRow> {
  const token = await lookUpToken(db, resource, id);
  if (token === undefined) {
    const message = `404 Could not find ${resource.kind} access token with token_id: ${id}`;
    throw new HttpError(404, { message });
  }
  return token;
}

export async function lookUpToken(
  db: Database,
  resource: TokenResource,
  id: number,
): Promise<ResourceAccessTokenRow | undefined> {
  const [token]: ResourceAccessTokenRow[] = await selectTokens(db, resource)
    .where('tokens.id', id)
    .limit(1);
  return token;
}

function selectTokens(db: Database, { kind, id }: TokenResource): Query {
  const query = db('personal_access_tokens as tokens')
    .leftJoin('members', (on) => {
      on.on('members.user_id', 'tokens.user_id')
        .andOnVal('members.source_type', memberSources[kind])
        .andOnVal('members.source_id', id);
    })
    .where(`tokens.${resourceColumns[kind]}`, id)
    .where('tokens.revoked', false)
    .select(...resourceAccessTokenColumns);
  return query as Query;
}

/** Tells whether the top-level group allows tokens for its groups and projects; a personal namespace always does. */
export async function areTokensAllowed(db: Database, namespaceId: number): Promise<boolean> {
  const forbidding = await db<{ id: number }>('namespace_ancestors as above')
    .join('namespaces', 'namespaces.id', 'above.ancestor_id')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where('above.namespace_id', namespaceId)
    .whereNull('namespaces.parent_id')
    .where('groups.resource_access_token_creation_allowed', false)
    .select<{ id: number }[]>('namespaces.id')
    .limit(1);
  return forbidding.length === 0;
}
