import { describe, expect, it } from 'vitest';
import { readMentions } from '#src/domains/planning/markdown/mentions.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';

describe('the mentions of a text', () => {
  it.each([
    ['Hi @Ada and @group/sub, @ada.', ['ada', 'group/sub'], []],
    ['@ada hi', ['ada'], ['ada']],
    ['@ada @bob @carol hi @dan', ['ada', 'bob', 'carol', 'dan'], ['ada', 'bob', 'carol']],
    ['@ada, @bob', ['ada', 'bob'], ['ada']],
    [
      'a\n  @ada\n- @bob\n> @carol\n1. - @dan',
      ['ada', 'bob', 'carol', 'dan'],
      ['ada', 'bob', 'dan'],
    ],
    ['a@ada x/@ada @@ada -@ada', [], []],
    ['`@ada` @bob\n\n```\n@carol\n```\n\n    @dan', ['bob'], []],
    ['<!-- @ada -->', [], []],
    ['(@ada) *@bob* "@carol"', ['ada', 'bob', 'carol'], []],
    ['', [], []],
  ])('are read outside of code: %j', (text, mentioned, directlyAddressed) => {
    expect(readMentions(text)).toEqual({ mentioned, directlyAddressed });
  });

  it('are a hundred at most', () => {
    const text = Array.from({ length: 300 }, (_, index) => `@u${index} `).join('');
    expect(readMentions(text).mentioned).toHaveLength(100);
    expect(readMentions(text).directlyAddressed).toHaveLength(100);
  });

  itGrows.each(['@', '@a ', '@a/', '@a.', '@a\n', ' ', '- ', '@a@', '@-', '/a', '`@a'])(
    'are read in time that grows with the text: %j',
    async (piece) => {
      await expectGrowth(LINEAR, 65_536, (size) => {
        const text = `@x ${piece.repeat(size / piece.length)}`;
        return () => readMentions(text);
      });
    },
  );
});
