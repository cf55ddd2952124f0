import { beforeAll, describe, expect, it } from 'vitest';
import { createActor } from '#src/records/actor.ts';
import { epicList } from '#src/domains/planning/epics/list.ts';
import { presentEpics } from '#src/domains/planning/epics/presenter.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { addMember, seedEpic, seedGroup, seedUser } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const parent = await seedGroup(db);
const { group, people } = await projectWorld(db, { visibility: 'public', parent });
const below = await seedGroup(db, { parent: group });
const hidden = await seedGroup(db, { parent: group, visibility: 'private' });
const insider = await seedUser(db);
await addMember(db, { group: hidden, user: insider, level: 20 });

const path = `/groups/${group.id}/epics`;
const reporter = api.as(people.reporter);
const day = (number: number) => `2030-01-0${number}T00:00:00.000Z`;

let epics: Record<'kiln' | 'glaze' | 'secret' | 'clay' | 'cellar' | 'roof', EpicRow>;
type Name = keyof typeof epics;

beforeAll(async () => {
  const author = people.owner;
  const at = (number: number, changed = number) => ({
    created_at: day(number),
    updated_at: day(changed),
  });
  epics = {
    kiln: await seedEpic(db, { group, author, title: 'A second kiln', ...at(1, 9) }),
    glaze: await seedEpic(db, {
      group,
      author: people.reporter,
      title: 'glaze',
      description: 'Blue as the KILN allows',
      state: 'closed',
      ...at(2),
    }),
    secret: await seedEpic(db, { group, author, title: 'Secret', confidential: true, ...at(3) }),
    clay: await seedEpic(db, { group: below, author, title: 'Clay', ...at(4) }),
    cellar: await seedEpic(db, { group: hidden, author, title: 'Cellar', ...at(5) }),
    roof: await seedEpic(db, { group: parent, author, title: 'Roof', ...at(6) }),
  };
  const change = (name: Name, labels: string) =>
    api.as(people.administrator).put(`/groups/${epics[name].group_id}/epics/${epics[name].iid}`, {
      labels,
      updated_at: epics[name].updated_at,
    });
  await change('kiln', 'fire,stone');
  await change('glaze', 'fire');
  const award = { name: 'star', user_id: people.reporter.id, epic_id: epics.glaze.id };
  await db('award_emoji').insert({ ...award, created_at: day(1), updated_at: day(1) });
});

const named = (answer: { body: unknown }) => {
  const ids = idsOf(answer);
  return ids.map((id) => Object.entries(epics).find(([, epic]) => epic.id === id)?.[0]);
};

