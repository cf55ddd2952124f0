import { describe, expect, it } from 'vitest';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';

describe('the tasks of a description', () => {
  it.each([
    ['- [ ] a\n* [x] b\n+ [X] c\n1. [ ] d\n12) [x] e', 5, 3],
    ['- [ ] a\n  - [x] b\n\n      1. [x] c', 3, 2],
    ['> - [x] a\n>> * [ ] b\n > > + [ ] c', 3, 1],
    ['- - [x] a', 1, 1],
    ['- [ ] a\r\n- [x] b\r\n', 2, 1],
    ['-\t[x]\ta', 1, 1],
    ['- [ ] `a`\n- [x] [b](c)', 2, 1],
    ['-[ ] a\n- [] a\n- [y] a\n- [ ]a\n- [ ]\n- [ ] \n[ ] a\na - [ ] b\n.1 [x] a', 0, 0],
    ['```\n- [ ] a\n```\n- [x] b\n\n<!--\n- [ ] c\n-->\n- [ ] d', 2, 1],
    ['a\n\n    - [ ] b', 0, 0],
    ['', 0, 0],
    [null, 0, 0],
  ])('are counted: %j', (text, count, completed) => {
    expect(countTasks(text)).toEqual({ count, completed });
  });

  itGrows.each(['- ', '> ', '1. ', '- [ ] a\n', '- [x', '\t', '> > - ', '- - - [ ]\n', '9'])(
    'are counted in time that grows with the text: %j',
    async (piece) => {
      await expectGrowth(LINEAR, 65_536, (size) => {
        const text = `- [ ] a\n${piece.repeat(size / piece.length)}`;
        return () => countTasks(text);
      });
    },
  );
});
