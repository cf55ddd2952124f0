import { describe, expect, it } from 'vitest';
import { addCommit } from '#src/git/writing/commit.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  unique,
} from '#test/support/seed.ts';

const { api, db, git } = await startApp();
const stranger = await seedUser(db);
const ids = (answer: { body: { id: number }[] }) => answer.body.map(({ id }) => id);
const search = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

describe('GET /search', () => {
  it('finds projects by part of their name, path and description, newest first', async () => {
    const word = unique('Würfel');
    const named = await seedProject(db, { name: `Der ${word} da` });
    const described = await seedProject(db, { description: `Ein ${word}.` });
    const placed = await seedProject(db, { path: `x-${unique('wuerfel')}` });
    const found = await api
      .as(stranger)
      .get(search('/search', { scope: 'projects', search: word.toUpperCase() }));
    expect(ids(found)).toEqual([described.id, named.id]);
    expect(found.body[0]).toMatchObject({ namespace: { kind: 'group' } });
    const asc = { scope: 'projects', search: word, sort: 'asc', order_by: 'created_at' };
    expect(ids(await api.as(stranger).get(search('/search', asc)))).toEqual([
      named.id,
      described.id,
    ]);
    const byPath = { scope: 'projects', search: placed.path.slice(1) };
    expect(ids(await api.as(stranger).get(search('/search', byPath)))).toEqual([placed.id]);
  });

  const visible: [who: string, seen: string[]][] = [
    ['external', ['public']],
    ['stranger', ['internal', 'public']],
    ['guest', ['private', 'internal', 'public']],
    ['administrator', ['private', 'internal', 'public']],
  ];
  it.each(visible)('finds for %s only what they may see, and counts no more', async (who, seen) => {
    const people = {
      external: await seedUser(db, { external: true }),
      stranger,
      guest: await seedUser(db),
      administrator: await seedUser(db, { admin: true }),
    };
    const word = unique('secret');
    for (const visibility of ['private', 'internal', 'public'] as const) {
      const project = await seedProject(db, { name: `${word} ${visibility}`, visibility });
      await addMember(db, { project, user: people.guest, level: 10 });
    }
    const me = api.as(people[who as keyof typeof people]);
    const query = { scope: 'projects', search: word, sort: 'asc' };
    const answer = await me.get(search('/search', query));
    expect(answer.body.map(({ name }: { name: string }) => name)).toEqual(
      seen.map((visibility) => `${word} ${visibility}`),
    );
    expect(answer.headers['x-total']).toBe(String(seen.length));
    const none = await me.get(search('/search', { ...query, search: `${word}x` }));
    expect(none.body).toEqual([]);
  });

  it('tells nothing of projects but what lists tell everybody, in all places', async () => {
    const group = await seedGroup(db);
    const user = await seedUser(db);
    await addMember(db, { group, user, level: 50 });
    const owner = api.as(user);
    const word = unique('kiln');
    const project = await seedProject(db, { namespace: group, name: word });
    const simple = await owner.get(`/projects?simple=true&search=${word}`);
    expect(simple.body).toMatchObject([{ id: project.id }]);
    for (const place of ['', `/groups/${group.id}`]) {
      const query = { scope: 'projects', search: word };
      expect((await owner.get(search(`${place}/search`, query))).body).toEqual(simple.body);
    }
  });

  it('finds users by part of name or username, and by the addresses that the caller may know', async () => {
    const word = unique('potter');
    const hidden = await seedUser(db, { username: `x${word}`, email: `${word}@example.com` });
    const shown = await seedUser(db, {
      name: `Ms ${word.toUpperCase()} Jones`,
      public_email: `me-${word}@example.com`,
    });
    const find = async (who: { id: number }, text: string) =>
      ids(await api.as(who).get(search('/search', { scope: 'users', search: text })));
    expect(await find(stranger, word)).toEqual([shown.id, hidden.id]);
    expect(await find(stranger, `${word}@example.com`)).toEqual([]);
    expect(await find(stranger, `ME-${word}@example.com`)).toEqual([shown.id]);
    const administrator = await seedUser(db, { admin: true });
    expect(await find(administrator, `${word}@example.com`)).toEqual([hidden.id]);
    const { body } = await api
      .as(stranger)
      .get(search('/search', { scope: 'users', search: `x${word}` }));
    expect(Object.keys(body[0]).sort()).toEqual(
      ['avatar_url', 'id', 'name', 'state', 'username', 'web_url'].sort(),
    );
  });

  it('takes the signs of patterns and of queries as they stand', async () => {
    const word = unique('sign');
    const plain = await seedProject(db, { name: `${word} plain` });
    const marked = await seedProject(db, { name: `${word} 50%_off "x" AND* \\ (y)` });
    const find = async (text: string) =>
      ids(await api.as(stranger).get(search('/search', { scope: 'projects', search: text })));
    expect(await find(word)).toEqual([marked.id, plain.id]);
    for (const text of ['50%_off', '"x" AND*', '\\ (y)', '%_of']) {
      expect(await find(text)).toEqual([marked.id]);
    }
    for (const text of [
      `${word}%plain`,
      `${word}_plain`,
      `"${word}"`,
      `${word} OR x`,
      `${word}*`,
    ]) {
      expect(await find(text)).toEqual([]);
    }
  });

  it.each(['issues', 'merge_requests', 'milestones', 'snippet_titles'])(
    'finds no %s, of which there are none yet',
    async (scope) => {
      const answer = await api.as(stranger).get(search('/search', { scope, search: 'anything' }));
      expect(answer).toMatchObject({ status: 200, body: [], headers: { 'x-total': '0' } });
    },
  );

  it.each(['wiki_blobs', 'commits', 'blobs', 'notes'])('refuses %s', async (scope) => {
    const answer = await api.as(stranger).get(search('/search', { scope, search: 'anything' }));
    expect(answer).toMatchObject({
      status: 400,
      body: { message: { error: 'Scope not supported without Elasticsearch!' } },
    });
  });

  it('finds nothing by texts that are too short, and refuses those of too many words', async () => {
    for (const text of ['', 'na', '  na  ']) {
      const answer = await api
        .as(stranger)
        .get(search('/search', { scope: 'users', search: text }));
      expect(answer).toMatchObject({ status: 200, body: [] });
    }
    const long = { scope: 'users', search: 'word '.repeat(65) };
    expect(await api.as(stranger).get(search('/search', long))).toMatchObject({ status: 400 });
    const wrong = await api.as(stranger).get(search('/search', { scope: 'users' }));
    expect(wrong).toMatchObject({ status: 400, body: { error: 'search is missing' } });
  });

  it('needs credentials, and refuses offsets that are too deep', async () => {
    expect(await api.get('/search?scope=users&search=name')).toMatchObject({ status: 401 });
    const deep = { scope: 'projects', search: 'name', page: '501', per_page: '100' };
    expect(await api.as(stranger).get(search('/search', deep))).toMatchObject({ status: 405 });
  });
});

