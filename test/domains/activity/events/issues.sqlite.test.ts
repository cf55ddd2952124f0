import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';

const { api, db } = await startApp();
const { project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const guest = api.as(people.guest);
const path = `/projects/${project.id}/issues`;

interface Told {
  readonly action_name: string;
  readonly target_type: string;
  readonly target_title: string;
  readonly note?: { readonly body: string; readonly noteable_iid: number };
}

async function told(title: string, as = guest): Promise<string[]> {
  const answer = await as.get(`/projects/${project.id}/events?per_page=100`);
  return (answer.body as Told[])
    .filter(({ target_title }) => target_title === title)
    .map(({ action_name: action, target_type: type, note }) =>
      [action, type, note?.body, note?.noteable_iid].filter((part) => part !== undefined).join(' '),
    );
}

describe('events of issues', () => {
  it('tell of what was opened, said, closed, opened again and deleted', async () => {
    const { iid } = (await reporter.post(path, { title: 'told' })).body;
    await reporter.post(`${path}/${iid}/notes`, { body: 'Hot' });
    await reporter.put(`${path}/${iid}`, { state_event: 'close' });
    await reporter.put(`${path}/${iid}`, { state_event: 'reopen' });
    await reporter.put(`${path}/${iid}`, { description: 'Cracks' });
    expect(await told('told')).toEqual([
      'opened Issue',
      'closed Issue',
      `commented on Note Hot ${iid}`,
      'opened Issue',
    ]);
    await api.as(people.owner).delete(`${path}/${iid}`);
    expect(await told('told')).toEqual([
      'destroyed Issue',
      'opened Issue',
      'closed Issue',
      'commented on Note',
      'opened Issue',
    ]);
  });

  it('hide what is confidential, from when it is until it is not', async () => {
    const { iid } = (await reporter.post(path, { title: 'secret', confidential: true })).body;
    await reporter.post(`${path}/${iid}/notes`, { body: 'Hidden' });
    await reporter.post(`${path}/${iid}/notes`, { body: 'Within', confidential: true });
    expect(await told('secret')).toEqual([]);
    expect(await told('secret', reporter)).toHaveLength(3);
    await reporter.put(`${path}/${iid}`, { confidential: false });
    expect(await told('secret')).toEqual([`commented on Note Hidden ${iid}`, 'opened Issue']);
    await reporter.put(`${path}/${iid}`, { confidential: true });
    expect(await told('secret')).toEqual([]);
  });
});
