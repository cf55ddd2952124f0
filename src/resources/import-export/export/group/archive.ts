import { inBatches } from '../../../../turns/in-batches.ts';
import type { Storage } from '../../../../storage/storage.ts';
import { archiveVersion, type StoredArchive } from '../archive.ts';
import { linesOf } from '../lines.ts';
import {
  countedMembers,
  type Member,
  memberOf,
  spooled,
  storeCompressed,
  tarOf,
  withFolder,
} from '../members.ts';
import { nothingUnreadable, readableArchive, type Unreadable } from '../readable.ts';
import type { GroupSource } from './source.ts';
import { findGroup, groupRecord, groupRelations, idsOfTree } from './tree.ts';

export interface GroupArchiveSource extends GroupSource {
  readonly storage: Storage;
  readonly signal: AbortSignal;
  /** A folder of this export alone, which need not exist yet. */
  readonly folder: string;
}

/** Writes the archive of a group, with all groups below it, into the storage. */
export function storeGroupArchive(source: GroupArchiveSource): Promise<StoredArchive> {
  return withFolder(source.folder, async () => {
    const unreadable = nothingUnreadable();
    const members = countedMembers(membersOf(source, unreadable), unreadable);
    const blob = await storeCompressed(source.storage, tarOf(members, source));
    return { blob, unreadable };
  });
}

async function* membersOf(
  source: GroupArchiveSource,
  { large, tooMany }: Unreadable,
): AsyncGenerator<Member> {
  const { db, topGroupId, folder, signal } = source;
  yield memberOf('VERSION', archiveVersion);
  const ids = await idsOfTree(db, topGroupId);
  if (ids.length > readableArchive.groups) tooMany.add('groups');
  yield* spooled(folder, 'tree/groups/_all.ndjson', idLines(ids));
  for (const id of ids) {
    const group = await findGroup(db, id);
    if (group === undefined) continue;
    yield memberOf(`tree/groups/${id}.json`, JSON.stringify(groupRecord(group, topGroupId)));
    for (const [relation, recordsOf] of Object.entries(groupRelations)) {
      const lines = linesOf(`${id}/${relation}`, recordsOf({ ...source, group }), {
        signal,
        large,
      });
      yield* spooled(folder, `tree/groups/${id}/${relation}.ndjson`, lines);
    }
  }
}

async function* idLines(ids: readonly number[]): AsyncGenerator<Buffer> {
  for (const some of inBatches(ids, 1000)) yield Buffer.from(`${some.join('\n')}\n`);
}
