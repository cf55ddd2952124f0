import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { projectWorld } from '../support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const ask = await asking(app);
const { group, people, project } = await projectWorld(app.db);

const tooMany = 'No more than 100 values may be asked for at once';
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
    ['issues', 'labelName: $names'],
    ['issues', 'assigneeUsernames: $names'],
    ['issues', 'not: { labelName: $names }'],
    ['issues', 'not: { assigneeUsernames: $names }'],
    ['mergeRequests', 'labels: $names'],
    ['mergeRequests', 'assigneeUsernames: $names'],
    ['mergeRequests', 'not: { labels: $names }'],
    ['epics', 'labelName: $names'],
    ['epics', 'not: { labelName: $names }'],
  ])('%s(%s) are refused', async (list, args) => {
    expect(await asked(list, args, 101)).toEqual([tooMany]);
  });

  it.each([
    ['issues', 'labelName: $names, assigneeUsernames: $names'],
    ['issues', 'not: { labelName: $names, assigneeUsernames: $names }'],
    ['mergeRequests', 'labels: $names, assigneeUsernames: $names, not: { labels: $names }'],
    ['epics', 'labelName: $names, not: { labelName: $names }'],
  ])('%s(%s) answer a hundred names each', async (list, args) => {
    expect(await asked(list, args, 100)).toEqual([]);
  });

  it.each([
    ['issues', 'iids: $names'],
    ['issues', 'not: { iids: $names }'],
    ['mergeRequests', 'iids: $names'],
    ['epics', 'iids: $names'],
  ])('%s(%s) have the bound of REST', async (list, args) => {
    expect(await asked(list, args, 1_000, 'ID')).toEqual([]);
    expect(await asked(list, args, 1_001, 'ID')).toEqual([
      'No more than 1000 numbers may be asked for at once',
    ]);
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
    expect(await withTopics(100)).toEqual([]);
    expect(await withTopics(101)).toEqual([tooMany]);
  });
});
