import { RE2JS } from 're2js';
import { describe, expect, it, vi } from 'vitest';
import { PlanBudget } from '#src/ci/budget.ts';
import { readDurationSeconds } from '#src/ci/duration.ts';
import { isTrue, parseExpression } from '#src/ci/expressions.ts';
import { createIncludeMatcher, createPathMatcher } from '#src/ci/glob.ts';
import { expandAll, expandVariables } from '#src/ci/variables.ts';
import { planPipeline } from '#src/ci/plan-pipeline.ts';
import { selectForEnvironment } from '#src/ci/scoped-variables.ts';
import { factsOf, faultsOf, jobsOf, planOf, sourceOf } from './planning.ts';

const levels = (line: (level: number) => string) =>
  Array.from({ length: 12 }, (_, at) => line(at + 1)).join('\n');

describe('a hostile configuration', () => {
  const bombs = [
    [
      'lists of aliases',
      `.l0: &l0 [a, a]\n${levels(
        (n) =>
          `.l${n}: &l${n} [${Array(10)
            .fill(`*l${n - 1}`)
            .join(', ')}]`,
      )}\nt: { script: *l12 }`,
    ],
    [
      'maps of aliases',
      `.l0: &l0 { a: b }\n${levels((n) => `.l${n}: &l${n} {${'abcdefghij'.replace(/./g, `$&: *l${n - 1}, `)}}`)}\nt: { script: a }`,
    ],
    [
      'references',
      `.l0: [a, a]\n${levels(
        (n) =>
          `.l${n}: [${Array(10)
            .fill(`!reference [.l${n - 1}]`)
            .join(', ')}]`,
      )}\nt: { script: !reference [.l9] }`,
    ],
    ['half a megabyte of brackets', '['.repeat(500_000)],
    ['half a megabyte of dashes', '- '.repeat(250_000)],
    ['ten megabytes', `t: { script: ${'a'.repeat(10_000_000)} }`],
    ['a list in itself', '.a: &a [*a]\nt: { script: x }'],
    [
      'a large map taken by every job',
      `.a: {${Array.from({ length: 5_000 }, (_, at) => `k${at}: 1`).join(', ')}}\n${Array.from({ length: 1_000 }, (_, at) => `j${at}: { extends: .a, script: x }`).join('\n')}`,
    ],
    [
      'a long text that every job has by an alias',
      `.a: &a ${'x'.repeat(100_000)}\n${Array.from({ length: 100 }, (_, at) => `j${at}: { script: *a }`).join('\n')}`,
    ],
    [
      'a long name that every job has by an alias',
      `.a: &a { ${'x'.repeat(900)}: y }\n${Array.from({ length: 9_000 }, (_, at) => `.j${at}: *a`).join('\n')}`,
    ],
  ] as const;
  it.each(bombs)('of %s is refused', async (_, text) => {
    const faults = await faultsOf(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/too big|10 levels deep|nested too deep/);
  });

  it('of more needs than a pipeline may have is refused', async () => {
    const needed = Array.from({ length: 50 }, (_, at) => `n${at}: { script: x }`);
    const names = needed.map((_, at) => `n${at}`).join(', ');
    const needing = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => `j${at}: { script: x, needs: ${at === 0 ? `&n [${names}]` : '*n'} }`,
      );
    expect(await faultsOf([...needed, ...needing(1_000)].join('\n'))).toEqual([]);
    expect(await faultsOf([...needed, ...needing(1_001)].join('\n'))).toEqual([
      'The jobs of a pipeline can need 50000 others together, but need 50050',
    ]);
  });

  it('of 100,000 jobs by matrix is refused before they are made', async () => {
    const axis = `[${Array.from({ length: 100 }, (_, at) => at).join(', ')}]`;
    const text = `t: { script: a, parallel: { matrix: [{ A: ${axis}, B: ${axis}, C: ${axis} }] } }`;
    expect(await faultsOf(text)).toEqual([
      'jobs:t:parallel:matrix config generates too many jobs (maximum is 200)',
    ]);
  });

  it('of a matrix with thousands of axes is refused before they are combined', async () => {
    const axes = Array.from({ length: 20_000 }, (_, at) => `A${at}: x`).join(', ');
    const text = `t: { script: a, parallel: { matrix: [{ ${axes} }] } }`;
    expect(await faultsOf(text)).toEqual([
      'jobs:t:parallel:matrix config has too many variables (maximum is 100)',
    ]);
  });

  it('of more jobs than a pipeline may have is refused before they are read', async () => {
    const text = Array.from({ length: 5_001 }, (_, at) => `j${at}: {}`).join('\n');
    expect(await faultsOf(text)).toEqual([
      'The number of jobs has exceeded the limit of 5000. Try splitting the configuration with parent-child-pipelines',
    ]);
  });

  it('of more jobs by matrix than a pipeline may have is refused', async () => {
    const axis = `[${Array.from({ length: 200 }, (_, at) => at).join(', ')}]`;
    const text = Array.from(
      { length: 30 },
      (_, at) => `j${at}: { script: a, parallel: { matrix: [{ A: ${axis} }] } }`,
    ).join('\n');
    expect(await faultsOf(text)).toEqual([
      'The number of jobs has exceeded the limit of 5000. Try splitting the configuration with parent-child-pipelines',
    ]);
  });

  it('that includes itself is refused', async () => {
    const files = { 'a.yml': 'include: b.yml', 'b.yml': 'include: a.yml' };
    expect(await faultsOf('include: a.yml', { files })).toEqual([
      'Include `a.yml` was already included!',
    ]);
  });

  it('with more includes than may be is refused', async () => {
    const files = {
      'a.yml': 'a: { script: a }',
      'b.yml': `include: [${Array(20).fill('a.yml').join(', ')}]`,
    };
    expect(await faultsOf(`include: [${Array(20).fill('b.yml').join(', ')}]`, { files })).toEqual([
      'Maximum of 150 nested includes are allowed!',
    ]);
  });

  it('with more includes than are looked at is refused, whatever their rules say', async () => {
    const entry = '{ local: a.yml, rules: [{ if: $GONE }] }';
    const include = (count: number) =>
      faultsOf(`include: [${Array(count).fill(entry).join(', ')}]\na: { script: a }`);
    expect(await include(1_500)).toEqual([]);
    expect(await include(1_501)).toEqual(['Maximum of 150 nested includes are allowed!']);
  });

  it('with files that are too large together is refused', async () => {
    const files = { 'a.yml': `.a: ${'x'.repeat(900_000)}` };
    expect(await faultsOf(`include: [${Array(9).fill('a.yml').join(', ')}]`, { files })).toEqual([
      'Included file `a.yml` is too large',
    ]);
  });

  it('with expressions that explode elsewhere is planned', async () => {
    const text = `t: { script: a, rules: [{ if: '$A =~ /^(a+)+$/' }, { when: always }] }`;
    const plan = await planOf(text, { variables: { A: `${'a'.repeat(5_000)}!` } });
    expect(plan.jobs[0]?.when).toBe('always');
  });

  it('with expressions that take long together is refused', async () => {
    const rule = (at: number) => `{ if: '$A =~ /^(a|${at})*(a?){20}x/' }`;
    const jobs = Array.from(
      { length: 400 },
      (_, at) => `j${at}: { script: a, rules: [${rule(at)}] }`,
    );
    const variables = { A: 'a'.repeat(2_000) };
    expect(await faultsOf(jobs.join('\n'), { variables })).toEqual([
      'The regular expressions of the configuration take too long',
    ]);
  });

  it('with an expression that is enormous is refused', async () => {
    const texts = await faultsOf(`t: { script: a, only: ['/((a{100}){100}){100}/'] }`);
    expect(texts).toEqual([
      'jobs:t:only config should be an array of strings or regular expressions using re2 syntax',
    ]);
  });

  it('with conditions nested deep is refused', async () => {
    const condition = `${'('.repeat(1_000)}$A${')'.repeat(1_000)}`;
    expect(await faultsOf(`t: { script: a, rules: [{ if: ${condition} }] }`)).toEqual([
      'jobs:t:rules:rule if invalid expression syntax',
    ]);
  });

  it('with variables that carry line breaks leaves them as they are', async () => {
    const plan = await planOf(
      'variables: { A: "x\\nscript: evil" }\nt: { script: echo $A, environment: { name: e/$A } }',
    );
    expect(plan.jobs).toHaveLength(1);
    expect(plan.jobs[0]).toMatchObject({
      script: ['echo $A'],
      variables: [{ value: 'x\nscript: evil' }],
    });
  });

  it('with names of prototypes is planned like any other', async () => {
    const plan = await planOf(
      '__proto__: { script: a }\nconstructor: { script: b, variables: { __proto__: c } }',
    );
    expect(plan.jobs.map((job) => job.name)).toEqual(['__proto__', 'constructor']);
    expect(await faultsOf('t: { script: a, timeout: 3 constructor }')).toEqual([
      'jobs:t:timeout config should be a duration',
    ]);
  });
});

