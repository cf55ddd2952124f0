import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { people, project } = await projectWorld(app.db);
const api = app.api.as(people.owner);
const { body } = await api.get(`/projects/${project.id}`);
const root = `/${(body as { path_with_namespace: string }).path_with_namespace}`;
const issues = `${root}/-/issues`;

interface Issue {
  readonly iid: number;
  readonly title: string;
}

const readIssue = async (iid: number) =>
  (await api.get(`/projects/${project.id}/issues/${iid}`)).body as Issue;
const readNotes = async (iid: number) =>
  (await api.get(`/projects/${project.id}/issues/${iid}/notes?sort=asc`)).body as {
    readonly id: number;
    readonly body: string;
    readonly system: boolean;
  }[];
const countIssues = async () =>
  Number((await app.db('issues').count({ count: '*' }))[0]?.['count']);

const open = async (title: string, author = people.owner): Promise<Issue> => {
  const created = await app.api.as(author).post(`/projects/${project.id}/issues`, { title });
  expect(created.status).toBe(201);
  return created.body as Issue;
};

const signedIn = (who: Exclude<Who, 'anonymous'>) => Visitor.signedIn(app, people[who]);

describe('the form of a new issue', () => {
  it('opens it with all that was written', async () => {
    await api.post(`/projects/${project.id}/milestones`, { title: 'First firing' });
    const visitor = await signedIn('reporter');
    await visitor.get(`${issues}/new`);
    const answer = await visitor.post(issues, {
      title: ' Cone 6 ends too hot ',
      description: 'Ten degrees.\r\n\r\nEach time.',
      labels: 'bug, kiln',
      assignees: `@${people.developer.username}`,
      milestone: 'First firing',
      due_date: '2030-01-31',
      confidential: '1',
    });
    const iid = Number(/\/-\/issues\/(\d+)$/.exec(answer.headers['location'] ?? '')?.[1]);
    expect(answer.status).toBe(303);
    expect(await readIssue(iid)).toMatchObject({
      title: 'Cone 6 ends too hot',
      description: 'Ten degrees.\n\nEach time.',
      labels: ['bug', 'kiln'],
      assignees: [{ id: people.developer.id }],
      milestone: { title: 'First firing' },
      due_date: '2030-01-31',
      confidential: true,
      author: { id: people.reporter.id },
    });
  });

  it('is filled by its address', async () => {
    const visitor = await signedIn('guest');
    const html = pageText(
      await visitor.get(`${issues}/new?issue[title]=A%20%22crack%22&issue[description]=%3Cb%3E`),
    );
    expect(html).toContain('value="A &quot;crack&quot;"');
    expect(html).toContain('&lt;b&gt;');
  });

  it.each([
    ['assignees', 'nobody-has-this', 'Assignees has no user named nobody-has-this.'],
    ['milestone', 'Never', 'Milestone does not exist.'],
    ['title', '', 'Title'],
    ['title', 'a'.repeat(256), 'Title'],
  ])('says beside %s what is wrong with %j, and keeps the rest', async (name, value, text) => {
    const before = await countIssues();
    const visitor = await signedIn('reporter');
    await visitor.get(`${issues}/new`);
    const fields = { title: 'Kept title', description: 'Kept\n\n"text"', labels: 'kept' };
    const answer = await visitor.post(issues, { ...fields, [name]: value });
    expect(answer.status).toBe(422);
    const html = pageText(answer);
    expect(html).toContain('Kept\n\n&quot;text&quot;');
    expect(html).toContain('value="kept"');
    expect(html).toContain(`value="${value}"`);
    const error = new RegExp(`<p class="error" id="${name}-error">([^<]*)</p>`).exec(html)?.[1];
    expect(error).toContain(text);
    expect(html).toMatch(
      new RegExp(`name="${name}"[^>]*aria-invalid|aria-invalid[^>]*name="${name}"`),
    );
    expect(await countIssues()).toBe(before);
  });

  it('is refused without the token of a page, or from another site', async () => {
    const before = await countIssues();
    const visitor = await signedIn('owner');
    expect((await visitor.post(issues, { title: 'x', authenticity_token: '' })).status).toBe(422);
    await visitor.get(`${issues}/new`);
    const foreign = await visitor.post(issues, { title: 'x' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(422);
    const other = await signedIn('developer');
    await other.get(`${issues}/new`);
    other.cookies.clear();
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    expect((await other.post(issues, { title: 'x' })).status).toBe(422);
    expect(await countIssues()).toBe(before);
  });

  it('takes a text with null as no form, and changes nothing', async () => {
    const before = await countIssues();
    const visitor = await signedIn('owner');
    await visitor.get(`${issues}/new`);
    expect((await visitor.post(issues, { title: 'a\0b' })).status).toBe(400);
    expect(await countIssues()).toBe(before);
  });

  it('takes long texts, and says so where they are too long', async () => {
    const visitor = await signedIn('reporter');
    await visitor.get(`${issues}/new`);
    const before = await countIssues();
    const description = 'ä'.repeat(200_000);
    const made = await visitor.post(issues, { title: 'Long', description });
    expect(made.status).toBe(303);
    const iid = Number(/\d+$/.exec(made.headers['location'] ?? '')?.[0]);
    expect(await readIssue(iid)).toMatchObject({ description });
    const refused = await visitor.post(issues, { title: 'x', description: 'a'.repeat(3_000_000) });
    expect(refused.status).toBe(413);
    expect(pageText(refused)).toContain('larger than a form may be');
    const json = await visitor.post(issues, {}, { 'content-type': 'application/json' });
    expect(json.status).toBe(415);
    expect(await countIssues()).toBe(before + 1);
  });

  it('is absent for strangers, and asks nobody to sign in for a hidden project', async () => {
    const before = await countIssues();
    const stranger = await signedIn('stranger');
    await stranger.get('/');
    expect((await stranger.post(issues, { title: 'x' })).status).toBe(404);
    const nobody = new Visitor(app);
    await nobody.get('/users/sign_in');
    const answer = await nobody.post(issues, { title: 'x' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/users/sign_in' } });
    expect(await countIssues()).toBe(before);
  });
});

describe('the form of a change', () => {
  it('shows what the issue has, and takes what is changed', async () => {
    const { iid } = await open('Glaze runs');
    await api.put(`/projects/${project.id}/issues/${iid}`, {
      description: '<b>Ash</b>',
      labels: 'glaze',
      assignee_ids: [people.developer.id],
      due_date: '2030-02-01',
    });
    const visitor = await signedIn('maintainer');
    const html = pageText(await visitor.get(`${issues}/${iid}/edit`));
    for (const shown of [
      ...['value="Glaze runs"', '&lt;b&gt;Ash&lt;/b&gt;', 'value="glaze"', 'value="2030-02-01"'],
      `value="${people.developer.username}"`,
    ]) {
      expect(html).toContain(shown);
    }
    const answer = await visitor.post(`${issues}/${iid}/edit`, { title: 'Glaze runs down' });
    expect(answer).toMatchObject({ status: 303, headers: { location: `${issues}/${iid}` } });
    expect(await readIssue(iid)).toMatchObject({
      title: 'Glaze runs down',
      description: '',
      labels: [],
      assignees: [],
      due_date: null,
    });
  });

  it('is forbidden to guests, whose send changes nothing', async () => {
    const { iid } = await open('Not yours');
    const visitor = await signedIn('guest');
    expect(pageText(await visitor.get(`${issues}/${iid}`))).not.toContain(`${iid}/edit"`);
    const sent = await visitor.post(`${issues}/${iid}/edit`, { title: 'Mine' });
    expect(sent.status).toBe(403);
    expect((await visitor.post(`${issues}/${iid}/state`, { state_event: 'close' })).status).toBe(
      403,
    );
    expect(await readIssue(iid)).toMatchObject({ title: 'Not yours', state: 'opened' });
  });

  it('keeps what was typed beside an unknown name', async () => {
    const { iid } = await open('Typed');
    const visitor = await signedIn('owner');
    await visitor.get(`${issues}/${iid}/edit`);
    const answer = await visitor.post(`${issues}/${iid}/edit`, {
      title: 'Typed anew',
      assignees: 'nobody-has-this',
    });
    expect(answer.status).toBe(422);
    expect(pageText(answer)).toContain('value="Typed anew"');
    expect(pageText(answer)).toContain('has no user named nobody-has-this');
    expect(await readIssue(iid)).toMatchObject({ title: 'Typed' });
  });
});

describe('forms below an issue', () => {
  it('comment, reply, close and reopen', async () => {
    const { iid } = await open('To be talked about');
    const visitor = await signedIn('guest');
    await visitor.get(`${issues}/${iid}`);
    const commented = await visitor.post(`${issues}/${iid}/notes`, { body: 'First\r\nline' });
    const [note] = await readNotes(iid);
    expect(note?.body).toBe('First\nline');
    expect(commented.headers['location']).toBe(`${issues}/${iid}#note_${note?.id}`);
    const html = pageText(await visitor.get(`${issues}/${iid}`));
    expect(html).toContain(`id="note_${note?.id}"`);
    const reply = /action="([^"]*\/discussions\/\w+)"/.exec(html)?.[1] ?? '';
    const replied = await visitor.post(reply, { body: 'An answer' });
    expect(replied.status).toBe(303);
    expect((await readNotes(iid)).map((each) => each.body)).toEqual(['First\nline', 'An answer']);

    const owner = await signedIn('owner');
    await owner.get(`${issues}/${iid}`);
    for (const [state_event, state] of [
      ['close', 'closed'],
      ['reopen', 'opened'],
    ] as const) {
      const answer = await owner.post(`${issues}/${iid}/state`, { state_event });
      expect(answer).toMatchObject({ status: 303, headers: { location: `${issues}/${iid}` } });
      expect(await readIssue(iid)).toMatchObject({ state });
    }
  });

  it('say what is wrong with an empty comment', async () => {
    const { iid } = await open('Silent');
    const visitor = await signedIn('reporter');
    await visitor.get(`${issues}/${iid}`);
    const answer = await visitor.post(`${issues}/${iid}/notes`, { body: '' });
    expect(answer.status).toBe(422);
    expect(pageText(answer)).toMatch(/class="(?:error|alert)"/);
    expect(await readNotes(iid)).toEqual([]);
  });

  it.each(['notes', 'state', 'edit', `discussions/${'a'.repeat(40)}`])(
    'are refused without a token: %s',
    async (path) => {
      const { iid } = await open('Held');
      const visitor = await signedIn('owner');
      const fields = { body: 'x', title: 'x', state_event: 'close', authenticity_token: 'x' };
      expect((await visitor.post(`${issues}/${iid}/${path}`, fields)).status).toBe(422);
      expect(await readIssue(iid)).toMatchObject({ title: 'Held', state: 'opened' });
      expect(await readNotes(iid)).toEqual([]);
    },
  );

  it.each([
    '999/notes',
    '999/state',
    '999/edit',
    '0/notes',
    'x/notes',
    `1/discussions/${'a'.repeat(40)}`,
  ])('are absent where there is no issue or thread: %s', async (path) => {
    const visitor = await signedIn('owner');
    await visitor.get(issues);
    const fields = { body: 'x', title: 'x', state_event: 'close' };
    expect((await visitor.post(`${issues}/${path}`, fields)).status).toBe(404);
  });
});

describe('a page that browsers keep', () => {
  it('is not sent again to the same session, and is to another', async () => {
    const { iid } = await open('Kept by browsers');
    const path = `${issues}/${iid}`;
    const visitor = await signedIn('owner');
    const first = await visitor.get(path);
    const tag = first.headers['etag'] ?? '';
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(first.headers['vary']).toMatch(/cookie/i);
    const second = await visitor.get(path, { 'if-none-match': tag });
    expect({ status: second.status, length: second.bytes.length }).toEqual({
      status: 304,
      length: 0,
    });
    expect(second.headers['etag']).toBe(tag);
    // The same person, in another browser.
    expect((await (await signedIn('owner')).get(path, { 'if-none-match': tag })).status).toBe(200);
    expect((await (await signedIn('guest')).get(path, { 'if-none-match': tag })).status).toBe(200);
    await visitor.post(`${path}/notes`, { body: 'Something new' });
    const third = await visitor.get(path, { 'if-none-match': tag });
    expect(third.status).toBe(200);
    expect(third.headers['etag']).not.toBe(tag);
  });

  it('is neither a refusal nor the start page of a user', async () => {
    const visitor = await signedIn('owner');
    for (const path of ['/no/such/page', `${issues}/999`, '/', `${issues}/new`]) {
      const { headers } = await visitor.get(path);
      expect({ path, etag: headers['etag'], cache: headers['cache-control'] }).toMatchObject({
        path,
        cache: 'no-store',
      });
    }
  });
});
