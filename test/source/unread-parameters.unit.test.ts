import { expect, it } from 'vitest';
import { findUnread } from '#generator/commands/unread.ts';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';

it('parameters that no code reads are described as such', () => {
  const { spec } = load('spec/openapi.yaml');
  if (spec === null) throw new Error('the document has faults');
  const unread = findUnread(buildModel(spec).model, 'src');
  expect(unread.filter(({ told }) => !told)).toEqual([]);
  expect(new Set(unread.map(({ name }) => name))).toContain('mirror_trigger_builds');
});
