import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bounds } from '#src/domains/transfer/import-export/import/bounds.ts';
import {
  exportedGroupRelations,
  importedGroupRelations,
  passOverLinks,
} from '#src/domains/transfer/import-export/catalogue/group.ts';
import { projectAttributes } from '#src/domains/transfer/import-export/catalogue/project-settings.ts';
import {
  exportedRelations,
  importedRelations,
} from '#src/domains/transfer/import-export/catalogue/project.ts';
import { archiveKeys, groupKeys, projectKeys } from './archive-keys.ts';

/** The names of one list that another has not. */
const beyond = (names: Iterable<string>, others: Iterable<string>) => {
  const known = new Set(others);
  return [...new Set(names)].filter((name) => !known.has(name)).toSorted();
};

const namesOf = (keys: (typeof archiveKeys)[string] | undefined) => [
  ...(keys?.always ?? []),
  ...(keys?.others ?? []),
  ...Object.keys(keys?.nested ?? {}),
];

/** The attributes that an import takes of a relation. */
const takenOf = (name: string) => {
  const passes = [...importedRelations, ...importedGroupRelations];
  return passes.find((pass) => pass.name === name)?.attributes ?? [];
};

describe('the relations that an export writes', () => {
  // Read with the project itself, before or behind the others.
  const apart = [
    'project_members',
    'project_feature',
    'auto_devops',
    'container_expiration_policy',
  ];
  // An export says that all runners of groups are on, which is what a new project has.
  const constant = ['ci_cd_settings'];

  it('are read by an import, and the other way', () => {
    const read = [...importedRelations.map(({ name }) => name), ...apart];
    expect(beyond(Object.keys(exportedRelations), read)).toEqual(constant);
    expect(beyond(read, Object.keys(exportedRelations))).toEqual([]);
  });

  it('are read by an import of a group, and the other way', () => {
    // Links are read when all epics are there.
    const links = passOverLinks(new Map());
    const read = [...importedGroupRelations, links].map(({ name }) => name);
    const others = ['badges', 'members', 'namespace_settings'];
    expect(beyond(Object.keys(exportedGroupRelations), read)).toEqual(others);
    expect(beyond(read, Object.keys(exportedGroupRelations))).toEqual([]);
  });

  it.each([
    ['issues', namesOf(archiveKeys['issues']), takenOf('issues'), []],
    ['merge_requests', namesOf(archiveKeys['merge_requests']), takenOf('merge_requests'), []],
    ['ci_pipelines', namesOf(archiveKeys['ci_pipelines']), takenOf('ci_pipelines'), []],
    ['epics', namesOf(groupKeys['epics']), takenOf('epics'), []],
    [
      'the project itself',
      projectKeys,
      Object.keys(projectAttributes),
      // The format has these; no export of ours writes them.
      `build_coverage_regex delete_error has_external_issue_tracker has_external_wiki jobs_cache_index
       last_repository_check_failed pages_https_only pending_delete`.split(/\s+/),
    ],
  ])('have no attribute that an import does not take: %s', (_, written, taken, others) => {
    expect(beyond(written, taken)).toEqual(others);
  });
});

it('rows of an import have the bounds of the operations that make such rows', () => {
  const text = readFileSync('generated/openapi.json', 'utf8');
  const stated = statedBounds(JSON.parse(text) as Tree);
  const different = Object.entries(bounds).filter(([name, bound]) => stated.get(name) !== bound);
  expect(different).toEqual([]);
});

type Tree = Readonly<Record<string, unknown>>;

/** The bounds of the attributes of all bodies in the document, as `operation.attribute`. */
function statedBounds(document: Tree): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const schemaOf = (value: unknown): Tree => {
    const tree = (value ?? {}) as Tree;
    const reference = tree['$ref'];
    if (typeof reference !== 'string') return tree;
    const parts = reference.slice(2).split('/');
    return schemaOf(parts.reduce<unknown>((at, part) => (at as Tree)[part], document));
  };
  const note = (operation: string, value: unknown): void => {
    const { allOf = [], properties = {} } = schemaOf(value);
    for (const each of allOf as unknown[]) note(operation, each);
    for (const [name, property] of Object.entries(properties as Tree)) {
      const { maxLength, maxItems } = schemaOf(property);
      const bound = maxLength ?? maxItems;
      if (typeof bound === 'number') found.set(`${operation}.${name}`, bound);
    }
  };
  for (const item of Object.values(document['paths'] as Tree)) {
    for (const each of Object.values(item as Tree)) {
      const { operationId, requestBody } = each as Tree;
      const content = schemaOf(requestBody)['content'] as Tree | undefined;
      const [body] = Object.values(content ?? {});
      if (typeof operationId === 'string')
        note(operationId, (body as Tree | undefined)?.['schema']);
    }
  }
  return found;
}
