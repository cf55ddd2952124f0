import type { Database } from '../../database/database.ts';
import { seal, unseal } from '../../database/sealing.ts';
import { BadRequest } from '../../errors.ts';
import { splitIntoBatches, insertBatchRows } from '../../turns/in-batches.ts';
import { Pauses } from '../../turns/pauses.ts';

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

/** The most variables that one pipeline or job is started with, whoever starts it. */
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
    const rows = some.map(({ key, value, variable_type }) => ({
      [`${ownerKind}_id`]: id,
      key,
      value_sealed: seal(db, value, placeOf(ownerKind, id, key)),
      variable_type,
    }));
    await db(`${ownerKind}_variables`).insert(rows);
  }
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
  const variables: StartVariable[] = [];
  const pauses = new Pauses();
  for (const { key, value_sealed, variable_type } of rows) {
    const value = unseal(db, value_sealed, placeOf(ownerKind, id, key));
    variables.push({ key, value, variable_type });
    await pauses.take();
  }
  return variables;
}
