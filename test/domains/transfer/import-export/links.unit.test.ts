import { describe, expect, it } from 'vitest';
import { linkToOwnFiles } from '#src/domains/transfer/import-export/import/links.ts';

const secret = '0123456789abcdef'.repeat(2);
const other = 'f'.repeat(32);
const has = (upload: string) =>
  [`${secret}/a.png`, `${secret}/two words.pdf`, `${secret}/100%.txt`].includes(upload);
const own = `/uploads/${secret}/a.png`;

const cases: readonly (readonly [string, string, string])[] = [
  ['nothing', 'a text', 'a text'],
  ['what leads there already', `![a](${own})`, `![a](${own})`],
  ['a full address', `see https://old.example.com/g/p${own}, or`, `see ${own}, or`],
  ['the path of the project', `![a](/group/sub/kiln${own} "t")`, `![a](${own} "t")`],
  ['the number of the project', `[a](/-/project/15${own})`, `[a](${own})`],
  [
    'a name that is encoded',
    `https://x/g/p/uploads/${secret}/two%20words.pdf`,
    `/uploads/${secret}/two%20words.pdf`,
  ],
  ['a name that is not', `/g/p/uploads/${secret}/100%.txt`, `/uploads/${secret}/100%.txt`],
  ['several', `/a${own} <img src="/b${own}"> /c${own}`, `${own} <img src="${own}"> ${own}`],
  [
    'files of elsewhere',
    `https://x/g/p/uploads/${other}/a.png`,
    `https://x/g/p/uploads/${other}/a.png`,
  ],
  [
    'another file under the same secret',
    `https://x/g/uploads/${secret}/b.png`,
    `https://x/g/uploads/${secret}/b.png`,
  ],
];

describe('links to files of an archive', () => {
  it.each(cases)('lead to the files that came with it: %s', (_, text, expected) => {
    expect(linkToOwnFiles(text, has)).toBe(expected);
  });

  it('are looked for no farther back than an address is long', () => {
    const text = `${'x'.repeat(10_000)}${own}`;
    expect(linkToOwnFiles(text, has)).toBe(`${'x'.repeat(10_000 - 2048)}${own}`);
  });
});
