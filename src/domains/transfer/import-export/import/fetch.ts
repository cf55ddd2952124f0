import type { Database } from '#src/database/database.ts';
import { download } from '#src/outbound/download.ts';
import { NoAnswer } from '#src/outbound/no-answer.ts';
import { toAuthorizationHeader } from '#src/outbound/send.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import { hourMs } from '#src/units.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { ContainerGone } from './context.ts';
import { computeMaxRemoteBytes } from './remote.ts';
import { type ImportRow, openSource } from './table.ts';

/**
 * Thrown when an archive does not exist or cannot be downloaded. The message contains no details of the other server.
 */
export class FetchFailed extends Error {
  /** True when another attempt may succeed. */
  readonly passing: boolean;

  constructor(passing: boolean) {
    super('The archive could not be fetched');
    this.name = 'FetchFailed';
    this.passing = passing;
  }
}

const answerMs = 30_000;
const wholeMs = 4 * hourMs;
const rate = { bytes: 4 * 1_048_576, within: 60_000 };

type Dependencies = Pick<WorkerDependencies, 'db' | 'storage'>;

/**
 * Fetches an archive into the blob store, once: the row has it from then on, and no address any more. `next` runs in the
 * transaction that notes that.
 * @throws FetchFailed
 * @throws ContainerGone where the project went meanwhile
 */
export async function fetchArchive(
  row: ImportRow,
  { db, storage }: Dependencies,
  signal: AbortSignal,
  next: (db: Database) => Promise<unknown>,
): Promise<void> {
  const fetched = { storage_key: await store(row, { db, storage }, signal), source_sealed: null };
  try {
    await db.transaction(async (db) => {
      const noted = await db('project_imports').where({ id: row.id }).update(fetched);
      if (noted === 0) throw new ContainerGone();
      await next(db);
    });
  } catch (error) {
    await storage.remove(fetched.storage_key).catch(() => {});
    throw error;
  }
}

async function store(
  row: ImportRow,
  { db, storage }: Dependencies,
  signal: AbortSignal,
): Promise<string> {
  const settings = await loadCurrentSettings(db);
  const url = openSource(db, row);
  let broken: unknown;
  try {
    const { status, body } = await download(url, {
      rules: toOutboundRules(settings),
      headers: toAuthorizationHeader(url),
      verified: true,
      maxBytes: computeMaxRemoteBytes(settings),
      answerMs,
      rate,
      signal: AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]),
    });
    if (status !== 200) {
      body.destroy();
      throw new FetchFailed(status >= 500 || status === 429);
    }
    body.once('error', (error) => (broken = error));
    return (await storage.store(body)).key;
  } catch (error) {
    signal.throwIfAborted();
    const reason = broken ?? error;
    if (!(reason instanceof NoAnswer)) throw error;
    throw new FetchFailed(reason.reason !== 'large' && reason.reason !== 'refused');
  }
}
