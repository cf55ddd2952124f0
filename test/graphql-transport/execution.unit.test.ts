import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { GraphqlExecution } from '#src/graphql/engine/execution.ts';
import { CheckedTexts } from '#src/graphql/engine/rules/checked-texts.ts';
import { ask, runAll, runOne, texts } from './small-schema.ts';

const usual = { timeMs: 30_000, characters: 10_485_760, failures: 1_000 };

describe('an execution', () => {
  it('answers fields past its time with null, and says which', async () => {
    let now = 0;
    const execution = new GraphqlExecution(() => now);
    const query = '{ echo(text: "a") project(fullPath: "a") { name issues { count } } }';
    const onAsk = () => (now = 30_001);
    expect(await runOne(query, {}, { execution, onAsk })).toEqual({
      data: { echo: 'a', project: null },
      errors: [
        {
          message: 'Timeout on Query.project',
          locations: [{ line: 1, column: 19 }],
          path: ['project'],
        },
      ],
    });
  });

  it('has the whole time to itself', async () => {
    let now = 0;
    const execution = new GraphqlExecution(() => now);
    const onAsk = () => (now = 30_000);
    const query = '{ echo(text: "a") project(fullPath: "a") { name } }';
    expect(await runOne(query, {}, { execution, onAsk })).not.toHaveProperty('errors');
  });

  it.each([
    ['texts', '{ projects { nodes { id } } }', 1_000],
    ['names alone', '{ projects { nodes { parent { id } } } }', 1_000],
  ])('gives up answers that are too large: %s', async (_, query, rows) => {
    const bounds = { ...usual, characters: 5_000 };
    const answer = (count: number) =>
      runOne(query, {}, { rows: count, execution: new GraphqlExecution(() => 0, null, bounds) });
    expect(await answer(100)).toHaveProperty('data');
    const { data, errors } = await answer(rows);
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Answer exceeds 5000 characters',
        path: expect.anything(),
      }),
    ]);
    expect(JSON.stringify(data).length).toBeLessThan(10_000);
  });

  it('waits for no turn in small requests that follow one another', async () => {
    for (let request = 0; request < 100; request += 1) {
      const execution = new GraphqlExecution(() => 0);
      for (let field = 0; field < 30; field += 1) execution.begin('Query', 'echo', 'echo');
      expect(execution.turn()).toBeUndefined();
      await nextTurn();
    }
  });

  it('shares the bound of an answer between the documents of a batch', async () => {
    const execution = new GraphqlExecution(() => 0, null, { ...usual, characters: 5_000 });
    const query = ask('{ projects { nodes { id } } }');
    const { results } = await runAll([query, query], { rows: 150, execution });
    expect(results.map((each) => Object.keys(each))).toEqual([['data'], ['data', 'errors']]);
  });

  it('gives up when fields fail by the thousand', async () => {
    const query = '{ project(fullPath: "a") { issues { nodes { broken } } } }';
    const some = await runOne(query, {}, { rows: 1_000 });
    expect(some.errors).toHaveLength(1_000);
    const { data, errors } = await runOne(query, {}, { rows: 1_002 });
    expect(data).not.toBeNull();
    expect(errors).toHaveLength(1_002);
    expect(errors?.at(-1)?.message).toBe(
      'More than 1000 fields failed, the last by: This issue is broken',
    );
  });

  it('answers null for what broke, logs it, and tells what was done beside it', async () => {
    const logged: unknown[] = [];
    const report = (error: unknown) => {
      logged.push(error);
      return 'Internal server error';
    };
    const execution = new GraphqlExecution(() => 0, null, usual, report);
    const { results } = await runAll(
      [ask('{ echo(text: "a") crash }'), ask('{ echo(text: "b") }')],
      { execution },
    );
    expect(results).toEqual([
      {
        data: { echo: 'a', crash: null },
        errors: [
          { message: 'Internal server error', path: ['crash'], locations: [expect.anything()] },
        ],
      },
      { data: { echo: 'b' } },
    ]);
    expect(logged).toEqual([new TypeError('a secret of the database')]);
  });

  it('reads no more rows than one request may', () => {
    const execution = new GraphqlExecution(() => 0);
    for (let page = 0; page < 100; page += 1) execution.countRows(2_500);
    expect(() => execution.countRows(1)).toThrow('Lists hold more than 250000 objects');
  });

  it('logs the first of many failures', async () => {
    let count = 0;
    const report = () => `failure ${(count += 1)}`;
    const execution = new GraphqlExecution(() => 0, null, usual, report);
    const fields = Array.from({ length: 30 }, (_, at) => `a${at}: crash`).join(' ');
    const { errors } = await runOne(`{ ${fields} }`, {}, { execution });
    expect(errors).toHaveLength(30);
    expect(count).toBe(20);
  });

  it('tells which changes were made before an answer grew too long', async () => {
    const input = '{ projectId: "gid://gitlab/Project/1", title: "a" }';
    const one = (name: string) => `${name}: createIssue(input: ${input}) { errors }`;
    const execution = new GraphqlExecution(() => 0, null, { ...usual, characters: 25 });
    const { results } = await runAll([ask(`mutation { ${one('a')} ${one('b')} ${one('c')} }`)], {
      execution,
    });
    const failed = { message: 'Answer exceeds 25 characters', locations: [expect.anything()] };
    expect(results).toEqual([
      {
        data: { a: { errors: [] }, b: null, c: null },
        errors: [
          { ...failed, path: ['b', 'errors'] },
          { ...failed, path: ['c'] },
        ],
      },
    ]);
  });

  it('says which field has no value', async () => {
    expect(await runOne('{ hidden }')).toEqual({
      data: null,
      errors: [{ message: 'Cannot return null for non-nullable field Query.hidden' }],
    });
  });

  it('refuses all mutations of who may make none', async () => {
    const input = '{ projectId: "gid://gitlab/Project/1", title: "a" }';
    const query = `mutation { a: createIssue(input: ${input}) { errors } }`;
    const execution = new GraphqlExecution(() => 0, 'You may not');
    const { results, world } = await runAll([ask(query)], { execution });
    expect(world.asked).toBe(0);
    expect(results).toEqual([
      {
        data: { a: null },
        errors: [{ message: 'You may not', locations: [{ line: 1, column: 12 }], path: ['a'] }],
      },
    ]);
  });

  it('lets others have their turn after some hundred fields', async () => {
    let turns = 0;
    let ended = false;
    const count = () => {
      turns += 1;
      if (!ended) setImmediate(count);
    };
    setImmediate(count);
    const query = '{ projects { nodes { id name issues { nodes { id title } } } } }';
    const { data } = await runOne(query, {}, { rows: 60 });
    ended = true;
    expect(JSON.stringify(data).match(/"title"/g)).toHaveLength(3_600);
    // 60 projects of 60 issues with three fields each, and four fields of each project.
    expect(turns).toBeGreaterThan((3_600 * 2) / 1_000);
  });
});

