import { describe, expect, it } from 'vitest';
import {
  formatClosingLine,
  defaultMergeTemplate,
  fillMessageTemplate,
  listMessages,
  maxMergeMessageChars,
  placeholders,
  listPlaceholders,
} from '#src/domains/review/merge-requests/merge/message.ts';

const kiln = {
  source_branch: 'slow',
  target_branch: 'main',
  title: 'Cool slowly',
  issues: '',
  reference: 'demo/kiln!5',
};

describe('the message of a merge', () => {
  it('leaves out what it has nothing to say about', () => {
    expect(fillMessageTemplate(defaultMergeTemplate, kiln)).toBe(
      "Merge branch 'slow' into 'main'\n\nCool slowly\n\nSee merge request demo/kiln!5",
    );
    const issues = formatClosingLine(['#1', '#2']);
    expect(fillMessageTemplate(defaultMergeTemplate, { ...kiln, issues })).toBe(
      "Merge branch 'slow' into 'main'\n\nCool slowly\n\nCloses #1 and #2\n\nSee merge request demo/kiln!5",
    );
  });

  it('names what it closes', () => {
    expect(formatClosingLine([])).toBe('');
    expect(formatClosingLine(['#1'])).toBe('Closes #1');
    expect(formatClosingLine(['#1', '#2', 'other/kiln#3'])).toBe('Closes #1, #2 and other/kiln#3');
  });

  it('removes lines of empty placeholders with one blank line beside them', () => {
    const cases = [
      ['%{issues}\n\nBody', 'Body'],
      ['Head\n\n%{issues}\n\nBody', 'Head\n\nBody'],
      ['Head\n%{issues}\nBody', 'Head\nBody'],
      ['Head\n%{issues}\n\nBody', 'Head\nBody'],
      ['Head %{issues} tail', 'Head  tail'],
      ['Head\n\n  %{issues}  \n%{issues}', 'Head'],
    ] as const;
    for (const [template, message] of cases)
      expect(fillMessageTemplate(template, kiln)).toBe(message);
  });

  it('drops carriage returns, and leaves unknown words', () => {
    expect(fillMessageTemplate('%{title}\r\n\r\n%{nobody} %{', { title: 'One\rTwo' })).toBe(
      'OneTwo\n\n%{nobody} %{',
    );
  });

  it('does not fill what it was filled with', () => {
    expect(
      fillMessageTemplate('%{title}', { title: '%{description}', description: 'secret' }),
    ).toBe('%{description}');
  });

  it('knows which words it needs', () => {
    expect([...listPlaceholders('%{title} %{title} %{nobody} %{url}')]).toEqual(['title', 'url']);
    const all = placeholders.map((name) => `%{${name}}`).join('\n');
    expect([...listPlaceholders(all)]).toEqual([...placeholders]);
  });

  it('lists messages', () => {
    expect(listMessages(['Add\n\nbody\n', 'Fix'])).toBe('* Add\n\nbody\n\n* Fix');
  });

  it('ends in time and size, whatever it is made of', () => {
    const long = 'x'.repeat(maxMergeMessageChars);
    const made = fillMessageTemplate('%{description}'.repeat(30_000), { description: long });
    expect(made).toHaveLength(maxMergeMessageChars);
    expect(fillMessageTemplate('%{'.repeat(500_000), {})).toHaveLength(1_000_000);
    expect(fillMessageTemplate(`${'%{issues}\n\n'.repeat(100_000)}end`, kiln)).toBe('end');
  });
});
