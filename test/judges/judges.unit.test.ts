import { describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import type { OperationModel } from '#generator/model/model.ts';
import { Resolver } from '#generator/model/resolver.ts';
import { createJudge } from '#src/http/judge.ts';
import { waivers } from '#test/contract/judge-waivers.ts';
import { compareVerdicts, describeDifference, type Difference } from '#test/support/judge.ts';
import { askOurs } from './our-chain.ts';
import { declaredBy, requestsFor } from './requests.ts';

const LEAST_REQUESTS = 6_000;

const { spec, faults } = load('spec/openapi.yaml');
if (spec === null) throw new Error(faults.map(({ message }) => message).join('\n'));
const { document, model } = buildModel(spec);
const resolver = new Resolver(document);
const judge = await createJudge(document);

const tally = { requests: 0, accepted: 0, refused: 0 };
const used = new Map<string, number>();

/** Puts one operation's requests to both judges; returns what no waiver explains. */
async function differences(operation: OperationModel): Promise<Difference[]> {
  const root = operation.route.slice(0, -operation.path.length);
  const declared = declaredBy(operation, resolver);
  const found: Difference[] = [];
  for (const request of requestsFor(operation, resolver)) {
    const { method, url, headers, params, parsed } = request;
    const ours = await askOurs(request, root);
    tally.requests += 1;
    tally[ours.accepted ? 'accepted' : 'refused'] += 1;
    const body = parsed === undefined ? {} : { body: parsed };
    const judged = { method, url, headers, params, declared, ...body };
    const difference = await compareVerdicts(judge, judged, ours);
    for (const rule of difference?.waived ?? []) used.set(rule, (used.get(rule) ?? 0) + 1);
    if (difference !== null && difference.unexplained.length > 0) found.push(difference);
  }
  return found;
}

describe('our chain and the second judge', () => {
  const resources = model.resources.filter(({ operations }) => operations.length > 0);

  it.each(resources)('agree on requests for $name', async ({ operations }) => {
    const found: Difference[] = [];
    for (const operation of operations) found.push(...(await differences(operation)));
    expect(found.slice(0, 10).map(describeDifference).join('\n')).toBe('');
  });

  it(`heard at least ${LEAST_REQUESTS} requests, and neither side always says the same`, () => {
    expect(tally.requests).toBeGreaterThanOrEqual(LEAST_REQUESTS);
    expect(tally.accepted / tally.requests).toBeGreaterThan(0.25);
    expect(tally.refused / tally.requests).toBeGreaterThan(0.25);
  });
});

describe('waivers', () => {
  it('are ten at most', () => {
    expect(waivers.length).toBeLessThanOrEqual(10);
  });

  it.each(waivers)('$rule is still needed', ({ rule }) => {
    expect(used.get(rule) ?? 0).toBeGreaterThan(0);
  });

  const integer = { kind: 'integer', list: 'none' } as const;
  const text = { kind: 'string', list: 'none' } as const;
  const moment = { kind: 'date-time', list: 'none' } as const;
  const day = { kind: 'date', list: 'none' } as const;
  const words = { kind: 'string', list: 'comma' } as const;
  const upload = { kind: 'file', list: 'none' } as const;
  const id = { kind: 'integer-or-string', list: 'none' } as const;
  /** Differences near each rule that would be faults of ours. */
  const faultsOfOurs = [
    ['a plain number refused', 'us', 'is invalid', '42', integer],
    ['a number in an array refused', 'us', 'is invalid', ['1', '2'], integer],
    ['a text refused that merely looks like a number', 'us', 'is invalid', '1e1', text],
    ['a word accepted as a number', 'them', 'must be integer', 'abc', integer],
    ['an id in range refused', 'us', 'does not have a valid value', 'kiln', id],
    ['an ordinary text refused', 'us', 'is invalid', 'kiln', text],
    ['a value that was sent reported missing', 'us', 'is missing', 'kiln', text],
    ['a parameter reported missing that is not required', 'us', 'is missing', undefined, text],
    [
      'any word accepted as a boolean',
      'them',
      'must be boolean',
      'perhaps',
      { kind: 'boolean', list: 'none' },
    ],
    ['a word accepted as a moment', 'them', 'must match format "date-time"', 'yesterday', moment],
    ['a moment refused', 'us', 'is invalid', '2024-02-29T10:00:00Z', moment],
    [
      'an impossible moment accepted',
      'them',
      'must match format "date-time"',
      '2024-02-30',
      moment,
    ],
    ['an impossible day accepted', 'them', 'must match format "date"', '2024-02-30', day],
    ['a date refused as text', 'us', 'is invalid', '2024-02-29', text],
    [
      'one value accepted for an object',
      'them',
      'must be object',
      'x',
      { kind: 'object', list: 'none' },
    ],
    ['an array refused where a comma list is', 'us', 'does not have a valid value', ['a'], words],
    [
      'a length refused where no list is',
      'us',
      'is expected to have length less than or equal to 3',
      'a,b',
      text,
    ],
    ['a file refused that is not there', 'us', 'is invalid', '', upload],
    ['a bound that only we know', 'us', 'does not have a valid value', '5', integer],
    ['a bound that only it knows', 'them', 'must be <= 5', '6', integer],
  ] as const;

  it.each(faultsOfOurs)('do not cover %s', (_, by, said, value, declared) => {
    const objection = { by, name: 'x', text: said, value, declared };
    expect(waivers.filter((waiver) => waiver.covers(objection)).map(({ rule }) => rule)).toEqual(
      [],
    );
  });
});