describe('variables', () => {
  const of = (values: Record<string, string>) =>
    expandAll(Object.entries(values).map(([key, value]) => ({ key, value, raw: false })));

  it('are put into each other', () => {
    const all = of({ A: '$B-${C}', B: 'b', C: '%B%$$D', D: 'd', E: '$GONE' });
    expect(Object.fromEntries(all)).toEqual({ A: 'b-b$$D', B: 'b', C: 'b$$D', D: 'd', E: '$GONE' });
  });

  it('stay as they are in a circle', () => {
    expect(of({ A: '$B', B: '$A' }).get('A')).toBe('$B');
  });

  it('do not grow without end', () => {
    const values: Record<string, string> = { V0: 'x'.repeat(1_000) };
    for (let at = 1; at < 30; at += 1) values[`V${at}`] = `$V${at - 1}`.repeat(10);
    expect(() => of(values)).toThrow('The variables are too long');
  });

  it('become nothing where they are unknown', () => {
    expect(expandVariables('a$X-b 5%C% $$', () => undefined)).toBe('a-b 5%C% $$');
  });
});

describe('durations', () => {
  const cases = [
    ['90', 90],
    ['30 mins', 1800],
    ['2 hrs 20 min', 8400],
    ['2h20min', 8400],
    ['3 mos 4 days', 8_121_600],
    ['1 week and 1 day', 691_200],
    ['47 yrs 6 mos and 4d', 1_499_104_800],
    ['1.5 hours', 5400],
    ['never', null],
    ['', null],
    ['soon', null],
    ['3 constructor', null],
    ['9'.repeat(100), null],
  ] as const;
  it.each(cases)('%j is %j seconds', (text, seconds) => {
    expect(readDurationSeconds(text)).toBe(seconds);
  });
});

