import type { Knex } from 'knex';
import { generateToken, digestToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { type AuthorColumns, listAuthorColumns } from '#src/records/user.ts';
import { holdOwner, requireRoom } from '#src/domains/core/projects/held-owner.ts';

/** A token that starts pipelines on behalf of its owner. */
export interface TriggerRow {
  readonly id: number;
  readonly project_id: number;
  readonly owner_id: number;
  readonly description: string;
  readonly token_digest: string;
  readonly token_sealed: string;
  readonly token_start: string;
  readonly last_used_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The author is the owner. */
export type TriggerWithOwner = TriggerRow & AuthorColumns;

const prefix = 'glptt-';

/** The digest is known before the id. */
const formatSealPurpose = ({ token_digest }: Pick<TriggerRow, 'token_digest'>) =>
  `pipeline_triggers.token:${token_digest}`;

export const unsealTriggerToken = (db: Database, row: TriggerRow): string =>
  unseal(db, row.token_sealed, formatSealPurpose(row));

const selectTriggers = (db: Database, projectId: number) =>
  db<TriggerWithOwner>('pipeline_triggers')
    .join('users as authors', 'authors.id', 'pipeline_triggers.owner_id')
    .where('pipeline_triggers.project_id', projectId)
    .select('pipeline_triggers.*', ...listAuthorColumns()) as Knex.QueryBuilder<
    TriggerWithOwner,
    TriggerWithOwner[]
  >;

export const listTriggers = (
  db: Database,
  projectId: number,
  query: OffsetQuery,
): Promise<Page<TriggerWithOwner>> =>
  paginate(db, selectTriggers(db, projectId).orderBy('pipeline_triggers.id'), query);

/** @throws RowNotFound unless it belongs to the project */
export async function findTrigger(
  db: Database,
  projectId: number,
  id: number,
): Promise<TriggerWithOwner> {
  const [found]: TriggerWithOwner[] = await selectTriggers(db, projectId)
    .where('pipeline_triggers.id', id)
    .limit(1);
  if (found === undefined) throw new RowNotFound();
  return found;
}

/** The most triggers of a project. */
const maxTriggers = 200;

/**
 * @throws BadRequest when the project has as many as it may
 * @throws NotFound, Forbidden when it is gone or archived meanwhile
 */
export function insertTrigger(
  db: Database,
  facts: Pick<TriggerRow, 'project_id' | 'owner_id' | 'description'>,
  now: string,
): Promise<TriggerRow> {
  const token = generateToken(prefix);
  const token_digest = digestToken(token);
  const { project_id } = facts;
  return db.transaction(async (db) => {
    await holdOwner(db, { kind: 'project', id: project_id });
    const others = db('pipeline_triggers').where({ project_id });
    await requireRoom(others, maxTriggers, 'pipeline triggers');
    return insertReturning<TriggerRow>(db, 'pipeline_triggers', {
      ...facts,
      token_digest,
      token_sealed: seal(db, token, formatSealPurpose({ token_digest })),
      token_start: token.slice(prefix.length, prefix.length + 4),
      created_at: now,
      updated_at: now,
    });
  });
}

/** The trigger with this token; undefined for any other text. */
export async function findTriggerByToken(
  db: Database,
  token: string,
): Promise<TriggerRow | undefined> {
  return db<TriggerRow>('pipeline_triggers')
    .where({ token_digest: digestToken(token) })
    .first<TriggerRow | undefined>();
}
