import { describe, expect, it } from 'vitest';
import { callerOf } from '#test/contract/caller.ts';
import { byResource, contractOperations } from '#test/contract/operations.ts';
import { requestsOf } from '#test/contract/requests.ts';
import { createWorld } from '#test/contract/world.ts';
import { startApp } from '#test/support/app.ts';
import { openFeatures } from '#test/support/features.ts';
import { seedUser } from '#test/support/seed.ts';
import { isPart } from '#test/support/some-resources.ts';
import { isAudited } from './audited.ts';

/**
 * Every operation that changes members, visibility, settings, tokens, keys, protections or rules leaves audit events, and
 * none tells a secret that was sent or answered.
 */
const calls = await requestsOf('calls');
const app = await startApp();
const { db } = app;
await openFeatures(app.api.as(await seedUser(db, { admin: true })));
const writes = contractOperations.filter(({ method, pending }) => method !== 'GET' && !pending);
const secrets = new Set<string>();

for (const [resource, operations] of byResource(writes)) {
  const audited = operations.filter(isAudited);
  if (audited.length === 0) continue;
  const world = await createWorld({ app });
  describe(resource, () => {
    it.each(audited.map((operation) => [operation.id, operation] as const))(
      'leaves audit events of %s',
      async (_, operation) => {
        const { call, send } = callerOf(operation, calls, world);
        const given = await call();
        const last = await db('audit_events').max('id as id').first();
        const answer = await send('administrator', given);
        expect(answer.status).toBeLessThan(300);
        const rows = await db('audit_events').where('id', '>', last?.['id'] ?? 0);
        expect(rows).not.toEqual([]);
        // One change is told once.
        const told = rows.map(({ entity_type, entity_id, details }) =>
          JSON.stringify([entity_type, entity_id, details]),
        );
        expect(new Set(told).size).toBe(told.length);
        for (const secret of secretsIn([given.body, answer.body])) secrets.add(secret);
      },
    );
  });
}

it('tells no secret', async () => {
  expect(secrets.size).toBeGreaterThan(isPart ? -1 : 10);
  const rows = await db('audit_events').select<{ details: unknown }[]>('details');
  const text = JSON.stringify(rows);
  expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
});

const secretNames = /(?:^|_)(?:token|secret|password|private_key|value|content)$/;

/** Texts that only whoever sent or got them may know. */
function secretsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' && secretNames.test(name) && part.length > 5
      ? [part]
      : secretsIn(part),
  );
}
