import { Hopeless } from '../../workers/definition.ts';
import { completers } from './completers.ts';
import type { CompletingTools } from './receivers.ts';
import { openBody, sealBody } from './sealed-body.ts';
import { writeJson } from './write-json.ts';

/** A payload as it is stored. */
export interface StoredBody {
  readonly payload_id: number;
  readonly body: string;
  readonly completer: string | null;
}

/** Adds to a payload what is not in the database, once for all who are sent it. */
export async function completeBody(stored: StoredBody, tools: CompletingTools): Promise<string> {
  const { completer: name, payload_id } = stored;
  const body = openBody(tools.db, stored.body);
  if (name === null) return body;
  const completer = completers.find((each) => each.name === name);
  if (completer === undefined) throw new Hopeless(`nobody completes payloads as ${name}`);
  const whole = await writeJson(await completer.complete(JSON.parse(body) as object, tools));
  await tools
    .db('delivery_payloads')
    .where({ id: payload_id })
    .update({ body: sealBody(tools.db, whole), bytes: Buffer.byteLength(whole), completer: null });
  return whole;
}
