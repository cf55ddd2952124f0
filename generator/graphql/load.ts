import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ASTNode, type DefinitionNode, GraphQLError, parse, Source } from 'graphql';
import type { Fault, Position } from '../load/faults.ts';

/** One file of the type system. */
export interface SdlFile {
  /** File name without `.graphql`: the name of the resource. */
  readonly name: string;
  readonly definitions: readonly DefinitionNode[];
}

export interface LoadedSdl {
  readonly files: readonly SdlFile[];
  readonly faults: readonly Fault[];
}

/** Reads the files of a folder, or none where there is no such folder. Faults are returned, not thrown. */
export function loadSdl(folder: string, shownFolder = folder): LoadedSdl {
  const files: SdlFile[] = [];
  const faults: Fault[] = [];
  for (const name of listFiles(folder)) {
    const source = new Source(readFileSync(join(folder, name), 'utf8'), join(shownFolder, name));
    try {
      const { definitions } = parse(source);
      files.push({ name: basename(name, '.graphql'), definitions });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? [];
      faults.push({
        rule: 'graphql-syntax',
        message: error.message,
        advice: 'Write the type system in the language of GraphQL',
        position: { file: source.name, line, column },
        severity: 'error',
      });
    }
  }
  return { files, faults };
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.graphql'))
      .toSorted();
  } catch {
    return [];
  }
}

/** The place of a node in the file that it was read from. */
export function getPosition({ loc }: ASTNode): Position {
  if (loc === undefined) throw new Error('the node has no place');
  const { line, column } = loc.startToken;
  return { file: loc.source.name, line, column };
}
