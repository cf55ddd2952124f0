import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import document from '#generated/openapi.json' with { type: 'json' };
import { defaultInstanceSettings } from '#src/settings/defaults.ts';
import { settingsWithoutEffect } from './settings-without-effect.ts';

/** Names that are put together where they are read. */
const composed = [
  /^(?:rsa|dsa|ecdsa|ecdsa_sk|ed25519|ed25519_sk)_key_restriction$/,
  /^throttle_(?:un)?authenticated_(?:web|api|files_api|packages_api|deprecated_api)_(?:period_in_seconds|requests_per_period)$/,
];

function wordsBelow(folder: string, passes: (path: string) => boolean): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .filter(passes);
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

const names = Object.keys(defaultInstanceSettings);
/** The settings themselves, and the operations that read and write them, are no use that is made of them. */
const read = wordsBelow(
  'src',
  (path) =>
    !/^src\/settings\/(?:row|defaults|kinds|table)\.ts$/.test(path) &&
    !/^src\/domains\/platform\/application-settings\/(?!maintenance)/.test(path),
);
const acts = (name: string) => read.has(name) || composed.some((pattern) => pattern.test(name));
const listed = Object.values(settingsWithoutEffect).flat();

describe('every setting of the instance', () => {
  it('acts, or is told to have no effect, and why', () => {
    const told = new Set<string>(listed);
    expect(listed).toHaveLength(told.size);
    expect(names.filter((name) => !acts(name) && !told.has(name))).toEqual([]);
    expect(listed.filter((name) => acts(name))).toEqual([]);
  });

  it('says in the document that it has none, where it is of the registry', () => {
    const schemas = document.components.schemas;
    const told = [schemas.ApplicationSettings, schemas.UpdateApplicationSettings].flatMap(
      ({ properties }) => Object.entries(properties) as [string, { description: string }][],
    );
    const ofRegistry = told.filter(([name]) => name.startsWith('container_'));
    expect(ofRegistry.length).toBeGreaterThan(20);
    const silent = ofRegistry.filter(([, { description }]) => /without effect/i.test(description));
    expect(new Set(silent.map(([name]) => name))).toEqual(
      new Set(listed.filter((name) => name.startsWith('container_'))),
    );
  });
});
