import { describe, expect } from 'vitest';
import { findActive } from '#src/domains/platform/integration-records/table.ts';
import { offerLink } from '#src/domains/delivery/slash-commands/links.ts';
import type { UserRow } from '#src/records/user.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMembers } from '#test/support/seed.ts';
import { Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { api, db, git, environment } = app;

const token = 'chat-token-4711';
const ada = { team_id: 'T1', team_domain: 'kiln', user_id: 'U1', user_name: 'ada' };
const page = '/-/profile/chat_names';

async function world() {
  const { project, people } = await projectWorld(db, { git });
  const maintainer = api.as(people.maintainer);
  const path = `/projects/${project.id}`;
  const set = await maintainer.put(`${path}/integrations/slack-slash-commands`, { token });
  expect(set.status).toBe(200);
  const at = `${path}/integrations/slack_slash_commands/trigger`;
  const send = (text: string, more: object = {}) =>
    api.post(at, { token, command: '/kiln', channel_name: 'oven', ...ada, text, ...more });
  const textOf = async (text: string, more: object = {}) => {
    const answer = await send(text, more);
    expect(answer.status).toBe(200);
    return (answer.body as { text: string }).text.replace(/<[^|>]*\|([^>]*)>/g, '$1');
  };
  const addressIn = ({ body }: { body: { text: string } }) => {
    const url = /<(https?:[^|]+)\|/.exec(body.text)?.[1] ?? '';
    const { pathname, search } = new URL(url);
    return pathname + search;
  };
  const link = async (person: UserRow, more: object = {}) => {
    const address = addressIn(await send('help', more));
    const visitor = await Visitor.signedIn(app, person);
    expect((await visitor.get(address)).status).toBe(200);
    const made = await visitor.post(page, { token: tokenOf(address) });
    expect(made.headers['location']).toContain(`${page}?done=added`);
    return visitor;
  };
  const issues = async () => {
    const { body } = await maintainer.get(`${path}/issues?order_by=created_at&sort=asc`);
    return body as { iid: number; title: string; state: string; author: { id: number } }[];
  };
  return { project, people, maintainer, path, at, send, textOf, addressIn, link, issues };
}

const tokenOf = (address: string) => new URL(address, 'http://x').searchParams.get('token') ?? '';

describe('a chat', () => {
  it('learns nothing without the token: all else is the same as no project', async () => {
    const { at, path, send, maintainer } = await world();
    const nothing = { status: 404, body: { message: '404 Integration Not Found' } };
    for (const other of ['', 'x', `${token} `, 'ü'.repeat(4_000)]) {
      expect(await send('help', { token: other })).toMatchObject(nothing);
    }
    const given = { token, ...ada, text: 'help' };
    for (const elsewhere of [
      '/projects/999999999/integrations/slack_slash_commands/trigger',
      '/projects/no%2Fsuch/services/slack-slash-commands/trigger',
      `${path}/integrations/mattermost_slash_commands/trigger`,
    ]) {
      expect(await api.post(elsewhere, given)).toMatchObject(nothing);
    }
    expect((await api.post(at, ada)).status).toBe(400);
    expect((await api.post(`${path}/integrations/asana/trigger`, given)).status).toBe(400);
    expect((await send('help')).status).toBe(200);
    await maintainer.delete(`${path}/integrations/slack-slash-commands`);
    expect(await send('help')).toMatchObject(nothing);
  });

  it('reaches the project in both spellings, by its path, by both paths and as a form', async () => {
    const { project, path } = await world();
    const named = `/projects/${encodeURIComponent(project.full_path.toUpperCase())}`;
    for (const at of [
      `${path}/integrations/slack-slash-commands`,
      `${path}/services/slack_slash_commands`,
      `${named}/integrations/slack_slash_commands`,
    ]) {
      const form = new URLSearchParams({ token, ...ada, text: 'help', api_app_id: 'A1' });
      const answer = await api.send('POST', `${at}/trigger`, form.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(answer).toMatchObject({ status: 200, body: { response_type: 'ephemeral' } });
    }
  });

  it('has a name to answer under where one is set', async () => {
    const { path, maintainer } = await world();
    const at = `${path}/integrations/mattermost-slash-commands`;
    await maintainer.put(at, { token, username: 'potter' });
    const answer = await api.post(`${at}/trigger`, { token, ...ada, text: 'help' });
    expect(answer).toMatchObject({ status: 200, body: { username: 'potter' } });
  });

  it('whose user is not told is answered so', async () => {
    const { textOf } = await world();
    for (const without of [{ team_id: '' }, { user_id: '' }]) {
      expect(await textOf('help', without)).toBe('Your chat does not say who you are.');
    }
  });
});

describe('the account of somebody in a chat', () => {
  it('is linked at an address that is for them, and unlinked again', async () => {
    const { project, people, send, textOf, link, issues } = await world();
    expect(await textOf('issue new Fire')).toBe(
      'Before you can do anything here, link your account.',
    );
    expect(await issues()).toEqual([]);
    const visitor = await link(people.reporter);
    expect(await textOf('issue new Fire')).toBe('Opened #1 Fire.');
    expect(await issues()).toMatchObject([{ title: 'Fire', author: { id: people.reporter.id } }]);
    // Other users of the chat, and the same id in another chat, have no link to the account.
    for (const other of [{ user_id: 'U2' }, { team_id: 'T2' }]) {
      expect(await textOf('issue close 1', other)).toContain('link your account');
    }
    const listed = (await visitor.get(page)).body as string;
    expect(listed).toContain(project.full_path);
    const id = /chat_names\/(\d+)\/remove/.exec(listed)?.[1];
    const stranger = await Visitor.signedIn(app, people.developer);
    await stranger.get(page);
    expect((await stranger.post(`${page}/${id}/remove`)).status).toBe(404);
    expect((await visitor.post(`${page}/${id}/remove`)).status).toBe(303);
    expect(await textOf('issue close 1')).toContain('link your account');
    expect((await send('help')).status).toBe(200);
  });

  it('is linked within ten minutes, once, and by nobody who does not see the project', async () => {
    const { project, people, send, addressIn, link } = await world();
    const [row] = await findActive(db, project.id, ['slack-slash-commands']);
    const chatUser = {
      ...{ team_id: 'T1', chat_user_id: 'U9', team_name: '', chat_user_name: '' },
    };
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const offered = (minutes: number) =>
      offerLink(db, { id: Number(row?.id) }, chatUser, minutesAgo(minutes));
    const reporter = await Visitor.signedIn(app, people.reporter);
    const statusOf = async (by: Visitor, offer: string) =>
      (await by.get(`${page}/new?token=${offer}`)).status;
    expect(await statusOf(reporter, offered(9))).toBe(200);
    expect(await statusOf(reporter, offered(11))).toBe(404);
    const [text = '', signature = ''] = offered(0).split('.');
    const other = Buffer.from(
      JSON.stringify({ ...chatUser, integration_id: row?.id, until: 9e15 }),
    );
    for (const forged of [
      `${text}.${'0'.repeat(64)}`,
      `${other.toString('base64url')}.${signature}`,
      `${text}x.${signature}`,
      text,
      '',
    ]) {
      expect(await statusOf(reporter, forged)).toBe(404);
    }
    const stranger = await Visitor.signedIn(app, people.stranger);
    expect(await statusOf(stranger, offered(0))).toBe(404);
    await stranger.get(page);
    expect((await stranger.post(page, { token: offered(0) })).status).toBe(404);
    expect((await new Visitor(app).get(`${page}/new?token=${offered(0)}`)).status).toBe(302);

    const address = addressIn(await send('help'));
    await link(people.reporter);
    const developer = await Visitor.signedIn(app, people.developer);
    await developer.get(address);
    const again = await developer.post(page, { token: tokenOf(address) });
    expect(again.status).toBe(422);
    expect(again.body).toContain('This chat user has an account already');
  });

  race('is linked to a hundred chats at most, also where several are linked at once', async () => {
    const { project, people } = await world();
    const [row] = await findActive(db, project.id, ['slack-slash-commands']);
    const { id: user_id } = people.reporter;
    const integration_id = Number(row?.id);
    const chatUser = (name: string) => {
      return { team_id: 'T1', chat_user_id: name, team_name: '', chat_user_name: '' };
    };
    const shared = { integration_id, user_id, project_path: 'kiln' };
    const links = Array.from({ length: 98 }, (_, at) => ({
      ...{ ...shared, ...chatUser(`held${at}`), created_at: new Date().toISOString() },
    }));
    for (const batch of splitIntoBatches(links, 20)) await db('chat_links').insert(batch);
    const visitor = await Visitor.signedIn(app, people.reporter);
    const offers = Array.from({ length: 6 }, (_, at) =>
      offerLink(db, { id: integration_id }, chatUser(`new${at}`), new Date()),
    );
    await visitor.get(`${page}/new?token=${offers[0]}`);
    const answers = await Promise.all(
      offers.map(async (offer) => visitor.post(page, { token: offer })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([303, 303, 422, 422, 422, 422]);
    expect(await db('chat_links').where({ user_id }).pluck('id')).toHaveLength(100);
  });

  it('is told titles that call nobody, and are no links', async () => {
    const { people, textOf, link } = await world();
    await link(people.reporter);
    const text = await textOf('issue new @all [sign in](http://evil.example)');
    expect(text).toContain('sign in');
    expect(text).not.toMatch(/@all|\]\(/);
    expect(await textOf('issue search sign')).not.toMatch(/@all|\]\(/);
  });

  it('may do what it may at that moment', async () => {
    const { project, people, maintainer, path, textOf, link, issues } = await world();
    await link(people.guest);
    await maintainer.post(`${path}/issues`, { title: 'Hidden', confidential: true });
    const missing = 'The object does not exist, or you may not see it.';
    expect(await textOf('issue show 1')).toBe(missing);
    expect(await textOf('issue new Fire')).toBe('Opened #2 Fire.');
    await maintainer.post(`${path}/issues`, { title: 'Other' });
    expect(await textOf('issue close 3')).toBe('You may not do that here.');
    expect(await textOf('issue search Hidden')).toBe('No issue was found.');
    await db('projects').where({ id: project.id }).update({ archived: true });
    expect(await textOf('issue new More')).toBe('You may not do that here.');
    await db('projects').where({ id: project.id }).update({ archived: false });
    const administrator = api.as(people.administrator);
    expect((await administrator.post(`/users/${people.guest.id}/block`)).status).toBe(201);
    expect(await textOf('issue new More')).toBe(missing);
    expect((await issues()).map(({ title }) => title)).toEqual(['Hidden', 'Fire', 'Other']);
  });

  it('leaves with its user', async () => {
    const { people, link, send } = await world();
    await link(people.reporter);
    const administrator = api.as(people.administrator);
    await administrator.delete(`/users/${people.reporter.id}`);
    environment.workers.start();
    await environment.workers.idle();
    await environment.workers.stop();
    expect(await db('chat_links').where({ user_id: people.reporter.id })).toEqual([]);
    expect((await send('help')).body.text).toContain('link your account');
  });
});

describe('commands about issues', () => {
  it('open, show, find, comment on and close them', async () => {
    const { people, maintainer, path, send, textOf, link } = await world();
    await link(people.developer);
    const text = 'issue new  Too <hot> @here\nBurns.\n\n@channel & more';
    expect(await send(text)).toMatchObject({ status: 200, body: { response_type: 'in_channel' } });
    const { body: issue } = await maintainer.get(`${path}/issues/1`);
    expect(issue).toMatchObject({
      title: 'Too <hot> @here',
      description: 'Burns.\n\n@channel & more',
    });
    expect(await textOf('Issue show #1')).toBe(
      '#1 Too &lt;hot&gt; @\u200Bhere (opened)\nBurns.\n\n@\u200Bchannel &amp; more',
    );
    expect(await textOf('issue search hot')).toBe(
      'Found:\n• #1 Too &lt;hot&gt; @\u200Bhere (opened)',
    );
    expect(await textOf('issue search oven')).toBe('No issue was found.');
    expect(await textOf('issue comment 1\nIt is\ncold')).toBe(
      'Said on #1 Too &lt;hot&gt; @\u200Bhere.',
    );
    const { body: notes } = await maintainer.get(`${path}/issues/1/notes`);
    expect(notes).toMatchObject([{ body: 'It is\ncold', author: { id: people.developer.id } }]);
    expect(await textOf('i close 1')).toBe('Closed #1 Too &lt;hot&gt; @\u200Bhere.');
    expect(await textOf('issue close 1')).toBe('#1 Too &lt;hot&gt; @\u200Bhere is closed already.');
    expect(await textOf('issue show 99')).toContain('The object does not exist');
    expect(await textOf(`issue new ${'x'.repeat(300)}`)).toContain('The command failed: title');
  });

  it('reach nothing outside the project by commands in a text', async () => {
    const { project, people, maintainer, path, textOf, link } = await world();
    const { developer } = people;
    await link(developer);
    const elsewhere = await projectWorld(db, { git });
    await addMembers(db, elsewhere.group, [{ user: developer, level: 30 }]);
    const there = api.as(elsewhere.people.maintainer);
    const at = `/projects/${elsewhere.project.id}/issues`;
    await there.post(at, { title: 'Theirs' });
    await maintainer.post(`${path}/issues`, { title: 'Ours', labels: 'hot' });
    await maintainer.post(`${path}/issues`, { title: 'Another', labels: 'hot' });
    const { full_path } = elsewhere.project;
    const outside = [
      ...[`/move ${full_path}`, `/clone ${full_path}`, `/relate ${full_path}#1`],
      ...[`/duplicate ${full_path}#1`, `/copy_metadata ${full_path}#1`],
    ];
    for (const command of outside) await textOf(`issue comment 1\n${command}`);
    await textOf(`issue new From the chat\n/relate ${full_path}#1`);
    expect((await there.get(at)).body).toMatchObject([{ title: 'Theirs' }]);
    expect((await there.get(`${at}/1/links`)).body).toEqual([]);
    expect((await maintainer.get(`${path}/issues/1`)).body).toMatchObject({ state: 'opened' });

    await textOf('issue comment 1\n/relate #2');
    await textOf(`issue comment 1\n/clone ${project.full_path}`);
    expect((await maintainer.get(`${path}/issues/1/links`)).body).toMatchObject([{ iid: 2 }]);
    expect((await maintainer.get(`${path}/issues?search=Ours`)).body).toHaveLength(2);
  });

  it('say what is confidential to whoever asked alone', async () => {
    const { people, maintainer, path, send, link } = await world();
    await link(people.developer);
    await maintainer.post(`${path}/issues`, { title: 'Secret', confidential: true });
    expect(await send('issue show 1')).toMatchObject({ body: { response_type: 'ephemeral' } });
  });

  it('that mean nothing are answered with what can be said', async () => {
    const { people, textOf, link } = await world();
    await link(people.developer);
    for (const text of ['', 'help', 'issue', 'issue show x', 'deploy a', 'sing', 'run']) {
      expect(await textOf(text)).toContain('`/kiln issue new &lt;title&gt;`');
    }
  });
});

describe('commands about jobs', () => {
  const configuration = `
stages: [up, later]
review: { stage: up, script: x, environment: { name: review } }
live: { stage: later, script: x, when: manual, environment: { name: live } }
stop: { stage: later, script: x, when: manual, environment: { name: live, action: stop } }
sing: { stage: up, script: x, only: [chat] }
wait: { stage: later, script: x, needs: [review], only: [chat] }
`;

  async function jobsWorld() {
    const all = await world();
    const { maintainer, path } = all;
    const commit = {
      ...{ branch: 'main', commit_message: 'Configure [skip ci]' },
      actions: [{ action: 'create', file_path: '.gitlab-ci.yml', content: configuration }],
    };
    expect((await maintainer.post(`${path}/repository/commits`, commit)).status).toBe(201);
    const namesOf = async (pipeline: number) => {
      const { body } = await maintainer.get(`${path}/pipelines/${pipeline}/jobs`);
      return (body as { name: string; status: string }[]).map(({ name }) => name);
    };
    return { ...all, namesOf };
  }

  it('run one job of the default branch, which is told what was said', async () => {
    const { people, maintainer, path, textOf, link, namesOf } = await jobsWorld();
    await link(people.developer);
    const said = await textOf('run sing  a song\nof fire');
    const id = Number(/^Job sing is on its way: pipeline (\d+)\.$/.exec(said)?.[1]);
    const { body } = await maintainer.get(`${path}/pipelines/${id}`);
    expect(body).toMatchObject({ source: 'chat', ref: 'main', user: { id: people.developer.id } });
    expect(await namesOf(id)).toEqual(['sing']);
    const { body: variables } = await maintainer.get(`${path}/pipelines/${id}/variables`);
    const values = (variables as { key: string; value: string }[]).map(({ key, value }) => [
      key,
      value,
    ]);
    expect(Object.fromEntries(values)).toEqual({
      CHAT_INPUT: 'a song\nof fire',
      CHAT_CHANNEL: 'oven',
      CHAT_USER_ID: 'U1',
    });
    // The jobs that it needs in other pipelines are not there.
    expect(await textOf('run wait')).toContain('is on its way');
    expect(await textOf('run nothing')).toBe(
      'The command failed: No stages / jobs for this pipeline.',
    );
  });

  it('say why the configuration cannot run', async () => {
    const { people, maintainer, path, textOf, link } = await jobsWorld();
    await link(people.developer);
    const faults = {
      'a: {script: x, stage: kiln}':
        'a job: chosen stage does not exist; available stages are .pre, build, test, deploy, .post',
      'include: {local: /missing.yml}\na: {script: x}': 'Local file `missing.yml` does not exist!',
      'a: [':
        '(&lt;unknown&gt;): unexpected end of the stream within a flow collection at line 1 column 5',
      'a: {script: x, needs: ["<!channel>"]}': expect.stringContaining('&lt;!channel&gt;'),
      'workflow: {rules: [{when: never}]}\na: {script: x}':
        'Pipeline filtered out by workflow rules.',
    };
    for (const [content, reason] of Object.entries(faults)) {
      const actions = [{ action: 'update', file_path: '.gitlab-ci.yml', content }];
      const commit = { branch: 'main', commit_message: 'Configure [skip ci]', actions };
      expect((await maintainer.post(`${path}/repository/commits`, commit)).status).toBe(201);
      const said = await textOf('run a');
      expect(said).toMatch(/^The command failed: /);
      expect(said.slice('The command failed: '.length)).toEqual(reason);
    }
  });

  it('deploy by the manual job beside the last deployment, and start nothing else', async () => {
    const { project, people, maintainer, path, send, textOf, link } = await jobsWorld();
    const none = 'There is no manual job that deploys review to live.';
    await link(people.reporter, { user_id: 'U2' });
    await link(people.developer);
    expect(await textOf('deploy review to live')).toBe(none);
    const { body: pipeline } = await maintainer.post(`${path}/pipeline`, { ref: 'main' });
    const idOf = async (name: string) => {
      const row = await db('jobs').where({ pipeline_id: pipeline.id, name }).first('id');
      return Number(row?.['id']);
    };
    const [review, live, stop] = [await idOf('review'), await idOf('live'), await idOf('stop')];
    expect(await textOf('deploy review to live')).toBe(none);
    await db('jobs').where({ id: review }).update({ status: 'success' });
    for (const id of [live, stop]) await db('jobs').where({ id }).update({ status: 'manual' });
    const at = { created_at: new Date().toISOString(), updated_at: new Date().toISOString() };
    const environment = await db('environments').where({ project_id: project.id, name: 'review' });
    const deployment = {
      ...{ project_id: project.id, iid: 4711, environment_id: environment[0]?.id as number },
      ...{ ref: 'main', tag: false, sha: pipeline.sha as string, status: 'success' },
      ...{ job_id: review, ...at },
    };
    await db('deployments').where({ job_id: review }).delete();
    await db('deployments').insert(deployment);
    expect(await textOf('deploy review to live', { user_id: 'U2' })).toBe(
      'You may not do that here.',
    );
    expect(await send('deploy review to live')).toMatchObject({
      body: { response_type: 'in_channel' },
    });
    const statusOf = async (id: number) =>
      (await db('jobs').where({ id }).first('status'))?.['status'];
    expect(await statusOf(live)).toBe('pending');
    expect(await statusOf(stop)).toBe('manual');
    expect(await textOf('deploy review to live')).toBe(none);
    expect(await textOf('deploy nowhere to live')).toContain('There is no manual job');
  });
});
