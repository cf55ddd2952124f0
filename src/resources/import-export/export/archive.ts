import { type AvatarOwner, findAvatar } from '../../../avatars/table.ts';
import { portableBundleOf } from '../../../git/reading/whole.ts';
import type { Storage, StoredBlob } from '../../../storage/storage.ts';
import type { ProjectUploadRow } from '../../project-uploads/table.ts';
import { linesOf } from './lines.ts';
import {
  countedMembers,
  type Member,
  memberOf,
  spooled,
  storeCompressed,
  tarOf,
  withFolder,
} from './members.ts';
import { nothingUnreadable, type Unreadable } from './readable.ts';
import { walked } from './record.ts';
import { projectRecord } from './tree/project.ts';
import { relations, type TreeSource } from './tree/relations.ts';

/** The form of archives that is written; see `readableVersions` for those that are read. */
export const archiveVersion = '0.2.4';

export interface ProjectSource extends TreeSource {
  readonly storage: Storage;
  readonly signal: AbortSignal;
}

export interface ArchiveSource extends ProjectSource {
  /** A folder of this export alone, which need not exist yet, for what is to be measured before it is written. */
  readonly folder: string;
  /** Stands in the place of the project's own; null for that. */
  readonly description: string | null;
}

export interface StoredArchive {
  readonly blob: StoredBlob;
  readonly unreadable: Unreadable;
}

/** Writes the archive of a project into the storage. */
export function storeArchive(source: ArchiveSource): Promise<StoredArchive> {
  return withFolder(source.folder, async () => {
    const unreadable = nothingUnreadable();
    const members = membersOfProject(source, unreadable);
    const blob = await storeCompressed(source.storage, tarOf(members, source));
    return { blob, unreadable };
  });
}

/** The files of the archive of a project, in their order. `unreadable` takes what an import would not. */
export const membersOfProject = (
  source: ArchiveSource,
  unreadable: Unreadable,
): AsyncGenerator<Member> => countedMembers(membersOf(source, unreadable), unreadable);

async function* membersOf(source: ArchiveSource, { large }: Unreadable): AsyncGenerator<Member> {
  const { db, exported, description, folder, signal } = source;
  yield memberOf('VERSION', archiveVersion);
  const own = await projectRecord(db, exported, description);
  yield memberOf('tree/project.json', JSON.stringify(own));
  for (const [relation, recordsOf] of Object.entries(relations)) {
    const lines = linesOf(relation, recordsOf(source), { signal, large });
    yield* spooled(folder, `tree/project/${relation}.ndjson`, lines);
  }
  yield* uploadsOf(source, 'uploads/');
  yield* avatarOf(source, { kind: 'project', id: source.projectId });
  yield* bundleOf(source, 'project.bundle');
}

/** The files of texts; one that has left the storage is left out. */
export async function* uploadsOf(
  { db, projectId, storage }: ProjectSource,
  below: string,
): AsyncGenerator<Member> {
  const rows = walked<ProjectUploadRow>(
    () => db('project_uploads').where('project_uploads.project_id', projectId).select('*'),
    { of: 'project_uploads', by: ['secret'] },
  );
  for await (const { secret, filename, size, storage_key } of rows) {
    const content = await storage.read(storage_key);
    if (content !== null) yield { name: `${below}${secret}/${filename}`, size, content };
  }
}

export async function* avatarOf(
  { db, storage }: Pick<ProjectSource, 'db' | 'storage'>,
  owner: AvatarOwner,
): AsyncGenerator<Member> {
  const avatar = await findAvatar(db, owner);
  const content = avatar === undefined ? null : await storage.read(avatar.storage_key);
  if (avatar === undefined || content === null) return;
  yield { name: `avatar/${avatar.filename}`, size: avatar.size, content };
}

/** The repository; nothing where it is empty. */
export async function* bundleOf(
  { repository, folder }: Pick<ArchiveSource, 'repository' | 'folder'>,
  name: string,
): AsyncGenerator<Member> {
  const bundle = await portableBundleOf(repository);
  if (bundle !== null) yield* spooled(folder, name, bundle);
}
