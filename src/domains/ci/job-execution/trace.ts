import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { readFileBytes } from '#src/disk/read-file.ts';
import type { Storage } from '#src/storage/storage.ts';
import { forgetMaskedValues, type LogMask, loadLogMask, streamMaskedLog } from './masked-log.ts';
import { isStillRunning } from './running-job.ts';

/** Bytes that the log of a job may have. */
export const mostTraceBytes = 104_857_600;

/** The log of a job: its bytes are in parts while it grows, and then in one blob. */
export interface TraceRow {
  readonly job_id: number;
  readonly size: number;
  readonly checksum: number;
  readonly debug: boolean;
  readonly storage_key: string | null;
  readonly updated_at: string;
}

const findByJob = prepareStatement<{ job: number }, TraceRow>((db, { job }) =>
  db('job_traces').where('job_id', job).limit(1),
);

export const findTrace = (db: Database, job: number): Promise<TraceRow | undefined> =>
  findByJob.first(db, { job });

interface Appended {
  readonly stored: boolean;
  /** Current size in bytes. */
  readonly size: number;
}

interface Addition {
  readonly start: number;
  readonly length: number;
  /** The bytes in parts, none longer than a stored one. */
  readonly parts: () => Iterable<Buffer> | AsyncIterable<Buffer>;
  readonly debug: boolean;
}

const insertTrace = prepareStatement<{ job: number; now: string }, never>((db, { job, now }) =>
  db('job_traces')
    .insert({ job_id: job, size: 0, checksum: 0, debug: false, updated_at: now })
    .onConflict('job_id')
    .ignore(),
);

const insertPart = prepareStatement<{ job: number; start: number; bytes: Buffer }, never>(
  (db, { job, start, bytes }) => db('job_trace_parts').insert({ job_id: job, start, bytes }),
);

const growTrace = prepareStatement<
  { job: number; size: number; checksum: number; debug: boolean; now: string },
  never
>((db, { job, size, checksum, debug, now }) =>
  db('job_traces').where('job_id', job).update({ size, checksum, debug, updated_at: now }),
);

/** Locks the row until the transaction ends. */
const lockTrace = prepareStatement<{ job: number }, TraceRow>((db, { job }) =>
  db('job_traces').where('job_id', job).forUpdate().limit(1),
);

/** Largest part of a log, of which a reader holds few in memory. */
const mostPartBytes = 262_144;

/** Bytes of a file in parts, as stored. */
export const streamFileParts = (path: string): AsyncIterable<Buffer> =>
  readFileBytes(path, { highWaterMark: mostPartBytes });

/**
 * Appends bytes to a log, if they start at its end; they are durable on return. Existing bytes are never written
 * again, so the cost is linear in the length. Null if the job no longer runs: late bytes are not added to a finished
 * or erased log. The bytes are read in parts, after the check that they fit.
 */
export async function appendTrace(
  db: Database,
  job: number,
  { start, length, parts, debug }: Addition,
  now: string,
): Promise<Appended | null> {
  return db.transaction(async (db) => {
    if (!(await isStillRunning(db, job))) return null;
    let trace = await lockTrace.first(db, { job });
    if (trace === undefined) {
      await insertTrace.run(db, { job, now });
      trace = await lockTrace.first(db, { job });
    }
    if (trace === undefined) throw new Error(`job ${job} has no trace`);
    if (trace.size !== start || trace.storage_key !== null) {
      return { stored: false, size: trace.size };
    }
    if (length === 0) return { stored: true, size: start };
    let size = start;
    let checksum = Number(trace.checksum);
    for await (const part of parts()) {
      await insertPart.run(db, { job, start: size, bytes: part });
      checksum = crc32(part, checksum);
      size += part.length;
    }
    await growTrace.run(db, { job, size, checksum, debug: debug || trace.debug, now });
    return { stored: true, size };
  });
}

interface Part {
  readonly start: number;
  readonly bytes: Buffer;
}

/** Number of parts that are read at a time, and their bytes. */
const [partsAtOnce, bytesAtOnce] = [256, 1_048_576];

