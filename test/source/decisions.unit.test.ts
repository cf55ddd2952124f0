import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../src/decisions');

it('each decision has a number of its own, the same in its title as in its name', () => {
  const names = readdirSync(folder).sort();
  const numbers = names.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(names.map((_, index) => index + 1));
  for (const [index, name] of names.entries()) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    expect(text, name).toMatch(new RegExp(`^# ${index + 1}\\. `));
  }
});
