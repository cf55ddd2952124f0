import { expect, it } from 'vitest';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git } = app;
const ask = await asking(app);
const { project, group, people, path, branch } = await mergeRequestWorld({ db, git });
const { developer, reporter } = people;
const { body: issue } = await api
  .as(developer)
  .post(`/projects/${project.id}/issues`, { title: 'Heat' });
const { body: request } = await api.as(developer).post(path, {
  ...{ source_branch: await branch(), target_branch: 'main', title: 'Cool slowly' },
});
const { body: epic } = await api
  .as(developer)
  .post(`/groups/${group.id}/epics`, { title: 'All of it' });
const noteOn = async (address: string) => {
  const { body } = await api.as(developer).post(`${address}/notes`, { body: 'Why?' });
  return `gid://gitlab/Note/${body.id}`;
};
const things: [string, string][] = [
  ['an issue', `gid://gitlab/Issue/${issue.id}`],
  ['a merge request', `gid://gitlab/MergeRequest/${request.id}`],
  ['an epic', `gid://gitlab/Epic/${epic.id}`],
  ['a note on an issue', await noteOn(`/projects/${project.id}/issues/${issue.iid}`)],
  ['a note on a merge request', await noteOn(`${path}/${request.iid}`)],
  ['a note on an epic', await noteOn(`/groups/${group.id}/epics/${epic.id}`)],
];
const refused = 'The resource that you are attempting to access does not exist';
const shown = 'awardEmoji { name emoji unicode description user { username } }';

async function run(name: string, input: object, fields: string, who: Who = 'reporter') {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation($input: ${type}!) { ${name}(input: $input) { errors ${fields} } }`;
  const { data, errors } = await ask(people[who], document, { input });
  const payloads = (data ?? {}) as unknown as Record<string, Record<string, never> | null>;
  return { errors, payload: payloads[name] ?? null };
}

it.each(things)('a reaction to %s is given and taken back', async (_, awardableId) => {
  const input = { awardableId, name: 'thumbsup' };
  const award = {
    name: 'thumbsup',
    emoji: '👍️',
    unicode: expect.stringMatching(/^1f44d/) as string,
    description: 'thumbs up',
    user: { username: reporter.username },
  };
  const given = await run('awardEmojiAdd', input, shown);
  expect(given).toMatchObject({ errors: undefined, payload: { errors: [] } });
  expect(given.payload?.['awardEmoji']).toMatchObject({
    ...award,
    emoji: expect.stringContaining('👍') as string,
  });
  expect(await run('awardEmojiRemove', input, shown)).toMatchObject({
    payload: { errors: [], awardEmoji: null },
  });
  const again = await run('awardEmojiRemove', input, shown);
  expect(again.payload).toMatchObject({ errors: [expect.any(String)], awardEmoji: null });
  expect((await run('awardEmojiToggle', input, 'toggledOn awardEmoji { name }')).payload).toEqual({
    errors: [],
    toggledOn: true,
    awardEmoji: { name: 'thumbsup' },
  });
  expect((await run('awardEmojiToggle', input, 'toggledOn awardEmoji { name }')).payload).toEqual({
    errors: [],
    toggledOn: false,
    awardEmoji: null,
  });
  for (const name of ['awardEmojiAdd', 'awardEmojiRemove', 'awardEmojiToggle']) {
    for (const who of ['stranger', 'anonymous'] as const) {
      expect(await run(name, input, 'awardEmoji { name }', who)).toEqual({
        errors: [expect.stringContaining(refused)],
        payload: null,
      });
    }
  }
});
