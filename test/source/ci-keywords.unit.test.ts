import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'src/ci';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

/** The lists of the keys that a map of a configuration may have: `const imageKeys = setOf('name entrypoint')`. */
const lists = files.flatMap(({ name, text }) =>
  [...text.matchAll(/const (\w*[kK]eys)\b[^=\n]*= ((?:setOf|new Set|\[|['`])[^;]+);/g)].map(
    ([, list = '', value = '']) => ({
      list: `${name} ${list}`,
      keys: [...value.matchAll(/['`]([^'`]*)['`]/g)]
        .flatMap(([, words = '']) => words.split(/\s+/))
        .filter((word) => /^[a-z][a-z_]*$/.test(word)),
    }),
  ),
);
const whole = files.map(({ text }) => text).join('\n');

/** Keys that no code names one by one, each with the reason. */
const readAsAWhole: Readonly<Record<string, string>> = {
  description: 'the text of an input, for those who read the file',
  site_profile: 'refused one after the other: projects have no profiles',
  scanner_profile: 'likewise',
  ports: 'v4 opens them for terminals of a browser, which runners offer and the server does not',
  platform: 'handed to the runner with its map',
  user: 'likewise',
  namespace:
    'of `environment: kubernetes`: v4 gives it to an integration that the instance does not have',
};

describe('a key that configurations may have', () => {
  it('stands in many lists', () => {
    expect(lists.length).toBeGreaterThan(15);
  });

  const table = lists.flatMap(({ list, keys }) => keys.map((key) => [key, list] as const));
  it.each(table)('%s (%s) is read by some code', (key) => {
    if (key in readAsAWhole) return;
    const uses = whole.match(
      new RegExp(String.raw`(?:get|of|at)?\(\s*'${key}'|\['${key}'\]|\b${key}:`, 'g'),
    );
    expect(uses?.length ?? 0).toBeGreaterThan(0);
  });
});
