import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#src/database/database.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { dayMs } from '#src/units.ts';
import {
  Postponed,
  type WorkerDefinition,
  type WorkerDependencies,
} from '#src/workers/definition.ts';
import { ofProject, toUserOwner } from '#src/workers/owners.ts';
import { ImportTurns } from '#src/domains/core/projects/import/turns.ts';
import { busyMs, isBusyFailure } from '../busy.ts';

const maxAttempts = 3;

/** Exports that are made at once in one process: each reads a whole project or group, and compresses it. */
const turns = new ImportTurns({ mostAtOnce: 2, mostOfUser: 1 });

interface ExportRow {
  readonly id: number;
  readonly user_id: number;
  /** ISO 8601. */
  readonly created_at: string;
}

interface Kind<Row extends ExportRow> {
  /** The name of the worker. */
  readonly name: string;
  /** The table with a row for each requested export, until it ends. */
  readonly table: 'group_exports' | 'project_exports' | 'relation_exports';
  make(row: Row, dependencies: WorkerDependencies, attempt: ExportAttempt): Promise<void>;
  /** Ends it without a result. */
  fail(row: Row, dependencies: WorkerDependencies, reason: string): Promise<void>;
}

interface ExportAttempt {
  readonly signal: AbortSignal;
  /** A folder of this export alone, for what is written before the archive. */
  readonly folder: string;
}

/** A worker that makes requested exports; an attempt that was cut off is repeated from the start. */
export function exportWorker<Row extends ExportRow>(
  kind: Kind<Row>,
): WorkerDefinition<{ readonly export_id: number }> {
  const { name, table } = kind;
  const find = (db: Database, id: number) =>
    db(table).where({ id }).first() as Promise<Row | undefined>;
  return {
    name,
    async worksFor({ export_id }, db) {
      const row = await find(db, export_id);
      return row === undefined ? ofProject(db, 0) : toUserOwner(row.user_id);
    },
    // The extra attempt marks an export as failed after all attempts were cut off; no attempt has reported a failure
    // by then.
    attempts: maxAttempts + 1,
    timeout: 2 * 3600,
    lane: 'apart',

    async run({ export_id }, dependencies, { attempt, signal }) {
      const { db, config } = dependencies;
      const folder = join(config.dataDir, 'exports', `${table}-${export_id}`);
      const row = await find(db, export_id);
      // An attempt that was cut off leaves a folder that no later attempt continues.
      if (row === undefined || attempt > maxAttempts)
        await rm(folder, { recursive: true, force: true });
      if (row === undefined) return;
      if (attempt > maxAttempts) {
        await kind.fail(row, dependencies, 'The export was interrupted too often');
        return;
      }
      await turns.take(row.user_id, row.id, async () => {
        await db(table).where({ id: row.id }).update({ status: 'started' });
        try {
          // The export may have been requested again with other options since.
          const begun = await find(db, row.id);
          if (begun !== undefined) await kind.make(begun, dependencies, { signal, folder });
        } catch (error) {
          if (attempt < maxAttempts) {
            const waits = isBusyFailure(error) && isRecent(row, dependencies.clock());
            throw waits ? new Postponed(busyMs) : error;
          } else await kind.fail(row, dependencies, describeReason(error));
        }
      });
    },
  };
}

/** An export that finds others busy for this many milliseconds loses an attempt each time, so it ends at some point. */
const busyForMs = dayMs;

const isRecent = ({ created_at }: ExportRow, now: Date) =>
  now.getTime() - Date.parse(created_at) < busyForMs;

/** Reasons that the user can act on; others appear only in the log. */
const describeReason = (error: unknown) =>
  error instanceof RepositoryMissing
    ? 'The repository of the project is not there'
    : 'The archive could not be written';
