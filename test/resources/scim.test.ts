import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { seedToken, seedUser } from '../support/seed.ts';

const users = '/api/scim/v2/groups/demo/Users';
const paid = await startApp();
const free = await startApp({ config: { plan: 'free' } });

const errorOf = (status: number, detail: string) => ({
  status,
  headers: { 'content-type': 'application/scim+json' },
  body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], detail, status },
});

describe('SCIM tells failures as SCIM does', () => {
  it('when the plan does not cover it', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await free.api.sendTo(method, users);
      expect(answer).toMatchObject(errorOf(403, '403 Forbidden'));
    }
  });

  it('when the token is unknown', async () => {
    const answer = await paid.api.withToken('glpat-doesnotexist0000000').sendTo('GET', users);
    expect(answer).toMatchObject(errorOf(401, '401 Unauthorized'));
  });

  it('when the scopes of a token do not cover it', async () => {
    const { token } = await seedToken(paid.db, await seedUser(paid.db), {
      scopes: ['read_repository'],
    });
    const answer = await paid.api.withToken(token).sendTo('GET', `${users}/1`);
    expect(answer).toMatchObject(
      errorOf(403, 'The request requires higher privileges than provided by the access token.'),
    );
  });

  it('when a parameter is wrong or a body cannot be read', async () => {
    expect(await paid.api.sendTo('GET', `${users}?count=many`)).toMatchObject(
      errorOf(400, 'count is invalid'),
    );
    const json = { 'content-type': 'application/scim+json' };
    expect(await paid.api.sendTo('POST', users, '{', json)).toMatchObject(
      errorOf(400, 'the body is not valid JSON'),
    );
    const xml = { 'content-type': 'application/xml' };
    expect(await paid.api.sendTo('POST', users, '<a/>', xml)).toMatchObject(
      errorOf(415, "The provided content-type 'application/xml' is not supported."),
    );
  });

  it('while there is no function', async () => {
    expect(await paid.api.sendTo('GET', users)).toMatchObject(errorOf(501, '501 Not Implemented'));
  });
});
