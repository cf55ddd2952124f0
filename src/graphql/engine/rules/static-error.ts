import type { ASTNode } from 'graphql';

/** An error, with its members in the order of the response. */
export interface QueryError {
  message: string;
  locations?: { line: number; column: number }[];
  path?: (string | number)[];
  extensions?: Record<string, unknown>;
}

/** Limit on reported errors; validation stops there. */
const maxErrors = 5;

/** Thrown to end the validation of a document after enough errors. */
class EnoughErrors extends Error {}

export function listLocations(...nodes: readonly ASTNode[]): { line: number; column: number }[] {
  return nodes.flatMap(({ loc }) =>
    loc === undefined ? [] : [{ line: loc.startToken.line, column: loc.startToken.column }],
  );
}

/** Collects the errors of a document. */
export class StaticErrors {
  readonly list: QueryError[] = [];

  add(
    message: string,
    nodes: ASTNode | readonly ASTNode[],
    path: readonly string[],
    extensions: Record<string, unknown>,
  ): void {
    const locations = listLocations(...[nodes].flat());
    this.list.push({ message, locations, path: [...path], extensions });
    if (this.list.length >= maxErrors) throw new EnoughErrors();
  }

  /** Does the work until it ends, or until enough is wrong. */
  gather(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof EnoughErrors)) throw error;
    }
  }

  /** Does work that waits for its turns until it ends, or until enough is wrong. */
  async gatherInTurns(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof EnoughErrors)) throw error;
    }
  }
}
