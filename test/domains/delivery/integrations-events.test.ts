import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks, startReceiver } from '#test/support/receiver.ts';

const { api, db, git, environment } = await startApp();
const { workers } = environment;

beforeAll(async () => {
  await allowLocalHooks(db);
  workers.start();
});
afterAll(() => workers.stop());

describe('an event of a project', () => {
  it('is sent to its chat: pushes, issues, notes and merge requests', async () => {
    const receiver = await startReceiver();
    const { project, people } = await projectWorld(db, { git });
    const maintainer = api.as(people.maintainer);
    const path = `/projects/${project.id}`;
    const settings = { webhook: receiver.url, branches_to_be_notified: 'all' };
    expect((await maintainer.put(`${path}/integrations/slack`, settings)).status).toBe(200);
    const told = async () => {
      await workers.idle();
      const texts = receiver.received.map(
        ({ body }) => (JSON.parse(body) as { text: string }).text,
      );
      receiver.received.length = 0;
      return texts.map((text) => text.replace(/<[^|>]*\|([^>]*)>/g, '$1'));
    };
    await told();

    const { username, name } = (await maintainer.get('/user')).body;
    const who = `${name} (${username})`;
    const where = project.full_path;
    const issue = await maintainer.post(`${path}/issues`, { title: 'Hot', description: 'Fire' });
    expect(await told()).toEqual([`[${where}] Issue #1 Hot opened by ${who}`]);
    const at = `${path}/issues/${issue.body.iid}`;
    await maintainer.put(at, { title: 'Hotter' });
    expect(await told()).toEqual([]);
    await maintainer.post(`${at}/notes`, { body: 'Yes' });
    expect(await told()).toEqual([`${who} commented on issue #1 in ${where}: *Hotter*`]);
    await maintainer.put(at, { state_event: 'close' });
    expect(await told()).toEqual([`[${where}] Issue #1 Hotter closed by ${who}`]);

    const commit = {
      ...{ branch: 'fire', start_branch: 'main', commit_message: 'Kindle' },
      actions: [{ action: 'create', file_path: 'fire.txt', content: 'x' }],
    };
    expect((await maintainer.post(`${path}/repository/commits`, commit)).status).toBe(201);
    expect(await told()).toEqual([`${who} pushed new branch fire to ${where}`]);
    const request = { source_branch: 'fire', target_branch: 'main', title: 'Burn' };
    expect((await maintainer.post(`${path}/merge_requests`, request)).status).toBe(201);
    expect(await told()).toEqual([`${who} opened merge request !1 Burn in ${where}`]);
  });
});
