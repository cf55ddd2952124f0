import type { ProtectBranch } from '#generated/protected-branches/types.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { audit, toAuditedProject, type Doing } from '#src/domain-events/audited.ts';
import { BadRequest, Conflict, Forbidden } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { isAdmitted } from '#src/policy/protected-refs.ts';
import type { Actor } from '#src/records/actor.ts';
import {
  type AccessLevelRow,
  chooseLevels,
  refuseLevels,
  findRoomErrors,
  findRefusedLevels,
  findNameErrors,
  refuseVanished,
} from './access-levels.ts';
import { lookForProtectedBranch } from './finder.ts';
import {
  insertProtectedBranch,
  loadBranchLevels,
  replaceLevels,
  type BranchLevels,
  type NewProtectedBranch,
  type ProtectedBranchRow,
} from './table.ts';

interface Options extends Doing {
  /** True when attributes of paid tiers are accepted; they are ignored otherwise. */
  readonly paid: boolean;
}

/**
 * Protects a branch, or all that match a wildcard.
 * @throws Conflict when there is a protection with this name
 * @throws HttpError 422 with the reasons why it would not be valid
 */
export async function protectBranch(
  db: Database,
  project: ProjectAccess,
  body: ProtectBranch,
  { actor, now, paid }: Options,
): Promise<ProtectedBranchRow> {
  const levels = readLevels(body, paid);
  refuseLevels([
    ...findNameErrors(body.name),
    ...(await findRefusedBranchLevels(db, project, levels)),
  ]);
  const protection = {
    project_id: project.id,
    name: body.name,
    allow_force_push: body.allow_force_push ?? false,
    code_owner_approval_required: paid && (body.code_owner_approval_required ?? false),
    levels,
  };
  try {
    return await insertWithinBounds(db, protection, { actor, now, refuse: refuseLevels });
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new Conflict(`Protected branch '${body.name}' already exists`);
    }
    return refuseVanished(error, 'Push');
  }
}

function insertWithinBounds(
  db: Database,
  protection: NewProtectedBranch,
  {
    refuse,
    ...doing
  }: Doing & {
    readonly refuse: (reasons: readonly string[]) => void;
  },
): Promise<ProtectedBranchRow> {
  return db.transaction(async (db) => {
    const lettingIn = Object.values(protection.levels).flat().length;
    const room = { of: 'branches', lettingIn } as const;
    refuse(await findRoomErrors(db, protection.project_id, room));
    const row = await insertProtectedBranch(db, protection, doing.now);
    const entity = toAuditedProject({ id: protection.project_id });
    await audit(db, entity, { add: 'protected_branch' }, doing, toAuditedProtectedBranch(row));
    return row;
  });
}

function readLevels(body: ProtectBranch, paid: boolean): BranchLevels {
  const lists: Omit<ProtectBranch, 'name'> = paid ? body : {};
  return {
    push: chooseLevels(body.push_access_level, lists.allowed_to_push),
    merge: chooseLevels(body.merge_access_level, lists.allowed_to_merge),
    // Levels for unprotecting need a paid plan; without one every maintainer may unprotect.
    unprotect: paid ? chooseLevels(lists.unprotect_access_level, lists.allowed_to_unprotect) : [],
  };
}

async function findRefusedBranchLevels(
  db: Database,
  project: ProjectAccess,
  { push, merge, unprotect }: BranchLevels,
): Promise<string[]> {
  const groups = { Push: push, Merge: merge, Unprotect: unprotect };
  const reasons = await findRefusedLevels(db, project, groups);
  // A protection that excludes everyone could never be removed.
  if (unprotect.some(({ access_level }) => access_level === 0)) {
    reasons.push('Unprotect access levels access level is not included in the list');
  }
  return reasons;
}

