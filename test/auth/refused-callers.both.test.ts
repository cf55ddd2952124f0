import { afterAll, describe, expect, it } from 'vitest';
import { contractOperations } from '#test/contract/operations.ts';
import { addressOf } from '#test/contract/request.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { HttpClient } from '#test/support/http-client.ts';
import { seedToken, seedUser } from '#test/support/seed.ts';

/** Refusals of callers can befall every operation: `test/contract/refusals.unit.test.ts` proves that all are declared. */

// Both databases identify the caller alike.
describe.skipIf(databaseKind() !== 'sqlite')('every operation refuses', async () => {
  const { db, origin } = await startApp();
  // Not recorded: what an operation itself refuses with these statuses has tests of its own.
  const http = new HttpClient(Number(new URL(origin).port));
  afterAll(() => http.close());

  /** The answer of operations that look at no token of this kind: a parameter of their own is missing. */
  function without({ id, security }: (typeof contractOperations)[number]): number | null {
    // A page that everybody may see.
    if (id === 'showGraphqlExplorer') return 200;
    const [own] = security ?? [];
    if (own === 'scimToken' || own === 'registryNotifications') return 401;
    if (own === 'registryCredentials') return 404;
    return own === 'applicationCredentials' || own === 'browserSession' ? 400 : null;
  }

  async function answersOtherThan(
    status: number,
    headers: Readonly<Record<string, string>>,
  ): Promise<readonly string[]> {
    const others: string[] = [];
    for (const operation of contractOperations) {
      const { method, id, pathParameters: params } = operation;
      const url = addressOf(operation, { params, query: {} });
      const answer = await http.send({ method, url, headers, body: undefined });
      if (answer.status !== (without(operation) ?? status)) others.push(`${id} ${answer.status}`);
    }
    return others;
  }

  it('a token that does not exist', async () => {
    expect(await answersOtherThan(401, { 'private-token': 'glpat-doesnotexist0000000' })).toEqual(
      [],
    );
  });

  it('a token of somebody who is blocked', async () => {
    const blocked = await seedUser(db, { state: 'blocked' });
    const { token } = await seedToken(db, blocked, { scopes: ['api'] });
    expect(await answersOtherThan(403, { 'private-token': token })).toEqual([]);
  });

  it('to act as somebody who does not exist', async () => {
    const administrator = await seedUser(db, { admin: true });
    const { token } = await seedToken(db, administrator, { scopes: ['api', 'sudo'] });
    const others = await answersOtherThan(404, { 'private-token': token, sudo: 'nobody-at-all' });
    // GraphQL passes it over.
    expect(others.toSorted()).toEqual(['getGraphqlQuery 200', 'runGraphqlQuery 200']);
  });
});
