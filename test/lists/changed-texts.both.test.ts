import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedToken } from '#test/support/seed.ts';

let now = Date.parse('2026-03-01T08:00:00.000Z');
const app = await startApp({ clock: () => new Date((now += 1000)) });
const { project, people } = await projectWorld(app.db);
const api = app.api.as(people.owner);
const milestones = `/projects/${project.id}/milestones`;

/** More together than the kernel takes from a process for a connection that nobody reads. */
const count = 14;
const length = 1_000_000;

it('sends no text that takes the place of one of the same length while its answer is sent', async () => {
  for (let index = 0; index < count; index += 1) {
    expect(await api.post(milestones, { title: `M${index}` })).toMatchObject({ status: 201 });
  }
  const listed = (await api.get(`${milestones}?per_page=${count}`)).body as { id: number }[];

  await app.db('milestones').update({ description: 'a'.repeat(length) });

  const { token } = await seedToken(app.db, people.owner);
  const sent = request(`${app.origin}/api/v4${milestones}?per_page=${count}`, {
    headers: { 'PRIVATE-TOKEN': token },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const last = `${milestones}/${listed.at(-1)?.id}`;
  const changed = await api.put(last, { description: 'b'.repeat(length) });
  expect(changed).toMatchObject({ status: 200 });

  let text = '';
  const reading = (async () => {
    for await (const chunk of response.setEncoding('utf8')) text += chunk as string;
  })();
  await expect(reading).rejects.toThrow('aborted');
  expect(text).toContain('aaa');
  expect(text).not.toContain('bbb');
});
