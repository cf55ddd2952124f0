import { describe, expect, it } from 'vitest';
import type { ContractOperation } from '#generator/hearth/contract.ts';
import { usualSizes } from '#runtime/send-body.ts';
import { callerOf, makeRows } from '#test/contract/caller.ts';
import { byResource, contractOperations } from '#test/contract/operations.ts';
import { requestsOf } from '#test/contract/requests.ts';
import { createWorld } from '#test/contract/world.ts';
import { startApp } from '#test/support/app.ts';

/** Columns of texts that users may make long, wherever they are shown. */
const columns = [
  ['issues', 'description'],
  ['merge_requests', 'description'],
  ['epics', 'description'],
  ['milestones', 'description'],
  ['iterations', 'description'],
  ['labels', 'description'],
  ['labels', 'description_html'],
  ['notes', 'body'],
  ['commit_notes', 'note'],
] as const;

/** How answers are cut; changed between the requests. */
const sizes = { ...usualSizes };
const cutSmall = () => Object.assign(sizes, { text: 100, list: 400, whole: 1000 });
const cutAsUsual = () => Object.assign(sizes, usualSizes);

const now = new Date();
const app = await startApp({ answerSizes: sizes, clock: () => now });
const calls = await requestsOf('calls');
const world = await createWorld({ app });

/** A text that stands for itself in every column, and what is long behind it. */
const markOf = ([table, column]: (typeof columns)[number]) => `text of ${table}.${column}`;
const mark = /text of [a-z_]+\.[a-z_]+/g;
const much = ` \u0001"\\ä😀${'long '.repeat(7000)}`;
const muchAsJson = JSON.stringify(much).slice(1, -1);

async function setTexts(behind: string): Promise<void> {
  for (const names of columns) {
    const [table, column] = names;
    const text = `${markOf(names)}${behind}`;
    await app
      .db(table)
      .whereRaw(`coalesce(${column}, '') <> ?`, [text])
      .update({ [column]: text });
  }
}

/** Reads the answer of one operation; null where that is no JSON. */
type Read = () => Promise<string | null>;

async function prepare(operation: ContractOperation): Promise<Read> {
  const caller = callerOf(operation, calls, world);
  if (operation.paginated) await makeRows(operation, calls, caller.same, world);
  const call = await caller.same();
  return async () => {
    const { status, headers, bytes } = await caller.send('administrator', call);
    expect({ id: operation.id, status }).toEqual({ id: operation.id, status: 200 });
    return headers['content-type']?.includes('json') === true ? bytes.toString() : null;
  };
}

/** Each answer has a token of its own. */
const neverTheSame = 'createRegistryToken';
const reading = contractOperations.filter(
  ({ id, method, pending, flag }) =>
    method === 'GET' && !pending && flag?.default !== false && id !== neverTheSame,
);
const shown = new Set<string>();

describe.each([...byResource(reading)])('answers about %s', (_, operations) => {
  it('are the same in pieces, and have long texts in their places', async () => {
    const texts: Read[] = [];
    for (const operation of operations) {
      const read = await prepare(operation);
      await setTexts('');
      cutAsUsual();
      const whole = await read();
      cutSmall();
      expect(await read()).toBe(whole);
      const marks = whole?.match(mark) ?? [];
      for (const each of marks) shown.add(each);
      if (marks.length > 0) texts.push(read);
    }
    if (texts.length === 0) return;
    const short = await readAll(texts);
    await setTexts(much);
    const long = short.map((answer) => answer?.replaceAll(mark, `$&${muchAsJson}`));
    expect(await readAll(texts)).toEqual(long);
    cutAsUsual();
    expect(await readAll(texts)).toEqual(long);
  });
});

const readAll = (reads: readonly Read[]) => Promise.all(reads.map((read) => read()));

it('show all of these texts', () => {
  expect([...shown].sort()).toEqual(columns.map((names) => markOf(names)).sort());
});