describe('GET /groups/:id/epics', () => {
  it.each([
    ['', ['cellar', 'clay', 'secret', 'glaze', 'kiln']],
    ['sort=asc', ['kiln', 'glaze', 'secret', 'clay', 'cellar']],
    ['order_by=updated_at', ['kiln', 'cellar', 'clay', 'secret', 'glaze']],
    ['order_by=title&sort=asc', ['kiln', 'cellar', 'clay', 'glaze', 'secret']],
    ['include_descendant_groups=false', ['secret', 'glaze', 'kiln']],
    ['include_ancestor_groups=true', ['roof', 'cellar', 'clay', 'secret', 'glaze', 'kiln']],
    [
      'include_descendant_groups=false&include_ancestor_groups=true&sort=asc&per_page=3',
      ['kiln', 'glaze', 'secret'],
    ],
    ['state=opened', ['cellar', 'clay', 'secret', 'kiln']],
    ['state=closed', ['glaze']],
    ['state=all&per_page=2&page=2', ['secret', 'glaze']],
    ['confidential=true', ['secret']],
    ['confidential=false&per_page=2', ['cellar', 'clay']],
    ['labels=fire', ['glaze', 'kiln']],
    ['labels=fire,stone', ['kiln']],
    ['labels=fire,water', []],
    ['labels=None', ['cellar', 'clay', 'secret']],
    ['labels=any', ['glaze', 'kiln']],
    ['search=kiln', ['glaze', 'kiln']],
    ['search=kiln%20second', ['kiln']],
    ['search=%22second%20kiln%22', ['kiln']],
    ['search=%22kiln%20second%22', []],
    ['search=%25', []],
    ['my_reaction_emoji=star', ['glaze']],
    ['my_reaction_emoji=Any', ['glaze']],
    ['my_reaction_emoji=none&per_page=1', ['cellar']],
    ['my_reaction_emoji=moon', []],
    [`created_after=${day(2)}&created_before=${day(3)}`, ['secret', 'glaze']],
    [`updated_after=${day(9)}`, ['kiln']],
    [`updated_before=${day(2)}`, ['glaze']],
    ['not[labels]=stone,water', ['cellar', 'clay', 'secret', 'glaze']],
    ['not[my_reaction_emoji]=star&per_page=4', ['cellar', 'clay', 'secret', 'kiln']],
    ['author_username=nobody', []],
  ] as const)('with %j finds %j', async (query, expected) => {
    const answer = await reporter.get(`${path}?${query}`);
    expect([answer.status, named(answer)]).toEqual([200, expected]);
  });

  it('finds what somebody wrote, or everything else', async () => {
    const { id, username } = people.reporter;
    const others = ['cellar', 'clay', 'secret', 'kiln'];
    for (const [query, expected] of [
      [`author_id=${id}`, ['glaze']],
      [`author_username=${username.toUpperCase()}`, ['glaze']],
      [`not[author_id]=${id}`, others],
      [`not[author_username]=${username}`, others],
    ] as const) {
      expect(named(await reporter.get(`${path}?${query}`))).toEqual(expected);
    }
    const both = await reporter.get(`${path}?author_id=${id}&author_username=${username}`);
    expect(both).toMatchObject({
      status: 400,
      body: { error: 'author_id, author_username are mutually exclusive' },
    });
    const neither = await reporter.get(`${path}?not[author_id]=${id}&not[author_username]=x`);
    expect(neither).toMatchObject({
      status: 400,
      body: { error: 'not[author_id], not[author_username] are mutually exclusive' },
    });
  });

  it.each([
    ['guest', ['cellar', 'clay', 'glaze', 'kiln']],
    ['stranger', ['clay', 'glaze', 'kiln']],
    ['anonymous', ['clay', 'glaze', 'kiln']],
    ['administrator', ['cellar', 'clay', 'secret', 'glaze', 'kiln']],
  ] as const)('shows a %s %j', async (who, expected) => {
    const answer = await api.as(people[who]).get(path);
    expect(named(answer)).toEqual(expected);
    expect(answer.headers['x-total']).toBe(String(expected.length));
  });

  it('shows what is below to those who belong there', async () => {
    expect(named(await api.as(insider).get(path))).toEqual(['cellar', 'clay', 'glaze', 'kiln']);
  });

  it('tells references from the point of view of the group', async () => {
    const [found] = (await reporter.get(`${path}?search=clay`)).body as [Record<string, unknown>];
    expect(found).toMatchObject({
      reference: `&${epics.clay.iid}`,
      references: { full: `${below.full_path}&${epics.clay.iid}` },
    });
    expect(found).not.toHaveProperty('subscribed');
  });

  it('tells more of labels when asked to', async () => {
    const [kiln] = (await reporter.get(`${path}?labels=stone&with_labels_details=true`)).body as [
      { labels: unknown },
    ];
    expect(kiln.labels).toMatchObject([
      { name: 'fire', color: '#6699cc', text_color: '#FFFFFF' },
      { name: 'stone' },
    ]);
  });

  it.each(['order_by=color', 'sort=up', 'state=open', 'author_id=x', 'not[labels][x]=1'])(
    'refuses %s',
    async (query) => {
      expect((await reporter.get(`${path}?${query}`)).status).toBe(400);
    },
  );
});

describe('queries of the list', () => {
  it('are at most five, parents and labels included', async () => {
    for (const confidential of [true, false]) {
      const top = await seedEpic(db, { group, author: people.owner, confidential });
      await seedEpic(db, { group: below, author: people.owner, parent_id: top.id });
    }
    const place = { id: group.id, level: 20 as const, viaAuditor: false };
    const context = {
      ...environment,
      actor: createActor(people.reporter, { administrator: true }),
    };
    const sent = await statementsOf(db, async () => {
      const query = { page: 1, per_page: 3, order_by: 'created_at', group: place } as const;
      const { rows } = await epicList.pageFor(context, { ...query, sort: 'desc' });
      await presentEpics(context, rows, { from: group.full_path });
    });
    expect(sent.length).toBeLessThanOrEqual(5);
  });

  const scans =
    /SCAN (epics|each|labels|label_links|award_emoji)\b(?! USING)|Seq Scan on (epics|labels)/;
  const orders = ['created_at', 'updated_at', 'title'] as const;

  it.each(orders)('in the order of %s walk indexes', async (order_by) => {
    if (databaseKind() === 'postgres') await db.raw('analyze');
    const state = 'opened' as const;
    const whole = { include_ancestor_groups: true, labels: ['fire'], state };
    for (const query of [{}, { include_descendant_groups: false }, whole]) {
      const asked: Parameters<typeof epicList.rows>[1] = {
        query: {
          order_by,
          sort: 'asc',
          group: { id: group.id, level: 20 as const, viaAuditor: false },
          ...query,
        },
        actor: createActor(people.reporter, { administrator: true }),
        admin: false,
        now: new Date(),
      };
      const window = { page: 1, perPage: 2, limit: 3, offset: 0 };
      const sent = await statementsOf(db, (db) => epicList.rows(db, asked, window));
      expect(sent.length).toBeLessThanOrEqual(2);
      for (const each of sent) {
        const plan = await planOf(db, each);
        expect(scans.test(plan) ? `${each.sql}\n${plan}` : '').toBe('');
      }
    }
  });
});
