import { expect, it } from 'vitest';
import { LaterText } from '#runtime/later-text.ts';
import { readLaterTexts } from '#src/http/pages/places/later-texts.ts';

const megabyte = 1_048_576;
const later = (text: string, bytes = text.length) => new LaterText(bytes, async () => text);

it('reads the texts of an answer, wherever they stand', async () => {
  const body = [{ a: later('one'), b: { c: [later('two'), 'three'] }, d: null, e: 1 }];
  expect(await readLaterTexts(body)).toEqual([
    { a: 'one', b: { c: ['two', 'three'] }, d: null, e: 1 },
  ]);
});

it('leaves answers without such texts, and files, as they are', async () => {
  const body = { a: [{ b: 'text' }] };
  expect(await readLaterTexts(body)).toBe(body);
  const bytes = Buffer.from('file');
  expect(await readLaterTexts(bytes)).toBe(bytes);
});

it('reads two megabytes, and says of the others that they are too long', async () => {
  const body = [later('a', megabyte), later('b', megabyte), later('c', 5_000), 'd'];
  expect(await readLaterTexts(body)).toEqual([
    'a',
    'b',
    '(This text is too long for this page.)',
    'd',
  ]);
});

it('reads the first text whole, however long: a form would save what stands in its place', async () => {
  const body = { description: later('long', 4 * megabyte), other: later('b', 5_000) };
  expect(await readLaterTexts(body)).toEqual({
    description: 'long',
    other: '(This text is too long for this page.)',
  });
});

it('reads nothing where texts are not shown', async () => {
  let reads = 0;
  const text = new LaterText(5_000, async () => String((reads += 1)));
  expect(await readLaterTexts([{ text }], { reads: false })).toEqual([{ text: '' }]);
  expect(reads).toBe(0);
});
