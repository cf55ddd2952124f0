import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '#src/records/user.ts';
import { tarOf } from '#test/support/project-archives.ts';
import { seedUser } from '#test/support/seed.ts';

import { groupArchiveOf, groupImportWorld, type Relations, member } from './group-import-world.ts';

const world = await groupImportWorld();
const { db, root, imported } = world;

const own = { id: 7, name: 'Kilns', path: 'kilns' };
const inTop = (relations: Relations) => ({ 7: { own, relations } });
const epic = (iid: number, more: object = {}) => ({ iid, title: `Epic ${iid}`, ...more });
const chain = Array.from({ length: 9 }, (_, index) =>
  epic(index + 1, index === 0 ? {} : { parent: { iid: index, group_id: 7 } }),
);

/** Claims of an archive that nobody should believe, and what a table then holds of the group and those below it. */
const hostile: readonly (readonly [string, () => Promise<Buffer>, string, readonly unknown[]])[] = [
  [
    'a group below itself, below one that is missing, or below one of here',
    () =>
      groupArchiveOf({
        7: { own: { ...own, parent_id: 7 } },
        8: { own: { id: 8, parent_id: 8, name: 'One', path: 'one' } },
        9: { own: { id: 9, parent_id: 99, name: 'Two', path: 'two' } },
        10: { own: { id: 10, parent_id: 1, name: 'Three', path: 'three' } },
      }),
    'subgroups',
    ['one', 'three', 'two'],
  ],
  [
    'paths and names that no group may have, or that another one has',
    () =>
      groupArchiveOf({
        7: { own },
        8: { own: { id: 8, parent_id: 7, name: 'One', path: '../../etc' } },
        9: { own: { id: 9, parent_id: 7, name: '<b>', path: 'two' } },
        10: { own: { id: 10, parent_id: 7, name: 'Three', path: 'three' } },
        11: { own: { id: 11, parent_id: 7, name: 'Four', path: 'THREE' } },
        12: { own: { id: 12, parent_id: 7, name: 'Three', path: 'five' } },
        13: { own: { id: 13, parent_id: 12, name: 'Six', path: 'six' } },
        14: {},
      }),
    'subgroups',
    ['six', 'three'],
  ],
  [
    'the same id twice, ids that are none, and files beside them',
    () =>
      groupArchiveOf(
        { 7: { own }, 8: { own: { id: 8, parent_id: 7, name: 'One', path: 'one' } } },
        [7, 8, 8, '{"id":8}', -1, '"x"', 1.5, 1e30, '../7'],
      ),
    'subgroups',
    ['one'],
  ],
  [
    'epics in a circle, below themselves, too deep, and below those of another group',
    () =>
      groupArchiveOf({
        7: {
          own,
          relations: {
            epics: [
              ...chain,
              epic(20, { parent: { iid: 21, group_id: 7 } }),
              epic(21, { parent: { iid: 20, group_id: 7 } }),
              epic(22, { parent: { iid: 22, group_id: 7 } }),
              epic(23, { parent: { iid: 1, group_id: 8 } }),
              epic(24, { parent: { iid: 25, group_id: 7 } }),
              epic(25, { confidential: true }),
            ],
          },
        },
        8: {
          own: { id: 8, parent_id: 7, name: 'One', path: 'one' },
          relations: { epics: [epic(1, { parent: { iid: 25, group_id: 7 }, confidential: true })] },
        },
      }),
    'epics',
    [
      // Seven are one above the other, and no more.
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((iid) => [iid, iid === 1 || iid === 8 ? null : iid - 1]),
      ...[
        [20, 21],
        [21, null],
        [22, null],
        [23, null],
        [24, null],
        [25, null],
        [1, 25],
      ],
    ],
  ],
  [
    'numbers that are none, taken or too large, and titles that are empty or too long',
    () =>
      groupArchiveOf(
        inTop({
          epics: [
            ...[epic(0), epic(-1), epic(2 ** 31), epic(1.5), epic(3), epic(3), epic(4)],
            ...[{ title: 'x' }, { iid: 5, title: ' ' }, { iid: 6, title: 'x'.repeat(256) }],
            ...[{ iid: 7, title: 'a\u0000b' }, 'text', 7, ['list'], { __proto__: null }],
          ],
        }),
      ),
    'epics',
    [
      [3, null],
      [4, null],
    ],
  ],
  [
    'people, rights and secrets of others',
    () =>
      groupArchiveOf({
        7: {
          own: {
            ...{ ...own, owner_id: 1, runners_token: 'secret', saml_discovery_token: 'secret' },
            ...{ shared_runners_minutes_limit: 9999, visibility_level: 20, parent_id: 1 },
          },
          relations: {
            members: [member(1, root, 50)],
            epics: [epic(1, { author_id: root.id, group_id: 1, closed_by_id: root.id })],
          },
        },
      }),
    'rights',
    ['private', null, null, 1, 'by the importer'],
  ],
];

