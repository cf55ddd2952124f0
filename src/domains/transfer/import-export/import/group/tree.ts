import type { RawTree, RawValue } from '#runtime/raw.ts';
import { BackgroundPauses } from '#src/turns/pauses.ts';
import { mebibyteBytes } from '#src/units.ts';
import { readableArchive } from '../../export/readable.ts';
import { readableRecord } from '../../export/record.ts';
import { ArchiveRefused, type ReadArchive } from '../archive.ts';
import type { ContainerContext } from '../context.ts';
import { type ReadLine, readJsonFile, readLines } from '../lines.ts';
import { readForeignId, isTree, readList, removeRelations } from '../values.ts';

/** A group of an archive. */
export interface ArchivedGroup {
  /** The id that it had. */
  readonly id: number;
  /** Null for the exported group, and for archives without the parent. */
  readonly parentId: number | null;
  /** The group's own attributes. */
  readonly own: RawTree;
  /** The group's attributes without relations; older formats store both together. */
  readonly attributes: RawTree;
  /** The records of a relation, whose values are not validated yet. */
  records(relation: string): AsyncIterable<ReadLine>;
}

/** A group of the archive, and the imported group. */
export interface MadeGroup {
  readonly archived: ArchivedGroup;
  readonly context: ContainerContext;
}

/** Bytes of the attributes of one group. */
const mostBytes = mebibyteBytes;

/** The files of an archive of a group that are read. */
const wantedFiles =
  /^(?:VERSION|group\.json|tree\/groups\/(?:_all\.ndjson|\d{1,16}\.json|\d{1,16}\/[a-z_]{1,64}\.ndjson))$/;

export const isImportedFile = (name: string) => wantedFiles.test(name);

/**
 * The groups of an archive, the exported one first and parents before children.
 * @throws ArchiveRefused for an archive without a readable group
 */
export async function readGroups(archive: ReadArchive): Promise<readonly ArchivedGroup[]> {
  const list = archive.files.get('tree/groups/_all.ndjson');
  const groups =
    list === undefined ? await loadSingleGroup(archive) : await loadGroups(archive, list);
  if (groups.length === 0) throw new ArchiveRefused('invalid import format');
  return groups;
}

async function loadGroups({ files }: ReadArchive, list: string): Promise<readonly ArchivedGroup[]> {
  const groups = new Map<number, ArchivedGroup>();
  const bounds = { bytes: 32, values: 1 };
  for await (const { value } of readLines(list, bounds)) {
    const id = readForeignId({ id: value ?? null }, 'id');
    if (id === null || groups.has(id)) continue;
    if (groups.size >= readableArchive.groups)
      throw new ArchiveRefused('The archive has too many groups');
    const path = files.get(`tree/groups/${id}.json`);
    const own =
      path === undefined
        ? undefined
        : await readJsonFile(path, { ...readableRecord, bytes: mostBytes });
    if (!isTree(own)) {
      if (groups.size === 0) throw new ArchiveRefused('invalid import format');
      continue;
    }
    groups.set(id, {
      id,
      own,
      attributes: own,
      parentId: readForeignId(own, 'parent_id'),
      async *records(relation) {
        const file = files.get(`tree/groups/${id}/${relation}.ndjson`);
        if (file !== undefined) yield* readLines(file, readableRecord);
      },
    });
  }
  return [...groups.values()];
}

/** The former format: one object, with subgroups in its `children`. */
async function loadSingleGroup({ files }: ReadArchive): Promise<readonly ArchivedGroup[]> {
  const path = files.get('group.json');
  const whole = path === undefined ? undefined : await readJsonFile(path, readableRecord);
  if (!isTree(whole)) throw new ArchiveRefused('invalid import format');
  const groups: ArchivedGroup[] = [];
  const waiting: { readonly own: RawTree; readonly parentId: number | null }[] = [
    { own: whole, parentId: null },
  ];
  for (let at = 0; at < waiting.length; at += 1) {
    if (groups.length >= readableArchive.groups)
      throw new ArchiveRefused('The archive has too many groups');
    const { own, parentId } = waiting[at] as (typeof waiting)[number];
    // A group without an id is the parent of no other, and its own id is a placeholder.
    const id = readForeignId(own, 'id') ?? -at - 1;
    const attributes = removeRelations(own);
    groups.push({
      id,
      own,
      attributes,
      parentId,
      records: (relation) => streamRecords(own, relation),
    });
    for (const child of readList(own, 'children')) waiting.push({ own: child, parentId: id });
  }
  return groups;
}

async function* streamRecords(own: RawTree, relation: string): AsyncGenerator<ReadLine> {
  const value = own[relation] ?? null;
  const all = Array.isArray(value) ? (value as readonly RawValue[]) : [value];
  const pauses = new BackgroundPauses();
  for (const [line, value] of all.entries()) {
    await pauses.take();
    if (value !== null) yield { line, value };
  }
}
