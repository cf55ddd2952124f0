import { expect, it } from 'vitest';
import type { LoadOptions } from '#generator/load/load.ts';
import { changed, loadFiles, marks, places } from './documents.ts';

/** A fault put into the sound document. */
export interface Seeded {
  readonly name: string;
  readonly rule: string;
  /** `jars.yaml` unless told. */
  readonly file?: string;
  readonly from: string;
  /** Replacement with a mark before each place that must be reported, and no other marks. */
  readonly to: string;
  /** Part of the message or the advice. */
  readonly says?: string;
}

export const ENTRY = 'spec/openapi.yaml';
export const JARS = 'spec/resources/jars.yaml';
export const SCHEMAS = 'spec/common/schemas.yaml';
export const RESPONSES = 'spec/common/responses.yaml';

/** One test for each: exactly the marked places are told, the rule among them. */
export function expectEach(table: readonly Seeded[], options: LoadOptions = {}): void {
  it.each(table)('$rule: $name', ({ rule, file = JARS, from, to, says }) => {
    const files = changed(file, from, to);
    const loaded = loadFiles(files, options);

    expect([...new Set(places(loaded))]).toEqual(marks(files));
    expect(loaded.faults.map((fault) => fault.rule)).toContain(rule);
    if (says !== undefined) {
      const texts = loaded.faults.map(({ message, advice }) => `${message}. ${advice}`);
      expect(texts.join('\n')).toContain(says);
    }
  });
}
