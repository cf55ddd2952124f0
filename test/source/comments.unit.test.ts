import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findWordingFaults } from '#generator/load/lint/wording.ts';
import { readComments, readCommentsOf } from './comments.ts';
import { readTitles } from './titles.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Share of comments that may begin without a subject: a pronoun, preposition or conjunction is right now and then. */
const maxShare = 0.005;

const beginsBadly = (text: string): boolean =>
  findWordingFaults(text).some(({ message }) => message.startsWith('The description begins with'));

describe('wording', () => {
  it.each([
    { of: 'the code', folders: ['src', 'generator'], least: 5000 },
    { of: 'the tests', folders: ['test'], least: 2000 },
  ])(
    'comments of $of begin with a noun or a verb, but for one in two hundred',
    ({ folders, least }) => {
      const comments = readComments(root, folders);
      const bad = comments.filter(({ text }) => beginsBadly(text));
      const places = bad.map(({ place, text }) => `${place} ${text.slice(0, 80)}`);
      expect(comments.length).toBeGreaterThan(least);
      expect(bad.length / comments.length, places.join('\n')).toBeLessThan(maxShare);
    },
  );

  it('titles of tests begin like comments', () => {
    const titles = readTitles(root, 'test');
    const bad = titles.filter(({ text }) => beginsBadly(text));
    const places = bad.map(({ place, text }) => `${place} ${text}`);
    expect(titles.length).toBeGreaterThan(2000);
    expect(bad.length / titles.length, places.join('\n')).toBeLessThan(maxShare);
  });

  it.each(['Whoever asks.', 'Of the list.', 'Those that are read.', 'Once it is read.'])(
    'a comment begins badly with "%s"',
    (text) => expect(beginsBadly(text)).toBe(true),
  );
});

describe('readCommentsOf', () => {
  const lines = [
    '// One comment',
    '// on two lines.',
    "const address = 'http://x'; // Behind.",
    '// eslint-disable-next-line no-eval',
    'const pattern = /\\/*[`]/; /** Its own. */',
    'const text = `// ${address /* inside */} //`;',
    'const part = <p>// text {/* in an element */}</p>;',
    'function last() {',
    '  // At the end.',
    '}',
  ];

  it('joins lines, leaves out directives, and reads no strings, patterns or elements', () => {
    const found = readCommentsOf('a.tsx', lines.join('\n'));
    expect(found.map(({ place, text }) => `${place} ${text}`)).toEqual([
      'a.tsx:1 One comment\non two lines.',
      'a.tsx:3 Behind.',
      'a.tsx:5 Its own.',
      'a.tsx:6 inside',
      'a.tsx:7 in an element',
      'a.tsx:9 At the end.',
    ]);
  });
});