describe('documents that were checked', () => {
  it.each(['{ echo(text: "a") }', '{ foo }'])('are remembered by their text: %s', async (query) => {
    const [first, meanwhile] = [texts.check(query), texts.check(query)];
    expect(await meanwhile).toBe(await first);
    expect(await texts.check(query)).toBe(await first);
  });

  it('are looked at in turns where they are long', async () => {
    const turnsOf = async (query: string) => {
      let turns = 0;
      const count = () => {
        turns += 1;
        next = setImmediate(count);
      };
      let next = setImmediate(count);
      const checked = await new CheckedTexts(texts.schema).check(query);
      clearImmediate(next);
      expect(checked.errors).toEqual([]);
      return turns;
    };
    const query = (fields: number) =>
      `{ project(fullPath: "a") { ${Array.from({ length: fields }, (_, at) => `a${at}: id`).join(' ')} } }`;
    expect(await turnsOf(query(3))).toBe(0);
    expect(await turnsOf(query(900))).toBeGreaterThanOrEqual(4);
  });

  it('are forgotten where they take too much memory', async () => {
    const few = new CheckedTexts(texts.schema, { entries: 100, bytes: 100_000 });
    const query = (name: string) => `query ${name.repeat(200)} { __typename }`;
    const first = await few.check(query('a'));
    expect(await few.check(query('a'))).toBe(first);
    for (const name of ['b', 'c']) await few.check(query(name));
    expect(await few.check(query('a'))).not.toBe(first);
  });
});
