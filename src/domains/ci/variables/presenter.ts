import type { CiVariable, InstanceVariable } from '#generated/variables/types.ts';
import type { Database } from '#src/database/database.ts';
import { unsealVariableValue, type VariableRow } from './table.ts';

export function presentVariable(db: Database, row: VariableRow): CiVariable {
  return { ...presentInstanceVariable(db, row), environment_scope: row.environment_scope };
}

/** Instance variables apply to all environments. */
export function presentInstanceVariable(db: Database, row: VariableRow): InstanceVariable {
  return {
    key: row.key,
    value: unsealVariableValue(db, row),
    variable_type: row.variable_type,
    protected: row.protected,
    masked: row.masked,
    raw: row.raw,
  };
}