describe('GET /groups/:id/search', () => {
  it('finds projects of the group and below that the caller may see', async () => {
    const word = unique('vase');
    const group = await seedGroup(db);
    const inside = await seedGroup(db, { parent: group });
    const hidden = await seedGroup(db, { parent: group, visibility: 'private' });
    const name = `The ${word}`;
    const own = await seedProject(db, { namespace: group, name });
    const below = await seedProject(db, { namespace: inside, name });
    const secret = await seedProject(db, { namespace: hidden, name, visibility: 'private' });
    await seedProject(db, { name });
    const member = await seedUser(db);
    await addMember(db, { group: hidden, user: member, level: 10 });

    const query = { scope: 'projects', search: word };
    for (const path of [`/groups/${group.id}/search`, `/groups/${group.id}/-/search`]) {
      expect(ids(await api.as(stranger).get(search(path, query)))).toEqual([below.id, own.id]);
      expect(ids(await api.as(member).get(search(path, query)))).toEqual([
        secret.id,
        below.id,
        own.id,
      ]);
    }
  });

  it('finds members of the group, of those above, and of what the caller sees below', async () => {
    const word = unique('smith');
    const person = () => seedUser(db, { name: `${word} ${unique('n')}` });
    const parent = await seedGroup(db);
    const group = await seedGroup(db, { parent });
    const open = await seedGroup(db, { parent: group });
    const closed = await seedGroup(db, { parent: group, visibility: 'private' });
    const invited = await seedGroup(db, { visibility: 'private' });
    await shareGroup(db, group, { with: invited, level: 30 });
    const people = [];
    for (const place of [parent, group, open, closed, invited]) {
      const user = await person();
      await addMember(db, { group: place, user, level: 20 });
      people.push(user.id);
    }
    await person();
    const [above, own, below, secret, guest] = people;
    const find = async (who: { id: number }) =>
      ids(
        await api
          .as(who)
          .get(search(`/groups/${group.id}/search`, { scope: 'users', search: word })),
      ).toSorted((a, b) => a - b);

    expect(await find(stranger)).toEqual([above, own, below]);
    const administrator = await seedUser(db, { admin: true });
    expect(await find(administrator)).toEqual([above, own, below, secret, guest]);
  });

  it('answers 404 for hidden groups, and 401 without credentials', async () => {
    const group = await seedGroup(db, { visibility: 'private' });
    const path = search(`/groups/${group.id}/search`, { scope: 'projects', search: 'name' });
    expect(await api.as(stranger).get(path)).toMatchObject({ status: 404 });
    expect(await api.get(path)).toMatchObject({ status: 401 });
    const notes = search(`/groups/${group.id}/-/search`, { scope: 'notes', search: 'name' });
    const administrator = await seedUser(db, { admin: true });
    expect(await api.as(administrator).get(notes)).toMatchObject({ status: 400 });
  });
});

