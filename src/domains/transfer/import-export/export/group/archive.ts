import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { Storage } from '#src/storage/storage.ts';
import { archiveVersion, type StoredArchive } from '../archive.ts';
import { streamLines } from '../lines.ts';
import {
  countMembers,
  type Member,
  createMember,
  spoolMember,
  storeCompressed,
  streamTar,
  runWithFolder,
} from '../members.ts';
import { createUnreadable, readableArchive, type UnreadableParts } from '../readable.ts';
import type { GroupSource } from './source.ts';
import { exportedGroupRelations } from '../../catalogue/group.ts';
import { toGroupRecord } from '../../catalogue/group-settings.ts';
import { findGroup, loadTreeIds } from './tree.ts';

export interface GroupArchiveSource extends GroupSource {
  readonly storage: Storage;
  readonly signal: AbortSignal;
  /** A folder of this export alone, which need not exist yet. */
  readonly folder: string;
}

/** Writes the archive of a group, with all groups below it, into the storage. */
export function storeGroupArchive(source: GroupArchiveSource): Promise<StoredArchive> {
  return runWithFolder(source.folder, async () => {
    const unreadable = createUnreadable();
    const members = countMembers(streamMembers(source, unreadable), unreadable);
    const blob = await storeCompressed(source.storage, streamTar(members, source));
    return { blob, unreadable };
  });
}

async function* streamMembers(
  source: GroupArchiveSource,
  { large, tooMany }: UnreadableParts,
): AsyncGenerator<Member> {
  const { db, topGroupId, folder, signal } = source;
  yield createMember('VERSION', archiveVersion);
  const ids = await loadTreeIds(db, topGroupId);
  if (ids.length > readableArchive.groups) tooMany.add('groups');
  yield* spoolMember(folder, 'tree/groups/_all.ndjson', streamIdLines(ids));
  for (const id of ids) {
    const group = await findGroup(db, id);
    if (group === undefined) continue;
    yield createMember(`tree/groups/${id}.json`, JSON.stringify(toGroupRecord(group, topGroupId)));
    for (const [relation, recordsOf] of Object.entries(exportedGroupRelations)) {
      const records = recordsOf({ ...source, group, container: { column: 'group_id', id } });
      const lines = streamLines(`${id}/${relation}`, records, { signal, large });
      yield* spoolMember(folder, `tree/groups/${id}/${relation}.ndjson`, lines);
    }
  }
}

async function* streamIdLines(ids: readonly number[]): AsyncGenerator<Buffer> {
  for (const some of splitIntoBatches(ids, 1000)) yield Buffer.from(`${some.join('\n')}\n`);
}
