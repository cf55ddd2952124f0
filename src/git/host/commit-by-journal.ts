import { join } from 'node:path';
import { GitFailed } from '../errors.ts';
import type { LocalDisk } from '../local-disk.ts';
import type { Journal } from './journal.ts';
import type { NewObject } from './loose-objects.ts';
import { LockedRef, planLock } from './loose-ref.ts';
import type { RepositoryPath } from './protocol.ts';
import type { RefMarks } from './ref-marks.ts';
import type { RefSwap } from './ref-updater.ts';

interface JournalPlace {
  readonly disk: LocalDisk;
  readonly journal: Journal;
  readonly marks: RefMarks;
}

interface WrittenCommit {
  readonly repository: RepositoryPath;
  readonly gitDirectory: string;
  /** Id of the user; null when the move is not published. */
  readonly by: number | null;
  readonly update: RefSwap;
  /** Written, and not synced. */
  readonly objects: readonly NewObject[];
}

/**
 * Moves the branch to a commit, once the journal has everything that a power cut could lose. False, without a change,
 * where git must do it: the branch is not one small file, or another process has locked it. Throws `GitFailed` when it
 * is not at the expected commit.
 */
export async function moveBranchByJournal(
  place: JournalPlace,
  commit: WrittenCommit,
): Promise<boolean> {
  const path = join(commit.gitDirectory, commit.update.ref);
  const names = planLock(path);
  const noted = place.journal.willHold(names);
  if (noted === null) return false;
  try {
    const lock = LockedRef.take(place.disk, path, names);
    return lock !== null && (await moveLocked(place, lock, commit));
  } finally {
    noted.settle();
  }
}

async function moveLocked(
  { journal, marks }: JournalPlace,
  lock: LockedRef,
  { repository, gitDirectory, by, update: { ref, from, to }, objects }: WrittenCommit,
): Promise<boolean> {
  try {
    const found = lock.read();
    if (found === null || found.id === null) return false;
    if (found.id !== from) throw new GitFailed('update-ref', `cannot lock ref '${ref}'`);
    // Only the last step, the renaming, can fail after `prepare`.
    lock.prepare(to);
    const move = { ref, from, to };
    const note = await marks.note(gitDirectory, by, [move], { synced: false });
    try {
      const [at, server] = [Date.now(), process.ppid];
      const { since } = found;
      const entry = await journal.append({ repository, at, server, by, move, since, objects });
      try {
        lock.move();
      } finally {
        entry.settle();
      }
    } catch (error) {
      note.drop();
      throw error;
    }
    return true;
  } finally {
    lock.release();
  }
}
