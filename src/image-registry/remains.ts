import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { walkParts } from '#src/database/walks.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { minuteMs } from '#src/units.ts';
import { listProjectPaths } from './names.ts';

/** Milliseconds for which a registry still takes a token whose time is over. */
const leewayMs = minuteMs;

/** The time at which a token ends that is given now. */
export async function computeRegistryTokenEnd(db: Database, now: Date): Promise<Date> {
  const { container_registry_token_expire_delay: minutes } = await loadCurrentSettings(db);
  return new Date(now.getTime() + minutes * 60_000 + leewayMs);
}

/** A repository that a deleted project may have left in an external registry. */
export interface RemainRow {
  readonly id: number;
  readonly project_id: number;
  /** The path that the project had, in lower case. */
  readonly path: string;
  /** Name below the path; empty for the repository of the project itself. */
  readonly name: string;
  /** Time until which tokens may still give access. */
  readonly reachable_until: string;
}

/**
 * Reserves the paths of projects that are hidden and locked in this transaction: a later project with such a path gets
 * no access to their images.
 */
export async function keepPathsOfImages(
  db: Database,
  projectIds: readonly number[],
  now: string,
): Promise<void> {
  const kept = whereInList(db('projects'), 'projects.id', projectIds)
    .whereExists(
      db('registry_repositories as repositories')
        .whereRaw('repositories.project_id = projects.id')
        .whereNotNull('repositories.pushable_until')
        .select(db.raw('1')),
    )
    .select<{ id: number; full_path: string }[]>('projects.id', 'projects.full_path');
  const projects = await kept;
  if (projects.length === 0) return;
  // No token for the repository ends later, because no more are issued.
  const reachable_until = (await computeRegistryTokenEnd(db, new Date(now))).toISOString();
  const rows = projects.map(({ id, full_path }) => ({
    project_id: id,
    path: full_path.toLowerCase(),
    name: '',
    reachable_until,
  }));
  await db('registry_remains').insert(rows).onConflict(['project_id', 'name']).ignore();
}

/** Keeps the names of all repositories of a hidden project, in parts; false where there may be no images. */
export async function keepNamesOfImages(db: Database, projectId: number): Promise<boolean> {
  const own = db<RemainRow>('registry_remains').where({ project_id: projectId });
  const kept = await own.orderBy('id').first<RemainRow | undefined>();
  if (kept === undefined) return false;
  const { path, reachable_until } = kept;
  const pushable = db('registry_repositories')
    .where({ project_id: projectId })
    .whereNotNull('pushable_until')
    .whereNot('name', '');
  for await (const ids of walkParts(pushable)) {
    const names = await whereInList(db('registry_repositories'), 'id', ids).pluck<string[]>('name');
    const rows = names.map((name) => ({ project_id: projectId, path, name, reachable_until }));
    await db('registry_remains').insert(rows).onConflict(['project_id', 'name']).ignore();
  }
  return true;
}

/** Tells whether images of a deleted project may remain under the path of a repository. */
export async function isRegistryKept(db: Database, name: string): Promise<boolean> {
  const kept = whereInList(db('registry_remains'), 'path', listProjectPaths(name));
  return (await kept.first('id')) !== undefined;
}
