import { waitsFor } from '#src/records/waits-for.ts';
import type { EpicRow } from '#src/records/epic.ts';
import type { ExportedRecord } from '../export/record.ts';
import type { GroupSource } from '../export/group/source.ts';
import type { ContainerContext } from '../import/context.ts';
import type { MadeGroup } from '../import/group/tree.ts';
import type { ImportedRelation } from '../import/relation.ts';
import { readForeignId, readPart } from '../import/values.ts';
import { boardRelation } from './boards.ts';
import { epicRelation, selectEpicsWithin } from './epics.ts';
import { field, readIid } from './fields.ts';
import { toNamespaceSettings } from './group-settings.ts';
import { type Catalogue, toPass, writeEntry } from './index.ts';
import { iterationRelation } from './iterations.ts';
import { createLinkRelation, writeLinks } from './links.ts';
import { writeMembers } from './members.ts';
import { labelRelation, milestoneRelation } from './planning.ts';
import { writeSingle } from './project.ts';
import type { Relation } from './relation.ts';

/** The links of the epics of an archive, whose groups are known by the ids that they had. */
const createEpicLinks = (made: ReadonlyMap<number, MadeGroup>): Relation =>
  createLinkRelation({
    kind: 'epic',
    ends: { table: 'epics', rows: selectEpicsWithin, fields: field.copied('group_id iid') },
    async find({ context, record }, name) {
      const end = readPart(record, name);
      const above = end === null ? undefined : made.get(readForeignId(end, 'group_id') ?? 0);
      if (end === null || above === undefined) return undefined;
      const place = { group_id: above.context.container.id, iid: readIid(end) };
      const epic = await context.db<EpicRow>('epics').where(place).first('id');
      return epic?.id;
    },
  });

const epicLinks = createEpicLinks(new Map());

/** The relations of a group in an archive, by the names of their files. Members come with archives alone. */
export const groupCatalogue: Catalogue = {
  // Always empty; readers of archives expect the file.
  badges: {},
  boards: boardRelation,
  epics: epicRelation,
  epic_links: {
    ...epicLinks,
    write: (source: GroupSource) =>
      writeLinks(source, epicLinks, () =>
        source.db('epics').where('epics.group_id', source.group.id),
      ),
  },
  iterations: iterationRelation,
  labels: labelRelation,
  members: {
    write: ({ db, group: { id }, now }: GroupSource) =>
      writeMembers(db, { type: 'Namespace', id }, now),
  },
  milestones: milestoneRelation,
  namespace_settings: {
    write: ({ group }: GroupSource) => writeSingle(toNamespaceSettings(group)),
  },
};

/** The records of each file of a group's archive. */
export const exportedGroupRelations: Readonly<
  Record<string, (source: GroupSource) => AsyncIterable<ExportedRecord>>
> = Object.fromEntries(
  Object.entries(groupCatalogue).map(([name, entry]) => [
    name,
    (source: GroupSource) => writeEntry(entry, source),
  ]),
);

/** The passes of an import over the files of a group, in order of dependency: each needs only those before it. */
export const importedGroupRelations: readonly ImportedRelation<ContainerContext>[] = [
  toPass('labels', labelRelation),
  toPass('milestones', milestoneRelation),
  toPass('epics', epicRelation),
  toPass('iterations', iterationRelation),
  toPass('boards', boardRelation),
];

/** The pass over links, once the epics of all groups are there. */
export const passOverLinks = (made: ReadonlyMap<number, MadeGroup>) =>
  toPass('epic_links', createEpicLinks(made));

/** Archive files of resources that are not implemented yet. */
export const waitingGroupRelations: readonly string[] = [waitsFor('badges', 'badges')];
