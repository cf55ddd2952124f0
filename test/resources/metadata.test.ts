import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { seedToken, seedUser } from '../support/seed.ts';

const { api, db } = await startApp();

describe.each(['/version', '/metadata'])('GET %s', (path) => {
  it('tells any user the release and the revision', async () => {
    const answer = await api.as(await seedUser(db)).get(path);
    expect(answer).toMatchObject({
      status: 200,
      body: { version: '15.0.0-ee', revision: expect.stringMatching(/^[0-9a-f]{7,}$/) },
    });
  });

  it('answers 401 without credentials', async () => {
    expect(await api.get(path)).toMatchObject({
      status: 401,
      body: { message: '401 Unauthorized' },
    });
  });

  it.each([
    ['read_api', 200],
    ['read_user', 403],
    ['read_repository', 403],
  ] as const)('answers a token with %s with %i', async (scope, status) => {
    const { token } = await seedToken(db, await seedUser(db), { scopes: [scope] });
    expect(await api.withToken(token).get(path)).toMatchObject({ status });
  });
});

describe('GET /metadata', () => {
  it('also tells the edition, and that agents cannot connect', async () => {
    const answer = await api.as(await seedUser(db)).get('/metadata');
    expect(answer.body).toMatchObject({
      enterprise: true,
      kas: { enabled: false, externalUrl: null, version: null },
    });
  });
});
