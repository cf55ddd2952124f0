import { writeFileSync } from 'node:fs';
import { loadGraphqlSchema } from '#src/graphql/load-schema.ts';
import { isCovered, missingFile, missingNames, namesOfSchema, readAreas } from './names.ts';

// Takes off the lists what is there now. Where a listed name has come with parts missing, these take its place; a name
// that was on no list is not added, so that the test tells it.

const there = namesOfSchema(await loadGraphqlSchema({ globalIdApp: 'gitlab' }));
for (const area of readAreas()) {
  const missing = [...missingNames(area, there).keys()];
  const listed = new Set(area.toCome);
  const toCome = missing.filter((name) => !area.leftOut.has(name) && isCovered(name, listed));
  const leftOut = missing.filter((name) => area.leftOut.has(name));
  const lines = [...toCome, ...leftOut.map((name) => `${name}: ${area.leftOut.get(name)}`)];
  const file = missingFile(area.name);
  writeFileSync(
    file,
    lines
      .toSorted()
      .map((line) => `${line}\n`)
      .join(''),
  );
}
