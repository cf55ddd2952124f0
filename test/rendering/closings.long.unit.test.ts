import { describe, expect, it } from 'vitest';
import { readClosings } from '#src/domains/planning/markdown/closings.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';

describe('the issues that a text says to close', () => {
  it.each([
    ['Closes #1', ['#1']],
    ['close #1 closed #2 closing #3', ['#1', '#2', '#3']],
    ['Fix #1. fixes #2, Fixed: #3; FIXING #4', ['#1', '#2', '#3', '#4']],
    ['resolve #1 resolves #2 resolved #3 resolving #4', ['#1', '#2', '#3', '#4']],
    ['implement #1 implements #2 implemented #3 implementing #4', ['#1', '#2', '#3', '#4']],
    ['Closes #1, #2 and #3, and issue a/b#4 and issues c#5', ['#1', '#2', '#3', 'a/b#4', 'c#5']],
    ['Fixes issue #1, issues #2\nand #3', ['#1', '#2', '#3']],
    ['Closes #1 and mentions #2, #3', ['#1']],
    ['Closes #1 #2', ['#1']],
    ['Closes: #1, !2, #3', ['#1']],
    ['closes#1 recloses #2 closes the #3 close-#4 disclosed #5 #6', []],
    ['Closes &1 and !2', []],
    ['Closes #1 and closes #1', ['#1']],
    ['', []],
  ])('are read: %j', (text, references) => {
    expect(readClosings(text).map(({ raw }) => raw)).toEqual(references);
  });

  itGrows.each([
    'closes ',
    'closes #1, ',
    'fix',
    '#1, ',
    ' ',
    'fixes: ',
    'closes issue ',
    'a/b#1 and ',
  ])('are read in time that grows with the text: %j', async (piece) => {
    await expectGrowth(LINEAR, 65_536, (size) => {
      const text = `closes #1${piece.repeat(size / piece.length)}`;
      return () => readClosings(text);
    });
  });
});
