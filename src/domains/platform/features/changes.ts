import type { SetFeatureRequest } from '#generated/features/types.ts';
import { BadRequest } from '#src/errors.ts';
import { closed, type Gates } from './gates.ts';

type FeatureInput = SetFeatureRequest['body'];

/** The actors and groups that a request changes the feature for. */
export interface Targets {
  /** Ids as `Gates.actors` has them. */
  readonly actors: readonly string[];
  readonly groups: readonly string[];
}

/**
 * The value of a request: true, false, or a percentage. `1` is one percent; `0` closes everything.
 * @throws BadRequest for anything else
 */
export function readFeatureValue(value: FeatureInput['value']): boolean | number {
  const text = String(value);
  if (text === 'true') return true;
  if (text === 'false' || text === '0') return false;
  const percentage = /^\d{1,3}$/.test(text) ? Number(text) : Infinity;
  if (percentage > 100) {
    throw new BadRequest('400 Bad request - value must be true, false or an integer from 0 to 100');
  }
  return percentage;
}

/** The gates after a requested change. */
export function computeGates(
  gates: Gates,
  value: boolean | number,
  key: FeatureInput['key'],
  targets: Targets,
): Gates {
  if (typeof value === 'number') return setPercentage(gates, value, key);
  if (targets.actors.length === 0 && targets.groups.length === 0) {
    return { ...closed, boolean: value };
  }
  const change = value ? addEntries : removeEntries;
  return {
    ...gates,
    actors: limitTargets('actors', change(gates.actors, targets.actors)),
    groups: limitTargets('groups', change(gates.groups, targets.groups)),
  };
}

/**
 * Limit on targets, since every request for the feature compares them: larger audiences use a group or a percentage.
 */
const maxTargets = 1_000;

function limitTargets(kind: string, entries: readonly string[]): readonly string[] {
  if (entries.length <= maxTargets) return entries;
  throw new BadRequest(`400 Bad request - a feature has at most ${maxTargets} ${kind}`);
}

function setPercentage(gates: Gates, percentage: number, key: FeatureInput['key']): Gates {
  const gate = key ?? 'percentage_of_time';
  if (gates.boolean) {
    const words = gate.replaceAll('_', ' ');
    throw new BadRequest(`400 Bad request - Cannot enable ${words} for a fully-enabled flag`);
  }
  return { ...gates, [gate]: percentage };
}

const addEntries = (list: readonly string[], more: readonly string[]) => [
  ...new Set([...list, ...more]),
];
const removeEntries = (list: readonly string[], less: readonly string[]) =>
  list.filter((entry) => !less.includes(entry));
