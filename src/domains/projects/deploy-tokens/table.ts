import type { Knex } from 'knex';
import { digestToken, generateToken, maxTokenChars } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { resourceColumns, type TokenResource } from '#src/records/token.ts';
import { holdOwner, requireRoom } from '#src/domains/core/projects/held-owner.ts';

/** A token of a project or group: no user has it. */
export interface DeployTokenRow {
  readonly id: number;
  readonly project_id: number | null;
  readonly group_id: number | null;
  readonly creator_id: number | null;
  readonly name: string;
  /** Null: one with the id. */
  readonly username: string | null;
  readonly token_digest: string;
  readonly scopes: readonly string[];
  readonly revoked: boolean;
  readonly expires_at: string | null;
  readonly created_at: string;
}

/** Prefix of every deploy token, by which git access tells tokens from passwords. */
export const deployTokenPrefix = 'gldt-';

interface Listed extends OffsetQuery {
  readonly active: boolean;
  readonly now: string;
}

type Query = Knex.QueryBuilder<DeployTokenRow, DeployTokenRow[]>;

const selectTokens = (db: Database): Query =>
  db<DeployTokenRow>('deploy_tokens').select('deploy_tokens.*');

const selectOwnedTokens = (db: Database, { kind, id }: TokenResource): Query =>
  selectTokens(db).where(resourceColumns[kind], id).where('revoked', false);

/** Tokens of a project or a group without the revoked ones, or all tokens of the instance. */
export function listDeployTokens(
  db: Database,
  resource: TokenResource | null,
  { active, now, ...query }: Listed,
): Promise<Page<DeployTokenRow>> {
  const rows = resource === null ? selectTokens(db) : selectOwnedTokens(db, resource);
  if (active) whereUsable(rows, now);
  return paginate(db, rows.orderBy('id'), query);
}

function whereUsable(rows: Query, now: string): Query {
  return rows.where('revoked', false).where((either) => {
    either.whereNull('expires_at').orWhere('expires_at', '>', now);
  });
}

/** @throws NotFound unless it belongs there and is not revoked */
export async function findDeployToken(
  db: Database,
  resource: TokenResource,
  id: number,
): Promise<DeployTokenRow> {
  const [found]: DeployTokenRow[] = await selectOwnedTokens(db, resource).where({ id }).limit(1);
  if (found === undefined) throw new NotFound('Deploy Token');
  return found;
}

/** The most tokens of a project or a group; revoked ones do not count. */
const maxTokens = 200;

/**
 * The text of the token is in the answer and nowhere else.
 * @throws BadRequest when the project or group has as many as it may
 * @throws NotFound, Forbidden when it is gone or archived meanwhile
 */
export async function insertDeployToken(
  db: Database,
  owner: TokenResource,
  facts: Pick<DeployTokenRow, 'creator_id' | 'name' | 'username' | 'scopes' | 'expires_at'>,
  now: string,
): Promise<{ readonly row: DeployTokenRow; readonly token: string }> {
  const token = generateToken(deployTokenPrefix);
  const place = { [resourceColumns[owner.kind]]: owner.id, revoked: false };
  const row = await db.transaction(async (db) => {
    await holdOwner(db, owner);
    await requireRoom(db('deploy_tokens').where(place), maxTokens, 'deploy tokens');
    const token_digest = digestToken(token);
    const columns = { ...facts, ...place, token_digest, created_at: now };
    return insertReturning<DeployTokenRow>(db, 'deploy_tokens', columns);
  });
  return { row, token };
}

export async function deleteDeployToken(db: Database, { id }: DeployTokenRow): Promise<void> {
  await db('deploy_tokens').where({ id }).delete();
}

/** The usable token with this text; undefined for any other. */
export async function findUsableDeployToken(
  db: Database,
  token: string,
  now: string,
): Promise<DeployTokenRow | undefined> {
  const rows = selectTokens(db).where('token_digest', digestToken(token));
  const [found]: DeployTokenRow[] = await whereUsable(rows, now).limit(1);
  return found;
}

/** A token without a username gets one from its id. */
export const chooseTokenUsername = ({
  username,
  id,
}: Pick<DeployTokenRow, 'username' | 'id'>): string => username ?? `hearth+deploy-token-${id}`;

/** Tells whether a token belongs to this project, or to a group above it. */
export async function reachesProject(
  db: Database,
  token: DeployTokenRow,
  project: { readonly id: number; readonly namespace_id: number },
): Promise<boolean> {
  if (token.project_id !== null) return token.project_id === project.id;
  const above = await db('namespace_ancestors')
    .where({ namespace_id: project.namespace_id, ancestor_id: token.group_id })
    .first('ancestor_id');
  return above !== undefined;
}

/** The active token with this id; undefined for revoked and expired tokens. */
export async function findUsableDeployTokenById(
  db: Database,
  id: number,
  now: string,
): Promise<DeployTokenRow | undefined> {
  const [found]: DeployTokenRow[] = await whereUsable(selectTokens(db).where({ id }), now).limit(1);
  return found;
}

/** The usable token with this name and text; undefined for an unknown or unusable one. */
export async function findShownDeployToken(
  db: Database,
  { username, password }: { readonly username: string; readonly password: string },
  now: string,
): Promise<{ readonly token: DeployTokenRow; readonly named: boolean } | undefined> {
  if (!password.startsWith(deployTokenPrefix) || password.length > maxTokenChars) {
    return undefined;
  }
  const token = await findUsableDeployToken(db, password, now);
  return token === undefined
    ? undefined
    : { token, named: chooseTokenUsername(token) === username };
}