describe('GET /projects/:id/search', () => {
  it('finds members of the project and of the groups above it', async () => {
    const word = unique('baker');
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group });
    const direct = await seedUser(db, { name: word });
    const inherited = await seedUser(db, { name: word });
    await seedUser(db, { name: word });
    await addMember(db, { project, user: direct, level: 20 });
    await addMember(db, { group, user: inherited, level: 20 });
    const query = { scope: 'users', search: word };
    for (const path of [`/projects/${project.id}/search`, `/projects/${project.id}/-/search`]) {
      expect(ids(await api.as(stranger).get(search(path, query)))).toEqual([
        inherited.id,
        direct.id,
      ]);
    }
  });

  it.each(['issues', 'merge_requests', 'milestones', 'notes', 'wiki_blobs'])(
    'finds no %s, of which there are none yet',
    async (scope) => {
      const project = await seedProject(db);
      const path = search(`/projects/${project.id}/search`, { scope, search: 'anything' });
      expect(await api.as(stranger).get(path)).toMatchObject({ status: 200, body: [] });
    },
  );

  it('answers 404 for hidden projects', async () => {
    const project = await seedProject(db, { visibility: 'private' });
    for (const path of [`/projects/${project.id}/search`, `/projects/${project.id}/-/search`]) {
      const asked = search(path, { scope: 'users', search: 'name' });
      expect(await api.as(stranger).get(asked)).toMatchObject({
        status: 404,
        body: { message: '404 Project Not Found' },
      });
    }
  });
});

