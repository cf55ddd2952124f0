import type { GpgKey } from '#generated/gpg-keys/types.ts';
import type { GpgKeyRow } from './table.ts';

export function presentGpgKey({ id, key, created_at }: GpgKeyRow): GpgKey {
  return { id, key, created_at };
}
