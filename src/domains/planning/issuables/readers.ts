import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findProjectFor, findVisibleProject } from '#src/policy/project-access.ts';
import { mayReadEpic } from '#src/policy/visible-epics.ts';
import { isAssigned, mayRead } from '#src/policy/visible-issues.ts';
import { createActorWithoutAdminMode } from '#src/auth/actor-without-admin-mode.ts';
import type { Actor } from '#src/records/actor.ts';
import { userColumns, type UserRow } from '#src/records/user.ts';
import type { Issuable } from './issuable.ts';

interface ReadCheck {
  readonly target: Issuable;
  /** True for a confidential note, which only reporters read. */
  readonly confidential?: boolean | undefined;
}

/**
 * Limits users to those who can sign in and may read the target now. For few users: the function checks each user
 * separately.
 */
export function findReaders(
  db: Database,
  userIds: readonly number[],
  { target, confidential = false }: ReadCheck,
): Promise<readonly number[]> {
  return narrowTo(db, userIds, (actor) => mayReadTarget(db, actor, { target, confidential }));
}

interface CommitOfProject {
  readonly projectId: number;
  /** True where others than the readers of merge requests see the commit. */
  readonly shown: boolean;
}

/**
 * Limits users to those who can sign in and may read the commit now. For few users: the function checks each user
 * separately.
 */
export function findReadersOfCommit(
  db: Database,
  userIds: readonly number[],
  { projectId, shown }: CommitOfProject,
): Promise<readonly number[]> {
  return narrowTo(db, userIds, async (actor) => {
    const project = await findVisibleProject(db, actor, projectId);
    if (project === null || !isFeatureVisible(project, 'repository')) return false;
    return shown || isFeatureVisible(project, 'merge_requests');
  });
}

async function narrowTo(
  db: Database,
  userIds: readonly number[],
  reads: (actor: Actor) => Promise<boolean>,
): Promise<readonly number[]> {
  if (userIds.length === 0) return [];
  const users = await whereInList(db('users'), 'users.id', [...new Set(userIds)])
    .where('users.state', 'active')
    .orderBy('users.id')
    .select<UserRow[]>(...userColumns);
  const readers: number[] = [];
  for (const user of users) {
    if (await reads(await createActorWithoutAdminMode(db, user))) readers.push(user.id);
  }
  return readers;
}

async function mayReadTarget(
  db: Database,
  actor: Actor,
  { target, confidential }: Required<ReadCheck>,
): Promise<boolean> {
  try {
    const access = await holders[target.kind](db, actor, target);
    if (access === null) return false;
    return !confidential || access.viaAuditor || access.level >= AccessLevel.Reporter;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

async function findIssueAccess(db: Database, actor: Actor, target: Issuable) {
  const project = await findProjectFor(db, actor, target.container.id);
  const assigned = target.confidential && (await isAssigned(db, target, actor));
  if (!isFeatureVisible(project, 'issues')) return null;
  return mayRead(target, { project, actor, assigned }) ? project : null;
}

async function findMergeRequestAccess(db: Database, actor: Actor, target: Issuable) {
  const project = await findProjectFor(db, actor, target.container.id);
  return isFeatureVisible(project, 'merge_requests') ? project : null;
}

async function findEpicAccess(db: Database, actor: Actor, target: Issuable) {
  const group = await findGroupFor(db, actor, target.container.id);
  return mayReadEpic({ group, epic: target }) ? group : null;
}

/** The project or group of a target, as the actor has it; null where they may not read the target. */
const holders = {
  issue: findIssueAccess,
  merge_request: findMergeRequestAccess,
  epic: findEpicAccess,
} as const;