/** @throws Forbidden when the protection names those who may change or remove it, and not the actor */
export async function requireUnprotect(
  db: Database,
  project: ProjectAccess,
  actor: Actor,
  protection: ProtectedBranchRow,
): Promise<void> {
  const levels = (await loadBranchLevels(db, [protection.id])).filter(
    ({ action }) => action === 'unprotect',
  );
  if (levels.length > 0 && !(await isAdmitted(db, project, actor, levels))) throw new Forbidden();
}

interface DevelopersMay {
  readonly developers_can_push?: boolean | undefined;
  readonly developers_can_merge?: boolean | undefined;
}

/**
 * Protects the branch of exactly this name for maintainers, or changes the protection there is, in what is said of
 * developers.
 * @throws BadRequest when the project has as many protections as it may have
 */
export async function protectForMaintainers(
  db: Database,
  project: ProjectAccess,
  actor: Actor,
  name: string,
  may: DevelopersMay,
  { now, paid }: { readonly now: string; readonly paid: boolean },
): Promise<void> {
  const developersMay = { push: may.developers_can_push, merge: may.developers_can_merge };
  const toLevels = (developers: boolean | undefined) =>
    chooseLevels(developers ? 30 : 40, undefined);
  const known = await lookForProtectedBranch(db, project.id, name);
  if (known === undefined) {
    const protection = {
      project_id: project.id,
      name,
      allow_force_push: false,
      code_owner_approval_required: false,
      levels: {
        push: toLevels(developersMay.push),
        merge: toLevels(developersMay.merge),
        unprotect: [],
      },
    };
    try {
      await insertWithinBounds(db, protection, { actor, now, refuse: refuseBadly });
      return;
    } catch (error) {
      // A concurrent request protected the branch; that protection is changed instead.
      if (!isUniqueViolation(error)) throw error;
      return protectForMaintainers(db, project, actor, name, may, { now, paid });
    }
  }
  await requireUnprotect(db, project, actor, known);
  await db.transaction(async (db) => {
    await db('protected_branches').where({ id: known.id }).update({ updated_at: now });
    for (const action of ['push', 'merge'] as const) {
      if (developersMay[action] === undefined) continue;
      const others = paid ? await loadOtherLevels(db, known.id, action) : [];
      await replaceLevels(db, known.id, action, [...others, ...toLevels(developersMay[action])]);
      const to = developersMay[action] ? 30 : 40;
      const change = { change: `${action}_access_level`, to };
      const target = toAuditedProtectedBranch(known);
      await audit(db, toAuditedProject(project), change, { actor, now }, target);
    }
  });
}

/** Levels other than developers and maintainers: no one, administrators, users and groups. */
async function loadOtherLevels(
  db: Database,
  protectionId: number,
  action: 'push' | 'merge',
): Promise<AccessLevelRow[]> {
  const levels = await loadBranchLevels(db, [protectionId]);
  return levels
    .filter((level) => level.action === action)
    .filter(({ access_level }) => access_level !== 30 && access_level !== 40)
    .map(({ access_level, user_id, group_id }) => ({ access_level, user_id, group_id }));
}

/** The old form of the request knows no 422. */
function refuseBadly([reason]: readonly string[]): void {
  if (reason !== undefined) throw new BadRequest(reason);
}

/** Removes the protection of exactly this name, if there is one. */
export async function removeProtection(
  db: Database,
  project: ProjectAccess,
  actor: Actor,
  protection: ProtectedBranchRow,
  now: string,
): Promise<void> {
  await requireUnprotect(db, project, actor, protection);
  await db.transaction(async (db) => {
    const { id } = protection;
    if ((await db('protected_branches').where({ id }).delete()) === 0) return;
    const target = toAuditedProtectedBranch(protection);
    const change = { remove: 'protected_branch' };
    await audit(db, toAuditedProject(project), change, { actor, now }, target);
  });
}

export const toAuditedProtectedBranch = ({ id, name }: ProtectedBranchRow) => ({
  type: 'ProtectedBranch',
  id,
  details: name,
});
