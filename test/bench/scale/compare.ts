import { startHearth } from '../servers.ts';
import { figure, line, say } from '../table.ts';
import { closeConnections, compareTimes, timeOf, type Question } from './ask.ts';
import { compareChecks } from './checks.ts';
import { type Asked, listsOf, walksOf, wideLists } from './lists.ts';
import { createScaleWorld, type Caller, type ScaleWorld } from './world.ts';

/** `ratio` is 1.2 at most for what does not depend on the number of rows. */
const target = '1.2';

/** How often each list is asked for before any is measured: Postgres decides on its plans with the sixth. */
const warming = 12;

/** Milliseconds that the requests of one round may take. */
const effort = { rounds: 7, budget: 60 };

interface Scale {
  readonly sizes: readonly number[];
  /** URL of an empty database for each size; null for SQLite. */
  readonly postgresUrlFor: ((size: number) => Promise<string>) | null;
  /** A part of the addresses of the only lists that are asked for. */
  readonly lists: string | undefined;
}

/** Prints how long lists take with so many rows, against the first size. */
export async function compareScale(
  main: string,
  { sizes, postgresUrlFor, lists }: Scale,
): Promise<void> {
  const [least, ...others] = sizes;
  if (least === undefined) throw new Error('no size');
  const make = async (size: number) =>
    createScaleWorld(size, (await postgresUrlFor?.(size)) ?? null);
  const small = await make(least);
  for (const size of others) {
    const large = await make(size);
    await comparePages(main, small, large, (url) => lists === undefined || url.includes(lists));
    if (size === sizes.at(-1) && lists === undefined) await compareChecks(large);
    await large.remove();
  }
  await small.remove();
}

async function comparePages(
  main: string,
  small: ScaleWorld,
  large: ScaleWorld,
  isAsked: (url: string) => boolean,
): Promise<void> {
  const [few, many] = [await startHearth(main, small), await startHearth(main, large)];
  const rows = (world: ScaleWorld) => world.size.toLocaleString('en');
  const question = (server: typeof few, world: ScaleWorld, { caller, url }: Asked): Question => ({
    server,
    url,
    token: caller === null ? null : world.tokens[caller],
  });
  const row = async (name: string, first: Question, second: Question, known?: number) => {
    const cold = known ?? (await timeOf(first));
    const { ratio, ...times } = await compareTimes(first, second, effort);
    const both = `${times.first.toFixed(2)} : ${times.second.toFixed(2)}`;
    line(name, figure(ratio), `first ${cold.toFixed(1)}`, target, both);
  };

  say();
  line(
    `${large.kind}: page one, ${rows(large)} rows against ${rows(small)}`,
    'ratio of times',
    'ms',
    'target',
    'ms',
  );
  const others = listsOf(small);
  const pairs = listsOf(large).flatMap((asked, index): [string, Question, Question][] => {
    const other = others[index];
    if (other === undefined || !isAsked(asked.url)) return [];
    return [[asked.name, question(many, large, asked), question(few, small, other)]];
  });
  // Both servers have answered everything before anything is compared: the first minute of a process is another thing.
  const cold = new Map<Question, number>();
  for (const [, first, second] of pairs) {
    cold.set(first, await timeOf(first));
    for (let count = 0; count < warming; count += 1) {
      await timeOf(first);
      await timeOf(second);
    }
  }
  for (const [name, first, second] of pairs) await row(name, first, second, cold.get(first));
  say();
  line(
    `${large.kind}: deep into ${rows(large)} rows against page one`,
    'ratio of times',
    'ms',
    'target',
    'ms',
  );
  for (const [deep, first] of walksOf(large)) {
    if (isAsked(deep.url))
      await row(deep.name, question(many, large, deep), question(many, large, first));
  }
  if (large.size >= 100_000) {
    say();
    line(
      `${large.kind}: 10,000 projects in 1,000 nested groups against 10`,
      'ratio of times',
      'ms',
      'target',
      'ms',
    );
    for (const path of wideLists.filter(isAsked)) {
      const ask = (caller: Caller) =>
        question(many, large, { name: '', caller, url: `/api/v4${path}` });
      await row(`GET ${path}`, ask('wide'), ask('narrow'));
    }
  }
  closeConnections();
  await few.stop();
  await many.stop();
}
