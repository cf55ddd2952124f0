import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { BadRequest, RowNotFound } from '#src/errors.ts';
import type { Tier } from './tier.ts';

export interface EnvironmentRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly slug: string;
  readonly external_url: string | null;
  readonly tier: Tier;
  readonly state: 'available' | 'stopped';
  /** Time of the deletion, unless the environment is used again. */
  readonly auto_delete_at: string | null;
  /** The last successful one. */
  readonly last_deployment_id: number | null;
  /** Time of the automatic stop. */
  readonly auto_stop_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

type NewEnvironment = Omit<
  EnvironmentRow,
  'id' | 'created_at' | 'updated_at' | 'auto_delete_at' | 'auto_stop_at' | 'last_deployment_id'
>;

/** @throws BadRequest if the project has an environment of this name or slug */
export function insertEnvironment(
  db: Database,
  environment: NewEnvironment,
  now: string,
): Promise<EnvironmentRow> {
  const times = { created_at: now, updated_at: now };
  return insertReturning<EnvironmentRow>(db, 'environments', { ...environment, ...times }).catch(
    (error: unknown) => refuseTaken(db, environment, error),
  );
}

/** Updates the given attributes and returns the new row; same refusals. */
export async function updateEnvironment(
  db: Database,
  { id, project_id, name }: EnvironmentRow,
  changes: Partial<EnvironmentRow>,
  now: string,
): Promise<EnvironmentRow> {
  const [row] = await db('environments')
    .where({ id })
    .update({ ...changes, updated_at: now })
    .returning<EnvironmentRow[]>('*')
    .catch((error: unknown) => refuseTaken(db, { project_id, name, ...changes }, error));
  if (row === undefined) throw new RowNotFound();
  return row;
}

/** Equal names have equal slugs: the violated index does not distinguish them. */
async function refuseTaken(
  db: Database,
  { project_id, name }: Pick<EnvironmentRow, 'project_id' | 'name'>,
  error: unknown,
): Promise<never> {
  if (!isUniqueViolation(error)) throw error;
  const other = await db('environments').where({ project_id, name }).first('id');
  throw new BadRequest({ [other === undefined ? 'slug' : 'name']: ['has already been taken'] });
}

/** @throws RowNotFound unless it belongs to the project; `lock` holds it until the end of the transaction */
export async function findEnvironment(
  db: Database,
  projectId: number,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<EnvironmentRow> {
  const query = db<EnvironmentRow>('environments').where({ id, project_id: projectId });
  const row = await (lock ? query.forUpdate() : query).first<EnvironmentRow | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}
