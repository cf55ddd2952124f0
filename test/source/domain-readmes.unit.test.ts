import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domains } from './domains.ts';
import { findFaultsOfGuide } from './guide-wording.ts';
import { readImports } from './import-graph.ts';

const graph = readImports('src/domains');

/** Files that other domains may import of every resource. */
const standardFile = /\/(?:table|finder|policy|presenter|list|events)\.tsx?$/;

const domainOf = (file: string) => file.split('/')[2] ?? '';

/** The files of a domain that others import, by resource and without their endings, but for the standard ones. */
function listPublicFiles(domain: string): string[] {
  const imported = [...graph].flatMap(([file, others]) =>
    others.filter((other) => domainOf(other) === domain && domainOf(file) !== domain),
  );
  const found = new Set(imported.filter((file) => !standardFile.test(file)));
  return [...found].map((file) =>
    file
      .split('/')
      .slice(3)
      .join('/')
      .replace(/\.tsx?$/, ''),
  );
}

/** The kinds of events that are defined in a domain. */
const listEvents = (domain: string) =>
  globSync(`src/domains/${domain}/**/*.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/createDomainEvent[^(]*\(\s*'([a-z_]+)'/g)].map(
      ([, kind = '']) => kind,
    ),
  );

/** The names in backticks of the item that begins with a title. */
function readNames(readme: string, title: string): readonly string[] {
  const [item = ''] =
    new RegExp(`^- \\*\\*${title}\\*\\*[^]*?(?=^- |$(?![^]))`, 'm').exec(readme) ?? [];
  return [...item.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** Names of public files, `<resource>/<file>`: each resource stands before a colon and its files. */
function readPublicFiles(readme: string): readonly string[] {
  let resource = '';
  const [item = ''] = /^- \*\*Public files\*\*[^]*?(?=^- )/m.exec(readme) ?? [];
  return [...item.matchAll(/`([^`]+)`(:?)/g)].flatMap(([, name = '', colon]) => {
    if (colon === '') return [`${resource}/${name}`];
    resource = name;
    return [];
  });
}

describe.each(domains)('the README of %s', (domain) => {
  const readme = readFileSync(`src/domains/${domain}/README.md`, 'utf8');

  it('has twenty lines at most, in plain English', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
    expect(findFaultsOfGuide(readme.slice(0, readme.indexOf('\n- **')))).toEqual([]);
  });

  it('names its resources, the files that other domains import, and its events', () => {
    const folders = readdirSync(`src/domains/${domain}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(readNames(readme, 'Resources').toSorted()).toEqual(folders.toSorted());
    expect(readPublicFiles(readme).toSorted()).toEqual(listPublicFiles(domain).toSorted());
    expect(readNames(readme, 'Events').toSorted()).toEqual(listEvents(domain).toSorted());
  });
});
