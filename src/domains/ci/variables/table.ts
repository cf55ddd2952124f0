import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { BadRequest, Conflict, NotFound } from '#src/errors.ts';
import { countRows, type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { holdOwner, requireRoom } from '#src/domains/core/projects/held-owner.ts';

/** The place that variables belong to. */
export type VariableOwner =
  { readonly kind: 'project' | 'group'; readonly id: number } | { readonly kind: 'instance' };

export interface VariableRow {
  readonly id: number;
  readonly project_id: number | null;
  readonly group_id: number | null;
  readonly key: string;
  readonly value_sealed: string;
  readonly variable_type: 'env_var' | 'file';
  readonly protected: boolean;
  readonly masked: boolean;
  readonly raw: boolean;
  /** `*` matches any text. */
  readonly environment_scope: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A variable with its text. */
export interface Variable extends Omit<
  VariableRow,
  'id' | 'project_id' | 'group_id' | 'value_sealed' | 'created_at' | 'updated_at'
> {
  readonly value: string;
}

/**
 * Maximum number of variables: jobs receive all of them, with the longest texts 2 MB of a project and of each of its
 * groups.
 */
const mostVariables = { project: 200, group: 200, instance: 25 } as const;

const toColumns = (owner: VariableOwner) => ({
  project_id: owner.kind === 'project' ? owner.id : null,
  group_id: owner.kind === 'group' ? owner.id : null,
});

/** The place that a text is sealed for. */
function formatSealPurpose({
  project_id,
  group_id,
  key,
}: Omit<VariableRow, 'id' | 'value_sealed'>): string {
  const owner = project_id === null ? `group:${group_id ?? 'none'}` : `project:${project_id}`;
  return `ci_variables.value:${owner}:${key}`;
}

export const unsealVariableValue = (db: Database, row: VariableRow): string =>
  unseal(db, row.value_sealed, formatSealPurpose(row));

function selectVariables(
  db: Database,
  owner: VariableOwner,
): Knex.QueryBuilder<VariableRow, VariableRow[]> {
  return db<VariableRow>('ci_variables').where(toColumns(owner)).select('ci_variables.*');
}

export const listVariables = (
  db: Database,
  owner: VariableOwner,
  query: OffsetQuery,
): Promise<Page<VariableRow>> => paginate(db, selectVariables(db, owner).orderBy('id'), query);

/** Returns a slice of the variables from an offset on, and their total: a few hundred at most. */
export async function sliceVariables(
  db: Database,
  owner: VariableOwner,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly VariableRow[]; readonly total: number }> {
  const total = await countRows(db, selectVariables(db, owner));
  if (limit === 0) return { rows: [], total };
  return {
    rows: await selectVariables(db, owner).orderBy('id').offset(offset).limit(limit),
    total,
  };
}

/**
 * @throws NotFound
 * @throws Conflict when there are several of this name, and the scope does not say which
 */
export const findVariable = (
  db: Database,
  owner: VariableOwner,
  key: string,
  scope?: string,
): Promise<VariableRow> => requireOnlyOne(selectVariables(db, owner), key, scope);

/** Locks the variable until the transaction ends. */
export const lockVariable = (
  db: Database,
  owner: VariableOwner,
  key: string,
  scope?: string,
): Promise<VariableRow> => requireOnlyOne(selectVariables(db, owner).forUpdate(), key, scope);

async function requireOnlyOne(
  variables: Knex.QueryBuilder<VariableRow, VariableRow[]>,
  key: string,
  scope: string | undefined,
): Promise<VariableRow> {
  const query = variables.where({ key }).orderBy('id').limit(2);
  if (scope !== undefined) query.where('environment_scope', scope);
  const [found, another]: VariableRow[] = await query;
  if (found === undefined) throw new NotFound('Variable');
  if (another !== undefined) {
    throw new Conflict(
      `There are multiple variables with provided parameters. Please use 'filter[environment_scope]'`,
    );
  }
  return found;
}

/** Locks the place, so that requests that add variables to it at the same time count each other's. */
async function holdPlace(db: Database, owner: VariableOwner): Promise<void> {
  if (owner.kind === 'instance') await db('application_settings').forUpdate().first('id');
  else await holdOwner(db, owner);
}

/**
 * @throws BadRequest when the name is taken in the scope, or there are too many
 * @throws NotFound, Forbidden when their owner is gone or archived meanwhile
 */
export async function insertVariable(
  db: Database,
  owner: VariableOwner,
  { value, ...variable }: Variable,
  now: string,
): Promise<VariableRow> {
  const columns = { ...toColumns(owner), ...variable, created_at: now, updated_at: now };
  return db.transaction(async (db) => {
    await holdPlace(db, owner);
    const others = db('ci_variables').where(toColumns(owner));
    await requireRoom(others, mostVariables[owner.kind], `${owner.kind} ci variables`);
    const row = { ...columns, value_sealed: seal(db, value, formatSealPurpose(columns)) };
    return insertReturning<VariableRow>(db, 'ci_variables', row).catch((error: unknown) =>
      refuseTaken(error, variable.key),
    );
  });
}

/** @throws BadRequest when the name is taken in the scope */
export async function updateVariable(
  db: Database,
  row: VariableRow,
  { value, ...changes }: Partial<Omit<Variable, 'key'>>,
  now: string,
): Promise<VariableRow> {
  const [changed] = await db('ci_variables')
    .where({ id: row.id })
    .update({
      ...changes,
      ...(value !== undefined && { value_sealed: seal(db, value, formatSealPurpose(row)) }),
      updated_at: now,
    })
    .returning<VariableRow[]>('*')
    .catch((error: unknown) => refuseTaken(error, row.key));
  if (changed === undefined) throw new NotFound('Variable');
  return changed;
}

export async function deleteVariable(db: Database, { id }: VariableRow): Promise<void> {
  await db('ci_variables').where({ id }).delete();
}

function refuseTaken(error: unknown, key: string): never {
  if (!isUniqueViolation(error)) throw error;
  throw new BadRequest({ key: [`(${key}) has already been taken`] });
}
