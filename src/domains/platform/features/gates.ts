import { crc32 } from 'node:zlib';
import type { Actor } from '#src/records/actor.ts';

/** The gates of a feature. One open gate enables the feature. */
export interface Gates {
  readonly boolean: boolean;
  /** Ids like `User:1`, `Project:5`, `Group:3`, `Namespace:7`. */
  readonly actors: readonly string[];
  /** Names of feature groups. */
  readonly groups: readonly string[];
  /** 0 to 100. */
  readonly percentage_of_actors: number;
  readonly percentage_of_time: number;
}

export const closed: Gates = {
  boolean: false,
  actors: [],
  groups: [],
  percentage_of_actors: 0,
  percentage_of_time: 0,
};

type FeatureState = 'on' | 'off' | 'conditional';

export function computeFeatureState(gates: Gates): FeatureState {
  if (gates.boolean || gates.percentage_of_time === 100) return 'on';
  const some =
    gates.actors.length > 0 ||
    gates.groups.length > 0 ||
    gates.percentage_of_actors > 0 ||
    gates.percentage_of_time > 0;
  return some ? 'conditional' : 'off';
}

/** The subject of a check: the caller, and the project or group that the request names. */
export interface Checked {
  readonly actor: Actor | null;
  readonly project?: { readonly id: number; readonly namespace_id: number };
  readonly group?: { readonly id: number };
}

/** The named groups of users that a gate accepts, with their members. Only the server knows these groups. */
const featureGroups: Readonly<Record<string, (actor: Actor) => boolean>> = {
  administrators: (actor) => actor.admin,
  external_users: (actor) => actor.external,
};

/** Tells whether a gate is open. `random` gives numbers from 0 up to 1. */
export function isOpen(
  name: string,
  gates: Gates,
  checked: Checked,
  random: () => number = Math.random,
): boolean {
  if (gates.boolean) return true;
  if (gates.percentage_of_time > 0 && random() * 100 < gates.percentage_of_time) return true;
  if (gates.actors.length > 0 && listIds(checked).some((id) => gates.actors.includes(id)))
    return true;
  const { actor } = checked;
  if (actor === null) return false;
  if (gates.groups.some((group) => featureGroups[group]?.(actor) === true)) return true;
  return isInShare(name, `User:${actor.user.id}`, gates.percentage_of_actors);
}

/** Tells whether a project or group could enable a feature that the actor alone does not. */
export function mayOpenForSubject({ actors }: Gates): boolean {
  return actors.some((id) => !id.startsWith('User:'));
}

function listIds({ actor, project, group }: Checked): string[] {
  const ids: string[] = [];
  if (actor !== null) ids.push(`User:${actor.user.id}`);
  if (project !== undefined) {
    ids.push(`Project:${project.id}`, ...listNamespaceIds(project.namespace_id));
  }
  if (group !== undefined) ids.push(...listNamespaceIds(group.id));
  return ids;
}

/** Groups and personal namespaces share their ids, so at most one of the two exists. */
const listNamespaceIds = (id: number) => [`Group:${id}`, `Namespace:${id}`];

/** Stable: an actor that is in the share stays in it while the share grows. */
function isInShare(name: string, actor: string, percentage: number): boolean {
  return crc32(name + actor) % 100_000 < percentage * 1_000;
}
