import type { Environment } from '#src/context.ts';
import { losesCommits, countPushedBytes } from '#src/git/reading/pushed.ts';
import { isObjectId, isRefName, isReservedRef } from '#src/git/formats/ref-name.ts';
import type { Repository } from '#src/git/repository.ts';
import type { ProposedPush, PushedRef } from '#src/git/transport/transport.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { isPaid } from '#src/plan.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { loadBranchRules, loadTagRules, type BranchRules } from '#src/policy/protected-refs.ts';
import type { Actor } from '#src/records/actor.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { mebibyteBytes } from '#src/units.ts';

export type PushDeps = Pick<Environment, 'db' | 'git' | 'config'>;

export interface Push extends ProposedPush {
  readonly project: ProjectAccess;
  readonly actor: Actor;
}

const branchPrefix = 'refs/heads/';
const tagPrefix = 'refs/tags/';
const notAllowed = 'You are not allowed to push to this project.';

/**
 * Finds the reasons to reject refs of a push, by full name; empty if all are accepted. The check runs before the
 * objects become part of the repository.
 */
export async function findRefRefusals(deps: PushDeps, push: Push): Promise<Map<string, string>> {
  const { db } = deps;
  const { project, actor, refs } = push;
  const refusals = new Map<string, string>();
  const tooLarge = await findSizeRefusal(deps, push);
  const names = refs.flatMap(({ ref }) =>
    ref.startsWith(branchPrefix) ? [ref.slice(branchPrefix.length)] : [],
  );
  const branches = await loadBranchRules(db, project, actor, names);
  const tags = await loadTagRules(db, project, actor);
  const findAccessRefusal = async (pushed: PushedRef) => {
    const { ref } = pushed;
    if (ref.startsWith(tagPrefix)) return findTagRefusal(pushed, tags(ref.slice(tagPrefix.length)));
    if (!ref.startsWith(branchPrefix)) {
      return project.level < AccessLevel.Developer ? notAllowed : null;
    }
    return findBranchRefusal(pushed, project, branches, push.repository);
  };

  const pauses = new Pauses();
  for (const pushed of refs) {
    await pauses.take();
    const { ref } = pushed;
    const reason = tooLarge ?? findNameRefusal(pushed) ?? (await findAccessRefusal(pushed));
    if (reason !== null) refusals.set(ref, reason);
  }
  return refusals;
}

/** Bytes that a project may still take, null for any number; negative when it holds too much already. */
export async function computeRoomLeft(
  { db, config }: Pick<PushDeps, 'db' | 'config'>,
  project: { readonly id: number },
): Promise<number | null> {
  const { repository_size_limit: limit } = await loadCurrentSettings(db);
  if (!isPaid(config.plan) || limit === 0) return null;
  const row = await db('project_statistics')
    .where({ project_id: project.id })
    .select('repository_size')
    .first<{ repository_size: number } | undefined>();
  return limit * mebibyteBytes - (row?.repository_size ?? 0);
}

async function findSizeRefusal(deps: PushDeps, push: Push): Promise<string | null> {
  // A push that only deletes refs never exceeds the size limit.
  if (push.refs.every(({ to }) => to === null)) return null;
  const room = await computeRoomLeft(deps, push.project);
  if (room === null) return null;
  const pushed = push.quarantine === null ? 0 : await countPushedBytes(push.repository);
  return pushed > Math.max(room, 0) ? 'The repository would be larger than it may be.' : null;
}

function findNameRefusal({ ref, from }: PushedRef): string | null {
  // Text that git cannot say in UTF-8 has this sign in it.
  if (ref.includes('\ufffd')) return 'This is no valid name of a ref.';
  const prefix = [branchPrefix, tagPrefix].find((each) => ref.startsWith(each));
  if (prefix === undefined) return findOtherNameRefusal(ref);
  const name = ref.slice(prefix.length);
  const kind = prefix === branchPrefix ? 'branch' : 'tag';
  if (!isRefName(name) || name === 'HEAD') return `This is no valid name of a ${kind}.`;
  if (from === null && isObjectId(name)) return `A ${kind} cannot have the name of a commit.`;
  return null;
}

/** Notes and other refs below `refs/`: the permission to push covers these too. */
function findOtherNameRefusal(ref: string): string | null {
  if (isReservedRef(ref)) return 'The server keeps this ref for itself.';
  const valid = ref.startsWith('refs/') && isRefName(ref.slice('refs/'.length));
  return valid ? null : 'This is no valid name of a ref.';
}

async function findBranchRefusal(
  { ref, from, to }: PushedRef,
  project: ProjectAccess,
  rules: BranchRules,
  repository: Repository,
): Promise<string | null> {
  const name = ref.slice(branchPrefix.length);
  const abilities = rules.abilities(name);
  if (to === null) {
    if (name === project.default_branch) {
      return 'The default branch of a project cannot be deleted.';
    }
    if (abilities.protected) {
      return 'Protected branches can be deleted in the web interface or by the API only.';
    }
    return abilities.canDelete ? null : 'You are not allowed to delete branches of this project.';
  }
  if (from === null && !abilities.canCreate) {
    return abilities.protected
      ? 'You are not allowed to create protected branches in this project.'
      : 'You are not allowed to create branches in this project.';
  }
  if (!abilities.canPush) {
    return abilities.protected
      ? 'You are not allowed to push to protected branches of this project.'
      : notAllowed;
  }
  if (from === null || abilities.canForcePush) return null;
  return (await losesCommits(repository, { from, to }))
    ? 'You are not allowed to force push to a protected branch of this project.'
    : null;
}

function findTagRefusal(
  { from, to }: PushedRef,
  abilities: Awaited<ReturnType<Awaited<ReturnType<typeof loadTagRules>>>>,
): string | null {
  if (abilities.protected && from !== null) {
    return to === null
      ? 'Protected tags can be deleted in the web interface or by the API only.'
      : 'Protected tags cannot be changed.';
  }
  if (to === null) {
    return abilities.canDelete ? null : 'You are not allowed to delete tags of this project.';
  }
  if (abilities.canCreate) return null;
  return abilities.protected
    ? 'You are not allowed to create this tag, because it is protected.'
    : 'You are not allowed to create tags in this project.';
}
