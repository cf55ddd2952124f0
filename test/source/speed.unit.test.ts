import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Tests judge nothing by the speed of the machine: they wait for states (`expect.poll`, `until`, `othersWait`), count turns
 * of the event loop, and move clocks themselves (`test/support/clock.ts`). These files look at a clock, or sleep, and may.
 */
const allowed: Readonly<Record<string, string>> = {
  'test/auth/throttles.sqlite.test.ts': 'the date stands still',
  'test/database/access-revision.both.test.ts':
    'holds the event loop up on purpose; what it expects is true at any speed',
  'test/database/unreliable-server.both.test.ts': 'makes three connections busy, in whatever order',
  'test/git-http/failed-logins.long.sqlite.test.ts': 'compares times in the soak alone',
  'test/generator/dispatch/input.unit.test.ts': 'leaves a moment later; it expects nothing of that',
  'test/generator/multipart/multipart.unit.test.ts':
    'leaves a moment later; it expects nothing of that',
  'test/git/host.long.unit.test.ts': 'a program of its own that stays until it is killed',
  'test/rendering/within-time.unit.test.ts':
    'holds its thread up for longer than the first attempts take, and much shorter than the last',
  'test/http/outbound-bad-answers.unit.test.ts': 'sends a byte now and then, which is never enough',
  'test/rendering/rendering.unit.test.ts': 'lets held threads go on until all have',
  'test/start/server.test.ts': 'kills servers at several moments, and asks until somebody listens',
  'test/support/clock.ts': 'moves the clock',
  'test/support/make-once.ts': 'waits for another process',
  'test/support/growth.ts': 'compares times in the soak alone',
  'test/support/memory.ts': 'looks at memory now and then; the system remembers the most',
  'test/support/postgres-server.ts': 'waits until the server is there',
  'test/support/process.ts': 'kills servers at several moments',
  'test/support/scratch-owner.ts': 'a program that stays until it is killed',
  'test/support/silent-server.ts': 'sends a byte now and then, which is never enough',
};

/** Programs that measure, and tests of `npm run test:soak`. */
const apart = /^test\/(?:bench|documents|mutation|soak)\//;

const clocks = [
  /\bperformance\.now\b/,
  /\bprocess\.(?:hrtime|cpuUsage)\b/,
  /\bmonitorEventLoopDelay\b/,
  // A time that was taken before, and the difference.
  /\bDate\.now\(\) - [a-z]\w*\s*[;,)<>]/,
  /- Date\.now\(\)/,
  /\bDate\.now\(\) [<>]/,
  /[<>]=? Date\.now\(\)/,
];
const sleeps = [
  /\bset(?:Timeout|Interval)\(/,
  /\bsetTimeout as\b/,
  /\bpg_sleep\b/,
  /\bAtomics\.wait\b/,
];

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('test', name))
  .filter((name) => /\.tsx?$/.test(name) && !apart.test(name));
const found = files.filter((name) => {
  const text = readFileSync(name, 'utf8');
  return [...clocks, ...sleeps].some((pattern) => pattern.test(text));
});

it('no test looks at a clock, or sleeps, but for those with a reason', () => {
  expect(found.filter((name) => !(name in allowed))).toEqual([]);
});

/** Each part has two seconds, which on a busy machine may pass: `untilReady` asks again. */
const askedOnce = /expect\(\(*await .*readiness/;

it('no test of whole servers asks only once whether one is ready', () => {
  const whole = files
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
    .filter(({ text }) => text.includes('/support/process.ts'));
  expect(whole.length).toBeGreaterThan(5);
  expect(whole.filter(({ text }) => askedOnce.test(text)).map(({ name }) => name)).toEqual([]);
});

/** A limit of its own: at the end of a test, or between its name and its work. */
const ownPatience = /^ *\}, (\d{2}[\d_]*)\);$|\btimeout: (\d[\d_]*) \}, (?:async )?\(/gm;
const usualMs = 180_000;

it('no test has less patience than all others, which is for what hangs', () => {
  const soaks = globSync('test/soak/**/*.test.ts');
  const hasty = [...files, ...soaks].filter((name) =>
    [...readFileSync(name, 'utf8').matchAll(ownPatience)].some(
      ([, atEnd, before = atEnd]) => Number(before?.replaceAll('_', '')) < usualMs,
    ),
  );
  expect(hasty).toEqual([]);
});

it('no reason is left over', () => {
  expect(Object.keys(allowed).filter((name) => !found.includes(name))).toEqual([]);
});
