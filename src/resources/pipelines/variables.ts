import type { Database } from '../../database/database.ts';
import { seal, unseal } from '../../database/sealing.ts';
import { splitIntoBatches, insertBatchRows } from '../../turns/in-batches.ts';

/** A variable that a pipeline, or one of its jobs, was started with. */
export interface StartVariable {
  readonly key: string;
  readonly value: string;
  readonly variable_type: 'env_var' | 'file';
}

interface Row {
  readonly id: number;
  readonly key: string;
  readonly value_sealed: string;
  readonly variable_type: StartVariable['variable_type'];
}

export type VariableOwnerKind = 'pipeline' | 'job';

const placeOf = (ownerKind: VariableOwnerKind, id: number, key: string) =>
  `${ownerKind}_variables.value:${id}:${key}`;

/** Inserts variables; the last of several with the same name counts. */
export async function insertVariables(
  db: Database,
  ownerKind: VariableOwnerKind,
  id: number,
  variables: readonly StartVariable[],
): Promise<void> {
  const byKey = new Map(variables.map((variable) => [variable.key, variable]));
  const rows = [...byKey.values()].map(({ key, value, variable_type }) => ({
    [`${ownerKind}_id`]: id,
    key,
    value_sealed: seal(db, value, placeOf(ownerKind, id, key)),
    variable_type,
  }));
  for (const some of splitIntoBatches(rows, insertBatchRows))
    await db(`${ownerKind}_variables`).insert(some);
}

/** In the order of their ids. */
export async function findVariables(
  db: Database,
  ownerKind: VariableOwnerKind,
  id: number,
): Promise<StartVariable[]> {
  const rows: Row[] = await db<Row>(`${ownerKind}_variables`)
    .where({ [`${ownerKind}_id`]: id })
    .orderBy('id');
  return rows.map(({ key, value_sealed, variable_type }) => ({
    key,
    value: unseal(db, value_sealed, placeOf(ownerKind, id, key)),
    variable_type,
  }));
}
