import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createActor } from '#src/records/actor.ts';
import { connect } from '#src/database/database.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { listRunners, type RunnerQuery } from '#src/domains/ci/runners/list.ts';
import { insertRunner } from '#src/domains/ci/runners/table.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const now = new Date();
const page = { page: 1, per_page: 2 } as const;
const scans = /SCAN (runners|runner_\w+|each|held|members|namespaces)\b(?! USING)|Seq Scan/;

const ordinary = {
  description: null,
  active: true,
  locked: false,
  run_untagged: true,
  access_level: 'not_protected',
  maximum_timeout: null,
  maintenance_note: null,
  tag_list: ['linux', 'pottery'],
  name: null,
  version: null,
  revision: null,
  platform: null,
  architecture: null,
  ip_address: null,
} as const;

let owner: Actor;
let group: GroupRow;
let project: ProjectRow;

beforeAll(async () => {
  const user = await seedUser(db);
  owner = createActor(user, { administrator: true });
  group = await seedGroup(db, { owner: user });
  project = await seedProject(db, { namespace: group });
  for (let index = 0; index < 12; index += 1) {
    const type = (['instance_type', 'group_type', 'project_type'] as const)[index % 3];
    const runner = {
      ...ordinary,
      runner_type: type ?? 'instance_type',
      group_id: type === 'group_type' ? group.id : null,
    };
    const served = type === 'project_type' ? project.id : null;
    await insertRunner(db, runner, served, now.toISOString());
  }
  if (databaseKind() === 'postgres') await db.raw('analyze');
});

const filters: [string, Partial<RunnerQuery>][] = [
  ['nothing', {}],
  ['type', { type: 'instance_type' }],
  ['paused', { paused: true }],
  ['active', { paused: false }],
  ['online', { status: 'online' }],
  ['offline', { status: 'offline' }],
  ['stale', { status: 'stale' }],
  ['not connected', { status: 'never_contacted' }],
  ['specific', { scope: 'specific' }],
  ['tags', { tag_list: ['linux', 'pottery'] }],
];

describe('lists of runners', () => {
  it.each(filters)('filtered by %s walk indexes', async (_, filter) => {
    const query = { ...page, ...filter } as RunnerQuery;
    const lists = [
      { of: 'instance' },
      { of: 'user', id: owner.user.id },
      { of: 'project', id: project.id, namespace: project.namespace_id },
      { of: 'group', id: group.id, namespace: group.id },
    ] as const;
    for (const [index, where] of lists.entries()) {
      const statements = await statementsOf(db, () => listRunners(db, where, query, now));
      // A query for each tag and state finds the few, then follow a page and its total.
      expect(statements.length).toBeLessThanOrEqual(4);
      for (const sent of statements) {
        const plan = await planOf(db, sent);
        // The list of all runners reads each one, by id.
        if (index === 0 && /SCAN runners\n|SCAN runners$/.test(plan)) continue;
        expect(scans.test(plan) ? `${sent.sql}\n${plan}` : '').toBe('');
      }
    }
  });
});
