import { describe, expect, it } from 'vitest';
import { type Fault, formatFaults } from '#generator/load/faults.ts';

function fault(file: string, line: number, column: number): Fault {
  return {
    rule: 'path',
    message: 'It is wrong',
    advice: 'Write it right',
    position: { file, line, column },
    severity: 'error',
  };
}

const faults = [
  fault('b.yaml', 1, 1),
  fault('a.yaml', 10, 1),
  fault('a.yaml', 2, 9),
  fault('a.yaml', 2, 3),
];

describe('formatFaults', () => {
  it('prints a line for each, in the order of the files', () => {
    expect(formatFaults(faults).split('\n')).toEqual([
      'a.yaml:2:3 path: It is wrong. Write it right.',
      'a.yaml:2:9 path: It is wrong. Write it right.',
      'a.yaml:10:1 path: It is wrong. Write it right.',
      'b.yaml:1:1 path: It is wrong. Write it right.',
    ]);
  });

  it('prints JSON for machines, and colors for terminals', () => {
    expect(JSON.parse(formatFaults(faults, { json: true }))).toHaveLength(4);
    expect(formatFaults([fault('a.yaml', 1, 1)], { color: true })).toContain(
      '\u001b[36ma.yaml:1:1\u001b[0m',
    );
  });
});
