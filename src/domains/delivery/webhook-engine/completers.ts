import { commitCompleter, type WithCommits } from '#src/domains/core/repositories/hook-commits.ts';
import { pushCompleter } from '#src/domains/core/repositories/hook-payload.ts';
import { type CompletingTools, Incomplete } from './receivers.ts';

/** Completes a payload with data outside the database, such as the commits that an event names by sha. */
export interface Completer {
  readonly name: string;
  complete(facts: object, tools: CompletingTools): Promise<object>;
}

/** Every way to complete a payload; one line each. */
export const completers: readonly Completer[] = [commitCompleter, pushCompleter];

/** A payload that is completed before it is sent where it names commits. */
export const completePayload = <Payload extends object>({
  payload,
  ...facts
}: WithCommits<Payload>): object =>
  // The places come first, because shortening a payload keeps its first properties.
  facts.places.length === 0 ? payload : new Incomplete(commitCompleter.name, { ...facts, payload });
