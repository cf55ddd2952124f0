import type { Readable } from 'node:stream';
import { type AvatarOwner, findAvatar } from '#src/avatars/table.ts';
import { streamPortableBundle } from '#src/git/reading/whole.ts';
import type { Storage, StoredBlob } from '#src/storage/storage.ts';
import type { ProjectUploadRow } from '#src/domains/projects/project-uploads/table.ts';
import { streamLines } from './lines.ts';
import {
  countMembers,
  type Member,
  createMember,
  spoolMember,
  storeCompressed,
  streamTar,
  runWithFolder,
} from './members.ts';
import { createUnreadable, type UnreadableParts } from './readable.ts';
import { streamRows } from './record.ts';
import { loadProjectRecord } from '../catalogue/project-settings.ts';
import { exportedRelations } from '../catalogue/project.ts';
import type { TreeSource } from './source.ts';

/** The form of archives that is written; see `readableVersions` for those that are read. */
export const archiveVersion = '0.2.4';

export interface ProjectSource extends TreeSource {
  readonly storage: Storage;
  readonly signal: AbortSignal;
}

export interface ArchiveSource extends ProjectSource {
  /**
   * Folder of this export alone, which need not exist yet, for content whose size must be known before it is written.
   */
  readonly folder: string;
  /** Description that replaces the project's own; null to keep it. */
  readonly description: string | null;
}

export interface StoredArchive {
  readonly blob: StoredBlob;
  readonly unreadable: UnreadableParts;
}

/** Writes the archive of a project into the storage. */
export function storeArchive(source: ArchiveSource): Promise<StoredArchive> {
  return runWithFolder(source.folder, async () => {
    const unreadable = createUnreadable();
    const members = streamProjectMembers(source, unreadable);
    const blob = await storeCompressed(source.storage, streamTar(members, source));
    return { blob, unreadable };
  });
}

/** The files of the archive of a project, in their order. `unreadable` takes what an import would not. */
export const streamProjectMembers = (
  source: ArchiveSource,
  unreadable: UnreadableParts,
): AsyncGenerator<Member> => countMembers(streamMembers(source, unreadable), unreadable);

async function* streamMembers(
  source: ArchiveSource,
  { large }: UnreadableParts,
): AsyncGenerator<Member> {
  const { db, exported, description, folder, signal } = source;
  yield createMember('VERSION', archiveVersion);
  const own = await loadProjectRecord(db, exported, description);
  yield createMember('tree/project.json', JSON.stringify(own));
  for (const [relation, recordsOf] of Object.entries(exportedRelations)) {
    const lines = streamLines(relation, recordsOf(source), { signal, large });
    yield* spoolMember(folder, `tree/project/${relation}.ndjson`, lines);
  }
  yield* streamUploads(source, 'uploads/');
  yield* streamAvatar(source, { kind: 'project', id: source.projectId });
  yield* streamBundleMember(source, 'project.bundle');
}

/** The files of texts; one that has left the storage is left out. */
export async function* streamUploads(
  { db, projectId, storage }: Pick<ProjectSource, 'db' | 'projectId' | 'storage'>,
  below: string,
): AsyncGenerator<Member> {
  const rows = streamRows<ProjectUploadRow>(
    () => db('project_uploads').where('project_uploads.project_id', projectId).select('*'),
    { of: 'project_uploads', by: ['secret'] },
  );
  for await (const { secret, filename, size, storage_key } of rows) {
    const content = await storage.read(storage_key);
    if (content !== null) {
      yield* closeAfter(content, { name: `${below}${secret}/${filename}`, size, content });
    }
  }
}

export async function* streamAvatar(
  { db, storage }: Pick<ProjectSource, 'db' | 'storage'>,
  owner: AvatarOwner,
): AsyncGenerator<Member> {
  const avatar = await findAvatar(db, owner);
  const content = avatar === undefined ? null : await storage.read(avatar.storage_key);
  if (avatar === undefined || content === null) return;
  yield* closeAfter(content, { name: `avatar/${avatar.filename}`, size: avatar.size, content });
}

/** A member whose file is closed also where an export ends before it is read. */
function* closeAfter(content: Readable, member: Member): Generator<Member> {
  try {
    yield member;
  } finally {
    content.destroy();
  }
}

/** The repository; nothing where it is empty. */
export async function* streamBundleMember(
  { repository, folder }: Pick<ArchiveSource, 'repository' | 'folder'>,
  name: string,
): AsyncGenerator<Member> {
  const bundle = await streamPortableBundle(repository);
  if (bundle !== null) yield* spoolMember(folder, name, bundle);
}
