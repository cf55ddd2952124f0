import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { RawTree } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import { BackgroundPauses } from '#src/turns/pauses.ts';
import type { GiveWay } from '#src/turns/sliced-turns.ts';
import { isPaid } from '#src/plan.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { toGroupContainer } from '#src/records/container.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { archiveVersion } from '../../export/archive.ts';
import {
  ArchiveRefused,
  checkVersion,
  mostMembers,
  type ReadArchive,
  readArchive,
} from '../archive.ts';
import { createTitles, notePassedOver, PassedOver, type ContainerContext } from '../context.ts';
import { storeMembers } from '../members.ts';
import { storeRelation } from '../relation.ts';
import { findPeople, type FoundPeople, ImportedUsers } from '../users.ts';
import { isTree } from '../values.ts';
import { linkEpics } from '../../catalogue/epics.ts';
import { groupAttributes, readGroupAttributes } from '../../catalogue/group-settings.ts';
import {
  importedGroupRelations,
  passOverLinks,
  waitingGroupRelations,
} from '../../catalogue/group.ts';
import { holdUnfinished } from './hold.ts';
import { makeSubgroup } from './subgroup.ts';
import type { GroupImportRow } from './table.ts';
import { type ArchivedGroup, isImportedFile, type MadeGroup, readGroups } from './tree.ts';

interface Restoring {
  readonly row: GroupImportRow;
  readonly group: GroupRow;
  readonly actor: Actor;
  readonly settings: ApplicationSettingsRow;
  /** A folder of this import alone. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly giveWay: GiveWay;
}

/** The attributes that become visible with the group, after all other records. */
export interface RestoredGroup {
  readonly attributes: ReturnType<typeof readGroupAttributes>;
}

/**
 * Fills an empty, hidden group from an archive, and creates its subgroups.
 * @throws ArchiveRefused for an archive that cannot be read
 * @throws PlaceGone where the group is being deleted
 */
export async function restoreGroup(
  restoring: Restoring,
  { db, storage, clock, config, log }: WorkerDependencies,
): Promise<RestoredGroup> {
  const { group, actor, settings, signal, giveWay } = restoring;
  const archive = await openArchive(restoring, storage);
  const groups = await readGroups(archive);

  const passedOver = new PassedOver();
  const people = await findImportedPeople(db, actor, groups);
  const shared = {
    db,
    users: people.users,
    now: clock().toISOString(),
    paid: isPaid(config.plan),
    passedOver,
    administrator: actor.admin,
    pauses: new BackgroundPauses(),
    giveWay,
    hold: holdUnfinished(group.id),
    // Archives of groups have no files.
    hasUpload: () => false,
  };
  const failures = new Map<string, number>();
  const createRefusalCounter = (relation: string) => async () => {
    failures.set(relation, (failures.get(relation) ?? 0) + 1);
  };
  const made = new Map<number, MadeGroup>();
  const [top] = groups as readonly [ArchivedGroup, ...ArchivedGroup[]];
  const createContext = (id: number): ContainerContext => ({
    ...shared,
    container: toGroupContainer({ id }),
    titles: createTitles(),
  });
  for (const archived of groups) {
    signal.throwIfAborted();
    const parentId = made.get(archived.parentId ?? 0)?.context.container.id ?? group.id;
    const from = { archived, settingsRecord: await findSettingsRecord(archived), parentId };
    const id =
      archived === top
        ? group.id
        : await makeSubgroup(createContext(group.id), from, { actor, settings });
    if (id === null) await createRefusalCounter('groups')();
    else made.set(archived.id, { archived, context: createContext(id) });
  }
  for (const { archived, context } of made.values()) {
    notePassedOver(context, 'group', archived.attributes, new Set(Object.keys(groupAttributes)));
    for (const relation of importedGroupRelations) {
      const records = archived.records(relation.name);
      const tell = createRefusalCounter(relation.name);
      await storeRelation(context, relation, { records, refused: tell, signal });
    }
    await noteWaitingRelations(archived, passedOver);
  }
  await linkEpics(made, signal);
  const links = passOverLinks(made);
  for (const { archived, context } of made.values()) {
    const records = archived.records(links.name);
    await storeRelation(context, links, {
      records,
      refused: createRefusalCounter(links.name),
      signal,
    });
  }
  await storeGroupMembers(made, actor);
  for (const [first, count] of archive.passedOver) passedOver.note(`file ${first}`, count);
  const told = { passed_over: passedOver.counts, failed: Object.fromEntries(failures) };
  log.info({ event: 'archive_read', group: group.id, ...told }, 'import archive read');
  const parent = await findParent(db, group);
  const { paid } = shared;
  return {
    attributes: readGroupAttributes(top.own, await findSettingsRecord(top), { parent, paid }),
  };
}

/** @throws ArchiveRefused for an archive that is gone, too large or of another version */
async function openArchive(
  { row, settings, folder, signal, giveWay }: Restoring,
  storage: WorkerDependencies['storage'],
): Promise<ReadArchive> {
  const source = row.storage_key === null ? null : await storage.read(row.storage_key);
  if (source === null) throw new ArchiveRefused('The archive was deleted');
  const megabytes = settings.max_decompressed_archive_size;
  const bytes = megabytes === 0 ? null : megabytes * 1_048_576;
  const archive = await readArchive(Readable.from(source), {
    folder: join(folder, 'members'),
    budget: { bytes, ...mostMembers },
    keep: isImportedFile,
    signal,
    giveWay,
  });
  await checkVersion(archive, archiveVersion);
  return archive;
}

/** Counts the records of relations that an archive may hold and no import reads yet. */
async function noteWaitingRelations(
  archived: ArchivedGroup,
  passedOver: PassedOver,
): Promise<void> {
  for (const name of waitingGroupRelations) {
    for await (const { value } of archived.records(name)) if (isTree(value)) passedOver.note(name);
  }
}

async function findParent(db: Database, { parent_id }: GroupRow) {
  if (parent_id === null) return null;
  const parent = await db('groups')
    .where('namespace_id', parent_id)
    .first<{ share_with_group_lock: boolean } | undefined>('share_with_group_lock');
  return parent ?? null;
}

/** The only record of its relation; empty if absent. */
async function findSettingsRecord(group: ArchivedGroup): Promise<RawTree> {
  for await (const { value } of group.records('namespace_settings'))
    if (isTree(value)) return value;
  return {};
}

async function* streamMemberRecords(groups: readonly ArchivedGroup[]): AsyncGenerator<RawTree> {
  for (const group of groups) {
    for await (const { value } of group.records('members')) if (isTree(value)) yield value;
  }
}

/** Only administrators import for others. */
function findImportedPeople(
  db: Database,
  { admin, user: { id: importerId } }: Actor,
  groups: readonly ArchivedGroup[],
): Promise<FoundPeople> | FoundPeople {
  if (!admin) return { users: new ImportedUsers(importerId), members: [], invitations: [] };
  const mostLevel = AccessLevel.Owner;
  return findPeople(db, { importerId, mostLevel, records: streamMemberRecords(groups) });
}

/** Members are stored last, because a member of a subgroup sees the names of the groups above. */
async function storeGroupMembers(
  made: ReadonlyMap<number, MadeGroup>,
  actor: Actor,
): Promise<void> {
  if (!actor.admin) return;
  for (const { archived, context } of made.values()) {
    await storeMembers(context, await findImportedPeople(context.db, actor, [archived]));
  }
}