describe('conditions', () => {
  const values: Readonly<Record<string, string>> = { A: 'a', E: '', RE: '/^a$/', MAIN: 'main' };
  const cases = [
    ['$A', true],
    ['$E', false],
    ['$GONE', false],
    ['$GONE == null', true],
    ['$E == null', false],
    ['$A == "a"', true],
    ["$A != 'a'", false],
    ['$A == "a" && $E || $MAIN', false],
    ['$E && $A || $E', true],
    ['$A && ($E || $MAIN)', false],
    ['$A && ($GONE || $MAIN)', true],
    ['$E && $GONE || $A', true],
    ['("a" || "b") == "a"', true],
    ['("a" && "b") == "b"', true],
    ['($GONE || $A) == $A', true],
    ['${A} == "a"', null],
    ['$MAIN =~ /^MA/i', true],
    ['$MAIN !~ /^x/', true],
    ['$A =~ $RE', true],
    ['$MAIN =~ $RE', false],
    ['$GONE =~ /a/', false],
    ['"a/b" =~ /a\\/b/', true],
    ['!$E', true],
    ['$A ==', null],
    ['$A $A', null],
    ['($A', null],
    ['A == "a"', null],
    ['$A =~ /(/', null],
  ] as const;
  it.each(cases)('%s is %j', (text, truth) => {
    const expression = parseExpression(text);
    expect(
      expression === null ? null : isTrue(expression, (key) => values[key], new PlanBudget()),
    ).toBe(truth);
  });
});

