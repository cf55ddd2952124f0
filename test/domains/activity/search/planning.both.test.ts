import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const { group, project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const places = [
  ['instance', '/search'],
  ['group', `/groups/${group.id}/search`],
  ['group', `/groups/${group.id}/-/search`],
  ['project', `/projects/${project.id}/search`],
  ['project', `/projects/${project.id}/-/search`],
] as const;

const searching = (path: string, scope: string, search: string, more: object = {}) =>
  `${path}?${new URLSearchParams({ scope, search, ...more }).toString()}`;

async function issueOf(body: object, { id } = project, as = reporter) {
  const made = await as.post(`/projects/${id}/issues`, { title: 'Kiln', ...body });
  expect(made.status).toBe(201);
  return made.body;
}

describe('issues', () => {
  it.each(places)('of the %s are found by %s, by all words, the newest first', async (of, path) => {
    const [one, two] = [unique('Aalto'), unique('Bérg')];
    const older = await issueOf({ title: `The ${one} kiln`, description: `cools ${two} fast` });
    const newer = await issueOf({ title: `${two} ${one}` });
    await issueOf({ title: one });
    const find = async (search: string, more: object = {}) =>
      idsOf(await reporter.get(searching(path, 'issues', search, more)));
    expect(await find(`${one.toUpperCase()} ${two.toUpperCase()}`)).toEqual([newer.id, older.id]);
    expect(await find(`${one} ${two}`, { sort: 'asc', order_by: 'created_at' })).toEqual([
      older.id,
      newer.id,
    ]);
    expect(await find(`"${two} ${one}"`)).toEqual([newer.id]);
    expect(await find(`"${two} fast"`)).toEqual([older.id]);
    expect(await find(`${one} nothing-like-this`)).toEqual([]);
    expect(await find('""" "')).toEqual([]);
    const answer = await reporter.get(searching(path, 'issues', `${one} ${two}`, { per_page: 1 }));
    expect(answer.headers['x-total']).toBe('2');
    const { references } = answer.body[0];
    const short = `#${newer.iid}`;
    const seen = { instance: references.full, group: `${project.path}${short}`, project: short };
    expect(references.relative).toBe(seen[of]);
  });

  it('are found by one or two letters where these are the whole title', async () => {
    const whole = await issueOf({ title: 'Ü 7', description: 'k9' });
    await issueOf({ title: 'Ü 7 and more' });
    const list = async (query: string) =>
      idsOf(await reporter.get(`/projects/${project.id}/issues?search=${query}`));
    expect(await list(encodeURIComponent('ü 7'))).toEqual([whole.id]);
    expect(await list(`${encodeURIComponent('ü 7')}&in=description`)).toEqual([]);
    expect(await list('k9')).toEqual([]);
    const more = await issueOf({ title: 'Oven 7', description: 'Glowing x' });
    await issueOf({ title: 'Oven 8', description: 'Glowing y' });
    expect(await list('oven%207%20glowing')).toEqual([more.id]);
    expect(await list('oven%20y%20glowing&in=title')).toEqual([]);
  });

  it('are found by their state', async () => {
    const word = unique('state');
    const open = await issueOf({ title: word });
    const closed = await issueOf({ title: word });
    await reporter.put(`/projects/${project.id}/issues/${closed.iid}`, { state_event: 'close' });
    const find = async (state: string) =>
      idsOf(await reporter.get(searching('/search', 'issues', word, { state })));
    expect(await find('opened')).toEqual([open.id]);
    expect(await find('closed')).toEqual([closed.id]);
    expect(await find('all')).toEqual([closed.id, open.id]);
    expect(await find('merged')).toEqual([]);
  });

  const visible: [Who, number][] = [
    ['stranger', 0],
    ['external', 0],
    ['guest', 1],
    ['reporter', 2],
    ['administrator', 2],
  ];
  it.each(visible)(
    'show to a %s as far as they may see them, in totals too',
    async (who, count) => {
      const word = unique('secret');
      await issueOf({ title: word });
      await issueOf({ title: word, confidential: true });
      const me = api.as(people[who]);
      for (const [of, path] of places) {
        const answer = await me.get(searching(path, 'issues', word));
        const outside = count === 0 && of !== 'instance';
        expect(answer.status).toBe(outside ? 404 : 200);
        if (outside) continue;
        expect(answer.body).toHaveLength(count);
        expect(answer.headers['x-total']).toBe(String(count));
        const hidden = await me.get(searching(path, 'issues', word, { confidential: true }));
        expect(hidden.body).toHaveLength(Math.max(0, count - 1));
        const open = await me.get(searching(path, 'issues', word, { confidential: false }));
        expect(open.body).toHaveLength(Math.min(1, count));
      }
    },
  );

  it('that are confidential show to their authors and assignees', async () => {
    const word = unique('own');
    const open = await seedProject(db);
    const author = await seedUser(db);
    const made = await issueOf({ title: word, confidential: true }, open, api.as(author));
    const found = async (who: { id: number }) =>
      idsOf(await api.as(who).get(searching('/search', 'issues', word)));
    expect(await found(author)).toEqual([made.id]);
    expect(await found(people.stranger)).toEqual([]);
    await db('issue_assignees').insert({ issue_id: made.id, user_id: people.stranger.id });
    expect(await found(people.stranger)).toEqual([made.id]);
  });

  it('are not found where issues are switched off or for members only', async () => {
    const word = unique('feature');
    const member = await seedUser(db);
    for (const [level, shown, shownToMember] of [
      ['enabled', 1, 1],
      ['private', 0, 1],
      ['disabled', 0, 0],
    ] as const) {
      const open = await seedProject(db);
      await addMember(db, { project: open, user: member, level: 20 });
      await issueOf({ title: `${word} ${level}` }, open, api.as(member));
      await db('projects').where({ id: open.id }).update({ issues_access_level: level });
      for (const [who, count] of [
        [people.stranger, shown],
        [member, shownToMember],
      ] as const) {
        for (const path of ['/search', `/projects/${open.id}/search`]) {
          const answer = await api.as(who).get(searching(path, 'issues', `${word} ${level}`));
          expect(answer.body).toHaveLength(count);
          expect(answer.headers['x-total']).toBe(String(count));
        }
      }
    }
  });

  it('are found the same before and after their texts are indexed', async () => {
    const word = unique('indexed');
    const { id, iid } = await issueOf({ title: word });
    const find = async (text: string) =>
      idsOf(await reporter.get(searching('/search', 'issues', text)));
    expect(await find(word)).toEqual([id]);
    const { indexLongTexts } = await import('#src/domains/activity/search/workers.ts');
    const signal = new AbortController().signal;
    const job = { id: '1', attempt: 1, signal, progress: async () => {} };
    const index = () => indexLongTexts.run({}, { ...environment, log: console as never }, job);
    await index();
    expect(await find(word)).toEqual([id]);
    const renamed = unique('renamed');
    await reporter.put(`/projects/${project.id}/issues/${iid}`, { title: renamed });
    for (let round = 0; round < 2; round += 1) {
      expect(await find(word)).toEqual([]);
      expect(await find(renamed)).toEqual([id]);
      await index();
    }
  });
});

describe('milestones', () => {
  const milestoneOf = async (path: string, body: object, as = reporter) => {
    const made = await as.post(`${path}/milestones`, body);
    expect(made.status).toBe(201);
    return made.body.id as number;
  };

  it('are found by all words in title or description, of projects and groups', async () => {
    const [one, two] = [unique('Aalto'), unique('Berg')];
    const ofProject = await milestoneOf(`/projects/${project.id}`, {
      title: one,
      description: `x ${two}`,
    });
    const ofGroup = await milestoneOf(`/groups/${group.id}`, { title: `${one} ${two}` });
    await milestoneOf(`/projects/${project.id}`, { title: `only ${one}` });
    for (const [of, path] of places) {
      const answer = await reporter.get(searching(path, 'milestones', `${one} ${two}`));
      const all = of === 'project' ? [ofProject] : [ofProject, ofGroup].toSorted((a, b) => b - a);
      expect(idsOf(answer)).toEqual(all);
      expect(answer.headers['x-total']).toBe(String(all.length));
      const upwards = searching(path, 'milestones', `${one} ${two}`, { sort: 'asc' });
      expect(idsOf(await reporter.get(upwards))).toEqual(all.toReversed());
      expect(idsOf(await reporter.get(searching(path, 'milestones', '""" "')))).toEqual([]);
    }
    const [found] = (
      await reporter.get(searching('/search', 'milestones', `${one} ${two}`, { sort: 'asc' }))
    ).body;
    expect(found.web_url).toContain(`/${project.full_path}/-/milestones/`);
  });

  it.each([
    ['stranger', 0],
    ['guest', 2],
    ['administrator', 2],
  ] as const)('show to a %s as far as they may see them', async (who, count) => {
    const word = unique('hidden');
    await milestoneOf(`/projects/${project.id}`, { title: `${word} a` });
    await milestoneOf(`/groups/${group.id}`, { title: `${word} b` });
    const answer = await api.as(people[who]).get(searching('/search', 'milestones', word));
    expect(answer.body).toHaveLength(count);
    expect(answer.headers['x-total']).toBe(String(count));
  });

  it('are not found where there is nothing to plan for the caller', async () => {
    const word = unique('plan');
    const open = await seedProject(db);
    const member = await seedUser(db);
    await addMember(db, { project: open, user: member, level: 20 });
    await milestoneOf(`/projects/${open.id}`, { title: word }, api.as(member));
    const count = async (who: typeof member) => {
      const counts = [];
      for (const path of ['/search', `/projects/${open.id}/search`]) {
        counts.push((await api.as(who).get(searching(path, 'milestones', word))).body.length);
      }
      return counts;
    };
    const set = (issues: string, merges: string) =>
      db('projects')
        .where({ id: open.id })
        .update({ issues_access_level: issues, merge_requests_access_level: merges });
    expect(await count(people.stranger)).toEqual([1, 1]);
    await set('private', 'disabled');
    expect(await count(people.stranger)).toEqual([0, 0]);
    expect(await count(member)).toEqual([1, 1]);
    await set('disabled', 'disabled');
    expect(await count(member)).toEqual([0, 0]);
    expect(await count(people.administrator)).toEqual([0, 0]);
  });

  it('of groups below are found with those of the group', async () => {
    const word = unique('below');
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const inside = await seedProject(db, { namespace: below, visibility: 'private' });
    const ids = [
      await milestoneOf(`/groups/${below.id}`, { title: `${word} a` }),
      await milestoneOf(`/projects/${inside.id}`, { title: `${word} b` }),
    ];
    const found = await reporter.get(searching(`/groups/${group.id}/search`, 'milestones', word));
    expect(idsOf(found)).toEqual(ids.toReversed());
    const elsewhere = await seedGroup(db);
    expect(
      idsOf(await reporter.get(searching(`/groups/${elsewhere.id}/search`, 'milestones', word))),
    ).toEqual([]);
  });
});

describe('notes', () => {
  const path = `/projects/${project.id}/search`;
  const noteOn = async (iid: number, body: object, as = reporter, { id } = project) => {
    const made = await as.post(`/projects/${id}/issues/${iid}/notes`, body);
    expect(made.status).toBe(201);
    return made.body.id as number;
  };

  it('of a project are found by all words, the newest first', async () => {
    const [one, two] = [unique('Aalto'), unique('Bérg')];
    const { id, iid } = await issueOf({});
    const older = await noteOn(iid, { body: `The ${one} kiln\n\ncools ${two} fast` });
    const newer = await noteOn(iid, { body: `${two} ${one}` });
    await noteOn(iid, { body: one });
    const elsewhere = await seedProject(db);
    const other = await issueOf({}, elsewhere);
    await noteOn(other.iid, { body: `${one} ${two}` }, reporter, elsewhere);
    for (const each of [path, `/projects/${project.id}/-/search`]) {
      const found = await reporter.get(searching(each, 'notes', `${one} ${two}`.toUpperCase()));
      expect(idsOf(found)).toEqual([newer, older]);
      expect(found.headers['x-total']).toBe('2');
      expect(found.body[0]).toMatchObject({
        body: `${two} ${one}`,
        author: { id: people.reporter.id },
        noteable_type: 'Issue',
        noteable_id: id,
        noteable_iid: iid,
        system: false,
      });
      const upwards = searching(each, 'notes', `"${two} ${one}"`, { sort: 'asc' });
      expect(idsOf(await reporter.get(upwards))).toEqual([newer]);
      expect(idsOf(await reporter.get(searching(each, 'notes', '""" "')))).toEqual([]);
    }
  });

  it('of the system are not found', async () => {
    const { iid } = await issueOf({ title: unique('before') });
    const title = unique('after');
    await reporter.put(`/projects/${project.id}/issues/${iid}`, { title });
    expect(idsOf(await reporter.get(searching(path, 'notes', title)))).toEqual([]);
  });

  it.each([
    ['guest', 1],
    ['reporter', 3],
    ['administrator', 3],
  ] as const)('show to a %s as far as they may see them', async (who, count) => {
    const word = unique('secret');
    const open = await issueOf({});
    const hidden = await issueOf({ confidential: true });
    await noteOn(open.iid, { body: word });
    await noteOn(open.iid, { body: word, confidential: true });
    await noteOn(hidden.iid, { body: word });
    const answer = await api.as(people[who]).get(searching(path, 'notes', word));
    expect(answer.body).toHaveLength(count);
    expect(answer.headers['x-total']).toBe(String(count));
  });

  it('are not found where the caller may not read issues', async () => {
    const word = unique('feature');
    const open = await seedProject(db);
    const { iid } = await issueOf({}, open);
    await noteOn(iid, { body: word }, reporter, open);
    const count = async () => {
      const there = searching(`/projects/${open.id}/search`, 'notes', word);
      return (await api.as(people.stranger).get(there)).body.length as number;
    };
    expect(await count()).toBe(1);
    await db('projects').where({ id: open.id }).update({ issues_access_level: 'private' });
    expect(await count()).toBe(0);
  });
});
