import { describe, expect, it } from 'vitest';
import { findCommands, replaceCommands } from '#src/domains/conversation/quick-actions/parse.ts';

const names = new Set(['close', 'title', 'add_it']);
const read = (text: string) => findCommands(text, (name) => names.has(name));
const told = (text: string) => read(text).map(({ name, argument }) => `${name}|${argument}`);
const rest = (text: string) =>
  replaceCommands(
    text,
    read(text).map((written) => ({ written, by: '' })),
  );

describe('commands are lines of their own', () => {
  it.each([
    ['/close', ['close|'], ''],
    ['/close\n', ['close|'], ''],
    ['/close  \n', ['close|'], ''],
    ['/CLOSE', ['close|'], ''],
    ['Said.\n/close', ['close|'], 'Said.'],
    ['/close\r\nSaid.\r\n/title  A b \r\n', ['close|', 'title|A b'], 'Said.'],
    ['/title /close\n/add_it\tx', ['title|/close', 'add_it|x'], ''],
    ['One\n\n/close\n\nTwo', ['close|'], 'One\n\n\nTwo'],
    ['\n  \n/close\n\n    indented', ['close|'], '    indented'],
    ['/close\n/close', ['close|', 'close|'], ''],
  ])('in %j', (text, commands, left) => {
    expect(told(text)).toEqual(commands);
    expect(rest(text)).toBe(left);
  });

  it.each([
    '',
    '/',
    'please /close',
    ' /close',
    '\t/close',
    '    /close',
    '/closed',
    '/close-',
    '/close/x',
    '/unknown',
    '/unknown\n//close',
    '\\/close',
    '/home/close',
    'a\r/close',
    `/${'a'.repeat(50)}`,
  ])('and not in %j', (text) => {
    expect(told(text)).toEqual([]);
    expect(rest(text)).toBe(text);
  });
});

describe('commands are not looked for', () => {
  it.each([
    ['in code between fences', '```\n/close\n```'],
    ['in code with a language', '``` sh\n/close\n```'],
    ['in code with other fences in it', '````\n```\n/close\n```\n````'],
    ['in code that is indented', '  ~~~\n/close\n  ~~~'],
    ['in code that does not end', '~~~\n/close'],
    ['in code with the other fence in it', '~~~\n```\n/close'],
    ['in code that a deep fence does not end', '```\n    ```\n/close\n```'],
    ['in preformatted text', '<pre>\n/close\n</pre>'],
    ['in a script', '<SCRIPT src="x">\n/close\n</script>'],
    ['in preformatted text that does not end', '<pre\n/close'],
    ['in comments', '<!--\n/close\n-->'],
    ['in comments behind text', 'Said <!--\n/close\n-->'],
    ['in comments behind comments', '<!-- a --> <!-- b\n/close\n-->'],
    ['in comments that do not end', '  <!--\n/close'],
    ['in comments behind unknown commands', '/x <!--\n/close\n-->'],
    ['in quotes', '> /close'],
    ['in quotes between fences', '>>>\n/close\n>>>'],
    ['in code that the item of a list begins with', '1. - ```\n     /close\n     ```'],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual([]);
    expect(told(`${text}\n`)).toEqual([]);
  });
});

describe('commands are found again', () => {
  it.each([
    ['behind code', '```\n/x\n```\n/close'],
    ['behind code with a longer end', '```\n/x\n`````  \n/close'],
    ['behind code in lists', '- ```\n  /x\n  ```\n/close'],
    ['behind the list that code is in', '- ```\n  /x\n\n/close'],
    ['behind text that looks like a fence', '``` a ` b\n/close'],
    ['behind a short code', '``\n/close\n``'],
    ['behind preformatted text', '<pre>/x</pre>\n/close'],
    ['behind other HTML', '<preface>\n/close'],
    ['behind comments', '<!-- x -->\n/close\n-->'],
    ['behind the shortest comments', '<!-->\n/close\n<!--->\n/x'],
    ['behind a comment that is code', 'Write `<!--`:\n/close\n and `-->`'],
    ['behind a comment without an end', 'Said <!--\n/close'],
    ['behind quotes', '> said\n\n/close'],
    ['behind quotes between fences', '>>>\n/x\n>>>\n/close'],
    ['behind a fence of quotes alone', '>>>\n/close'],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual(['close|']);
  });
});

it('are a hundred at most', () => {
  const text = '/close\n'.repeat(150_000);
  expect(read(text)).toHaveLength(100);
  expect(rest(text)).toHaveLength('/close\n'.length * (150_000 - 100) - 1);
});

it('have others in their place', () => {
  const text = 'Said\n/title A\n/close';
  const replaced = read(text).map((written) => ({ written, by: `[${written.name}]\n` }));
  expect(replaceCommands(text, replaced)).toBe('Said\n[title]\n[close]');
});

it.each([
  '<!-->',
  'a <!--\n',
  '`<!--\n',
  '```\n',
  '- ```\n',
  '>>>\n',
  '<pre></pre>\n',
  '/x\n',
  '- ',
  '\n',
  '``` ` ',
])('the text that repeats %j is looked through once', (part) => {
  const text = part.repeat(Math.floor(2 ** 20 / part.length));
  expect(rest(text)).toBe(text);
});
