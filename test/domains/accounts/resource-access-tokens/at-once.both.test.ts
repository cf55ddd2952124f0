import { expect, it } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { createPlace } from './world.ts';

const { api, db } = await startApp({ connections: racing });
const { group, project, people } = await createPlace(db);

it.each([
  ['project', `/projects/${project.id}/access_tokens`],
  ['group', `/groups/${group.id}/access_tokens`],
])('twelve tokens of a %s, asked for at once, are made with a bot each', async (kind, path) => {
  const asked = Array.from({ length: 12 }, () =>
    api.as(people.owner).post(path, { name: 'deploy', scopes: ['read_api'], access_level: 10 }),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 201));
  const bots = await db('users')
    .whereIn(
      'id',
      answers.map(({ body }) => body.user_id),
    )
    .pluck('username');
  const stem = `${kind}_${kind === 'project' ? project.id : group.id}_bot`;
  const expected = asked.map((_, index) => (index === 0 ? stem : `${stem}${index}`));
  expect(bots.toSorted()).toEqual(expected.toSorted());
});
