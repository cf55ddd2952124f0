import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import { RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import {
  type AccessLevelRow,
  selectNamedLevels,
  type NamedAccessLevelRow,
} from '#src/domains/code/protected-branches/access-levels.ts';

/** An environment, by its exact name, to which only some may deploy. */
export interface ProtectedEnvironmentRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly required_approval_count: number;
  readonly created_at: string;
  readonly updated_at: string;
}

interface NewProtection extends Pick<
  ProtectedEnvironmentRow,
  'project_id' | 'name' | 'required_approval_count'
> {
  readonly deployers: readonly AccessLevelRow[];
  readonly approvers: readonly (AccessLevelRow & { readonly required_approvals: number })[];
}

const deployersTable = 'protected_environment_deployers';
const approversTable = 'protected_environment_approvers';

/** Violates the unique index when the name is protected already. */
export async function insertProtectedEnvironment(
  db: Database,
  { deployers, approvers, ...protection }: NewProtection,
  now: string,
): Promise<ProtectedEnvironmentRow> {
  return db.transaction(async (db) => {
    const row = await insertReturning<ProtectedEnvironmentRow>(db, 'protected_environments', {
      ...protection,
      created_at: now,
      updated_at: now,
    });
    const of = { protected_environment_id: row.id };
    if (deployers.length > 0) {
      await db(deployersTable).insert(deployers.map((each) => ({ ...of, ...each })));
    }
    if (approvers.length > 0) {
      await db(approversTable).insert(approvers.map((each) => ({ ...of, ...each })));
    }
    return row;
  });
}

type OfProtection = NamedAccessLevelRow & { readonly protected_environment_id: number };
export type ApproverRow = OfProtection & {
  readonly id: number;
  readonly required_approvals: number;
};

/** Loads the deployers and approvers of these protections, in the order of their creation. */
export async function loadLevels(db: Database, ids: readonly number[]) {
  const of = 'levels.protected_environment_id';
  const [deployers, approvers] = await Promise.all([
    whereInList(selectNamedLevels(db, deployersTable).select(of), of, ids) as Promise<
      OfProtection[]
    >,
    whereInList(
      selectNamedLevels(db, approversTable).select('levels.id', of, 'levels.required_approvals'),
      of,
      ids,
    ) as Promise<ApproverRow[]>,
  ]);
  return { deployers, approvers };
}

/** The protected environments of a project by name. */
export function findProtectedEnvironments(
  db: Database,
  projectId: number,
  query: OffsetQuery,
): Promise<Page<ProtectedEnvironmentRow>> {
  const rows = db<ProtectedEnvironmentRow>('protected_environments')
    .select('protected_environments.*')
    .where('project_id', projectId);
  return paginate(db, rows.orderBy('name'), query);
}

/** @throws RowNotFound unless an environment of exactly this name is protected */
export async function findProtectedEnvironment(
  db: Database,
  projectId: number,
  name: string,
): Promise<ProtectedEnvironmentRow> {
  const found = await db<ProtectedEnvironmentRow>('protected_environments')
    .where({ project_id: projectId, name })
    .first<ProtectedEnvironmentRow | undefined>();
  if (found === undefined) throw new RowNotFound();
  return found;
}

/** Finds the deployers of every protected environment of a project. */
export function findDeployers(
  db: Database,
  projectId: number,
): Promise<(AccessLevelRow & { readonly name: string })[]> {
  return db('protected_environments as protected')
    .leftJoin(`${deployersTable} as levels`, 'levels.protected_environment_id', 'protected.id')
    .where('protected.project_id', projectId)
    .select('protected.name', 'levels.access_level', 'levels.user_id', 'levels.group_id');
}
