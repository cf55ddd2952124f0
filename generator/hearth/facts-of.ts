import type { Facts } from '../dialect.ts';
import type { HearthFacts } from './facts.ts';

/** The facts that Hearth's words say about an operation of a document in its dialect. */
export const hearthFacts = ({ host }: Pick<Facts, 'host'>): HearthFacts =>
  host as unknown as HearthFacts;
