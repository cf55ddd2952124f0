import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEncoding, readCommitHeaders } from '#src/git/formats/commit-headers.ts';
import { parseCommit } from '#src/git/formats/commit-object.ts';
import { isAncestor, listCommitIds, readMergeBase } from '#src/git/reading/log.ts';
import { parseTag } from '#src/git/writing/tag-object.ts';
import { findMergedInto, proveMergedInto } from '#src/git/writing/refs.ts';
import { isLong } from '#test/support/long.ts';
import { startWorld, type TestRepository, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

const numRuns = isLong ? 200 : 12;
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

interface Person {
  readonly name: Buffer;
  readonly email: string;
  readonly date: string;
}

/** A commit by the numbers of others before it; those of `forged` stand in header lines that git does not read. */
interface Plan {
  readonly parents: readonly number[];
  readonly forged: readonly { readonly name: string; readonly of: number }[];
  readonly upperCase: boolean;
  readonly author: Person;
  readonly committer: Person;
  readonly others: readonly string[];
  readonly encoding: string | null;
  readonly message: string;
}

/** Names in no encoding but ASCII, in UTF-8, Latin-1, Shift JIS, and in bytes that are none of these. */
const names = [
  Buffer.from('Ada Example'),
  Buffer.from('Zoë Müller'),
  Buffer.from('Zo\xeb M\xfcller', 'latin1'),
  Buffer.from('8e5293638cf68d7c', 'hex'),
  Buffer.from('ffff', 'hex'),
  Buffer.alloc(0),
  Buffer.from('  spaced \t '),
];
const encodings = ['UTF-8', 'ISO-8859-1', 'Shift_JIS', 'ISO-2022-JP', 'EUC-JP', 'GB18030'];
/** UTF-16 by its names, and what nobody knows: no encodings for what is framed by lines of ASCII. */
const noEncodings = ['UTF-16', 'UTF-16LE', 'utf-16be', 'unicode', 'ucs-2', 'hz-gb-2312', 'x-none'];
const person: fc.Arbitrary<Person> = fc.record({
  name: fc.constantFrom(...names),
  email: fc.constantFrom('a@example.com', '', 'a b', '>', 'x > <y'),
  date: fc.oneof(
    fc.nat({ max: 2_000_000_000 }).map((seconds) => ` ${seconds} +0130`),
    fc.constantFrom('', ' ', ' 17', '17 +0000', ' -5 +0000', '  17\t-0200', ' 0017 +0000'),
    fc.constantFrom(' 99999999999999999999 +0000', ' 17 +5', ' x 17 +0000', ' 12345678901 +0000'),
  ),
});
const someHeader = fc.constantFrom(
  ...['tree 1', 'parent', 'parent ', 'parentage x', 'author', 'encodings x', 'HG:extra a'],
  ...['gpgsig -----BEGIN\n parent x\n author y', 'mergetag object x\n committer z', ' parent y'],
  'author Forged <f@example.com> 1600000000 +0000',
  'committer Forged <g@example.com> 1900000000 +0000',
);
const forgedHeader = fc.record({
  name: fc.constantFrom('parent', 'Parent', ' parent', 'tree', 'x-parent'),
  of: fc.nat(),
});
const plans = fc.array(
  fc.record<Plan>({
    parents: fc.array(fc.nat(), { maxLength: 2 }),
    forged: fc.array(forgedHeader, { maxLength: 2 }),
    upperCase: fc.boolean(),
    author: person,
    committer: person,
    others: fc.array(someHeader, { maxLength: 2 }),
    encoding: fc.option(fc.constantFrom(...encodings, ...noEncodings)),
    message: fc.constantFrom('', 'text', 'parent x\n\ncommitter A <a> 1900000000 +0000\n'),
  }),
  { minLength: 2, maxLength: 7 },
);

const lineOf = ({ name, email, date }: Person) =>
  Buffer.concat([name, Buffer.from(` <${email}>${date}`)]);

function objectOf(plan: Plan, before: readonly string[]): Buffer {
  const idOf = (number: number) => before[number % Math.max(before.length, 1)] ?? '1'.repeat(40);
  const parents = before.length === 0 ? [] : [...new Set(plan.parents.map(idOf))];
  const cased = (id: string) => (plan.upperCase ? id.toUpperCase() : id);
  const forged = plan.forged.map(({ name, of }) => `${name} ${idOf(of)}`);
  const pieces: (string | Buffer)[] = [
    `tree ${cased(emptyTree)}\n`,
    ...parents.map((id) => `parent ${cased(id)}\n`),
    'author ',
    lineOf(plan.author),
    '\ncommitter ',
    lineOf(plan.committer),
    '\n',
    ...[...plan.others, ...forged].map((line) => `${line}\n`),
    ...(plan.encoding === null ? [] : [`encoding ${plan.encoding}\n`]),
    `\n${plan.message}`,
  ];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

function idOf(type: string, object: Buffer): string {
  return createHash('sha1').update(`${type} ${object.length}\0`).update(object).digest('hex');
}

/** Puts objects into the repository, whatever git thinks of them. */
function store(made: TestRepository, type: string, objects: readonly Buffer[]): string[] {
  const folder = join(made.directory, 'given');
  mkdirSync(folder, { recursive: true });
  const files = objects.map((object) => {
    const file = join(folder, idOf(type, object));
    writeFileSync(file, object);
    return `${file}\n`;
  });
  const args = ['hash-object', '-t', type, '-w', '--literally', '--stdin-paths'];
  return made.cliBytes(args, files.join('')).toString().trim().split('\n');
}

async function storeCommits(planned: readonly Plan[]) {
  const made = await world.emptyRepository();
  store(made, 'tree', [Buffer.alloc(0)]);
  const ids: string[] = [];
  const objects = new Map<string, Buffer>();
  for (const plan of planned) {
    const object = objectOf(plan, ids);
    const id = idOf('commit', object);
    if (!objects.has(id)) ids.push(id);
    objects.set(id, object);
  }
  expect(store(made, 'commit', [...objects.values()])).toEqual(ids);
  return { made, ids, objects };
}

/** The last of several authors is the one that `git log` shows. */
describe('commits of hostile headers', () => {
  it('have the parents, people and dates that git tells of them', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (planned) => {
        const { made, ids, objects } = await storeCommits(planned);
        const format = '--format=%x01%T%x00%P%x00%an%x00%ae%x00%cn%x00%ce%x00%at%x00%ct%x00';
        // The encoding changes the whole object for git, dates included: git reads the objects without it.
        const asked = [...objects.values()].map(withoutFalseEncoding);
        const input = store(made, 'commit', asked).join('\n');
        const told = made
          .cliBytes(['log', '--no-walk=unsorted', format, '--stdin'], input)
          .toString('latin1');
        for (const [index, record] of told.split('\x01').slice(1).entries()) {
          const [tree, parents, an, ae, cn, ce, at, ct] = record.split('\0');
          const id = ids[index] ?? '';
          const object = objects.get(id) ?? Buffer.alloc(0);
          const headers = readCommitHeaders(object);
          expect(headers.tree).toBe(tree);
          expect(headers.parents.join(' ')).toBe(parents);
          const { author, committer } = parseCommit(id, object);
          const latin1 = (text: string) => Buffer.from(text).toString('latin1');
          if (readEncoding(headers) === null) {
            expect([author.name, author.email].map(latin1)).toEqual([an, ae].map(asUtf8));
            expect([committer.name, committer.email].map(latin1)).toEqual([cn, ce].map(asUtf8));
          }
          expect([author.date, committer.date].map(secondsOf)).toEqual([at, ct].map(shownSeconds));
        }
      }),
      { numRuns },
    );
  });

  it('build upon each other as git says that they do', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (planned) => {
        const { made, ids } = await storeCommits(planned);
        const { repository } = made;
        const [other = ''] = ids.slice(-2);
        const head = ids.at(-1) ?? '';
        for (const [of, without] of [
          [head, other],
          [other, head],
        ] as const) {
          const told = made.cli('rev-list', of, `^${without}`).split('\n').filter(Boolean);
          const range = { of, without };
          expect(await listCommitIds(repository, { range, limit: 100 })).toEqual(told);
        }
        const bases = basesOf(made, head, other);
        expect(bases).toContain(await readMergeBase(repository, [head, other]));
        const reached = made.cli('rev-list', head).split('\n');
        const sure = await proveMergedInto(repository, head, ids);
        expect(sort(sure)).toEqual(sort(reached));
        expect(sort(await findMergedInto(repository, head, ids))).toEqual(sort(reached));
        for (const id of ids) {
          expect(await isAncestor(repository, id, head)).toBe(reached.includes(id));
        }
      }),
      { numRuns },
    );
  });
});

