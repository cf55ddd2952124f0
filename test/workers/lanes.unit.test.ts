import { expect, it } from 'vitest';
import { workerDefinitions } from '#src/worker-definitions.ts';

/** The lanes whose places nothing else may hold: servers that users name delay only transfers. */
const lanes = [
  ['mail', ['deliver_mail']],
  ['archives', ['import_group', 'import_project']],
  ['transfers', ['fetch_import', 'import_repository', 'send_export']],
] as const;

it.each(lanes)('the lane %s has places for %j alone', (lane, names) => {
  const found = workerDefinitions.filter((worker) => worker.lane === lane);
  expect(found.map(({ name }) => name).toSorted()).toEqual(names);
});
