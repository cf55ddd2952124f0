import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readLogLines } from './log-lines.ts';

const root = path.resolve(import.meta.dirname, '../..');
const lines = readLogLines(root);

it('log lines are found', () => {
  expect(lines.length).toBeGreaterThan(40);
});

it.each(lines)('$place has an event and a message that begins with its subject', (line) => {
  expect(line.event).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(line.messages.length).toBeGreaterThan(0);
  for (const message of line.messages)
    expect(message).toMatch(/^(?!a |an |the |it |cannot |what |who )[a-zA-Z].*[a-zA-Z]$/);
});

it('the events of the guide are those of the code', () => {
  const guide = readFileSync(path.join(root, 'docs/operate.md'), 'utf8');
  const [, behind = ''] = guide.split('### Log events\n');
  const [table = ''] = behind.split('\n## ');
  const documented = [...table.matchAll(/^\| `([a-z_]+)` +\| [0-9]/gm)].map(([, name]) => name);
  expect(documented).toEqual([...new Set(lines.map(({ event }) => event))].toSorted());
});
