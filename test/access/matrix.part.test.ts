import { describe, expect, it } from 'vitest';
import { requestsOf } from '#test/contract/requests.ts';
import type { Answer } from '#test/support/http-client.ts';
import { triesAll } from '#test/support/part.ts';
import { isAsked, isPart } from '#test/support/some-resources.ts';
import {
  addressOf,
  type DocumentedOperation,
  operations,
  payloadOf,
  queryText,
} from './operations.ts';
import { expected, type Expected, type Person, type Rule } from './oracle.ts';
import { ruleFor } from './rules.ts';
import { growTrees, levelNames, type Tree, VISIBILITIES, WAYS } from './trees.ts';

/**
 * Every operation of the document about a project or a group, asked by every kind of caller. The whole product of
 * operations, callers, ways to hold a level and visibilities is some 25,000 requests. What is asked of it: each
 * operation by everybody on private ones; on internal and public ones by outsiders and some of the levels, of which
 * an operation without a function yet, with only its guard to show, gets one. The way in which a level is held, the
 * levels that are left out, and whether id or path names the subject turn from operation to operation. Somebody whose
 * membership gives nothing, another each time, and somebody who is blocked ask for everything, too. The second half
 * asks the whole product, of a few, and on both databases, since these know who holds which level. Who may write does
 * so in `writes.long.sqlite.test.ts`: here it is tried with what is refused for another reason, or with nothing to do.
 */
const harmless = await requestsOf('harmless');
const instead = await requestsOf('instead');
const world = await growTrees();
const { blocked, outsiders, trees } = world;
/** Lapsed people whose memberships belonged to the private tree. */
const ofPrivate = world.lapsed.slice(0, world.lapsed.length / VISIBILITIES.length);

interface Case {
  readonly person: Person | null;
  readonly tree: Tree;
}

interface Asked extends DocumentedOperation {
  readonly subject: NonNullable<DocumentedOperation['subject']>;
  readonly rule: Rule;
}

const asked: readonly Asked[] = operations.flatMap((operation) => {
  const { subject } = operation;
  return subject === null ? [] : [{ ...operation, subject, rule: ruleFor(operation, subject) }];
});

/** Turns with operation, level and visibility, so that over a few operations every combination comes. */
const way = (turn: number) => WAYS[turn % WAYS.length] ?? 'direct';

function casesOf({ subject, pending }: Asked, turn: number): readonly Case[] {
  const { stranger, external, administrator } = outsiders;
  const nobody = ofPrivate[turn % ofPrivate.length] ?? stranger;
  return VISIBILITIES.flatMap((visibility, row) => {
    const levels = levelNames.map((level, column) =>
      world.member(subject.kind, way(turn + row + column), level),
    );
    const turned = [...levels, ...levels].slice((turn + row) % levels.length);
    const people = {
      private: [null, stranger, external, nobody, blocked, administrator, ...levels],
      internal: pending ? [external] : [null, stranger, external, ...turned.slice(0, 2)],
      public: pending ? turned.slice(0, 1) : [null, external, administrator, ...turned.slice(0, 2)],
    };
    return people[visibility].map((person) => ({ person, tree: trees[visibility] }));
  });
}

