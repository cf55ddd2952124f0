import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaultsOfGuide } from './guide-wording.ts';

const folder = path.resolve(import.meta.dirname, '../../src/decisions');
const names = readdirSync(folder).sort();

it('each decision has a number of its own', () => {
  const numbers = names.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(names.map((_, index) => index + 1));
});

describe.each(names)('%s', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const number = Number(name.slice(0, 4));

  it('has its number in its title, and its status below', () => {
    expect(text).toMatch(
      new RegExp(
        `^# ${number}\\. .+\n\nStatus: (?:Accepted(?:; superseded in part by \\d{4})?|Superseded by \\d{4})\n\n`,
      ),
    );
  });

  it('keeps the rules of wording', () => {
    expect(findFaultsOfGuide(text)).toEqual([]);
  });

  it('is superseded by a later decision alone', () => {
    const [, by] = /^Status: .*uperseded .*by (\d{4})$/m.exec(text) ?? [];
    if (by === undefined) return;
    expect(Number(by)).toBeGreaterThan(number);
    expect(names.map((each) => each.slice(0, 4))).toContain(by);
  });
});
