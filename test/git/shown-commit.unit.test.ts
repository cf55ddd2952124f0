import { afterAll, expect, it } from 'vitest';
import { LaterText, TextChanged } from '#runtime/later-text.ts';
import { readShown, loadShownCommit, makeShownText } from '#src/git/reading/shown-commit.ts';
import { create, startWorld } from './support.ts';

const world = startWorld();
afterAll(() => world.close());

it('a commit holds short texts, and reads long ones when they are written', async () => {
  const { repository, cliBytes, commit } = await world.emptyRepository();
  const first = await commit('One', [create('a.txt', 'one')]);
  const written = (message: string) => {
    const args = ['commit-tree', '-p', first, `${first}^{tree}`];
    return cliBytes(args, Buffer.from(message)).toString().trim();
  };
  const body = `Title\n\n${'ä'.repeat(40_000)}\n`;
  const [long, wide] = [written(body), written(`${'w'.repeat(50_000)}\n`)];
  expect(await loadShownCommit(repository, first)).toMatchObject({ title: 'One', message: 'One' });
  const shown = await loadShownCommit(repository, long);
  expect(shown).toMatchObject({ id: long, title: 'Title', message: expect.any(LaterText) });
  expect(await (shown?.message as LaterText).read(true)).toBe(body);
  const untitled = await loadShownCommit(repository, wide);
  expect(await (untitled?.title as LaterText).read(false)).toBe('w'.repeat(50_000));
});

it('a text that is gone ends an answer that has begun', async () => {
  const text = makeShownText('x'.repeat(40_000), async () => null) as LaterText;
  expect(await text.read(false)).toBeNull();
  await expect(text.read(true)).rejects.toThrow(TextChanged);
});

it('texts of a page are read some at a time', async () => {
  let [running, most] = [0, 0];
  const numbers = Array.from({ length: 50 }, (_, at) => at);
  const read = async (at: number) => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    return at * 2;
  };
  expect(await readShown(numbers, read)).toEqual(numbers.map((at) => at * 2));
  expect(most).toBe(8);
});
