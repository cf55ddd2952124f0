import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalDisk } from '../local-disk.ts';
import type { RefLock, Journal, JournaledCommit, JournaledMove } from './journal.ts';
import type { LeftJournal } from './journal.ts';
import { LockedRef, type RefFile } from './loose-ref.ts';
import { restoreObject } from './loose-objects.ts';
import { purgeHalfWritten } from './purge.ts';
import type { RefMarks } from './ref-marks.ts';
import { removeStaleLock } from './stale-files.ts';
import type { RepositoryStore } from './store.ts';

interface RecoveryPlace {
  readonly store: RepositoryStore;
  readonly disk: LocalDisk;
  readonly journal: Journal;
  readonly marks: RefMarks;
}

/** Milliseconds after which a lock counts as abandoned. */
const lockAgeMs = 10_000;

type Lost = JournaledCommit & Pick<LeftJournal, 'owner'>;
/** One for which a ref moved. */
type Moved<Commit = JournaledCommit> = Commit & { readonly move: JournaledMove };

const isMoved = (commit: Lost): commit is Moved<Lost> => commit.move !== null;

/**
 * Removes the locks that killed hosts of this machine left. It restores the commits in their journals that a power cut
 * lost: objects, then refs, then the notes from which the server publishes them. Safe to repeat, and to run twice at
 * once.
 */
export async function recover(place: RecoveryPlace): Promise<void> {
  const journals = await place.journal.left();
  for (const { locks } of journals) for (const lock of locks) await removeHeld(lock);
  if (journals.some((each) => each.lost)) await purgeHalfWritten(place.store.root);
  const lost = journals
    .filter((each) => each.lost)
    .flatMap(({ owner, commits }) => commits.map((commit) => ({ ...commit, owner })));
  await replay(
    place,
    lost.toSorted((one, other) => one.at - other.at),
  );
  // Discarding happens in the background; a journal that is not discarded is found again at the next start.
  for (const journal of journals) journal.discard().catch(() => undefined);
}

async function replay(place: RecoveryPlace, commits: readonly Lost[]): Promise<void> {
  const { store, disk, marks } = place;
  const refs = new Map<string, { gitDirectory: string; ref: string; commits: Moved<Lost>[] }>();
  for (const commit of commits) {
    const gitDirectory = store.directoryOf(commit.repository);
    if (!existsSync(gitDirectory)) continue;
    for (const object of commit.objects) await restoreObject({ gitDirectory, disk }, object);
    if (!isMoved(commit)) continue;
    const { ref } = commit.move;
    const key = join(gitDirectory, ref);
    const known = refs.get(key) ?? { gitDirectory, ref, commits: [] };
    known.commits.push(commit);
    refs.set(key, known);
  }
  for (const { gitDirectory, ref, commits } of refs.values()) {
    await restoreRef(disk, join(gitDirectory, ref), commits);
    for (const { owner, at, server, by, move } of commits) {
      if (by !== null) await marks.noteFor(owner, gitDirectory, { at, server, by, refs: [move] });
    }
  }
}

/** Moves the ref on as the journals say, from where it was found. */
async function restoreRef(disk: LocalDisk, path: string, commits: readonly Moved[]): Promise<void> {
  // Moves in a journal replace an existing file. A missing one means that the ref was deleted.
  if (!existsSync(path)) return;
  // The lock may be left from the moment when the machine stopped.
  await removeStaleLock(`${path}.lock`, lockAgeMs);
  const lock = LockedRef.take(disk, path);
  // Another host may be doing the same: the next attempt finds it done.
  if (lock === null) throw new Error(`${path} is locked`);
  try {
    const found = lock.read();
    if (found === null) return;
    const id = findLostMove(commits, found);
    if (id !== null && id !== found.id) {
      lock.prepare(id);
      lock.sync();
      lock.move();
    }
  } finally {
    lock.release();
  }
}

async function removeHeld({ path, temporary }: RefLock): Promise<void> {
  const own = await findInode(temporary);
  if (own === null) return;
  if ((await findInode(path)) === own) await rm(path, { force: true });
  await rm(temporary, { force: true });
}

/** The inode of a file; null if absent. */
async function findInode(name: string): Promise<number | null> {
  return stat(name).then(
    ({ ino }) => ino,
    () => null,
  );
}

/** The commit to which the ref last pointed, by the content of its file. */
function findLostMove(commits: readonly Moved[], { id, since }: RefFile): string | null {
  // An empty file was not written before the power cut. A file with content was written again since, on purpose.
  const first =
    id === null
      ? commits[0]
      : commits.findLast((commit) => commit.move.from === id && commit.since === since);
  if (first === undefined) return id;
  // Only the last of several moves from one id can have taken effect.
  const next = new Map(commits.map(({ move }) => [move.from, move.to]));
  let end = first.move.from;
  for (let to = next.get(end); to !== undefined; to = next.get(end)) {
    next.delete(end);
    end = to;
  }
  return end;
}
