import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { HttpError } from '#src/errors.ts';
import { createActor } from '#src/records/actor.ts';
import type { ProjectRow } from '#src/records/project.ts';
import {
  acceptOwnArchive,
  presentReserved,
} from '#src/domains/transfer/import-export/import/ask.ts';
import type { Tell } from '#src/domains/transfer/import-export/import/restore.ts';
import { maxImportAttempts } from '#src/domains/transfer/import-export/import/turns.ts';
import { importProject } from '#src/domains/transfer/import-export/import/worker.ts';
import { StartFailure, describeSystemError } from '#src/start/start-failure.ts';
import { createAdminCommand } from './command.ts';
import { writeNotice, type ServiceContext, runWithServices } from './instance.ts';
import { requireUserNamed } from './users.ts';

export const importCommand = createAdminCommand(
  {
    name: 'import',
    operands: ['file', 'path'],
    options: { user: { type: 'string', default: 'root' } },
    does: 'Imports a project archive to a path at which the user may create projects; `-` is standard input.',
  },
  ({ operands: [file = '', path = ''], values: { user } }) =>
    runWithServices((context) => importArchive(context, { file, path, username: user })),
);

interface ImportOptions {
  readonly file: string;
  /** Path of the new project; a path without a namespace is a project of the user. */
  readonly path: string;
  readonly username: string;
}

/** Imports an archive like the API in this process, whether the server runs or not. */
async function importArchive(
  context: ServiceContext,
  { file, path, username }: ImportOptions,
): Promise<void> {
  const { db, dependencies } = context;
  const actor = createActor(await requireUserNamed(db, username), { administrator: true });
  if (actor.user.state !== 'active') throw new StartFailure(`${username} is not active`);
  const accepting = { ...context, ...dependencies, actor, request: { id: randomUUID() } };
  const end = path.lastIndexOf('/');
  const namespace = end === -1 ? {} : { namespace: path.slice(0, end) };
  const project = await accept(
    await openArchiveFile(file),
    { ...namespace, path: path.slice(end + 1) },
    accepting,
  );
  const progress = new Progress();
  const { signal } = new AbortController();
  // There is no other attempt: whatever fails ends the import.
  const attempt = { attempt: maxImportAttempts, signal, tell: progress.tell };
  await importProject(project.id, dependencies, attempt);
  progress.end();
  const status = await presentReserved({ db }, project);
  const { import_error, failed_relations, path_with_namespace } = status;
  for (const { relation_name, line_number } of failed_relations) {
    writeNotice(`${relation_name}, line ${(line_number ?? 0) + 1} could not be imported`);
  }
  if (status.import_status !== 'finished') {
    throw new StartFailure(import_error ?? 'the project is being deleted');
  }
  writeNotice(`${path_with_namespace} is there`);
}

/** @throws StartFailure saying why it cannot be done, as the API does */
async function accept(...args: Parameters<typeof acceptOwnArchive>): Promise<ProjectRow> {
  try {
    return await acceptOwnArchive(...args);
  } catch (error) {
    args[0].destroy();
    if (!(error instanceof HttpError)) throw error;
    const { body } = error;
    const message = typeof body === 'object' && body !== null ? body['message'] : body;
    throw new StartFailure(typeof message === 'string' ? message : JSON.stringify(message));
  }
}

async function openArchiveFile(file: string): Promise<Readable> {
  if (file === '-') return process.stdin;
  const input = await open(file).catch((error: unknown) => {
    throw new StartFailure(`cannot read ${file} (${describeSystemError(error)})`);
  });
  return input.createReadStream();
}

const betweenMs = 2000;

/** Reports the number of records of a relation at intervals, and at its end. */
class Progress {
  #relation = '';
  #records = 0;
  #toldAt = performance.now();

  readonly tell: Tell = (relation, records) => {
    if (relation !== this.#relation) this.end();
    this.#relation = relation;
    this.#records = records;
    const now = performance.now();
    if (now - this.#toldAt < betweenMs) return;
    this.#toldAt = now;
    this.#say();
  };

  end(): void {
    if (this.#relation !== '') this.#say();
    this.#relation = '';
  }

  #say(): void {
    writeNotice(`${this.#relation}: ${this.#records} records`);
  }
}
