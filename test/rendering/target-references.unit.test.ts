import { describe, expect, it } from 'vitest';
import { formatReferences } from '#src/domains/planning/issuables/references.ts';

const issue = { kind: 'issue', iid: 5, fullPath: 'clay/kilns/raku' } as const;
const epic = { kind: 'epic', iid: 7, fullPath: 'clay/kilns' } as const;

describe('the references of a target', () => {
  it('are the number alone, and with the full path', () => {
    expect(formatReferences(issue, null)).toMatchObject({ short: '#5', full: 'clay/kilns/raku#5' });
    expect(formatReferences(epic, null)).toMatchObject({ short: '&7', full: 'clay/kilns&7' });
  });

  it.each([
    ['project', 'clay/kilns/raku', '#5', '&7'],
    ['project', 'clay/kilns/gas', 'raku#5', '&7'],
    ['project', 'clay/glazes', 'clay/kilns/raku#5', 'clay/kilns&7'],
    ['project', 'clay/kilns2/raku', 'clay/kilns/raku#5', 'clay/kilns&7'],
    ['group', 'clay/kilns', 'raku#5', '&7'],
    ['group', 'clay', 'kilns/raku#5', 'clay/kilns&7'],
    ['group', 'clay/kiln', 'clay/kilns/raku#5', 'clay/kilns&7'],
    ['group', 'wood', 'clay/kilns/raku#5', 'clay/kilns&7'],
  ] as const)('are as short as they can be in the %s %s', (kind, fullPath, ofIssue, ofEpic) => {
    const from = { kind, fullPath };
    expect(formatReferences(issue, from).relative).toBe(ofIssue);
    expect(formatReferences(epic, from).relative).toBe(ofEpic);
  });

  it('are full where things of every place are shown', () => {
    expect(formatReferences(issue, null).relative).toBe('clay/kilns/raku#5');
    expect(formatReferences(epic, null).relative).toBe('clay/kilns&7');
  });
});
