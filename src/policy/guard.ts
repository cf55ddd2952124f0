import type { Access, Level } from '#generator/hearth/facts.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden, NotFound, Unauthorized } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { type ProjectFeature, projectFeatures } from '#src/records/project.ts';
import { CoalescedReads } from '#src/turns/coalesced-reads.ts';
import { AccessLevel } from './access-level.ts';
import { auditLevel, dropAudit } from './auditing.ts';
import { checkFeatureAccess } from './features.ts';
import { findGroupFor } from './group-access.ts';
import type { GroupAccess } from './group-access.ts';
import { findProjectFor, findVisibleProject } from './project-access.ts';
import { findReachOfJob, registryOfAnother } from './job-reach.ts';
import type { ProjectAccess } from './project-access.ts';
import { mayPushToShared } from './protected-refs.ts';
import { findUnfinishedGroup } from './unfinished-group.ts';
import { findUnfinishedProject } from './unfinished-project.ts';

/** The project or group that the guard found; the service receives it in its request. */
type Subjects =
  | { readonly project: ProjectAccess }
  | { readonly group: GroupAccess }
  | Readonly<Record<never, never>>;

const leastLevels: Readonly<Record<Level, AccessLevel>> = {
  visible: AccessLevel.None,
  guest: AccessLevel.Guest,
  reporter: AccessLevel.Reporter,
  developer: AccessLevel.Developer,
  maintainer: AccessLevel.Maintainer,
  owner: AccessLevel.Owner,
};

/**
 * Checks the actor against `x-access` of the operation. `id` is the id or full path of the project or group, null for
 * operations about neither; `writes` says whether the operation changes something.
 * @throws Unauthorized when a user is needed and there is none
 * @throws NotFound when project or group are missing or hidden, or the feature is switched off
 * @throws Forbidden when the actor sees it, but their level is too low
 */
export type Guard = (
  actor: Actor | null,
  access: Access,
  id: number | string | null,
  writes?: boolean,
) => Subjects | Promise<Subjects>;

/**
 * Guard of one process; `db` is the database itself and not a transaction. Concurrent requests of one actor about one
 * subject share the look-up and the subject, which must not be changed.
 */
export function createGuard(db: Database): Guard {
  const projects = new CoalescedReads<ProjectAccess>();
  const groups = new CoalescedReads<GroupAccess>();

  async function guardProject(
    actor: Actor | null,
    access: Access,
    id: number | string,
  ): Promise<Subjects> {
    const unfinished = access.unfinished === true;
    const find = unfinished
      ? () => findProjectOrUnfinished(db, actor, id)
      : () => findProjectFor(db, actor, id);
    const project = await projects.read(lookKey(actor, id) + (unfinished ? '?' : ''), find);
    const shared = access.sharing === true && (await mayPushToShared(db, project, actor));
    if (!shared) requireLevel(project, access.level);
    requireHome(actor, access, project);
    const reached =
      actor?.token?.kind === 'job' ? await findReachOfJob(db, actor, project) : project;
    if (reached === null) {
      if (access.feature === 'container_registry') throw new Forbidden(registryOfAnother);
      throw new NotFound('Project');
    }
    if (reached !== project) requireLevel(reached, access.level);
    if (access.feature !== null) requireFeature(reached, requireFeatureName(access.feature));
    return { project: reached };
  }

  async function guardGroup(
    actor: Actor | null,
    access: Access,
    id: number | string,
    writes: boolean,
  ): Promise<Subjects> {
    // Members may leave, whatever little they see.
    const byName = writes && access.level === 'visible';
    const unfinished = access.unfinished === true;
    const find = unfinished
      ? () => findGroupOrUnfinished(db, actor, id)
      : () => findGroupFor(db, actor, id, { byName });
    const key = lookKey(actor, id) + (unfinished ? '?' : byName ? '!' : '');
    const group = await groups.read(key, find);
    requireLevel(group, access.level);
    requireHome(actor, access, group);
    return { group };
  }

  /** Auditors get 403 for writes to objects that they see only as auditors. */
  async function guardWrite(
    auditor: Actor,
    find: (actor: Actor | null) => Promise<Subjects>,
  ): Promise<Subjects> {
    try {
      return await find(dropAudit(auditor));
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      await find(auditor);
      throw new Forbidden();
    }
  }

  return (actor, access, id, writes = false) => {
    const needsUser =
      access.kind === 'user' || access.kind === 'administrator' || access.level !== 'visible';
    if (actor === null && (access.signedIn || needsUser)) throw new Unauthorized();
    switch (access.kind) {
      case 'administrator':
        if (actor?.admin !== true) throw new Forbidden();
        return {};
      case 'project':
      case 'group': {
        const guard = access.kind === 'project' ? guardProject : guardGroup;
        const subject = requireSubjectId(access, id);
        if (!writes || actor?.user.auditor !== true) return guard(actor, access, subject, writes);
        return guardWrite(actor, (asking) => guard(asking, access, subject, writes));
      }
      case 'anonymous':
      case 'user':
        return {};
    }
  };
}