describe('patterns of paths', () => {
  const cases = [
    ['a/*.rb', 'a/b.rb', true],
    ['a/*.rb', 'a/b/c.rb', false],
    ['**/*.rb', 'c.rb', true],
    ['**/*.rb', 'a/b/c.rb', true],
    ['a/**/*', 'a/b/c', true],
    ['*.{md,txt}', 'a.txt', true],
    ['[ab].c', 'a.c', true],
    ['[!ab].c', 'a.c', false],
    ['a?c', 'a/c', false],
    ['a+b(c)', 'a+b(c)', true],
    ['{'.repeat(2_000), 'a', false],
  ] as const;
  it.each(cases)('%s and %s: %j', (pattern, path, matches) => {
    expect(createPathMatcher(pattern)(path)).toBe(matches);
  });

  it('of includes cross folders by two stars', () => {
    expect(createIncludeMatcher('ci/**.yml')('ci/a/b.yml')).toBe(true);
    expect(createIncludeMatcher('ci/*.yml')('ci/a/b.yml')).toBe(false);
    expect(createIncludeMatcher('**/b.yml')('ci/a/b.yml')).toBe(true);
  });

  it('of includes mean all but stars as it is written', () => {
    expect(createIncludeMatcher('a?[b]{c,d}*.yml')('a?[b]{c,d}e.yml')).toBe(true);
    expect(createIncludeMatcher('a?*.yml')('abc.yml')).toBe(false);
  });

  it('of includes are compared with so many files', async () => {
    const paths = ['a.yml', ...Array.from({ length: 300_000 }, (_, at) => `x${at}.yml`)];
    const source = { ...sourceOf({ 'a.yml': 'a: { script: a }' }), localPaths: async () => paths };
    const planned = (text: string) => planPipeline(text, { source, facts: factsOf({}) });
    expect((await planned('include: a*.yml')).jobs).toHaveLength(1);
    await expect(planned('include: [a*.yml, "*a.yml"]')).rejects.toMatchObject({
      texts: ['Local file `*a.yml` matches too many files!'],
    });
  });
});

it('asks for no more id tokens of one job than are signed quickly', async () => {
  const tokens = (count: number) =>
    Array.from({ length: count }, (_, at) => `T${at}: { aud: kiln }`).join(', ');
  const job = (count: number) => `a: { script: x, id_tokens: { ${tokens(count)} } }`;
  expect(await jobsOf(job(100))).toEqual(['a']);
  expect(await faultsOf(job(101))).toEqual(['jobs:a:id_tokens config has more than 100 tokens']);
});

describe('scopes of variables', () => {
  it('are looked for without an expression, however many and long they are', () => {
    const compile = vi.spyOn(RE2JS, 'compile');
    const scopes = ['*a'.repeat(500), 'a*', 'b*', '*b', 'a*b*c', 'a.c', 'a**d', 'a*a'];
    const all = scopes.map((scope) => ({ key: scope, scope, nearness: 1 }));
    expect([...selectForEnvironment(all, 'a/bb/c').keys()].toSorted()).toEqual(['a*', 'a*b*c']);
    expect([...selectForEnvironment(all, 'a\nd').keys()]).toEqual(['a*', 'a**d']);
    expect([...selectForEnvironment(all, 'a').keys()]).toEqual(['a*']);
    expect(compile).not.toHaveBeenCalled();
  });
});