/** Looks at what became of an archive. */
const looks: Readonly<Record<string, (id: number, user: UserRow) => Promise<readonly unknown[]>>> =
  {
    subgroups: (id) =>
      db('namespaces').where({ parent_id: id }).orderBy('path').pluck<string[]>('path'),
    async epics(id) {
      const rows = await db('epics')
        .join('namespace_ancestors as above', 'above.namespace_id', 'epics.group_id')
        .leftJoin('epics as parents', 'parents.id', 'epics.parent_id')
        .where('above.ancestor_id', id)
        .orderBy('above.distance')
        .orderBy('epics.iid')
        .select<{ iid: number; parent: number | null }[]>('epics.iid', 'parents.iid as parent');
      return rows.map(({ iid, parent }) => [iid, parent]);
    },
    async rights(id, user) {
      const group = await db('namespaces')
        .join('groups', 'groups.namespace_id', 'namespaces.id')
        .where('namespaces.id', id)
        .first();
      const members = await db('members').where({ source_type: 'Namespace', source_id: id });
      const [epic] = await db('epics').where({ group_id: id });
      return [
        ...[group?.['visibility'], group?.['parent_id'], group?.['shared_runners_minutes_limit']],
        members.length,
        epic?.['author_id'] === user.id ? 'by the importer' : 'by somebody else',
      ];
    },
  };

describe('a hostile archive of a group', () => {
  it.each(hostile)('is harmless: %s', async (_, archive, table, expected) => {
    const user = await seedUser(db);
    const { group } = await imported(user, await archive());
    expect(await db('group_imports').where({ group_id: group.id })).toMatchObject([
      { status: 'finished' },
    ]);
    expect(await looks[table]?.(group.id, user)).toEqual(expected);
  });

  const unreadable: readonly (readonly [string, () => Promise<Buffer>])[] = [
    ['nothing that is an archive', async () => Buffer.from('no archive')],
    ['no list of groups', async () => gzipSync(await tarOf({ VERSION: '0.2.4' }))],
    ['no group that is exported', () => groupArchiveOf({ 7: {}, 8: { own } })],
    [
      'a link to a file of the server',
      async () =>
        gzipSync(
          await tarOf({ VERSION: '0.2.4' }, [
            { name: 'tree/groups/7.json', type: 'symlink', linkname: '/etc/passwd' },
          ]),
        ),
    ],
    [
      'more groups than one archive may have',
      async () => {
        const group = JSON.stringify({ children: Array.from({ length: 5000 }, () => ({})) });
        return gzipSync(await tarOf({ VERSION: '0.2.4', 'group.json': group }));
      },
    ],
  ];

  it.each(unreadable)('leaves an empty group: %s', async (_, archive) => {
    const { group, get } = await imported(await seedUser(db), await archive());
    expect(await db('group_imports').where({ group_id: group.id })).toMatchObject([
      { status: 'failed', storage_key: null },
    ]);
    expect((await get('/subgroups')).body).toEqual([]);
  });
});