function withoutFalseEncoding(object: Buffer): Buffer {
  const encoding = readEncoding(readCommitHeaders(object));
  if (encoding === null || !noEncodings.includes(encoding)) return object;
  return Buffer.from(object.toString('latin1').replace(`\nencoding ${encoding}\n`, '\n'), 'latin1');
}

const sort = (ids: Iterable<string>) => [...ids].sort();
const secondsOf = (date: string) => Date.parse(date) / 1000;
/** Time that is shown: a date beyond the calendar shows as its beginning. */
const shownSeconds = (seconds = '') => (Number(seconds) > 253_402_300_799 ? 0 : Number(seconds));
/** The text that somebody sees who takes the bytes for UTF-8. */
const asUtf8 = (bytes = '') =>
  Buffer.from(Buffer.from(bytes, 'latin1').toString()).toString('latin1');

function basesOf({ cli }: TestRepository, one: string, other: string): (string | null)[] {
  try {
    return cli('merge-base', '--all', one, other).split('\n');
  } catch {
    return [null];
  }
}

describe('the names of people', () => {
  it.each([
    ['ISO-8859-1', '5a6feb', 'Zoë'],
    ['Shift_JIS', '8e5293638cf68d5d', '山田公江'],
    ['UTF-8', '5a6fc3ab', 'Zoë'],
  ])('are shown in %s as git shows them', async (encoding, hex, shown) => {
    const made = await world.emptyRepository();
    const bytes = Buffer.from(hex, 'hex').toString('latin1');
    const object = Buffer.from(
      `tree ${emptyTree}\nauthor ${bytes} <a@example.com> 17 +0000\n` +
        `committer ${bytes} <a@example.com> 17 +0000\nencoding ${encoding}\n\n${bytes}`,
      'latin1',
    );
    const [id = ''] = store(made, 'commit', [object]);
    const { author, message } = parseCommit(id, object);
    expect([author.name, message]).toEqual([shown, shown]);
    expect(made.cli('log', '--format=%an/%B', id)).toBe(`${shown}/${shown}`);
  });
});

