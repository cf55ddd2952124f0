import type { Git } from '#src/git/git.ts';
import { Hopeless } from '#src/workers/definition.ts';
import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { completers } from './completers.ts';
import type { CompletingTools } from './receivers.ts';
import { openBody, sealBody } from './sealed-body.ts';
import { writeJson } from './write-json.ts';

/** Stored payload. */
export interface StoredBody {
  readonly payload_id: number;
  readonly body: string;
  readonly completer: string | null;
}

/**
 * Adds the parts of a payload that are not in the database, once for all receivers.
 */
export async function completeBody(stored: StoredBody, tools: CompletingTools): Promise<string> {
  const { completer: name, payload_id } = stored;
  const body = openBody(tools.db, stored.body);
  if (name === null) return body;
  const completer = completers.find((each) => each.name === name);
  if (completer === undefined) throw new Hopeless(`unknown payload completer ${name}`);
  return shareCompletion(tools.git, payload_id, async () => {
    const whole = await writeJson(await completer.complete(JSON.parse(body) as object, tools));
    return keep(tools.db, payload_id, whole);
  });
}

/** The payloads that are being completed in this process, by its repositories. */
const underWay = new WeakMap<Git, Map<number, Promise<string>>>();

/** Lets simultaneous deliveries of the same payload wait for the first completion. */
function shareCompletion(git: Git, id: number, complete: () => Promise<string>): Promise<string> {
  const known = underWay.get(git) ?? new Map<number, Promise<string>>();
  underWay.set(git, known);
  const begun = known.get(id) ?? complete().finally(() => known.delete(id));
  known.set(id, begun);
  return begun;
}

async function keep(db: Database, payload_id: number, whole: string): Promise<string> {
  const bytes = Buffer.byteLength(whole);
  const row = db('delivery_payloads').where({ id: payload_id });
  const deliveries = db('deliveries').where({ payload_id });
  // The payload is stored last: after an interruption it is completed again.
  await changeWithin(deliveries, { bytes });
  await row.update({ body: sealBody(db, whole), bytes, completer: null });
  return whole;
}
