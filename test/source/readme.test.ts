import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import bundle from '../../generated/openapi.json' with { type: 'json' };

interface Operation {
  readonly tags?: readonly string[];
  readonly 'x-pending'?: boolean;
}

it('the README names the resources that wait for functions, and no others', () => {
  const items = Object.values(bundle.paths) as Readonly<Record<string, Operation>>[];
  const waiting = items
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-pending'] === true)
    .flatMap(({ tags = [] }) => tags);
  const sentence = /The document describes more than there is: ([^]*?)\sanswer 501/.exec(
    readFileSync('README.md', 'utf8'),
  );
  const named = sentence?.[1]?.match(/(?<=`)[a-z-]+(?=`)/g) ?? [];
  expect(named).toEqual([...new Set(waiting)].toSorted());
});

it('nothing is called a user name: the word of the field is username', () => {
  const texts = ['README.md', 'CHANGELOG.md', 'generated/openapi.json'];
  const odd = texts.filter((file) => /\buser names?\b/i.test(readFileSync(file, 'utf8')));
  expect(odd).toEqual([]);
});
