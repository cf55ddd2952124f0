import { expect, it } from 'vitest';
import { computeFirstRun, findTimesErrors } from '#src/domains/ci/pipeline-schedules/times.ts';

it.each([
  ['Pacific Time (US & Canada)', '2026-01-01T09:00:00.000Z'],
  ['Berlin', '2026-01-01T00:00:00.000Z'],
  ['Europe/Berlin', '2026-01-01T00:00:00.000Z'],
  ["Nuku'alofa", '2026-01-01T12:00:00.000Z'],
])('time zones may have the name %s', async (timeZone, expected) => {
  const times = { cron: '0 1 * * *', timeZone };
  expect(await findTimesErrors(times)).toEqual({});
  const run = await computeFirstRun(times, new Date('2025-12-31T23:30:00.000Z'));
  expect(run.toISOString()).toBe(expected);
});

it('other names are no time zones', async () => {
  const refused = { cron_timezone: ['is invalid syntax'] };
  expect(await findTimesErrors({ cron: '0 1 * * *', timeZone: 'Atlantis' })).toEqual(refused);
  expect(await findTimesErrors({ cron: '0 1 * * *', timeZone: 'constructor' })).toEqual(refused);
});
