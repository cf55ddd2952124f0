import { GraphQLError } from 'graphql';
import type { GraphqlContext } from '../context.ts';
import { readGlobalIdEnd, parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import type { Container } from '#src/records/container.ts';
import { findLabelsById } from '#src/domains/planning/labels/table.ts';

const labelTypes = ['Label', 'ProjectLabel', 'GroupLabel'] as const;

/** The most labels that are named in one question. */
const maxNamedLabels = 100;

/**
 * Titles of labels by id, for labels that records in the project or group may have.
 * @throws GraphQLError
 */
export async function loadLabelTitles(
  { globalIdApp, request: { db } }: GraphqlContext,
  container: Container,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length > maxNamedLabels)
    throw new GraphQLError(`At most ${maxNamedLabels} labels may be named`);
  const found = await findLabelsById(
    db,
    container,
    ids.map((id) => parseGlobalIdNumber(readGlobalIdEnd(globalIdApp, id, ...labelTypes))),
  );
  return found.map(({ title }) => title);
}
