import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

/** Bytes of the blob with this full id; null when there is none. */
export async function blobSize(repository: Repository, id: string): Promise<number | null> {
  if (!isObjectId(id)) return null;
  const key = repository.key(id.toLowerCase());
  const { blobSizes } = repository.caches;
  const known = blobSizes.get(key);
  if (known !== undefined) return known;
  const { answer } = await repository.ask('inspect', { names: [id.toLowerCase()] });
  const facts = answer[0] ?? null;
  if (facts?.type !== 'blob') return null;
  blobSizes.set(key, facts.size);
  return facts.size;
}
