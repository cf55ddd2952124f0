import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Pauses } from '#src/turns/pauses.ts';
import { findFilesWith } from '#src/git/reading/search.ts';
import { create, startWorld, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

async function commitOf(contents: Readonly<Record<string, string>>) {
  const { repository, commit } = await world.emptyRepository();
  const changes = Object.entries(contents).map(([path, text]) => create(path, Buffer.from(text)));
  return { repository, id: await commit('add', changes) };
}

it('finds files by lines and names, each once, in the order of the bytes of their paths', async () => {
  const { repository, id } = await commitOf({
    'kiln/z': 'a glaze\n',
    'kiln.txt': 'GLAZE\n',
    glaze: 'glaze\n',
    'é/Glaze': '\n',
    zinc: 'nothing\n',
    '\u{1f525}glaze': '\n',
    '\uff07glaze': '\n',
  });
  expect(await findFilesWith(repository, id, 'glaze')).toEqual([
    'glaze',
    'kiln.txt',
    'kiln/z',
    'é/Glaze',
    '\uff07glaze',
    '\u{1f525}glaze',
  ]);
  expect(await findFilesWith(repository, id, 'copper')).toEqual([]);
});

it('lets others have their turn while it looks at names', async () => {
  const names = Array.from({ length: 40 }, (_, number) => `kiln-${number}`);
  const { repository, id } = await commitOf(Object.fromEntries(names.map((name) => [name, ''])));
  const take = vi.spyOn(Pauses.prototype, 'take');
  try {
    expect(await findFilesWith(repository, id, 'kiln')).toHaveLength(names.length);
    expect(take.mock.calls.length).toBeGreaterThanOrEqual(names.length);
  } finally {
    take.mockRestore();
  }
});
