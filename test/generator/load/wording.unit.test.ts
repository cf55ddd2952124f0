import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findSdlWordingFaults } from '#generator/graphql/wording.ts';
import { findRepeated, findWordingFaults } from '#generator/load/lint/wording.ts';
import { changed, cleanUp, loadFiles } from './documents.ts';

cleanUp();

const messagesOf = (text: string) => findWordingFaults(text).map(({ message }) => message);

describe('a description', () => {
  it.each([
    ['Its title.', 'pronoun "its"'],
    ['What is left out.', 'pronoun "what"'],
    ['Those that wait.', 'pronoun "those"'],
    ['One that waits.', 'pronoun "one"'],
    ['All of them.', 'pronoun "all"'],
    ['This is the title.', 'pronoun "this"'],
    ['Of these kinds.', 'preposition "of"'],
    ['As `PUT`, in one commit.', 'preposition "as"'],
    ['Whether the jar is open.', 'conjunction "whether"'],
    ['When the jar was opened.', 'conjunction "when"'],
    ['"Where" it stands.', 'conjunction "where"'],
  ])('must not begin as %j does', (text, opening) => {
    expect(messagesOf(text)).toEqual([`The description begins with the ${opening}`]);
  });

  it.each([
    'Title.',
    'Markdown text.',
    'All projects of the group.',
    'This server.',
    'One job at a time.',
    'True if the jar is open.',
    '`id` or `title`.',
    'A jar of a shelf; null without one.',
    '0 for private.',
  ])('may be %j', (text) => {
    expect(messagesOf(text)).toEqual([]);
  });

  it.each(['Makes it.', 'Both.', 'Lists those.'])('has a noun, other than %j', (text) => {
    expect(messagesOf(text)).toEqual(['The description is short and has no noun']);
  });

  it('has sentences of at most 30 words', () => {
    const words = (count: number) => `Jar ${'jar '.repeat(count - 2)}jar.`;
    expect(messagesOf(words(30))).toEqual([]);
    expect(messagesOf(words(31))).toEqual(['A sentence has 31 words']);
    expect(messagesOf(`${words(20)} ${words(20)}`)).toEqual([]);
    // Items of lists and enumerated code are no prose.
    expect(messagesOf(`Jars:\n\n${'- a jar of honey\n'.repeat(20)}`)).toEqual([]);
    expect(messagesOf(`Kinds: ${'`honey jar`, '.repeat(40)}\`other\`.`)).toEqual([]);
  });
});

it('finds members of one object with equal descriptions', () => {
  const members = [
    { name: 'id', text: 'Id.' },
    { name: 'label', text: 'Label of the jar.' },
    { name: 'title', text: 'label of the jar. ' },
  ];
  expect(findRepeated(members)).toEqual([{ member: members[2], earlier: 'label' }]);
});

it('tells the place in a document', () => {
  const files = changed(
    'spec/resources/jars.yaml',
    'description: The jars of a shelf.',
    'description: Those of a shelf.',
  );
  const found = loadFiles(files).faults.filter(({ rule }) => rule === 'wording');
  expect(found).toMatchObject([
    {
      message: 'The description begins with the pronoun "those"',
      severity: 'error',
      position: { line: expect.any(Number), column: expect.any(Number) },
    },
  ]);
});

describe('a type system', () => {
  const definitions = parse(`
"Of a shelf."
enum Jar {
  "Full jar."
  FULL
  "Full jar."
  FILLED
}
type Shelf {
  "Jars."
  jars("Whether they are open." open: Boolean): [Jar]
}`).definitions;
  const files = [{ name: 'jars', definitions }];

  it('is read with its fields, arguments and values', () => {
    expect(
      findSdlWordingFaults(files, 'warning').map(({ message, position, severity }) => ({
        message,
        line: position.line,
        severity,
      })),
    ).toEqual([
      {
        message: 'The description begins with the preposition "of"',
        line: 2,
        severity: 'warning',
      },
      { message: 'The description is that of `FULL`', line: 6, severity: 'warning' },
      {
        message: 'The description begins with the conjunction "whether"',
        line: 11,
        severity: 'warning',
      },
    ]);
  });

  it('is not read where the rule is off', () => {
    expect(findSdlWordingFaults(files, 'off')).toEqual([]);
  });
});
