import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { audit, toAuditedProject, operator } from '#src/domain-events/audited.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findProjectAsUser, type ProjectAsUser } from '#src/policy/project-as-user.ts';
import {
  type ArchiveSource,
  streamProjectMembers,
} from '#src/domains/transfer/import-export/export/archive.ts';
import {
  compressStream,
  type Member,
  streamTar,
} from '#src/domains/transfer/import-export/export/members.ts';
import { readProject } from '#src/domains/transfer/import-export/export/read-project.ts';
import {
  createUnreadable,
  listWarnings,
} from '#src/domains/transfer/import-export/export/readable.ts';
import { StartFailure, describeSystemError } from '#src/start/start-failure.ts';
import { createStorage } from '#src/storage/storage.ts';
import { createAdminCommand } from './command.ts';
import { writeNotice, type ServiceContext, runWithServices } from './instance.ts';
import { requireUserNamed } from './users.ts';

export const exportCommand = createAdminCommand(
  {
    name: 'export',
    operands: ['project', 'file'],
    options: { user: { type: 'string', default: 'root' } },
    does: 'Exports a project, given by path or id, into an archive with everything that the user may see; `-` is standard output.',
  },
  ({ operands: [project = '', file = ''], values: { user } }) =>
    runWithServices((context) => exportProject(context, { project, file, username: user })),
);

interface ExportOptions {
  readonly project: string;
  readonly file: string;
  readonly username: string;
}

/** Writes the export of the API in this process, whether the server runs or not. */
async function exportProject(
  context: ServiceContext,
  { project, file, username }: ExportOptions,
): Promise<void> {
  const maintained = await requireMaintained(context, project, username);
  const { id, full_path } = maintained.project;
  const { db, now } = context;
  await db.transaction((db) =>
    audit(db, toAuditedProject({ id }), { add: 'project_export' }, { actor: operator, now }),
  );
  const { signal } = new AbortController();
  const unreadable = createUnreadable();
  const folder = await mkdtemp(toDraftPath(file));
  try {
    const reading = { projectId: id, asked: maintained, now: new Date(now), signal };
    const dependencies = { ...context, storage: createStorage(context.config) };
    await readProject(dependencies, reading, (source) => {
      const whole: ArchiveSource = { ...source, folder, description: null };
      const openArchive = () =>
        compressStream(streamTar(reportUploads(streamProjectMembers(whole, unreadable)), whole));
      return file === '-' ? pipeline(openArchive(), process.stdout) : write(openArchive, file);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  for (const warning of listWarnings(unreadable)) writeNotice(warning);
  writeNotice(`${full_path} is written to ${file === '-' ? 'standard output' : file}`);
}

async function requireMaintained(
  { db }: ServiceContext,
  project: string,
  username: string,
): Promise<ProjectAsUser> {
  const user = await requireUserNamed(db, username);
  const idOrPath = /^\d+$/.test(project) ? Number(project) : project;
  const found = await findProjectAsUser(db, { user_id: user.id, administrator: true }, idOrPath);
  if (found === null)
    throw new StartFailure(`project ${project} does not exist or is not visible to ${username}`);
  if (found.project.level < AccessLevel.Maintainer) {
    throw new StartFailure(`${username} is no maintainer of ${project}`);
  }
  return found;
}

/** Path of the draft beside the archive, on the volume with enough space. */
const toDraftPath = (file: string) =>
  file === '-' ? path.join(tmpdir(), 'hearth-export-') : `${path.resolve(file)}.tmp-`;

/** Reports each file at its start, and the number of texts at the end. */
async function* reportUploads(members: AsyncIterable<Member>): AsyncGenerator<Member> {
  let uploads = 0;
  for await (const member of members) {
    if (member.name.startsWith('uploads/')) uploads += 1;
    else writeNotice(`${member.name}: ${member.size} bytes`);
    yield member;
  }
  if (uploads > 0) writeNotice(`uploads: ${uploads} files`);
}

/** Writes a new file, which has its name only once it is whole. */
async function write(archive: () => Readable, file: string): Promise<void> {
  const draft = `${file}.part`;
  const output = await open(draft, 'wx', 0o600).catch((error: unknown) => {
    throw new StartFailure(`cannot write ${draft} (${describeSystemError(error)})`);
  });
  try {
    for await (const chunk of archive()) await output.writeFile(chunk as Buffer);
    await output.sync();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await output.close();
  }
}