describe('the code of a project', () => {
  async function searched(visibility: 'public' | 'private' = 'public') {
    const project = await seedProject(db, { visibility, git, readme: true });
    const repository = git.repository(project.id);
    const who = (day: number) => ({
      name: 'A',
      email: 'a@example.com',
      date: `2022-05-0${day}T10:15:30Z`,
    });
    const commit = (day: number, message: string, files: Record<string, string | Buffer>) =>
      addCommit(repository, {
        branch: 'main',
        message,
        author: who(day),
        committer: who(day),
        changes: Object.entries(files).map(([path, content]) => ({
          action: 'create' as const,
          path,
          content: Buffer.from(content),
        })),
      });
    const first = await commit(1, 'Fire the KILN', {
      'lib/oven.rb': ['1', '2', '3', '4 glaze.*', '5', '6', '7', '8', ''].join('\n'),
      'lib/Glazed.txt': 'about it\n',
      'lib/bin': Buffer.from('glaze\0'),
      'lib/nogl-aze': 'glazZe',
    });
    const second = await commit(2, 'Let it cool\n\nThe kiln is hot.', { 'late.md': 'GLAZE.*' });
    return { project, first, second };
  }

  it('is found in files, by what is in them and by their names', async () => {
    const { project, first } = await searched();
    const path = `/projects/${project.id}/search`;
    const found = await api.as(stranger).get(search(path, { scope: 'blobs', search: 'glaze' }));
    expect(found.status).toBe(200);
    expect(found.headers).toMatchObject({ 'x-total': '3' });
    const facts = { id: null, ref: 'main', project_id: project.id };
    expect(found.body).toEqual([
      ...['late.md', 'lib/Glazed.txt', 'lib/oven.rb'].map((name) => ({
        ...facts,
        path: name,
        filename: name,
        basename: name.replace(/\.[a-z]+$/, ''),
        data: expect.any(String) as string,
        startline: name === 'lib/oven.rb' ? 2 : 1,
      })),
    ]);
    const data = (found.body as { data: string }[]).map((each) => each.data);
    expect(data).toEqual(['GLAZE.*\n', 'about it\n', '2\n3\n4 glaze.*\n5\n6\n']);

    const pathsOf = async (query: Record<string, string>) => {
      const dash = search(`/projects/${project.id}/-/search`, { scope: 'blobs', ...query });
      const answer = await api.as(stranger).get(dash);
      return (answer.body as { path: string }[]).map((each) => each.path);
    };
    expect(await pathsOf({ search: 'glaze filename:OVEN' })).toEqual(['lib/oven.rb']);
    expect(await pathsOf({ search: 'glaze path:lib/*.r' })).toEqual(['lib/oven.rb']);
    expect(await pathsOf({ search: 'extension:md glaze' })).toEqual(['late.md']);
    expect(await pathsOf({ search: 'glaze -path:lib' })).toEqual(['late.md']);
    expect(await pathsOf({ search: 'glaze filename:nothing' })).toEqual([]);
    // No pattern, no option, and no line break that would make it two texts.
    expect(await pathsOf({ search: 'glaze.*' })).toEqual(['late.md', 'lib/oven.rb']);
    expect(await pathsOf({ search: '--help' })).toEqual([]);
    expect(await pathsOf({ search: 'glaze\nabout' })).toEqual([]);
    expect(await pathsOf({ search: 'glaze', ref: first })).toEqual([
      'lib/Glazed.txt',
      'lib/oven.rb',
    ]);
    expect(await pathsOf({ search: 'glaze', ref: 'nowhere' })).toEqual([]);
    expect(await pathsOf({ search: 'glaze', per_page: '1', page: '2' })).toEqual([
      'lib/Glazed.txt',
    ]);
  });

  it('is found in commits, by their messages', async () => {
    const { project, first, second } = await searched();
    const path = `/projects/${project.id}/search`;
    const idsOf = async (query: Record<string, string>) => {
      const answer = await api.as(stranger).get(search(path, { scope: 'commits', ...query }));
      expect(answer.status).toBe(200);
      return answer.body as { id: string; project_id: number }[];
    };
    expect(await idsOf({ search: first })).toMatchObject([{ id: first }]);
    expect(await idsOf({ search: second.slice(0, 10) })).toMatchObject([{ id: second }]);
    const found = await idsOf({ search: 'kiln' });
    expect(found).toMatchObject([
      {
        ...{ id: second, title: 'Let it cool', project_id: project.id },
        ...{ status: null, last_pipeline: null },
      },
      { id: first, title: 'Fire the KILN', project_id: project.id },
    ]);
    const asc = await idsOf({ search: 'kiln', sort: 'asc', per_page: '1' });
    expect(asc).toMatchObject([{ id: first }]);
    expect(await idsOf({ search: 'kiln', ref: first })).toMatchObject([{ id: first }]);
    expect(await idsOf({ search: 'k.ln' })).toEqual([]);
  });

  it.each(['blobs', 'commits'])('shows %s to those alone who may read it', async (scope) => {
    const { project } = await searched('private');
    const [guest, reporter] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { project, user: guest, level: 10 });
    await addMember(db, { project, user: reporter, level: 20 });
    const text = scope === 'blobs' ? 'glaze' : 'kiln';
    const path = search(`/projects/${project.id}/search`, { scope, search: text });
    const hidden = await api.as(guest).get(path);
    expect(hidden).toMatchObject({ status: 200, body: [], headers: { 'x-total': '0' } });
    expect((await api.as(reporter).get(path)).body).not.toEqual([]);
    const empty = await seedProject(db, { git });
    const bare = await seedProject(db);
    for (const { id } of [empty, bare]) {
      const asked = search(`/projects/${id}/search`, { scope, search: text });
      expect(await api.as(stranger).get(asked)).toMatchObject({ status: 200, body: [] });
    }
  });
});
