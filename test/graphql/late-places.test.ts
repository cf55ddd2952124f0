import { expect, it, onTestFinished, vi } from 'vitest';
import { RequestPlaces } from '#src/graphql/engine/places.ts';
import { startApp } from '#test/support/app.ts';

let now = Date.parse('2026-03-10T12:00:00Z');
const { api } = await startApp({ clock: () => new Date(now) });

it('a request that waited for its place for longer than it may run has its whole time', async () => {
  const run = vi.spyOn(RequestPlaces.prototype, 'run');
  onTestFinished(() => run.mockRestore());
  run.mockImplementationOnce(async (_owner, work) => {
    now += 31_000;
    return work(async () => undefined);
  });
  const query = '{ echo(text: "a") }';
  expect(await api.sendTo('POST', '/api/graphql', { query })).toMatchObject({
    status: 200,
    body: { data: { echo: 'nil says: a' } },
  });
});
