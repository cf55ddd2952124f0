import { currentChain } from '../../chain.ts';
import type { Database } from '../../database/database.ts';
import { longestChain } from './limits.ts';
import type { AnyReceiverKind } from './receivers.ts';

type Test = (kind: AnyReceiverKind, id: number) => boolean;

const anybody: Test = () => true;
const nobody: Test = () => false;

/**
 * Tells who may be told of what happens now. A receiver that was told before in the same chain is not told again, and a
 * chain that has set off many sets off no more: else two receivers that call back would never end.
 */
export async function outsideChain(db: Database): Promise<Test> {
  const event_uuid = currentChain();
  if (event_uuid === undefined) return anybody;
  const told = await db('deliveries').where({ event_uuid }).limit(longestChain);
  if (told.length >= longestChain) return nobody;
  return ({ column }, id) => !told.some((row) => row[column] === id);
}