/** Undefined where whoever may, would change something. */
async function ask(operation: Asked, turn: number, each: Case): Promise<Answer | undefined> {
  const { subject, method } = operation;
  const { person, tree } = each;
  const writes = method !== 'GET' && !operation.pending;
  const choose = harmless[operation.id];
  const wanted = expectedOf(operation, each).status;
  if (writes && choose === undefined && (wanted === 'passes' || wanted === 'seen'))
    return undefined;
  const request = (writes ? choose?.(tree) : undefined) ?? instead[operation.id] ?? {};

  const { id, fullPath } = tree[subject.kind];
  const named = { [subject.parameter]: turn % 2 === 0 ? id : fullPath };
  const params = { ...operation.params, ...request.params, ...named };
  const required = operation.query.filter((parameter) => parameter.required);
  const query = {
    ...Object.fromEntries(required.map(({ name, example }) => [name, example])),
    ...request.query,
  };
  const { body, headers } = payloadOf(operation, request.body ?? operation.body);
  // The date is too old for any unmodified row: a deletion gets as far as the precondition.
  const precondition =
    method === 'DELETE' ? { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' } : {};
  const url = `${addressOf(operation, params)}${queryText(query)}`;
  return world.as(person).send(method, url, body, { ...headers, ...precondition });
}

const expectedOf = ({ rule, method, subject }: Asked, { person, tree }: Case): Expected =>
  expected(rule, method, person, tree[subject.kind].place);

/** Null when the answer is what it must be, else what is wrong. */
function fault(operation: Asked, wanted: Expected, answer: Answer): string | null {
  const { status, body } = answer;
  const name = operation.subject.kind === 'project' ? 'Project' : 'Group';
  const hidden = status === 404 && body?.message === `404 ${name} Not Found`;
  const failed = status >= 500 && !(status === 501 && operation.pending);
  const tells = `${status} ${JSON.stringify(body).slice(0, 120)}`;
  const good = () => {
    switch (wanted.status) {
      case 401:
        return status === 401;
      case 'hidden':
        return hidden;
      case 'refused':
        // A 404 also hides what the caller may not do.
        return status === wanted.refusal;
      case 'passes':
        return !failed && !hidden && status !== 401 && status !== 403;
      case 'seen':
        return !failed && !hidden && status !== 401;
    }
  };
  return good() ? null : `${JSON.stringify(wanted)} expected, answered ${tells}`;
}

async function faultsOf(
  operation: Asked,
  turn: number,
  cases: readonly Case[],
): Promise<readonly string[]> {
  const faults = await Promise.all(
    cases.map(async (each) => {
      const answer = await ask(operation, turn, each);
      if (answer === undefined) return [];
      const wrong = fault(operation, expectedOf(operation, each), answer);
      const who = each.person?.name ?? 'anonymous';
      return wrong === null ? [] : [`${who} on ${each.tree.visibility}: ${wrong}`];
    }),
  );
  return faults.flat();
}

/** Reads the state that refused and invalid requests must leave unchanged. */
async function snapshot(): Promise<string> {
  const { db } = world.app;
  const rows = [
    await db('namespaces').orderBy('id').select('id', 'path', 'parent_id', 'visibility'),
    await db('namespaces').where('pending_delete', true).select('id'),
    await db('projects')
      .orderBy('id')
      .select('id', 'path', 'namespace_id', 'visibility', 'archived', 'listing', 'forked_from_id'),
    await db('members').whereNull('requested_at').orderBy('id').select('id', 'access_level'),
    await db('group_group_links').orderBy('id').select('id', 'group_access'),
    await db('project_group_links').orderBy('id').select('id', 'group_access'),
    await db('project_authorizations')
      .orderBy(['user_id', 'project_id'])
      .select('user_id', 'project_id', 'access_level'),
  ];
  return JSON.stringify(rows);
}

const before = await snapshot();

describe.runIf(triesAll)('every operation about a project or a group', () => {
  const table = asked.map((operation, turn) => [operation.id, operation, turn] as const);
  it.each(table.filter(([, each]) => isAsked(each)))('%s', async (_, operation, turn) => {
    expect(await faultsOf(operation, turn, casesOf(operation, turn))).toEqual([]);
  });

  it('changed nothing', async () => {
    expect(await snapshot()).toBe(before);
  });
});

describe.skipIf(isPart)('access of everybody to everything, by every way', () => {
  const probes = [
    'getProject',
    'getRepositoryFile',
    'createProjectLabel',
    'getProjectStatistics',
    'listProjectTransferLocations',
    'getGroup',
    'createGroupLabel',
    'listProvisionedUsers',
    'listGroupInvitations',
  ];
  const everybody = [null, ...world.everybody];
  const table = asked
    .filter(({ id }) => probes.includes(id))
    .map((operation) => [operation.id, operation] as const);
  it.each(table)('%s', async (_, operation) => {
    const cases = VISIBILITIES.flatMap((visibility) =>
      everybody.map((person) => ({ person, tree: trees[visibility] })),
    );
    expect(await faultsOf(operation, 0, cases)).toEqual([]);
  });
});
