import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { projectWorld } from '../support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const ask = await asking(app);
const { group, people, project } = await projectWorld(app.db);

const names = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`);

/** Asks for a list with the same names for each of its arguments. */
async function asked(list: string, args: string, count: number) {
  const [place, { full_path: path }] = list === 'epics' ? ['group', group] : ['project', project];
  const document = `query($path: ID!, $names: [String!]) {
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
    expect(await asked(list, args, 101)).toEqual(['HTTP 400']);
  });

  it.each([
    ['issues', 'labelName: $names, assigneeUsernames: $names'],
    ['issues', 'not: { labelName: $names, assigneeUsernames: $names }'],
    ['mergeRequests', 'labels: $names, assigneeUsernames: $names, not: { labels: $names }'],
    ['epics', 'labelName: $names, not: { labelName: $names }'],
  ])('%s(%s) answer a hundred names each', async (list, args) => {
    expect(await asked(list, args, 100)).toEqual([]);
  });

  it('projects by topics are, too', async () => {
    expect(await withTopics(100)).toEqual([]);
    expect(await withTopics(101)).toEqual(['HTTP 400']);
  });
});