describe('tags of hostile headers', () => {
  const line = fc.constantFrom(
    ...[
      'tagger Forged <f@example.com> 1 +0000',
      'object x',
      'type tree',
      'tag x',
      'x y',
      ' tagger',
    ],
    `object ${emptyTree}`,
  );
  const plan = fc.record({
    behind: fc.array(line, { maxLength: 2 }),
    tagger: fc.option(
      person.map(({ name }) => ({ name, email: 'a@example.com', date: ' 17 -0130' })),
    ),
    message: fc.constantFrom('', 'text', `object ${emptyTree}\ntagger X <x@example.com> 1 +0000`),
  });

  it('mean what git says that they mean, and are by whom it says', async () => {
    const made = await world.emptyRepository();
    store(made, 'tree', [Buffer.alloc(0)]);
    const commit = made.cli('commit-tree', emptyTree, '-m', 'x');
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 5, maxLength: 5 }), async (planned) => {
        const objects = planned.map(({ tagger, behind, message }, index) =>
          Buffer.concat([
            Buffer.from(`object ${commit}\ntype commit\ntag t${index}\n`),
            ...(tagger === null ? [] : [Buffer.from('tagger '), lineOf(tagger), Buffer.from('\n')]),
            Buffer.from(`${behind.map((each) => `${each}\n`).join('')}\n${message}`),
          ]),
        );
        const ids = store(made, 'tag', objects);
        const input = ids.map((id, index) => `update refs/tags/t${index} ${id}\n`).join('');
        made.cliBytes(['update-ref', '--stdin'], input);
        const format = '--format=%(object)%00%(creatordate:raw)%00';
        const told = made.cliBytes(['for-each-ref', format, 'refs/tags/']).toString('latin1');
        for (const [index, record] of told.split('\n').slice(0, ids.length).entries()) {
          const { object, tagger } = parseTag('', objects[index] ?? Buffer.alloc(0));
          const [meant, date = ''] = record.split('\0');
          expect(object).toBe(meant);
          if (tagger !== null)
            expect(secondsOf(tagger.date)).toBe(shownSeconds(date.split(' ')[0]));
        }
      }),
      { numRuns },
    );
  });
});
