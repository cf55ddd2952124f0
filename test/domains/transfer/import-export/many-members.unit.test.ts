import { expect, it } from 'vitest';
import {
  countMembers,
  type Member,
  createMember,
} from '#src/domains/transfer/import-export/export/members.ts';
import {
  createUnreadable,
  readableArchive,
  listWarnings,
} from '#src/domains/transfer/import-export/export/readable.ts';

async function* members(count: number, name: string): AsyncGenerator<Member> {
  const member = createMember(name, '');
  for (let index = 0; index < count; index += 1) yield member;
}

async function warningsAbout(count: number, name: string): Promise<string[]> {
  const unreadable = createUnreadable();
  let passed = 0;
  for await (const _ of countMembers(members(count, name), unreadable)) passed += 1;
  expect(passed).toBe(count);
  return listWarnings(unreadable);
}

const warning =
  'The archive cannot be imported again: it has more than 200,000 files, or their names are too long.';
const { members: most, names } = readableArchive;

it.each([
  ['as many files as an import reads', most, 'a', []],
  ['one file more', most + 1, 'a', [warning]],
  ['names that are as long as an import reads', names / 512, 'a'.repeat(512), []],
  ['names that are longer', names / 512 + 1, 'a'.repeat(512), [warning]],
])('an archive of %s', async (_, count, name, warnings) => {
  expect(await warningsAbout(count, name)).toEqual(warnings);
});
