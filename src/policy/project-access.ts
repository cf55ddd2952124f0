import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { Slots } from '#src/database/statement.ts';
import { NotFound } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import { AccessLevel } from './access-level.ts';
import { settleExpired } from './expiry.ts';
import { isAllowedByService } from './external-authorization.ts';
import { toAccessLevel } from './group-level.ts';
import { isVisibleTo } from './visibility.ts';

/** A project that an actor may see, with the actor's access level. */
export interface ProjectAccess extends ProjectRow {
  /** Level from all sources together; `Owner` for administrators. */
  readonly level: AccessLevel;
  /** True if the level comes from the administrator role, and no membership grants as much. */
  readonly viaAdministrator: boolean;
  /** True where the actor is an auditor, who reads the project whatever the level. */
  readonly viaAuditor: boolean;
}

/** A new row, which also stores its level. */
type Found = ProjectRow & { readonly access_level: number | null };

function selectProjectWithLevel(db: Database, { user }: Slots<{ user: number }>) {
  return db('projects')
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
    })
    .whereNotNull('projects.listing')
    .select(...projectColumns, 'held.access_level')
    .limit(1);
}

const findById = prepareStatement<{ user: number; id: number }, Found>((db, slots) =>
  selectProjectWithLevel(db, slots).where('projects.id', slots.id),
);

const findByPath = prepareStatement<{ user: number; key: string }, Found>((db, slots) =>
  selectProjectWithLevel(db, slots).whereRaw('lower(projects.full_path) = ?', [slots.key]),
);

/**
 * The project with this id or full path (in any case), as the actor may see it.
 * @throws NotFound whether it is hidden, being deleted, not there, or refused by the authorization service
 */
export async function findProjectFor(
  db: Database,
  actor: Actor | null,
  idOrPath: number | string,
): Promise<ProjectAccess> {
  const access = await findVisibleProject(db, actor, idOrPath);
  if (access === null) throw new NotFound('Project');
  return access;
}

/** The project with this id or full path as the actor may see it; null where `findProjectFor` throws. */
export async function findVisibleProject(
  db: Database,
  actor: Actor | null,
  idOrPath: number | string,
): Promise<ProjectAccess | null> {
  const ending = actor === null ? null : settleExpired(db);
  if (ending !== null) await ending;
  const found = await find(db, actor?.user.id ?? 0, idOrPath);
  const access = found === undefined ? null : toProjectAccess(found, actor);
  if (access === null) return null;
  const settings = loadRecentSettings(db);
  const known = settings instanceof Promise ? await settings : settings;
  if (!known.external_authorization_service_enabled) return access;
  return (await isAllowedByService(db, known, actor, access)) ? access : null;
}

const findByIds = prepareStatement<{ user: number; ids: readonly number[] }, Found>(
  (db, { user, ids }) =>
    whereInList(
      db('projects')
        .leftJoin('project_authorizations as held', (on) => {
          on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
        })
        .whereNotNull('projects.listing')
        .select(...projectColumns, 'held.access_level'),
      'projects.id',
      ids,
    ),
);

/** Finds the projects that the actor may see, by id. */
export async function findVisibleProjects(
  db: Database,
  actor: Actor | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProjectAccess>> {
  if (actor !== null) await settleExpired(db);
  const found = await findByIds.all(db, { user: actor?.user.id ?? 0, ids });
  const settings = await loadRecentSettings(db);
  const seen = new Map<number, ProjectAccess>();
  for (const row of found) {
    const access = toProjectAccess(row, actor);
    if (access === null) continue;
    const isExternal = settings.external_authorization_service_enabled;
    if (isExternal && !(await isAllowedByService(db, settings, actor, access))) continue;
    seen.set(access.id, access);
  }
  return seen;
}

async function find(
  db: Database,
  user: number,
  idOrPath: number | string,
): Promise<Found | undefined> {
  if (typeof idOrPath === 'number') return findById.first(db, { user, id: idOrPath });
  // Project paths contain a slash; digits as text are never an existing id.
  if (!idOrPath.includes('/')) return undefined;
  const key = toFullPathKey(idOrPath);
  return key === null ? undefined : findByPath.first(db, { user, key });
}

/**
 * The access of an actor to a project whose stored authorization is known; null when the actor may
 * not see it. It is `found` itself: a row is too wide to be copied for every request.
 */
function toProjectAccess(found: Found, actor: Actor | null): ProjectAccess | null {
  const ownLevel = toAccessLevel(found.access_level);
  const viaAdministrator = actor?.admin === true && ownLevel < AccessLevel.Owner;
  const level = viaAdministrator ? AccessLevel.Owner : ownLevel;
  if (level === AccessLevel.None && !isVisibleTo(found.visibility, actor)) return null;
  const viaAuditor = actor?.user.auditor === true;
  return Object.assign(found, { level, viaAdministrator, viaAuditor });
}
