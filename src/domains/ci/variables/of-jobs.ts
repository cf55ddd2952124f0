import { selectForEnvironment, type ScopedVariable } from '#src/ci/scoped-variables.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { unsealVariableValue, type VariableRow } from './table.ts';

/** A variable as a job is given it. */
export interface JobVariable {
  readonly key: string;
  readonly value: string;
  /** The value is written to a file, and the variable contains its path. */
  readonly file: boolean;
  readonly masked: boolean;
  readonly raw: boolean;
}

interface VariablesFor {
  /** True for a protected ref: only its jobs receive protected variables. */
  readonly protected: boolean;
  /** The name of the environment that the job deploys to; null without one. */
  readonly environment: string | null;
}

type Placed = VariableRow & { readonly distance: number | null };

const findAll = prepareStatement<{ project: number; namespace: number }, Placed>(
  (db, { project, namespace }) =>
    db('ci_variables')
      .leftJoin('namespace_ancestors as above', (on) => {
        on.on('above.ancestor_id', 'ci_variables.group_id').andOnVal(
          'above.namespace_id',
          namespace,
        );
      })
      .where('ci_variables.project_id', project)
      .orWhereIn(
        'ci_variables.group_id',
        db('namespace_ancestors').where('namespace_id', namespace).select('ancestor_id'),
      )
      .orWhere((none) => {
        none.whereNull('ci_variables.project_id').whereNull('ci_variables.group_id');
      })
      .select('ci_variables.*', 'above.distance')
      .orderBy('ci_variables.id'),
);

/**
 * Loads the variables for jobs of a project by name, from the instance, the groups above and the project. The nearest
 * place wins, and in one place the most specific scope.
 */
export async function loadVariablesForJob(
  db: Database,
  project: Pick<ProjectRow, 'id' | 'namespace_id'>,
  { protected: isProtected, environment }: VariablesFor,
): Promise<JobVariable[]> {
  const rows = await findAll.all(db, { project: project.id, namespace: project.namespace_id });
  const usable = rows
    .filter((row) => isProtected || !row.protected)
    .map((row) => ({
      row,
      key: row.key,
      scope: row.environment_scope,
      nearness: computeNearness(row),
    }));
  const variables: JobVariable[] = [];
  const pauses = new Pauses();
  for (const { row } of selectForEnvironment(usable, environment).values()) {
    const { key, masked, raw, variable_type } = row;
    const value = unsealVariableValue(db, row);
    variables.push({ key, value, file: variable_type === 'file', masked, raw });
    await pauses.take();
  }
  return variables;
}

/** All variables with their environment scopes; none if all of them apply to every job. */
export async function loadVariablesByScope(
  db: Database,
  project: Pick<ProjectRow, 'id' | 'namespace_id'>,
  { protected: isProtected }: Pick<VariablesFor, 'protected'>,
): Promise<ScopedVariable[]> {
  const rows = await findAll.all(db, { project: project.id, namespace: project.namespace_id });
  const usable = rows.filter((row) => isProtected || !row.protected);
  if (usable.every(({ environment_scope }) => environment_scope === '*')) return [];
  const variables: ScopedVariable[] = [];
  const pauses = new Pauses();
  for (const row of usable) {
    const { key, masked, environment_scope: scope } = row;
    const value = unsealVariableValue(db, row);
    variables.push({ key, value, masked, scope, nearness: computeNearness(row) });
    await pauses.take();
  }
  return variables;
}

/** Precedence by owner: the instance is lowest, then groups, and the project is highest. */
function computeNearness({ project_id, distance }: Placed): number {
  if (project_id !== null) return 1;
  return distance === null ? -Number.MAX_SAFE_INTEGER : -distance;
}
