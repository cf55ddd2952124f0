import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainConfig } from '#generator/config.ts';
import { load } from '#generator/load/load.ts';
import { formats, schemaKeywords, standardFormats } from '#generator/load/support.ts';
import { generatePlain, specFolder } from '../generated.ts';
import { serve } from '../plain/served.ts';
import { openApiSuite } from './openapi-suite.ts';
import { documentOf, FIRST_LINE, groupsOf, standardSuite } from './suite.ts';

/** Formats are annotations in this file of the suite; the files of each format check them. */
const { format: _, ...asserted } = standardSuite;
const groups = groupsOf({ ...asserted, ...openApiSuite });

/** The reasons for which schemas of the suite are refused: the words of them that tell. */
const REFUSED = [
  /"\$id"|"\$dynamicRef"/,
  // References to anchors, to the network and out of the folder.
  /"\$ref":"(?!#\/|#")/,
  /"__proto__":/,
  /"contains".*"unevaluatedItems"|"unevaluatedItems".*"contains"|"unevaluatedItems".*"items"/,
];

/** A schema with `properties`, or `items`, and without a type describes objects, or lists, and nothing else. */
const IMPLIED = 'a type is implied';
/** Members of which the schema says nothing are dropped. */
const UNNAMED = 'members without a name are dropped';
/** Members that are `writeOnly` are taken, and not answered. */
const REQUESTED = 'members that only requests have are not answered';
const DEFAULTS = 'defaults are filled in';
const FIRST = 'of `anyOf` the first alternative that may be meant is answered';
const REWRITTEN = 'its reference is changed to stand in a document of OpenAPI, and is none';
const NO_FORMAT = 'nothing is checked against it, which is a warning';

/** Differences between the generated server and the suite, with their reasons. */
const waived: Readonly<Record<string, string>> = {
  'additionalProperties 0': IMPLIED,
  'additionalProperties 4': UNNAMED,
  'anyOf 5': FIRST,
  'default 0': DEFAULTS,
  'default 1': DEFAULTS,
  'default 2': DEFAULTS,
  'format/idn-hostname 0': NO_FORMAT,
  'items 0': IMPLIED,
  'not 3': UNNAMED,
  'openapi 1': REQUESTED,
  'properties 0': IMPLIED,
  'ref 0': IMPLIED,
  'ref 14': REWRITTEN,
  'required 0': IMPLIED,
};

const folder = specFolder({ 'suite.json': documentOf(groups) });
const { faults } = load(join(folder, 'suite.json'), { config: plainConfig });
const refusedIds = new Set(faults.map(({ position }) => groups[position.line - FIRST_LINE]?.id));
const refused = groups.filter(({ id }) => refusedIds.has(id));
const done = groups.filter(({ id }) => !refusedIds.has(id));

describe('schemas of the suite', () => {
  it('are refused at their lines for reasons that are known', () => {
    const unexplained = refused.filter(
      ({ schema }) => !REFUSED.some((reason) => reason.test(JSON.stringify(schema))),
    );
    expect(unexplained.map(({ name }) => name)).toEqual([]);
    expect(done.length).toBeGreaterThan(280);
  });

  it('use every keyword and format that is done', () => {
    const text = JSON.stringify(done.map(({ schema }) => schema));
    const keywords = Object.entries(schemaKeywords)
      .filter(([, { support }]) => support === 'done')
      .map(([keyword]) => keyword);
    expect(keywords.filter((keyword) => !text.includes(`"${keyword}":`))).toEqual([]);
    const unused = [...formats, ...standardFormats].filter(
      (format) => !text.includes(`"format":"${format}"`),
    );
    // A file is no value of JSON.
    expect(unused).toEqual(['binary']);
  });
});

describe('a value of the suite', () => {
  let served: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    const { findRoute } = await generatePlain(documentOf(done));
    served = await serve(findRoute, ({ body }) => ({ status: 200, body }));
  });

  it.each(done.map((group) => [group.name, group.description, group] as const))(
    'is taken and answered, or refused, as the standard has it: %s, %s',
    async (name, _description, { id, tests }) => {
      const differences: unknown[] = [];
      for (const { description, data, valid } of tests) {
        const answer = await fetch(`${served.address}/${id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(data),
        });
        const body: unknown = await answer.json();
        const isSame = !valid || JSON.stringify(sorted(body)) === JSON.stringify(sorted(data));
        if (answer.status !== (valid ? 200 : 400) || !isSame)
          differences.push({ description, status: answer.status, data, body });
      }
      if (name in waived) expect(differences, waived[name]).not.toEqual([]);
      else expect(differences).toEqual([]);
    },
  );
});

/** Members in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member)] as const);
  return Object.fromEntries(members.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
