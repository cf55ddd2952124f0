import { changeAccess } from '#src/database/access-revision.ts';
import { NotFound, RowNotFound } from '#src/errors.ts';
import { readServer } from './address.ts';
import { checkAddress, forgotten } from './attributes.ts';
import { findHook, selectHooksOfContainer, type HookContainer } from './place.ts';
import { checkHeaders, checkUrlVariables } from './secret-rules.ts';
import { auditHook, type HookContext } from './write.ts';
import { sealSecret, unsealHookSecrets, unsealHookUrl } from './table.ts';

type Column = 'url_variables' | 'custom_headers';

interface Address {
  readonly place: HookContainer;
  readonly hook: number;
  readonly column: Column;
  readonly key: string;
}

/** Sets a variable of the address of a hook, or one of its headers. A hook whose server changes loses its secrets. */
export async function setSecret(
  context: HookContext,
  address: Address,
  value: string,
): Promise<void> {
  await changeSecrets(context, address, (secrets) => void secrets.set(address.key, value));
}

/** @throws NotFound for an unknown name */
export async function deleteSecret(context: HookContext, address: Address): Promise<void> {
  await changeSecrets(context, address, (secrets) => {
    if (secrets.delete(address.key)) return;
    throw address.column === 'custom_headers' ? new NotFound('Custom header') : new RowNotFound();
  });
}

/** The text of the audit event of a change, without keys and values. */
const changeNames = {
  url_variables: 'webhook url variables',
  custom_headers: 'webhook custom headers',
};

type Change = (secrets: Map<string, string>) => void;

async function changeSecrets(
  context: HookContext,
  { place, hook, column }: Address,
  change: Change,
): Promise<void> {
  const { db } = context;
  const row = await findHook(db, place, hook);
  const had = unsealHookSecrets(db, row, column);
  const changedSecrets = applyChange(had, change);
  if (column === 'custom_headers') checkHeaders(toList(changedSecrets));
  else {
    checkUrlVariables(toList(changedSecrets));
    // A removed variable may break the address, which is allowed: delivery then fails, and the hook log says why.
    if (changedSecrets.size >= had.size)
      await checkAddress(db, unsealHookUrl(db, row), changedSecrets, place.kind);
  }
  await changeAccess(db, async (db) => {
    // A concurrent request may have changed the secrets.
    const row = await findHook(db, place, hook);
    const had = unsealHookSecrets(db, row, column);
    const secrets = applyChange(had, change);
    const url = unsealHookUrl(db, row);
    const moves = column === 'url_variables' && readServer(url, had) !== readServer(url, secrets);
    const text = JSON.stringify(Object.fromEntries(secrets));
    const sealed = secrets.size === 0 ? null : sealSecret(db, column, text);
    await selectHooksOfContainer(db, place)
      .where({ id: hook })
      .update({ ...(moves && forgotten), [column]: sealed });
    await auditHook(db, place, row, { change: changeNames[column] }, context);
  });
}

function applyChange(secrets: ReadonlyMap<string, string>, change: Change): Map<string, string> {
  const copy = new Map(secrets);
  change(copy);
  return copy;
}

const toList = (secrets: ReadonlyMap<string, string>) =>
  [...secrets].map(([key, value]) => ({ key, value }));
