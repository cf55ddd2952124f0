import type { Feature, FeatureDefinition, FeatureGate } from '#generated/features/types.ts';
import { findDefinition } from './definitions.ts';
import { type Gates, computeFeatureState } from './gates.ts';
import type { FeatureRow } from './table.ts';

export function presentFeature({ name, gates }: FeatureRow): Feature {
  return {
    name,
    state: computeFeatureState(gates),
    gates: presentGates(gates),
    definition: presentDefinition(name),
  };
}

/** The boolean gate always, the others only when they are set. */
function presentGates(gates: Gates): FeatureGate[] {
  const others: FeatureGate[] = [
    { key: 'actors', value: [...gates.actors] },
    { key: 'groups', value: [...gates.groups] },
    { key: 'percentage_of_actors', value: gates.percentage_of_actors },
    { key: 'percentage_of_time', value: gates.percentage_of_time },
  ];
  const isSet = ({ value }: FeatureGate) => (Array.isArray(value) ? value.length > 0 : value !== 0);
  return [{ key: 'boolean', value: gates.boolean }, ...others.filter(isSet)];
}

function presentDefinition(name: string): FeatureDefinition | null {
  const definition = findDefinition(name);
  if (definition === null) return null;
  const { milestone: _milestone, log_state_changes: _log, ...shown } = definition;
  return shown;
}