/** @throws NotFound where there is neither */
async function findProjectOrUnfinished(
  db: Database,
  actor: Actor | null,
  id: number | string,
): Promise<ProjectAccess> {
  const found = await findVisibleProject(db, actor, id);
  const project = found ?? (await findUnfinishedProject(db, actor, id));
  if (project === null) throw new NotFound('Project');
  return project;
}

/** @throws NotFound where there is neither */
async function findGroupOrUnfinished(
  db: Database,
  actor: Actor | null,
  id: number | string,
): Promise<GroupAccess> {
  try {
    return await findGroupFor(db, actor, id);
  } catch (error) {
    const unfinished = error instanceof NotFound ? await findUnfinishedGroup(db, actor, id) : null;
    if (unfinished === null) throw error;
    return unfinished;
  }
}

/** Key of a look-up. A number and a text with the same digits are different look-ups. */
function lookKey(actor: Actor | null, id: number | string): string {
  const subject = typeof id === 'number' ? id : `/${id}`;
  if (actor === null) return `-:${subject}`;
  const kind =
    (actor.admin ? 'a' : '') + (actor.external ? 'e' : '') + (actor.user.auditor ? 'u' : '');
  return `${actor.user.id}${kind}:${subject}`;
}

function requireSubjectId(access: Access, id: number | string | null): number | string {
  if (id === null)
    throw new Error(`the path parameter ${access.parameter} names no ${access.kind}`);
  return id;
}

function requireLevel(
  { level, viaAuditor }: Pick<ProjectAccess, 'level' | 'viaAuditor'>,
  least: Level,
): void {
  const needed = leastLevels[least];
  if (level < needed && !(viaAuditor && needed <= auditLevel)) throw new Forbidden();
}

/**
 * Limits tokens of projects and groups outside their project or group to reading public data. Job tokens have no group.
 */
function requireHome(
  actor: Actor | null,
  access: Access,
  { level }: { readonly level: AccessLevel },
): void {
  const kind = actor?.token?.kind;
  if (kind === 'job' && access.kind !== 'project') throw new NotFound('Group');
  if (kind !== 'project' && kind !== 'group') return;
  if (access.signedIn && level === AccessLevel.None) throw new Forbidden();
}

/**
 * Requires that the actor may read the feature, for operations in which a parameter names it.
 * @throws Forbidden when it is for others, and of some when it is switched off; NotFound when another one is switched off
 */
export function requireFeature(project: ProjectAccess, feature: ProjectFeature): void {
  switch (checkFeatureAccess(project, feature)) {
    case 'readable':
      return;
    case 'forbidden':
      throw new Forbidden();
    case 'disabled':
      if (forbiddenWhenOff.has(feature)) throw new Forbidden();
      throw new NotFound(formatTitle(feature));
  }
}

/**
 * Tells whether the actor may read the feature: lists of hidden features are empty.
 * @throws as `requireFeature` when it is switched off
 */
export function mayList(project: ProjectAccess, feature: ProjectFeature): boolean {
  const access = checkFeatureAccess(project, feature);
  if (access === 'disabled') requireFeature(project, feature);
  return access === 'readable';
}

/**
 * Features whose absence clients distinguish from missing objects: a registry without images, a missing merge request
 * or file.
 */
const forbiddenWhenOff: ReadonlySet<ProjectFeature> = new Set([
  'container_registry',
  'merge_requests',
  'repository',
]);

function requireFeatureName(name: string): ProjectFeature {
  const feature = projectFeatures.find((each) => each === name);
  if (feature === undefined) throw new Error(`there is no feature ${name} of projects`);
  return feature;
}

/** `merge_requests` becomes `Merge Requests`. */
function formatTitle(feature: ProjectFeature): string {
  return feature.replace(/(?:^|_)[a-z]/g, (start) => start.replace('_', ' ').toUpperCase());
}
