import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { PgpSignature as PgpSignatureBody } from '#generated/common/types.ts';
import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { loadProvenAddresses } from '#src/domains/core/users/account/addresses.ts';
import { fold } from '#src/database/folding.ts';
import { readKeyId, readKeyBlock, type KeyBlock } from './key-block.ts';
import { covers } from './lifetime.ts';
import { readSignatures, type PgpSignature } from './signature.ts';
import type { GpgKeyRow } from './table.ts';
import { verifyContent } from './verify.ts';

interface SignedContent {
  /** The armored signature. */
  readonly signature: string;
  readonly content: Buffer;
  /** Mail address of the claimed signer. */
  readonly email: string;
}

type Status = PgpSignatureBody['verification_status'];

/** Finds the signer, and checks that the committer's address belongs to them; null for an unreadable signature. */
export async function verifySigned(
  db: Database,
  { signature: text, content, email }: SignedContent,
): Promise<PgpSignatureBody | null> {
  const signatures = readSignatures(text);
  const [signature] = signatures ?? [];
  if (signatures === null || signature === undefined) return null;
  const issuer = signature.issuerFingerprint ?? signature.issuerKeyId;
  if (issuer === null) return null;
  const found = await findKey(db, signature, email);
  if (found === null) {
    const status = signatures.length > 1 ? 'multiple_signatures' : 'unknown_key';
    return present(status, issuer, null);
  }
  const addresses = await loadProvenAddresses(db, { id: found.row.user_id });
  const owned = found.block.owners.filter((owner) => addresses.has(fold(owner.email)));
  const owner = owned[0] ?? found.block.owners[0] ?? null;
  const getStatus = (): Status => {
    if (signatures.length > 1) return 'multiple_signatures';
    if (owned.length === 0) return 'unverified_key';
    if (!covers(found.key.lifetime, signature.createdAt)) return 'unverified';
    if (!isSigned({ signature, text, content, ...found })) return 'unverified';
    if (owned.some((each) => fold(each.email) === fold(email))) return 'verified';
    return addresses.has(fold(email)) ? 'same_user_different_email' : 'other_user';
  };
  return present(getStatus(), found.block.primary.fingerprint, { id: found.row.id, owner });
}

/** Cached blocks by digest: the content of a block never changes. */
const blocks = new GenerationalCache<string, { readonly block: KeyBlock | null }>(200);

function findKnownBlock(text: string): KeyBlock | null {
  const digest = hash('sha256', text, 'base64');
  const known = blocks.get(digest) ?? { block: readKeyBlock(text) };
  blocks.set(digest, known);
  return known.block;
}

/** Cached results by a digest of their inputs: pages of commits are requested repeatedly. */
const verdicts = new GenerationalCache<string, boolean>(5000);

interface Checked extends FoundKey {
  readonly signature: PgpSignature;
  /** The signature as in the object. */
  readonly text: string;
  readonly content: Buffer;
}

function isSigned({ signature, text, content, row, key }: Checked): boolean {
  const parts = [text, content, row.key].map((part) => hash('sha256', part, 'base64'));
  const by = [...parts, key.fingerprint].join(' ');
  const verdict = verdicts.get(by) ?? verifyContent(signature, key, content);
  verdicts.set(by, verdict);
  return verdict;
}

interface FoundKey {
  readonly row: GpgKeyRow;
  readonly block: KeyBlock;
  readonly key: KeyBlock['primary'];
}

/** Finds the known key of a signature: any user's primary key, or a subkey of the address's owner. */
async function findKey(
  db: Database,
  signature: PgpSignature,
  email: string,
): Promise<FoundKey | null> {
  const holders = await db('emails')
    .where('email_key', fold(email))
    .select<{ user_id: number }[]>('user_id');
  const keys = db<GpgKeyRow>('gpg_keys').select('gpg_keys.*').limit(100);
  const { issuerFingerprint, issuerKeyId } = signature;
  const rows = (await keys.where((either) => {
    void whereInList(
      either,
      'user_id',
      holders.map(({ user_id }) => user_id),
    );
    if (issuerFingerprint !== null) void either.orWhere('fingerprint', issuerFingerprint);
    else if (issuerKeyId !== null) void either.orWhereLike('fingerprint', `%${issuerKeyId}`);
  })) as GpgKeyRow[];
  const isIssuer = (key: KeyBlock['primary']) =>
    issuerFingerprint === null
      ? issuerKeyId !== null && key.fingerprint.endsWith(issuerKeyId)
      : key.fingerprint === issuerFingerprint;
  for (const row of rows) {
    // A long key block takes milliseconds to parse, and a user may have a hundred of them.
    await setImmediate();
    const block = findKnownBlock(row.key);
    const key = block === null ? undefined : [block.primary, ...block.subkeys].find(isIssuer);
    if (block !== null && key !== undefined) return { row, block, key };
  }
  return null;
}

function present(
  verification_status: Status,
  fingerprint: string,
  known: { id: number; owner: { name: string; email: string } | null } | null,
): PgpSignatureBody {
  return {
    signature_type: 'PGP',
    verification_status,
    gpg_key_id: known?.id ?? null,
    gpg_key_primary_keyid: readKeyId({ fingerprint }),
    gpg_key_user_name: known?.owner?.name ?? null,
    gpg_key_user_email: known?.owner?.email ?? null,
    // Subkeys have no rows.
    gpg_key_subkey_id: null,
  };
}
