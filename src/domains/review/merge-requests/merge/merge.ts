import type { Database } from '#src/database/database.ts';
import { NotAllowed } from '#src/errors.ts';
import * as failures from '#src/git/errors.ts';
import { exceedsMemory } from '#src/git/reading/exceeds-memory.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { PushRuleBroken } from '#src/domains/code/push-rules/push-rule-broken.ts';
import { prepareAnnouncement, type RefChange } from '#src/domains/core/repositories/ref-changes.ts';
import { readHead } from '../heads.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { makeCommits, type MergeCommits, type Merging } from './commits.ts';
import {
  BranchUnmergeable,
  checkBranches,
  type MergeContext,
  requireMerger,
} from './preconditions.ts';
import { interrupted } from './settle.ts';
import { abandonRow, finishRow, holdRow, moveTarget, releaseRow, removeSource } from './steps.ts';

/** Upper limit on attempts: a move of the target branch during a merge causes another one. */
const maxAttempts = 20;

const conflicts = 'Merge failed: the branches conflict. Resolve the conflicts, and try again.';
const movedOn = 'Merge failed: the target branch moved on meanwhile. Please try again.';

/**
 * Merges a merge request that `checkMerge` let pass, with all that follows from a push to its target branch.
 * @throws NotAllowed where somebody else merges or changes it, and where the account of the actor has changed or does
 * not see the project any more
 * @throws what `requireMerger` throws, for whoever may not merge any more
 * @throws BranchUnmergeable where it cannot be done; `merge_error` then says why
 */
export async function merge(context: MergeContext, merging: Merging): Promise<void> {
  const attempt = new Attempt(context, merging);
  try {
    await attempt.run();
  } catch (error) {
    const reason = attempt.hasMoved ? null : findReason(error);
    if (reason === null) {
      await attempt.leave();
      throw error;
    }
    await attempt.giveUp(reason);
    throw new BranchUnmergeable();
  }
}

/** The reason of a failed merge for users; null for failures with another cause. */
function findReason(error: unknown): string | null {
  if (error instanceof PushRuleBroken) return `Merge failed: ${error.reason}.`;
  if (error instanceof failures.MergeConflict || exceedsMemory(error)) return conflicts;
  if (error instanceof failures.BranchMoved || error instanceof failures.BranchMissing) {
    return movedOn;
  }
  return error instanceof BranchUnmergeable ? movedOn : null;
}

class Attempt {
  readonly #context: MergeContext;
  readonly #merging: Merging;
  /** The row as last read: locked, or not yet. */
  #row: MergeRequestRow;
  /** True once the target branch has moved. */
  #moved: 'no' | 'perhaps' | 'yes' = 'no';

  constructor(context: MergeContext, merging: Merging) {
    this.#context = context;
    this.#merging = merging;
    this.#row = merging.mergeRequest;
  }

  /** True once the target branch has moved: what fails then is completed later. */
  get hasMoved(): boolean {
    return this.#moved === 'yes';
  }

  async run(): Promise<void> {
    for (let count = 1, { target } = this.#merging; ; count += 1) {
      const commits = await makeCommits(this.#context, { ...this.#merging, target });
      await this.#hold(commits);
      try {
        await this.#move(target, commits);
        return;
      } catch (error) {
        const again = error instanceof failures.BranchMoved && !this.hasMoved;
        if (!again || count === maxAttempts) throw error;
        this.#moved = 'no';
      }
      target = await this.#findTarget();
    }
  }

  /** Keeps the row locked while it is unknown whether the branch moved, until a later check has settled that. */
  async leave(): Promise<void> {
    if (this.#row.state !== 'locked') return;
    if (this.#moved !== 'no') await abandonRow(this.#context, this.#row);
    else await this.giveUp(interrupted);
  }

  async giveUp(reason: string): Promise<void> {
    const { db, clock } = this.#context;
    const now = clock().toISOString();
    if (this.#row.state === 'locked') return releaseRow(db, this.#row, reason, now);
    const { id, state } = this.#row;
    await db('merge_requests').where({ id, state }).update({ merge_error: reason });
  }

  async #hold(commits: MergeCommits): Promise<void> {
    await this.#judgeAgain();
    const locked = await holdRow(this.#context, this.#row, { ...this.#merging, commits });
    if (locked === null) throw new NotAllowed();
    this.#row = locked;
  }

  /** Checks permissions again: git takes a while, and the actor may lose the right to merge meanwhile. */
  async #judgeAgain(): Promise<void> {
    const { db } = this.#context;
    const { actor } = this.#merging;
    const { id, state, admin } = actor.user;
    const unchanged = await db('users').where({ id, state, admin }).first('id');
    const project = await findVisibleProject(db, actor, this.#merging.project.id);
    if (unchanged === undefined || project === null) throw new NotAllowed();
    await requireMerger(db, project, this.#row, actor);
  }

  /** Reads the current head of the target branch, if the merge is still possible there. */
  async #findTarget(): Promise<string> {
    const { project, settings, source, mergeRequest } = this.#merging;
    const repository = this.#context.git.repository(project.id);
    const target = await readHead(repository, mergeRequest.target_branch);
    if (target === null) throw new BranchUnmergeable();
    await checkBranches(repository, settings, { source, target });
    return target;
  }

  async #move(target: string, { head }: MergeCommits): Promise<void> {
    const { actor, project } = this.#merging;
    const row = this.#row;
    this.#moved = 'perhaps';
    await moveTarget(this.#context, row, { actor, target, head });
    this.#moved = 'yes';
    const left = await removeSource(this.#context, row, actor);

    const by = toWorkRequest(actor);
    const moved = { ref: `refs/heads/${row.target_branch}`, before: target, after: head };
    const ref = `refs/heads/${row.source_branch}`;
    const gone: RefChange[] = left === null ? [] : [{ ref, before: row.head_sha, after: null }];
    const here = left?.id === project.id;
    const announcements = [{ project, by, changes: [moved, ...(here ? gone : [])] }];
    if (left !== null && !here) announcements.push({ project: left, by, changes: gone });
    const tellings = await Promise.all(
      announcements.map((each) => prepareAnnouncement(this.#context, each)),
    );
    const finish = async (db: Database) => {
      await finishRow({ ...this.#context, db }, row, { project, actor });
      for (const tell of tellings) await tell(db);
    };
    // The locked row and the git host have on disk what is made again from there: see `settle.ts` and `ref-watch.ts`.
    await this.#context.db.transaction(finish, { awaitDurability: false });
  }
}
