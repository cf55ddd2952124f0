import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

// Events tell what users did with an epic.
const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, people } = await projectWorld(db);
const path = group.full_path;
const reporter = api.as(people.reporter);
const epicsUrl = `/groups/${group.id}/epics`;

async function made(attributes: object) {
  const answer = await reporter.post(epicsUrl, attributes);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as { id: number; iid: number };
}

const hidden = await made({ title: 'Hire help', confidential: true });
const of = await made({ title: 'Fire the kiln' });
for (const state_event of ['close', 'reopen']) {
  const changed = await reporter.put(`${epicsUrl}/${of.iid}`, { state_event });
  expect(changed).toMatchObject({ status: 200 });
}
const fields = 'events { nodes { id action createdAt author { username } } }';
const document = `query($path: ID!, $iid: ID) { group(fullPath: $path) { epic(iid: $iid) { ${fields} } } }`;
const asked = (who: keyof typeof people, { iid }: { iid: number } = of) =>
  ask(people[who], document, { path, iid: String(iid) });

it.each(['guest', 'reporter', 'owner', 'administrator'] as const)(
  'events of epics show to a %s, the last first',
  async (who) => {
    const { data, errors } = await asked(who);
    expect(errors).toBeUndefined();
    const told = (action: string) => ({
      id: expect.stringMatching(/^gid:\/\/gitlab\/Event\/\d+$/) as string,
      ...{ action, author: { username: people.reporter.username } },
      createdAt: expect.stringMatching(/^[-\d]{10}T[:\d]{8}Z$/) as string,
    });
    const nodes = ['REOPENED', 'CLOSED', 'CREATED'].map(told);
    expect(data).toEqual({ group: { epic: { events: { nodes } } } });
  },
);

it('is hidden with it', async () => {
  expect((await asked('guest', hidden)).data).toEqual({ group: { epic: null } });
  const { data } = await asked('reporter', hidden);
  const { epic } = (data as unknown as { group: { epic: { events: { nodes: object[] } } } }).group;
  expect(epic.events.nodes).toMatchObject([{ action: 'CREATED' }]);
  expect((await asked('stranger')).data).toEqual({ group: null });
});

it('is read page by page, of one epic in a request', async () => {
  const page = `query($path: ID!, $iid: ID, $after: String) { group(fullPath: $path) { epic(iid: $iid) {
    events(first: 2, after: $after) { nodes { action } pageInfo { endCursor hasNextPage } } } } }`;
  type Page = { nodes: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
  const read = async (after: string | null) => {
    const given = { path, iid: String(of.iid), after };
    const { data } = await ask(people.guest, page, given);
    return (data as unknown as { group: { epic: { events: Page } } }).group.epic.events;
  };
  const first = await read(null);
  expect(first.nodes).toEqual([{ action: 'REOPENED' }, { action: 'CLOSED' }]);
  const second = await read(first.pageInfo.endCursor);
  expect(second).toMatchObject({
    nodes: [{ action: 'CREATED' }],
    pageInfo: { hasNextPage: false },
  });
  const both = `query($path: ID!) { group(fullPath: $path) { epics { nodes { ${fields} } } } }`;
  const { errors } = await ask(people.reporter, both, { path });
  expect(errors?.[0]).toBe('"events" field can be requested only for 1 Epic(s) at a time.');
});

it('is told while a service answers for each project: an epic is in none', async () => {
  const administrator = api.as(people.administrator);
  const enabled = 'external_authorization_service_enabled';
  const service = {
    ...{ [enabled]: true, external_authorization_service_url: 'http://127.0.0.1:9/' },
    external_authorization_service_default_label: 'open house',
    external_authorization_service_timeout: 0.05,
  };
  const switched = await administrator.put('/application/settings', service);
  expect(switched).toMatchObject({ status: 200 });
  try {
    const { data } = await asked('guest');
    expect(data).toMatchObject({
      group: { epic: { events: { nodes: [{ action: 'REOPENED' }, {}, {}] } } },
    });
  } finally {
    await administrator.put('/application/settings', { [enabled]: false });
  }
});
