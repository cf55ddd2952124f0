import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { BadRequest } from '#src/errors.ts';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';

/** A variable that a pipeline, or one of its jobs, was started with. */
export interface StartVariable {
  readonly key: string;
  readonly value: string;
  readonly variable_type: 'env_var' | 'file';
  /** True for a variable of the schedule that started the pipeline; readers of the variables of a pipeline do not see it. */
  readonly of_schedule?: boolean;
}

interface Row {
  readonly id: number;
  readonly key: string;
  readonly value_sealed: string;
  readonly variable_type: StartVariable['variable_type'];
  /** Pipelines have the column, jobs do not. */
  readonly of_schedule?: boolean;
}

export type VariableOwnerKind = 'pipeline' | 'job';

const formatSealPurpose = (ownerKind: VariableOwnerKind, id: number, key: string) =>
  `${ownerKind}_variables.value:${id}:${key}`;

/** Maximum start variables of one pipeline or job. */
const maxStartVariables = 1_000;

/** @throws BadRequest for more variables than a pipeline or job starts with */
export function checkVariableCount(variables: readonly StartVariable[]): void {
  if (variables.length <= maxStartVariables) return;
  throw new BadRequest(`A pipeline starts with at most ${maxStartVariables} variables`);
}

/** Inserts variables; the last of several with the same name counts. Throws what `checkVariableCount` throws. */
export async function insertVariables(
  db: Database,
  ownerKind: VariableOwnerKind,
  id: number,
  variables: readonly StartVariable[],
): Promise<void> {
  checkVariableCount(variables);
  const byKey = new Map(variables.map((variable) => [variable.key, variable]));
  for (const some of splitIntoBatches([...byKey.values()], insertBatchRows)) {
    const rows = some.map(({ key, value, variable_type, of_schedule = false }) => ({
      [`${ownerKind}_id`]: id,
      key,
      value_sealed: seal(db, value, formatSealPurpose(ownerKind, id, key)),
      variable_type,
      ...(ownerKind === 'pipeline' && { of_schedule }),
    }));
    await db(`${ownerKind}_variables`).insert(rows);
  }
}

/** The variables of a pipeline that answers and webhooks show, in the order of their ids. */
export async function findShownVariables(db: Database, id: number): Promise<StartVariable[]> {
  const variables = await findVariables(db, 'pipeline', id);
  return variables.filter(({ of_schedule }) => of_schedule !== true);
}

/** The variables that jobs are given, in the order of their ids. */
export async function findVariables(
  db: Database,
  ownerKind: VariableOwnerKind,
  id: number,
): Promise<StartVariable[]> {
  const rows: Row[] = await db<Row>(`${ownerKind}_variables`)
    .where({ [`${ownerKind}_id`]: id })
    .orderBy('id');
  const variables: StartVariable[] = [];
  const pauses = new Pauses();
  for (const { key, value_sealed, variable_type, of_schedule = false } of rows) {
    const value = unseal(db, value_sealed, formatSealPurpose(ownerKind, id, key));
    variables.push({ key, value, variable_type, of_schedule });
    await pauses.take();
  }
  return variables;
}
