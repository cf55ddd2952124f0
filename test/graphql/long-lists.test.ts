import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const ask = await asking(app);
const { group, people, project } = await projectWorld(app.db);

const tooMany = 'No more than 100 values are allowed';
const refusal = (name: string, most: number) => `${name} is too long (maximum is ${most} values)`;
const names = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`);

/** Asks for a list with the same names for each of its arguments. */
async function asked(list: string, args: string, count: number, type = 'String') {
  const [place, { full_path: path }] = list === 'epics' ? ['group', group] : ['project', project];
  const document = `query($path: ID!, $names: [${list === 'epics' ? type : 'String'}!]) {
    ${place}(fullPath: $path) { ${list}(${args}) { nodes { iid } } } }`;
  const { errors } = await ask(people.reporter, document, { path, names: names(count) });
  return errors ?? [];
}

/** Asks, without credentials, for projects with all of so many topics. */
async function withTopics(count: number) {
  const document = 'query($names: [String!]) { projects(topics: $names) { nodes { id } } }';
  const { errors } = await ask(null, document, { names: names(count) });
  return errors ?? [];
}

describe('lists by many names', () => {
  it.each([
    ['issues', 'labelName: $names', 'labelName', 100],
    ['issues', 'assigneeUsernames: $names', 'assigneeUsernames', 20],
    ['issues', 'not: { labelName: $names }', 'not.labelName', 100],
    ['issues', 'not: { assigneeUsernames: $names }', 'not.assigneeUsernames', 20],
    ['mergeRequests', 'labels: $names', 'labels', 100],
    ['mergeRequests', 'assigneeUsernames: $names', 'assigneeUsernames', 100],
    ['mergeRequests', 'not: { labels: $names }', 'not.labels', 100],
    ['epics', 'labelName: $names', 'labelName', 100],
    ['epics', 'not: { labelName: $names }', 'not.labelName', 100],
  ])('%s(%s) have the bound of REST', async (list, args, name, most) => {
    expect(await asked(list, args, most)).toEqual([]);
    expect(await asked(list, args, most + 1)).toEqual([refusal(name, most)]);
  });

  it.each([
    ['issues', 'labelName: $names, not: { labelName: $names }', 100],
    ['issues', 'not: { labelName: $names, assigneeUsernames: $names }', 20],
    ['mergeRequests', 'labels: $names, not: { labels: $names }', 100],
    ['epics', 'labelName: $names, not: { labelName: $names }', 100],
  ])('%s(%s) answer so many names each', async (list, args, most) => {
    expect(await asked(list, args, most)).toEqual([]);
  });

  it.each([
    ['issues', 'iids: $names', 'iids'],
    ['issues', 'not: { iids: $names }', 'not.iids'],
    ['mergeRequests', 'iids: $names', 'iids'],
    ['epics', 'iids: $names', 'iids'],
  ])('%s(%s) have the bound of REST, too', async (list, args, name) => {
    expect(await asked(list, args, 1_000, 'ID')).toEqual([]);
    expect(await asked(list, args, 1_001, 'ID')).toEqual([refusal(name, 1_000)]);
  });

  it('iterations and their cadences are named a hundred at once', async () => {
    const ids = (type: string, count: number) =>
      Array.from({ length: count }, (_, index) => `gid://gitlab/${type}/${index + 1}`);
    const inIterations = async (count: number) => {
      const document = `query($path: ID!, $ids: [ID]) { project(fullPath: $path) {
        issues(iterationId: $ids) { nodes { iid } } } }`;
      const variables = { path: project.full_path, ids: ids('Iteration', count) };
      return (await ask(people.reporter, document, variables)).errors;
    };
    const ofCadences = async (count: number) => {
      const document = `query($path: ID!, $ids: [IterationsCadenceID!]) { group(fullPath: $path) {
        iterations(iterationCadenceIds: $ids) { nodes { iid } } } }`;
      const variables = { path: group.full_path, ids: ids('Iterations::Cadence', count) };
      return (await ask(people.reporter, document, variables)).errors;
    };
    for (const list of [inIterations, ofCadences]) {
      expect(await list(100)).toBeUndefined();
      expect(await list(101)).toEqual([tooMany]);
    }
  });

  it('projects by topics are, too', async () => {
    expect(await withTopics(20)).toEqual([]);
    expect(await withTopics(21)).toEqual([refusal('topics', 20)]);
  });
});
