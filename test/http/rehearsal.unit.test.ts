import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { BodyMemory } from '#runtime/body-memory.ts';
import type { ApiDeps } from '#src/http/api/host.ts';
import { createStage } from '#src/http/rehearsal.ts';
import type { Actor } from '#src/records/actor.ts';

it('holds no memory for answers that nobody takes', async () => {
  const version = 'x'.repeat(100_000);
  let asked = 0;
  const metadata = {
    getVersion: async () => {
      asked += 1;
      return { status: 200, body: { version, revision: '' } };
    },
  };
  const deps = {
    environment: {
      config: { brand: 'service', baseUrl: 'http://localhost' },
      clientAddress: () => '',
    },
    services: { metadata: async () => metadata },
    authenticate: {},
    log: {},
  } as unknown as ApiDeps;
  const user = { id: 1, admin: false };
  const answer = createStage(deps, { user, token: null } as Actor);
  for (let time = 0; time < 3; time += 1) await answer('/api/v4/version');
  expect(asked).toBe(3);
  // Two callers may have all that there is, as long as nobody else has any of it.
  const taken = ['ada', 'bob'].map((owner) => new BodyMemory(() => owner, 'sent'));
  taken.forEach((memory) => memory.take(getHeapStatistics().heap_size_limit / 16 - 1));
  taken.forEach((memory) => memory.free());
});
