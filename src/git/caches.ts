import type { FileStats } from './formats/file-stats.ts';
import { CoalescedReads } from '#src/turns/coalesced-reads.ts';
import { mebibyteBytes } from '#src/units.ts';
import { BoundedCache } from '#src/turns/bounded-cache.ts';
import type { CommitInfo } from './formats/commit-object.ts';
import type { Diff } from './formats/diff-reader.ts';
import type { BlamedLines, Contributor, LineStats, TagInfo, TreeListing } from './formats/facts.ts';
import type { FileMode } from './formats/file-mode.ts';
import { FairSlots } from './host/slots.ts';
import { SingleFlight } from './single-flight.ts';

/** Maximum bytes of a blob in the memory cache. */
export const cachedBlobBytes = 256 * 1024;

export interface FileEntry {
  readonly blobId: string;
  readonly mode: FileMode;
  /** Bytes. */
  readonly size: number;
}

/** A file at one commit, with facts that need more than its tree. */
export interface FileFacts extends FileEntry {
  /** The newest commit that changed the file. */
  readonly lastCommitId: string;
  /** The digest of the bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Caches of reads from all repositories, by keys whose meaning never changes: a repository and a commit id with a path,
 * or an object id. Refs are not cached.
 */
export class GitCaches {
  readonly files = new BoundedCache<FileEntry>(
    { entries: 50_000, bytes: 16 * mebibyteBytes },
    () => 160,
  );
  readonly fileFacts = new BoundedCache<FileFacts>(
    { entries: 50_000, bytes: 16 * mebibyteBytes },
    () => 400,
  );
  readonly lastCommits = new BoundedCache<string>(
    { entries: 50_000, bytes: 16 * mebibyteBytes },
    () => 80,
  );
  readonly blobs = new BoundedCache<Buffer>(
    { entries: 20_000, bytes: 32 * mebibyteBytes },
    (blob) => blob.length,
  );
  readonly blobSizes = new BoundedCache<number>(
    { entries: 50_000, bytes: 16 * mebibyteBytes },
    () => 8,
  );
  readonly digests = new BoundedCache<string>(
    { entries: 20_000, bytes: 4 * mebibyteBytes },
    () => 128,
  );
  readonly commits = new BoundedCache<CommitInfo>(
    { entries: 5000, bytes: 8 * mebibyteBytes },
    (commit) => 800 + commit.message.length * 2,
  );
  readonly counts = new BoundedCache<number>({ entries: 5000, bytes: 2 * mebibyteBytes }, () => 8);

  /** Pages of directories. */
  readonly treePages = new BoundedCache<TreeListing>(
    { entries: 5000, bytes: 16 * mebibyteBytes },
    ({ entries }) => entries.reduce((bytes, { path }) => bytes + 160 + path.length * 2, 100),
  );

  /** The commits that last changed the lines of files. */
  readonly blames = new BoundedCache<readonly BlamedLines[]>(
    { entries: 2000, bytes: 16 * mebibyteBytes },
    (ranges) => ranges.length * 120,
  );

  /** Authors of histories. */
  readonly contributors = new BoundedCache<readonly Contributor[]>(
    { entries: 1000, bytes: 8 * mebibyteBytes },
    (authors) => authors.length * 200,
  );

  /** Authors of histories, in order. */
  readonly sortedContributors = new BoundedCache<readonly Contributor[]>(
    { entries: 1000, bytes: 4 * mebibyteBytes },
    (authors) => authors.length * 8,
  );

  readonly tags = new BoundedCache<TagInfo>(
    { entries: 5000, bytes: 4 * mebibyteBytes },
    (tag) => 600 + (tag.message.length + (tag.signature?.text.length ?? 0)) * 2,
  );
  /** The commits behind tags. */
  readonly peeledTags = new BoundedCache<string>(
    { entries: 20_000, bytes: 4 * mebibyteBytes },
    () => 80,
  );
  /** True if git found that one commit reaches another, false if not. */
  readonly ancestry = new BoundedCache<boolean>(
    { entries: 50_000, bytes: 16 * mebibyteBytes },
    () => 8,
  );
  /** Ancestry of commits that was partly computed without git. */
  readonly mergedCommits = new BoundedCache<boolean>(
    { entries: 50_000, bytes: 16 * mebibyteBytes },
    () => 8,
  );

  /** Ids that git has found to be commits. */
  readonly commitIds = new BoundedCache<true>(
    { entries: 50_000, bytes: 8 * mebibyteBytes },
    () => 8,
  );

  /** Commit ids of a history, by its parameters. */
  readonly logs = new BoundedCache<readonly string[]>(
    { entries: 5000, bytes: 8 * mebibyteBytes },
    (ids) => ids.length * 64,
  );
  /** Empty text for commits that have no ancestor in common. */
  readonly mergeBases = new BoundedCache<string>(
    { entries: 10_000, bytes: 4 * mebibyteBytes },
    () => 80,
  );
  /** True for two commits that can be merged. */
  readonly cleanMerges = new BoundedCache<boolean>(
    { entries: 50_000, bytes: 16 * mebibyteBytes },
    () => 8,
  );
  readonly lineStats = new BoundedCache<LineStats>(
    { entries: 20_000, bytes: 4 * mebibyteBytes },
    () => 48,
  );
  readonly diffs = new BoundedCache<Diff>(
    { entries: 1000, bytes: 32 * mebibyteBytes },
    ({ files }) => files.reduce((sum, file) => sum + 300 + file.patch.length * 2, 100),
  );

  /** Null for two commits with too many changed files. */
  readonly fileStats = new BoundedCache<{ readonly files: readonly FileStats[] | null }>(
    { entries: 1000, bytes: 8 * mebibyteBytes },
    ({ files }) => (files ?? []).reduce((sum, { path }) => sum + 80 + path.length * 2, 100),
  );

  /** True for two trees, by their ids, that are too large to be compared. */
  readonly hugeDifferences = new BoundedCache<true>(
    { entries: 10_000, bytes: 2 * mebibyteBytes },
    () => 8,
  );

  readonly turnRefs = new CoalescedReads<string | null>();
  readonly sharedRefs = new SingleFlight<string | null>();
  readonly sharedFiles = new SingleFlight<FileEntry | null>();
  readonly sharedCommitIds = new SingleFlight<string | null>();
  readonly sharedBlobs = new SingleFlight<Buffer>();
  readonly sharedBlames = new SingleFlight<readonly BlamedLines[]>();
  readonly sharedContributors = new SingleFlight<readonly Contributor[]>();
  readonly sharedLogs = new SingleFlight<readonly string[]>();
  readonly sharedMerges = new SingleFlight<boolean>();
  readonly sharedDiffs = new SingleFlight<Diff>();

  /** The reads for which git holds a whole large blob in memory. */
  readonly wholeReads = new FairSlots({
    total: 1,
    perKey: 1,
    perCaller: 1,
    queue: 100,
    queuePerCaller: 25,
  });
}