const findParts = prepareStatement<{ job: number; from: number; to: number }, Part>(
  (db, { job, from, to }) =>
    db('job_trace_parts')
      .where('job_id', job)
      .where('start', '>=', from)
      .where('start', '<', to)
      .orderBy('start')
      .limit(partsAtOnce)
      .select('start', 'bytes'),
);

/** Streams a log that is stored in parts, up to its current end; starts at a byte or slightly later. */
async function* streamParts(
  db: Database,
  { job_id: job, size }: TraceRow,
  from = 0,
): AsyncGenerator<Buffer> {
  let at = from;
  while (at < size) {
    const parts = await findParts.all(db, { job, from: at, to: at + bytesAtOnce });
    if (parts.length === 0) return;
    for (const { start, bytes } of parts) {
      yield Buffer.from(bytes);
      at = start + bytes.length;
    }
  }
}

/** The log as a stream, without the values of masked variables; null without a log. */
export async function readTrace(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  job: number,
): Promise<Readable | null> {
  const before = await findTrace(db, job);
  if (before === undefined) return null;
  // Masked values were removed before the log was stored.
  if (before.storage_key !== null) return storage.read(before.storage_key);
  const mask = await loadLogMask(db, job);
  // Read again after the state of the job: the log of one that is over is whole now.
  const trace = await findTrace(db, job);
  if (trace === undefined || trace.size === 0) return null;
  if (trace.storage_key !== null) return storage.read(trace.storage_key);
  return Readable.from(streamWholeOrMoved({ db, storage }, trace, mask), { objectMode: false });
}

/** The last bytes of a log that is in parts. */
export async function readLogEnd(db: Database, trace: TraceRow, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  const from = Math.max(0, trace.size - bytes - mostPartBytes);
  for await (const part of streamParts(db, trace, from)) parts.push(part);
  return Buffer.concat(parts).subarray(-bytes);
}

/** A log may move to a blob during a read of its parts, which then continues there. */
async function* streamWholeOrMoved(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  trace: TraceRow,
  mask: LogMask,
): AsyncGenerator<Buffer> {
  const read = { bytes: 0 };
  let shown = 0;
  for await (const bytes of streamMaskedLog(countBytes(streamParts(db, trace), read), mask)) {
    shown += bytes.length;
    yield bytes;
  }
  if (read.bytes === trace.size) return;
  const moved = await findTrace(db, trace.job_id);
  const blob = moved?.storage_key == null ? null : await storage.read(moved.storage_key);
  if (blob === null) return;
  let at = 0;
  for await (const bytes of blob as AsyncIterable<Buffer>) {
    const end = at + bytes.length;
    if (end > shown) yield bytes.subarray(Math.max(0, shown - at));
    at = end;
  }
}

async function* countBytes(
  parts: AsyncIterable<Buffer>,
  read: { bytes: number },
): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    read.bytes += part.length;
    yield part;
  }
}

/** Puts the log of a job that is over into one blob, without the values of masked variables. May be called again. */
export async function moveTraceToArchive(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  job: number,
  now: string,
): Promise<void> {
  const trace = await findTrace(db, job);
  if (trace === undefined || trace.storage_key !== null || trace.size === 0) {
    await forgetMaskedValues(db, job);
    return;
  }
  const read = { bytes: 0 };
  const shown = streamMaskedLog(
    countBytes(streamParts(db, trace), read),
    await loadLogMask(db, job),
  );
  const stored = await storage.store(Readable.from(shown, { objectMode: false }));
  const archived = await db.transaction(async (db) => {
    const locked = await lockTrace.first(db, { job });
    if (locked?.storage_key !== null || locked.size !== read.bytes) return false;
    await db('job_traces')
      .where({ job_id: job })
      .update({ storage_key: stored.key, size: stored.size, updated_at: now });
    await deleteParts(db, job);
    await forgetMaskedValues(db, job);
    return true;
  });
  if (!archived) await storage.remove(stored.key);
}

/** Forgets the log of a job; its blob is swept away later. */
export async function eraseTrace(db: Database, job: number): Promise<void> {
  await deleteParts(db, job);
  await db('job_traces').where({ job_id: job }).delete();
}

/** A runner may send as many as it likes. */
const deleteParts = (db: Database, job: number) =>
  changeWithin(db('job_trace_parts').where({ job_id: job }), 'delete', 'start');
