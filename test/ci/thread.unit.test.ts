import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoredJob } from '#src/ci/job-columns.ts';
import type { NoPlan } from '#src/ci/plan.ts';
import { Unavailable } from '#src/errors.ts';
import { createPlanning, type Planning } from '#src/ci/planning.ts';
import { ample, planningModule } from '#test/support/rendering.ts';
import { factsOf, sourceOf } from './planning.ts';

const open: Planning[] = [];
afterEach(async () => {
  for (const planning of open.splice(0)) await planning.close();
});
function start(module = planningModule(), patienceMs = ample): Planning {
  const planning = createPlanning({ module, patienceMs });
  open.push(planning);
  return planning;
}

const jobsIn = (batches: readonly string[]) =>
  batches.flatMap((batch) => JSON.parse(batch) as StoredJob[]);
const wish = { dryRun: false, withJobs: true, withMerged: true };

describe('a configuration that is read in a thread', () => {
  it('asks for the files and facts that it needs, level by level', async () => {
    const asked: string[] = [];
    const files = {
      'a.yml': 'include: { project: shared, file: b.yml }\na: { script: a }',
      'shared:b.yml': 'include: ["https://files.example/c.yml", "ci/*.yml"]\nb: { script: b }',
      'https://files.example/c.yml': 'c: { script: c, rules: [{ changes: [x/*] }] }',
      'ci/d.yml': 'd: { script: d, rules: [{ exists: [Dockerfile] }] }',
      't.yml': 'e: { script: e }',
    };
    const facts = factsOf({ changed: ['x/y'], paths: ['Dockerfile'] });
    const request = {
      source: sourceOf(files),
      facts: {
        ...facts,
        changedPaths: (ref: string | null) => (asked.push('changes'), facts.changedPaths(ref)),
        paths: () => (asked.push('paths'), facts.paths()),
        present: (names: readonly string[]) => (asked.push(names.join()), facts.present(names)),
      },
    };
    const text = 'include: [a.yml, t.yml]\nz: { script: z, rules: [{ changes: [gone] }] }';
    const { jobs } = await start().plan('a', text, request);
    const names = jobsIn(jobs).map(({ columns }) => columns.name);
    expect(names.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(asked).toEqual(['changes', 'Dockerfile']);
  });

  it('asks for all named files at once, and for the whole tree where patterns need it', async () => {
    const asked: string[] = [];
    const facts = factsOf({ paths: ['go.mod', 'lib/a.rb'] });
    const request = {
      source: sourceOf({}),
      facts: {
        ...facts,
        paths: () => (asked.push('paths'), facts.paths()),
        present: (names: readonly string[]) => (asked.push(names.join()), facts.present(names)),
      },
    };
    const rule = (name: string, exists: string) =>
      `${name}: { script: x, rules: [{ exists: [${exists}] }] }`;
    const namesOf = async (...rules: string[]) => {
      const { jobs } = await start().plan('a', rules.join('\n'), request);
      return jobsIn(jobs).map(({ columns }) => columns.name);
    };
    const named = [rule('go', './go.mod'), rule('none', 'pom.xml, Gemfile')];
    expect(await namesOf(...named)).toEqual(['go']);
    expect(asked.splice(0)).toEqual(['go.mod,pom.xml,Gemfile']);
    expect(await namesOf(...named, rule('ruby', '"**/*.rb"'))).toEqual(['go', 'ruby']);
    expect(asked).toEqual(['go.mod,pom.xml,Gemfile', 'paths']);
  });

  const silent = (asked: () => void) => ({
    facts: factsOf({}),
    source: {
      ...sourceOf({}),
      async remote(_: string, signal?: AbortSignal) {
        // The server does not answer.
        const over = new Promise((resolve) => signal?.addEventListener('abort', resolve));
        asked();
        await over;
        return { error: 'it says nothing' };
      },
    },
  });

  it('waits for silent servers so long in all, and no longer', async () => {
    const planning = createPlanning({ module: planningModule(), patienceMs: ample, waitMs: 20 });
    open.push(planning);
    const asked: string[] = [];
    const urls = Array.from({ length: 20 }, (_, n) => `https://files.example/${n}.yml`);
    const plan = planning.plan(
      'a',
      `include: [${urls.join()}]`,
      silent(() => asked.push('once')),
    );
    await expect(plan).rejects.toMatchObject({
      texts: ['The configuration takes too long to read'],
    });
    // Files after the first few are not requested.
    expect(asked).toHaveLength(8);
  });

  it('waits no more once nobody waits for it', async () => {
    const gone = new AbortController();
    const request = { ...silent(() => gone.abort(new Error('gone'))), signal: gone.signal };
    const plan = start().plan('a', 'include: https://files.example/a.yml', request);
    await expect(plan).rejects.toThrow('gone');
  });

  it('waits for several files of other servers at once, and for no more than a few', async () => {
    const urls = Array.from({ length: 20 }, (_, n) => `https://files.example/${n}.yml`);
    const all = sourceOf(Object.fromEntries(urls.map((url) => [url, 'a: { script: a }'])));
    let waiting = 0;
    let most = 0;
    const source = {
      ...all,
      async remote(url: string) {
        waiting += 1;
        most = Math.max(most, waiting);
        // All files of one round are requested in this turn of the loop.
        await new Promise((resolve) => setImmediate(resolve));
        waiting -= 1;
        return all.remote(url);
      },
    };
    await start().plan('a', `include: ${JSON.stringify(urls)}`, { source, facts: factsOf({}) });
    expect(most).toBe(8);
  });

  it('is refused as soon as the files that it includes are too large together', async () => {
    const names = Array.from({ length: 150 }, (_, n) => `https://files.example/${n}.yml`);
    const text = `# ${'x'.repeat(1_000_000)}`;
    const all = sourceOf(Object.fromEntries(names.map((name) => [name, text])));
    let read = 0;
    const source = { ...all, remote: (url: string) => ((read += 1), all.remote(url)) };
    const planned = start().plan('a', `include: ${JSON.stringify(names)}`, {
      ...{ source, facts: factsOf({}) },
    });
    await expect(planned).rejects.toMatchObject({
      ...{ reason: 'invalid', texts: [`Included file \`${names[4]}\` is too large`] },
    });
    expect(read).toBe(8);
  });

  it('is one of four of a caller that hold files at a time, and others have theirs', async () => {
    let reading = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const files = sourceOf({ 'a.yml': 'a: { script: a }' });
    const source = {
      ...files,
      async local(path: string) {
        reading += 1;
        await released;
        return files.local(path);
      },
    };
    const planning = start();
    const plan = (caller: string) =>
      planning.plan(caller, 'include: a.yml', { source, facts: factsOf({}) });
    const own = Array.from({ length: 32 }, () => plan('a'));
    await expect(plan('a')).rejects.toMatchObject({ status: 429 });
    await expect.poll(() => reading).toBe(4);
    const other = plan('b');
    await expect.poll(() => reading).toBe(5);
    release();
    await Promise.all([...own, other]);
    expect(reading).toBe(33);
  });

  it('waits for another time when all together hold too much, and holds nothing when it is read', async () => {
    const planning = createPlanning({ module: planningModule(), patienceMs: ample, mostHeld: 100 });
    open.push(planning);
    const source = sourceOf({ 'a.yml': 'a: { script: a }', 'b.yml': `# ${'x'.repeat(100)}` });
    const plan = (name: string) =>
      planning.plan('a', `include: ${name}`, { source, facts: factsOf({}) });
    await expect(plan('b.yml')).rejects.toMatchObject({ status: 503 });
    for (let again = 0; again < 10; again += 1) await plan('a.yml');
  });

  it('leaves room for those of others, however much one caller has', async () => {
    const planning = createPlanning({ module: planningModule(), patienceMs: ample, mostHeld: 400 });
    open.push(planning);
    const padding = `# ${'x'.repeat(100)}`;
    const files = sourceOf({
      'large.yml': padding,
      'slow.yml': 'a: { script: a }',
      ...Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`${n}.yml`, '#'])),
      'other.yml': `${padding}\nb: { script: b }`,
    });
    let settled = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const source = {
      ...files,
      async local(path: string) {
        if (path === 'slow.yml') {
          settled += 1;
          await released;
        }
        return files.local(path);
      },
    };
    const plan = (caller: string, names: readonly string[]) =>
      planning.plan(caller, `include: ${JSON.stringify(names)}`, { source, facts: factsOf({}) });
    // Eight are looked up together: the last waits while the others are held.
    const more = Array.from({ length: 7 }, (_, n) => `${n}.yml`);
    const own = Array.from({ length: 3 }, () =>
      plan('a', ['large.yml', ...more, 'slow.yml']).catch((error: unknown) => {
        settled += 1;
        return error;
      }),
    );
    await expect.poll(() => settled).toBe(3);
    const other = await plan('b', ['other.yml']).catch((error: unknown) => error);
    release();
    expect(other).toMatchObject({ jobs: expect.anything() });
    const refused = (await Promise.all(own)).filter((each) => each instanceof Unavailable);
    expect(refused).toHaveLength(2);
  });

  it('holds up nobody else when it takes long, nor the next one of the same caller', async () => {
    // The thread reports that it is ready, answers `quick`, and never finishes any other work.
    const lines = `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ text }) => {
        if (text !== 'quick') for (;;);
        parentPort.postMessage({ plan: { workflowName: null, autoCancel: null, jobs: [] } });
      });
      parentPort.postMessage(null);`;
    const module = `data:text/javascript,${encodeURIComponent(lines)}`;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const planning = createPlanning({ module, patienceMs: ample, briefMs: 500 });
    const plan = (caller: string, text: string) =>
      planning.plan(caller, text, { source: sourceOf({}), facts: factsOf({}) });
    // A thread that has begun is waited for by a timer.
    const begins = async () => {
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    };
    const slow = [plan('a', 'slow').catch(() => 'ended')];
    await begins();
    const other = plan('b', 'quick');
    vi.advanceTimersByTime(500);
    await expect(other).resolves.toMatchObject({ jobs: [] });
    slow.push(plan('a', 'slow').catch(() => 'ended'));
    await expect(plan('b', 'quick')).resolves.toMatchObject({ jobs: [] });
    await planning.close();
    expect(await Promise.all(slow)).toEqual(['ended', 'ended']);
  });

  it('becomes rows, with the variables put into their names', async () => {
    const text = `
variables: { PLACE: eu }
build: { script: make }
ship: { script: ship, needs: [build, { job: x, project: g/p, ref: main }], environment: $PLACE/$CI_JOB_NAME/$GIVEN, resource_group: $CI_COMMIT_REF_NAME }
`;
    const facts = factsOf({ variables: { GIVEN: 'g' } });
    const { jobs } = await start().plan('a', text, { source: sourceOf({}), facts });
    const [, ship] = jobsIn(jobs);
    expect(ship).toMatchObject({
      columns: { environment: 'eu/ship/g', resource_group: 'main', has_needs: true },
      needs: [{ job: 'build', artifacts: true, optional: false }],
    });
  });

  it('becomes lists that are short in bytes, too, and not more than a pipeline may write', async () => {
    const script = (bytes: number) => `.s: { script: ${'x'.repeat(bytes)} }`;
    const text = (count: number, bytes: number) =>
      [script(bytes), ...Array.from({ length: count }, (_, at) => `j${at}: { extends: .s }`)].join(
        '\n',
      );
    const request = { source: sourceOf({}), facts: factsOf({}) };
    const { jobs } = await start().plan('a', text(30, 100_000), request);
    expect(jobsIn(jobs)).toHaveLength(30);
    expect(Math.max(...jobs.map(({ length }) => length))).toBeLessThan(262_144 + 2);
    await expect(start().plan('a', text(19, 900_000), request)).rejects.toMatchObject({
      texts: ['The parsed YAML is too big'],
    });
  });

  it('is refused without the values of masked variables', async () => {
    const value = 'glaze-4711';
    const facts = {
      ...factsOf({ variables: { TOKEN: value, PLAIN: 'main' } }),
      masked: new Map([['TOKEN', value]]),
    };
    const faults = ['$TOKEN-$PLAIN.yml', 'https://user:$TOKEN@files.example/x.yml'].map((name) =>
      start()
        .plan('a', `include: "${name}"`, { source: sourceOf({}), facts })
        .catch((error: unknown) => (error as NoPlan).texts),
    );
    expect(await Promise.all(faults)).toEqual([
      ['Local file `[MASKED]-main.yml` does not exist!'],
      [expect.stringContaining('https://user:[MASKED]@files.example/x.yml')],
    ]);
  });

  const refusals = [
    ['a: {}', 'jobs a config should implement a script: or a trigger: keyword'],
    ['include: gone.yml', 'Local file `gone.yml` does not exist!'],
    [
      'a: { script: a, rules: [{ changes: { paths: [b], compare_to: gone } }] }',
      'Failed to parse rule: rules:changes:compare_to is not a valid ref',
    ],
    [
      `.a: { script: ${'x'.repeat(500_000)} }\n${Array.from({ length: 100 }, (_, at) => `j${at}: { extends: .a }`).join('\n')}`,
      'The parsed YAML is too big',
    ],
  ] as const;
  it.each(refusals)('is refused with its faults: %.60s', async (text, fault) => {
    const request = { source: sourceOf({}), facts: factsOf({}) };
    const planned = start().plan('a', text, request);
    await expect(planned).rejects.toMatchObject({ reason: 'invalid', texts: [fault] });
  });

  it('is judged with its jobs and the whole of its text', async () => {
    const request = { source: sourceOf({}), facts: factsOf({}) };
    const verdict = await start().judge('a', 'a: { script: b }', request, wish);
    expect(verdict).toMatchObject({ warnings: [], mergedYaml: 'a:\n  script: b\n' });
    expect(verdict.jobs.flatMap((batch) => JSON.parse(batch) as unknown[])).toMatchObject([
      { name: 'a', stage: 'test', script: ['b'] },
    ]);
  });

  it('is refused when all rounds together take too long', async () => {
    const puppet = `import { parentPort } from 'node:worker_threads';
      let rounds = 0;
      parentPort.on('message', ({ text }) => {
        rounds += 1;
        const plan = { workflowName: String(rounds), autoCancel: 'none', jobs: [] };
        parentPort.postMessage(text === 'last' ? { plan } : { missing: [['paths']], took: ${ample} });
      });
      parentPort.postMessage('');`;
    // Two rounds leave something of it, a third does not.
    const patienceMs = 2.5 * ample;
    const planning = start(`data:text/javascript,${encodeURIComponent(puppet)}`, patienceMs);
    const request = { source: sourceOf({}), facts: factsOf({}) };
    await expect(planning.plan('a', 'slow', request)).rejects.toMatchObject({
      texts: ['The configuration takes too long to read'],
    });
    expect(await planning.plan('a', 'last', request)).toMatchObject({ workflowName: '4' });
  });

  it('is refused when its thread ends, and the next one is read', async () => {
    const puppet = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ text }) => {
        if (text === 'end') process.exit(1);
        parentPort.postMessage({ plan: { workflowName: text, autoCancel: 'none', jobs: [] } });
      });
      parentPort.postMessage('');`;
    const planning = start(`data:text/javascript,${encodeURIComponent(puppet)}`);
    const request = { source: sourceOf({}), facts: factsOf({}) };
    await expect(planning.plan('a', 'end', request)).rejects.toMatchObject({
      texts: ['The configuration takes too long to read'],
    });
    expect(await planning.plan('a', 'next', request)).toMatchObject({ workflowName: 'next' });
  });
});
