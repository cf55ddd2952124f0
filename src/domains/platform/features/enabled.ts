import type { FeatureFlag } from '#generator/hearth/facts.ts';
import type { Database } from '#src/database/database.ts';
import { rememberByRevision } from '#src/database/revision-cache.ts';
import { HttpError, Unavailable } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { findDefinition } from './definitions.ts';
import { type Checked, closed, type Gates, isOpen, mayOpenForSubject } from './gates.ts';
import { selectStoredFeatures } from './table.ts';

type Stored = ReadonlyMap<string, Gates>;

const remembered = rememberByRevision(async (db): Promise<Stored> => {
  const rows = await selectStoredFeatures(db);
  return new Map(rows.map(({ name, gates }) => [name, { ...closed, ...gates }]));
});

/** Callers run it after the commit of a change; other processes notice the change within half a second. */
export function forgetFeatures(db: Database): void {
  remembered.forget(db);
}

/**
 * Tells whether a feature is enabled for the actor, project and group of a request: by the administrators' setting,
 * else by its definition.
 * @throws Error for an unknown feature
 */
export async function isFeatureOpen(
  db: Database,
  name: string,
  checked: Checked,
): Promise<boolean> {
  const gates = (await remembered.recent(db)).get(name);
  if (gates !== undefined) return isOpen(name, gates, checked);
  const definition = findDefinition(name);
  if (definition === null) throw new Error(`there is no feature ${name}`);
  return definition.default_enabled;
}

/**
 * Refuses an operation whose `x-feature-flag` is closed for the caller, before anything is looked up. A feature that
 * is open for some projects or groups passes, for `requireOperationFlag` to decide.
 */
export function requireFlag(
  db: Database,
  flag: FeatureFlag,
  actor: Actor | null,
): void | Promise<void> {
  const stored = remembered.recent(db);
  const collectIfOpen = (features: Stored) => {
    const gates = features.get(flag.name);
    const passes =
      gates === undefined
        ? flag.default
        : isOpen(flag.name, gates, { actor }) || mayOpenForSubject(gates);
    if (!passes) throw createFlagError(flag.off);
  };
  return stored instanceof Promise ? stored.then(collectIfOpen) : collectIfOpen(stored);
}

/** Hands on the project or group that the request is about, unless the feature is closed for it and the caller. */
export async function requireOperationFlag<Subjects extends Partial<Omit<Checked, 'actor'>>>(
  db: Database,
  flag: FeatureFlag,
  actor: Actor | null,
  found: Subjects | Promise<Subjects>,
): Promise<Subjects> {
  const subjects = await found;
  const gates = (await remembered.recent(db)).get(flag.name);
  // The result is final without gates for projects or groups: a second random draw could differ.
  if (gates === undefined || !mayOpenForSubject(gates)) return subjects;
  if (!isOpen(flag.name, gates, { actor, ...subjects })) throw createFlagError(flag.off);
  return subjects;
}

function createFlagError(status: number): HttpError {
  if (status === 503) return new Unavailable();
  return new HttpError(status, { message: '404 Not Found' });
}
