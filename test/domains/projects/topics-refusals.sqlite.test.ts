import { describe, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  expectRefused,
  forbidden,
  invalid,
  notFound,
  type Refusal,
  refused,
} from '#test/support/refusals.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';

const app = await startApp();
const { api, db } = app;
const admin = api.as(await seedUser(db, { admin: true }));
const user = api.as(await seedUser(db));
await user.get('/user');
const kiln = (await admin.post('/topics', { name: 'kiln' })).body;
await admin.post('/topics', { name: 'clay', title: 'Clay' });
await seedProject(db, { topics: ['kiln', 'fire'] });

const MISSING = 4_000_000_000;
const path = `/topics/${kiln.id}`;
const blank = refused({ name: ["can't be blank"] });
const tooLong = ['is too long (maximum is 255 characters)'];

type Line = readonly [what: string, method: string, path: string, body: object, wanted: Refusal];

const lines: readonly Line[] = [
  ['a new topic with no name', 'POST', '/topics', {}, invalid('name is missing')],
  ['a new topic with a blank name', 'POST', '/topics', { name: ' \t' }, blank],
  [
    'a new topic with a long name',
    'POST',
    '/topics',
    { name: 'n'.repeat(300) },
    refused({ name: tooLong }),
  ],
  ['a new topic with NUL', 'POST', '/topics', { name: 'a\0b' }, invalid('name is invalid')],
  [
    'a new topic with a list for a name',
    'POST',
    '/topics',
    { name: ['a'] },
    invalid('name is invalid'),
  ],
  [
    'a new topic with a long title',
    'POST',
    '/topics',
    { name: 'new', title: 't'.repeat(300) },
    refused({ title: tooLong }),
  ],
  [
    'a new topic with text for a picture',
    'POST',
    '/topics',
    { name: 'new', avatar: 'x' },
    invalid('avatar is invalid'),
  ],
  [
    'a new topic with a taken name, in another case and with blanks',
    'POST',
    '/topics',
    { name: ' KILN ' },
    refused({ name: ['has already been taken'] }),
  ],
  [
    'a name that projects have, given to another topic',
    'PUT',
    path,
    { name: 'FIRE', description: 'new' },
    refused({ name: ['has already been taken'] }),
  ],
  ['a blank name for a topic', 'PUT', path, { name: '', description: 'new' }, blank],
  ['a long name for a topic', 'PUT', path, { name: 'n'.repeat(300) }, refused({ name: tooLong })],
  [
    'a blank title for a topic',
    'PUT',
    path,
    { title: ' ' },
    refused({ title: ["can't be blank"] }),
  ],
  ['no such topic', 'PUT', `/topics/${MISSING}`, { title: 'New' }, notFound('Topic')],
  ['a topic by its name', 'PUT', '/topics/kiln', { title: 'New' }, invalid('id is invalid')],
  ['a topic upwards', 'PUT', '/topics/..%2fkiln', { title: 'New' }, invalid('id is invalid')],
];

describe('a refused change of a topic has no effect:', () => {
  it.each(lines.map(([what, ...line]) => [what, line] as const))(
    '%s',
    async (_, [method, url, body, wanted]) => {
      await expectRefused(app, () => admin.send(method, url, body), wanted);
    },
  );

  it.each([
    ['POST', '/topics', { name: 'new' }],
    ['PUT', path, { name: 'new' }],
  ] as const)('%s %s by others', async (method, url, body) => {
    await expectRefused(app, () => user.send(method, url, body), forbidden());
    const nobody = { status: 401, body: { message: '401 Unauthorized' } };
    await expectRefused(app, () => api.send(method, url, body), nobody);
  });
});
