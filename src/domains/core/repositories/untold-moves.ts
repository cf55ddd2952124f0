import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { GitFailed, RepositoryMissing } from '#src/git/errors.ts';
import { isAncestor } from '#src/git/reading/log.ts';
import type { UntoldMoves } from '#src/git/ref-watch.ts';
import { readRef, type RefKind } from '#src/git/writing/refs.ts';
import type { Repository } from '#src/git/repository.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { announceRefChanges, type RefChange } from './ref-changes.ts';

type Context = Pick<Environment, 'db' | 'git' | 'clock'>;
type Move = UntoldMoves['refs'][number];

/**
 * Announces the refs that moved in the repository of a project when the process that moved them was killed before the
 * announcement. Moves that were announced all the same are not announced again: safe to repeat. Moves that later ones
 * have overwritten are left out.
 */
export async function tellUntoldMoves(
  context: Context,
  projectId: number,
  moves: readonly UntoldMoves[],
): Promise<void> {
  const repository = context.git.repository(projectId);
  for (const [index, { at, by, refs, orphaned }] of moves.entries()) {
    if (!orphaned || !(await isUser(context.db, by))) continue;
    const later = moves.slice(index + 1).flatMap((each) => each.refs);
    const changes: RefChange[] = [];
    for (const move of refs) {
      if (!(await hasMoved(repository, move, later))) continue;
      changes.push({ ref: move.ref, before: move.from, after: move.to });
    }
    const project = { id: projectId };
    // Git keeps the user alone.
    const moved = { project, by: toUnknownRequest(by), changes, movedAt: at };
    await announceRefChanges(context, moved);
  }
}

async function isUser(db: Database, id: number): Promise<boolean> {
  return (await db('users').where({ id }).select('id').first()) !== undefined;
}

/** Tells whether the ref made the move: it has the new commit or a descendant. */
async function hasMoved(
  repository: Repository,
  { ref, to }: Move,
  later: readonly Move[],
): Promise<boolean> {
  const [, folder = '', name = ''] = /^refs\/(heads|tags)\/(.+)$/s.exec(ref) ?? [];
  if (name === '') return false;
  const kind: RefKind = folder === 'tags' ? 'tag' : 'branch';
  try {
    const now = await readRef(repository, kind, name);
    if (now === to || later.some((next) => next.ref === ref && next.from === to)) return true;
    if (kind === 'tag' || now === null || to === null) return false;
    return await isAncestor(repository, to, now);
  } catch (error) {
    // The repository lacks rejected objects, and may be missing.
    if (error instanceof GitFailed || error instanceof RepositoryMissing) return false;
    throw error;
  }
}
